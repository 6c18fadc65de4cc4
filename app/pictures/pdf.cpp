#include "app/pictures/pdf.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <vector>

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <fmt/format.h>

#include "app/figure/halo.h"
#include "app/figure/hatch.h"
#include "app/figure/text_layout.h"
#include "app/figure/utf8.h"
#include "app/codecs/pdf_scene.h"
#include "embedded/fonts.h"

namespace sepax {

namespace {

constexpr double kPointsPerPixel = 72.0 / 96;
constexpr double kPointsPerMillimetre = 72 / 25.4;
/// Every page says the same, so that the same picture is the same file.
constexpr const char* kNoDate = "2000-01-01T00:00:00Z";

template <class Type, void (*release)(Type*)>
struct Releaser {
  void operator()(Type* object) const { release(object); }
};
using Surface = std::unique_ptr<cairo_surface_t, Releaser<cairo_surface_t, cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, Releaser<cairo_t, cairo_destroy>>;

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

/// Draws the items of a figure; units are logical pixels.
class PdfPen {
 public:
  PdfPen(cairo_t* context, const Figure& figure, const VectorOptions& options)
      : cairo_(context), figure_(figure), options_(options), theme_(theme(options.theme)) {}

  void draw();

 private:
  void operator()(const Stroke& stroke);
  void operator()(const Fill& fill);
  void operator()(const Dot& dot);
  void operator()(const Box& box);
  void operator()(const Text& text);

  void ink(Paint paint) {
    const Color c = theme_[paint.role];
    cairo_set_source_rgba(cairo_, c.r / 255.0, c.g / 255.0, c.b / 255.0, paint.alpha);
  }
  void path(const std::vector<Vec2>& points, bool closed);
  void roundedBox(Vec2 min, Vec2 size, double radius);
  void hatchLines(const Fill& fill, bool forward);
  void glyphs(const Text& text, const TextLine& line, bool halo);

