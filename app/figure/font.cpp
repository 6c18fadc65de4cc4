#include "app/figure/font.h"

#include "app/figure/font_faces.h"
#include "app/figure/text_layout.h"
#include "app/figure/utf8.h"

namespace sepax {
namespace {

const stbtt_fontinfo& faceInfo(int face) { return fontFaces()[static_cast<std::size_t>(face)]; }

double unitScale(int face, double size) {
  // stb_truetype counts in float; a size is a small number of pixels, so nothing is lost.
  return static_cast<double>(
      stbtt_ScaleForMappingEmToPixels(&faceInfo(face), static_cast<float>(size)));
}

/// Vertical extent of a glyph in font units, y up.
struct Extent {
  int low = 0;
  int high = 0;
};

Extent extentOf(char32_t character) {
  const FaceGlyph glyph = glyphFor(character, Weight::regular);
  Extent extent;
  stbtt_GetGlyphBox(&faceInfo(glyph.face), glyph.index, nullptr, &extent.low, nullptr,
                    &extent.high);
  return extent;
}

}  // namespace

TextLine layoutLine(std::string_view utf8, double size, Weight weight) {
  TextLine line;
  line.glyphs.reserve(utf8.size());
  while (!utf8.empty()) {
    const FaceGlyph glyph = glyphFor(takeCharacter(utf8), weight);
    line.glyphs.push_back({glyph.face, glyph.index, line.width});
    int advance = 0;
    int bearing = 0;
    stbtt_GetGlyphHMetrics(&faceInfo(glyph.face), glyph.index, &advance, &bearing);
    line.width += advance * unitScale(glyph.face, size);
  }
  return line;
}

double startOf(const TextLine& line, Align align) {
  switch (align) {
    case Align::left:
      return 0;
    case Align::center:
      return -line.width / 2;
    case Align::right:
      return -line.width;
  }
  return 0;
}

double textWidth(std::string_view utf8, double size, Weight weight) {
  return layoutLine(utf8, size, weight).width;
}

double ascent(double size) { return extentOf(U'H').high * unitScale(kInterRegular, size); }

double descent(double size) { return -extentOf(U'g').low * unitScale(kInterRegular, size); }

}  // namespace sepax
