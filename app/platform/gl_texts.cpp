#include "app/figure/halo.h"
#include "app/figure/text_layout.h"
#include "app/platform/gl_batches.h"

#include <cmath>

namespace sepax {
namespace {

/// Glyphs stand on quarters of a device pixel: even spacing at small sizes.
constexpr int kPhases = 4;

struct PenPlace {
  int x = 0;  ///< device pixels
  int y = 0;
  int phase = 0;  ///< quarters of a device pixel to the right of x
};

PenPlace penAt(double x, double y) {
  const int quarters = static_cast<int>(std::floor(x * kPhases + 0.5));
  const int whole = static_cast<int>(std::floor(static_cast<double>(quarters) / kPhases));
  return {whole, static_cast<int>(std::round(y)), quarters - whole * kPhases};
}

struct Line {
  TextLine glyphs;
  Vec2 start;    ///< device pixels
  int size = 0;  ///< device pixels per em, times 64
};

/// Adds the glyphs of the line, or their halo when the radius is not 0.
void addGlyphs(Batches& batches, const Line& line, int radius, Rgba8 color, Run::Kind kind,
               const PixelView& view, GlyphAtlas& atlas) {
  for (const Glyph& glyph : line.glyphs.glyphs) {
    const PenPlace pen = penAt(line.start.x + glyph.x * view.scale, line.start.y);
    const auto entry = atlas.find({glyph.face, glyph.index, line.size, pen.phase, radius});
    if (!entry) batches.atlasFull = true;
    if (!entry || entry->width == 0) continue;
    const auto point = [](int x, int y) {
      return Point{static_cast<float>(x), static_cast<float>(y)};
    };
    batches.glyphs.push_back({point(pen.x + entry->left, pen.y + entry->top),
                              point(entry->width, entry->height), point(entry->x, entry->y),
                              color});
    extendRun(batches, kind, batches.glyphs.size(), 1);
  }
}

}  // namespace

void addText(Batches& batches, const Text& text, const PixelView& view, GlyphAtlas& atlas) {
  if (!isFinite(text.position) || !(text.size > 0)) return;
  Line line{layoutLine(text.text, text.size, text.weight), view.scale * text.position,
            static_cast<int>(std::lround(text.size * view.scale * 64))};
  line.start.x += startOf(line.glyphs, text.align) * view.scale;
  const double reach = (text.size + kHaloRadius) * view.scale;
  const double right = line.start.x + line.glyphs.width * view.scale + reach;
  if (right < 0 || line.start.x - reach > view.width) return;
  if (line.start.y + reach < 0 || line.start.y - reach > view.height) return;
  if (text.halo) {
    // The whole halo first: that of one letter must not cover its neighbour.
    const int radius = static_cast<int>(std::lround(kHaloRadius * view.scale * 64));
    const Rgba8 color = colorOf(view, {view.ground, kHaloOpacity * text.paint.alpha});
    const Run::Kind kind = view.transparentGround ? Run::Kind::glyphErasure : Run::Kind::glyph;
    addGlyphs(batches, line, radius, color, kind, view, atlas);
  }
  addGlyphs(batches, line, 0, colorOf(view, text.paint), Run::Kind::glyph, view, atlas);
}

}  // namespace sepax
