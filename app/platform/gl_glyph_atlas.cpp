#include "app/platform/gl_glyph_atlas.h"

#include "app/figure/glyph_bitmap.h"

#include <algorithm>

namespace sepax {
namespace {

/// The part of a halo's radius over which it fades out: a hard edge would look like a sticker.
constexpr double kHaloFade = 0.6;

GlyphBitmap bitmapOf(const AtlasKey& key) {
  const GlyphBitmap glyph = rasterize(key.face, key.glyph, key.size / 64.0, key.phase / 4.0);
  const double radius = key.radius / 64.0;
  return key.radius > 0 ? grown(glyph, radius, kHaloFade * radius) : glyph;
}

}  // namespace

void GlyphAtlas::reset(int side) {
  side_ = side;
  pixels_.assign(static_cast<std::size_t>(side) * static_cast<std::size_t>(side), 0);
  glyphs_.clear();
  shelfX_ = shelfY_ = shelfHeight_ = 0;
  ++version_;
}

std::optional<AtlasGlyph> GlyphAtlas::find(const AtlasKey& key) {
  if (const auto known = glyphs_.find(key); known != glyphs_.end()) return known->second;
  const GlyphBitmap bitmap = bitmapOf(key);
  AtlasGlyph glyph{bitmap.left, bitmap.top, bitmap.width, bitmap.height, 0, 0};
  if (bitmap.coverage.empty()) return glyphs_[key] = glyph;
  if (shelfX_ + glyph.width > side_) {
    shelfX_ = 0;
    shelfY_ += shelfHeight_;
    shelfHeight_ = 0;
  }
  if (glyph.width > side_ || shelfY_ + glyph.height > side_) return std::nullopt;
  glyph.x = shelfX_;
  glyph.y = shelfY_;
  shelfX_ += glyph.width;
  shelfHeight_ = std::max(shelfHeight_, glyph.height);
  for (int row = 0; row < glyph.height; ++row) {
    const auto from = bitmap.coverage.begin() + row * glyph.width;
    std::copy(from, from + glyph.width, pixels_.begin() + (glyph.y + row) * side_ + glyph.x);
  }
  ++version_;
  return glyphs_[key] = glyph;
}

}  // namespace sepax
