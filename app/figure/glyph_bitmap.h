#pragma once

#include <cstdint>
#include <vector>

/// Glyphs as pixels. Everything here is in device pixels.
namespace sepax {

/// Coverage of a glyph on whole pixels, rows from the top; left and top are seen from the pen
/// position on the baseline, y down. Empty for a glyph without ink.
struct GlyphBitmap {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> coverage;
};

/// `shift` moves the glyph right by a part of a pixel, in [0, 1).
[[nodiscard]] GlyphBitmap rasterize(int face, int glyph, double pixelsPerEm, double shift);

/// The glyph grown by `radius` on all sides; it fades out over the last `fade` pixels of that.
[[nodiscard]] GlyphBitmap grown(const GlyphBitmap& glyph, double radius, double fade);

}  // namespace sepax
