#include "app/pictures/pdf_glyphs.h"

#include "app/figure/text_layout.h"
#include "app/figure/utf8.h"
#include "embedded/fonts.h"

#include <cairo-ft.h>

#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// The embedded fonts as cairo wants them, in the order of the faces of a TextLine; empty when one
/// of them cannot be read.
using Fonts = std::vector<cairo_font_face_t*>;

Fonts openFonts() {
  Fonts fonts;
  FT_Library library = nullptr;
  if (FT_Init_FreeType(&library) != 0) return fonts;
  for (const embedded::File& file : embedded::fonts()) {
    FT_Face face = nullptr;
    if (FT_New_Memory_Face(library, file.bytes.data(), static_cast<FT_Long>(file.bytes.size()), 0,
                           &face) != 0) {
      return {};
    }
    fonts.push_back(cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING));
  }
  return fonts;
}

const Fonts& fonts() {
  // Kept for the life of the program: cairo caches the fonts of former pictures, uses their faces
  // when it clears the cache at a time of its own, and neither may go before the other.
  static const Fonts* const opened = new Fonts(openFonts());
  return *opened;
}

/// Neighbouring glyphs of one face with the bytes that they stand for.
struct GlyphRun {
  int face = 0;
  std::string text;
  std::vector<cairo_glyph_t> glyphs;
  std::vector<cairo_text_cluster_t> clusters;
};

/// One glyph for each character, as layoutLine makes them.
std::vector<GlyphRun> runsOf(const Text& text) {
  const TextLine line = layoutLine(text.text, text.size, text.weight);
  std::vector<GlyphRun> runs;
  const double left = text.position.x + startOf(line, text.align);
  std::string_view rest = text.text;
  for (const Glyph& glyph : line.glyphs) {
    if (rest.empty()) break;
    const std::string_view before = rest;
    (void)takeCharacter(rest);
    const std::string_view character = before.substr(0, before.size() - rest.size());
    if (runs.empty() || runs.back().face != glyph.face) runs.push_back({glyph.face, {}, {}, {}});
    GlyphRun& run = runs.back();
    run.text += character;
    run.glyphs.push_back(
        {static_cast<unsigned long>(glyph.index), left + glyph.x, text.position.y});
    run.clusters.push_back({static_cast<int>(character.size()), 1});
  }
  return runs;
}

void useFont(cairo_t* cairo, const GlyphRun& run, double size) {
  cairo_set_font_face(cairo, fonts()[static_cast<std::size_t>(run.face)]);
  cairo_set_font_size(cairo, size);
}

}  // namespace

bool hasPdfFonts() { return !fonts().empty(); }

void showGlyphs(cairo_t* cairo, const Text& text) {
  for (const GlyphRun& run : runsOf(text)) {
    useFont(cairo, run, text.size);
    cairo_show_text_glyphs(cairo, run.text.data(), static_cast<int>(run.text.size()),
                           run.glyphs.data(), static_cast<int>(run.glyphs.size()),
                           run.clusters.data(), static_cast<int>(run.clusters.size()),
                           static_cast<cairo_text_cluster_flags_t>(0));
  }
}

void addGlyphOutlines(cairo_t* cairo, const Text& text) {
  for (const GlyphRun& run : runsOf(text)) {
    useFont(cairo, run, text.size);
    cairo_glyph_path(cairo, run.glyphs.data(), static_cast<int>(run.glyphs.size()));
  }
}

}  // namespace sepax
