#include "app/figure/glyph_bitmap.h"

#include "app/figure/font_faces.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace sepax {
namespace {

constexpr double kFar = 1e9;  ///< squared pixels; farther than any pixel of a glyph

/// Squared distances to the nearest seed along one line, where seed i costs `cost[i]` to start
/// with: the lower envelope of parabolas (Felzenszwalb and Huttenlocher, Distance Transforms of
/// Sampled Functions, 2012).
std::vector<double> lowerEnvelope(std::span<const double> cost) {
  const std::size_t count = cost.size();
  std::vector<std::size_t> apex(count);
  std::vector<double> border(count + 1);
  const auto square = [](std::size_t i) { return static_cast<double>(i * i); };
  std::size_t last = 0;
  border[0] = -std::numeric_limits<double>::infinity();
  border[1] = -border[0];
  for (std::size_t q = 1; q < count; ++q) {
    const auto crossing = [&](std::size_t p) {
      return (cost[q] + square(q) - cost[p] - square(p)) / (2.0 * static_cast<double>(q - p));
    };
    double s = crossing(apex[last]);
    while (last > 0 && s <= border[last]) s = crossing(apex[--last]);
    apex[++last] = q;
    border[last] = s;
    border[last + 1] = std::numeric_limits<double>::infinity();
  }
  std::vector<double> result(count);
  std::size_t k = 0;
  for (std::size_t q = 0; q < count; ++q) {
    while (border[k + 1] < static_cast<double>(q)) ++k;
    const double offset = static_cast<double>(q) - static_cast<double>(apex[k]);
    result[q] = offset * offset + cost[apex[k]];
  }
  return result;
}

/// A pixel with less ink than this, of 255, is beside the outline.
constexpr std::uint8_t kInk = 64;

/// The outline runs this far beyond the centre of an inked pixel, on average; pixels.
constexpr double kOutlineBeyondCenter = 0.2;

}  // namespace

GlyphBitmap rasterize(int face, int glyph, double pixelsPerEm, double shift) {
  const stbtt_fontinfo& info = fontFaces()[static_cast<std::size_t>(face)];
  const float scale = stbtt_ScaleForMappingEmToPixels(&info, static_cast<float>(pixelsPerEm));
  const float shiftX = static_cast<float>(shift);
  GlyphBitmap bitmap;
  int right = 0;
  int bottom = 0;
  stbtt_GetGlyphBitmapBoxSubpixel(&info, glyph, scale, scale, shiftX, 0, &bitmap.left, &bitmap.top,
                                  &right, &bottom);
  bitmap.width = std::max(right - bitmap.left, 0);
  bitmap.height = std::max(bottom - bitmap.top, 0);
  if (bitmap.width == 0 || bitmap.height == 0) return {};
  bitmap.coverage.resize(static_cast<std::size_t>(bitmap.width) *
                         static_cast<std::size_t>(bitmap.height));
  stbtt_MakeGlyphBitmapSubpixel(&info, bitmap.coverage.data(), bitmap.width, bitmap.height,
                                bitmap.width, scale, scale, shiftX, 0, glyph);
  return bitmap;
}

GlyphBitmap grown(const GlyphBitmap& glyph, double radius, double fade) {
  if (glyph.coverage.empty() || !(radius > 0)) return glyph;
  const int margin = static_cast<int>(std::ceil(radius)) + 1;
  GlyphBitmap result;
  result.left = glyph.left - margin;
  result.top = glyph.top - margin;
  result.width = glyph.width + 2 * margin;
  result.height = glyph.height + 2 * margin;
  const auto width = static_cast<std::size_t>(result.width);
  const auto height = static_cast<std::size_t>(result.height);
  const auto inset = static_cast<std::size_t>(margin);
  const auto innerWidth = static_cast<std::size_t>(glyph.width);

  std::vector<double> squared(width * height, kFar);
  for (std::size_t i = 0; i < glyph.coverage.size(); ++i) {
    squared[(i / innerWidth + inset) * width + i % innerWidth + inset] =
        glyph.coverage[i] < kInk ? kFar : 0;
  }
  std::vector<double> column(height);
  for (std::size_t x = 0; x < width; ++x) {
    for (std::size_t y = 0; y < height; ++y) column[y] = squared[y * width + x];
    column = lowerEnvelope(column);
    for (std::size_t y = 0; y < height; ++y) squared[y * width + x] = column[y];
  }
  result.coverage.resize(width * height);
  const double softness = std::max(fade, 1.0);  // one pixel makes an even edge
  const double reach = radius + kOutlineBeyondCenter + 0.5;
  for (std::size_t y = 0; y < height; ++y) {
    const std::vector<double> row = lowerEnvelope(std::span(squared).subspan(y * width, width));
    for (std::size_t x = 0; x < width; ++x) {
      const double coverage = std::clamp((reach - std::sqrt(row[x])) / softness, 0.0, 1.0);
      result.coverage[y * width + x] = static_cast<std::uint8_t>(std::lround(255 * coverage));
    }
  }
  return result;
}

}  // namespace sepax