  cairo_t* cairo_;
  const Figure& figure_;
  const VectorOptions& options_;
  const Theme& theme_;
};

bool areFinite(const std::vector<Vec2>& points) {
  return std::all_of(points.begin(), points.end(), [](Vec2 p) { return isFinite(p); });
}

void PdfPen::path(const std::vector<Vec2>& points, bool closed) {
  cairo_new_path(cairo_);
  for (const Vec2 p : points) cairo_line_to(cairo_, p.x, p.y);
  if (points.size() == 1) cairo_line_to(cairo_, points[0].x, points[0].y);
  if (closed) cairo_close_path(cairo_);
}

void PdfPen::operator()(const Stroke& stroke) {
  if (stroke.points.empty() || !areFinite(stroke.points)) return;
  const bool dashed = stroke.dash.off > 0;
  const double dashes[] = {stroke.dash.on, stroke.dash.off};
  cairo_set_dash(cairo_, dashes, dashed ? 2 : 0, 0);
  cairo_set_line_cap(
      cairo_, stroke.cap == Cap::round && !dashed ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width(cairo_, stroke.width * theme_.strokeScale);
  ink(stroke.paint);
  path(stroke.points, stroke.closed && stroke.points.size() > 2);
  cairo_stroke(cairo_);
}

/// Lines where x + y (forward) or x - y is a multiple of the period, measured across the lines.
void PdfPen::hatchLines(const Fill& fill, bool forward) {
  double low = 0;
  double high = 0;
  double left = fill.outline[0].x;
  double right = left;
  for (std::size_t i = 0; i < fill.outline.size(); ++i) {
    const Vec2 p = fill.outline[i];
    const double across = (p.x + (forward ? p.y : -p.y)) / std::numbers::sqrt2;
    low = i == 0 ? across : std::min(low, across);
    high = i == 0 ? across : std::max(high, across);
    left = std::min(left, p.x);
    right = std::max(right, p.x);
  }
  cairo_new_path(cairo_);
  for (double k = std::floor(low / kHatchPeriod); k * kHatchPeriod <= high + kHatchWidth; ++k) {
    const double sum = k * kHatchPeriod * std::numbers::sqrt2;
    const auto y = [&](double x) { return forward ? sum - x : x - sum; };
    cairo_move_to(cairo_, left, y(left));
    cairo_line_to(cairo_, right, y(right));
  }
}

void PdfPen::operator()(const Fill& fill) {
  if (fill.outline.size() < 3 || !areFinite(fill.outline)) return;
  ink(fill.paint);
  path(fill.outline, true);
  cairo_set_fill_rule(cairo_, CAIRO_FILL_RULE_EVEN_ODD);
  if (fill.hatch == Hatch::none) return cairo_fill(cairo_);
  cairo_save(cairo_);
  cairo_clip(cairo_);
  cairo_set_dash(cairo_, nullptr, 0, 0);
  cairo_set_line_width(cairo_, kHatchWidth);
  cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_SQUARE);
  for (const Hatch hatch : {Hatch::forward, Hatch::backward}) {
    if (fill.hatch != hatch && fill.hatch != Hatch::cross) continue;
    hatchLines(fill, hatch == Hatch::forward);
    cairo_stroke(cairo_);
  }
  cairo_restore(cairo_);
}

void PdfPen::operator()(const Dot& dot) {
  if (!isFinite(dot.center) || !(dot.radius > 0)) return;
  const double ring = std::min(dot.ringWidth, dot.radius);
  const auto disc = [&](double radius) {
    cairo_new_path(cairo_);
    cairo_arc(cairo_, dot.center.x, dot.center.y, radius, 0, 2 * std::numbers::pi);
  };
  ink(dot.fill);
  disc(dot.radius - ring / 2);
  cairo_fill(cairo_);
  if (ring <= 0) return;
  ink(dot.ring);
  disc(dot.radius - ring / 2);
  cairo_set_dash(cairo_, nullptr, 0, 0);
  cairo_set_line_width(cairo_, ring);
  cairo_stroke(cairo_);
}

void PdfPen::roundedBox(Vec2 min, Vec2 size, double radius) {
  const double r = std::max(std::min({radius, size.x / 2, size.y / 2}), 0.0);
  const double quarter = std::numbers::pi / 2;
  const Vec2 max = min + size;
  cairo_new_path(cairo_);
  cairo_arc(cairo_, max.x - r, min.y + r, r, -quarter, 0);
  cairo_arc(cairo_, max.x - r, max.y - r, r, 0, quarter);
  cairo_arc(cairo_, min.x + r, max.y - r, r, quarter, 2 * quarter);
  cairo_arc(cairo_, min.x + r, min.y + r, r, 2 * quarter, 3 * quarter);
  cairo_close_path(cairo_);
}

void PdfPen::operator()(const Box& box) {
  if (!isFinite(box.min) || !isFinite(box.max)) return;
  const double border = box.borderWidth;
  const Vec2 min = box.min + Vec2{border / 2, border / 2};
  const Vec2 size = box.max - box.min - Vec2{border, border};
  if (!(size.x > 0) || !(size.y > 0)) return;
  ink(box.fill);
  roundedBox(min, size, box.radius - border / 2);
  cairo_fill(cairo_);
  if (border <= 0) return;
  ink(box.border);
  roundedBox(min, size, box.radius - border / 2);
  cairo_set_dash(cairo_, nullptr, 0, 0);
  cairo_set_line_width(cairo_, border);
  cairo_stroke(cairo_);
}

/// Neighbouring glyphs of one face with the bytes that they stand for.
struct GlyphRun {
  int face = 0;
  std::string text;
  std::vector<cairo_glyph_t> glyphs;
  std::vector<cairo_text_cluster_t> clusters;
};

/// One glyph for each character, as layoutLine makes them.
std::vector<GlyphRun> runsOf(const Text& text, const TextLine& line) {
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

void PdfPen::glyphs(const Text& text, const TextLine& line, bool halo) {
  for (const GlyphRun& run : runsOf(text, line)) {
    cairo_set_font_face(cairo_, fonts()[static_cast<std::size_t>(run.face)]);
    cairo_set_font_size(cairo_, text.size);
    const int count = static_cast<int>(run.glyphs.size());
    if (halo) {
      cairo_glyph_path(cairo_, run.glyphs.data(), count);
    } else {
      cairo_show_text_glyphs(cairo_, run.text.data(), static_cast<int>(run.text.size()),
                             run.glyphs.data(), count, run.clusters.data(),
                             static_cast<int>(run.clusters.size()),
                             static_cast<cairo_text_cluster_flags_t>(0));
    }
  }
}

void PdfPen::operator()(const Text& text) {
  if (!isFinite(text.position) || !(text.size > 0)) return;
  const TextLine line = layoutLine(text.text, text.size, text.weight);
  if (text.halo && !options_.transparentGround) {
    cairo_new_path(cairo_);
    glyphs(text, line, true);
    ink({figure_.ground.role, kHaloOpacity * text.paint.alpha});
    cairo_set_dash(cairo_, nullptr, 0, 0);
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(cairo_, 2 * kHaloRadius);
    cairo_stroke(cairo_);
  }
  ink(text.paint);
  glyphs(text, line, false);
}

void PdfPen::draw() {
  if (!options_.transparentGround) {
    ink(figure_.ground);
    cairo_paint(cairo_);
  }
  for (const Item* item : inPaintingOrder(figure_)) {
    std::visit([this](const auto& part) { (*this)(part); }, *item);
  }
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int length) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), length);
  return CAIRO_STATUS_SUCCESS;
}

void describe(cairo_surface_t* surface, const PictureInfo& info) {
  cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4);
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, info.title.c_str());
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, info.caption.c_str());
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "sepax");
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, kNoDate);
}

}  // namespace

PdfResult encodePdf(const Figure& figure, const VectorOptions& options, const PictureInfo& info) {
  if (fonts().empty()) return {{}, "the fonts cannot be put into a PDF file"};
  const double unit = options.millimetres > 0
                          ? options.millimetres * kPointsPerMillimetre / figure.width
                          : options.scale * kPointsPerPixel;
  std::string bytes;
  const Surface surface(cairo_pdf_surface_create_for_stream(append, &bytes, figure.width * unit,
                                                            figure.height * unit));
  describe(surface.get(), info);
  const Context context(cairo_create(surface.get()));
  cairo_scale(context.get(), unit, unit);
  PdfPen(context.get(), figure, options).draw();
  cairo_show_page(context.get());
  cairo_surface_finish(surface.get());
  const cairo_status_t status = cairo_surface_status(surface.get());
  if (status != CAIRO_STATUS_SUCCESS)
    return {{}, fmt::format("the PDF cannot be written: {}", cairo_status_to_string(status))};
  return {withPdfScene(std::move(bytes), info.scene), {}};
}

}  // namespace sepax
