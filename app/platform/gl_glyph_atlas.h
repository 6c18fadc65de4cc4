#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace sepax {

/// A glyph as it is drawn.
struct AtlasKey {
  int face = 0;
  int glyph = 0;
  int size = 0;    ///< device pixels per em, times 64
  int phase = 0;   ///< shift to the right, quarters of a device pixel
  int radius = 0;  ///< of the halo, device pixels times 64; 0 = the glyph itself
  friend auto operator<=>(const AtlasKey&, const AtlasKey&) = default;
};

/// Where its pixels are, and where they belong seen from the pen position; device pixels.
struct AtlasGlyph {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
  int x = 0;  ///< in the atlas
  int y = 0;
};

/// Rasterised glyphs side by side in one square picture, kept from frame to frame. It lives in
/// memory; the renderer copies it to a texture when `version` has changed.
class GlyphAtlas {
 public:
  explicit GlyphAtlas(int side) { reset(side); }

  /// The glyph, made when it is new; absent when there is no room left.
  [[nodiscard]] std::optional<AtlasGlyph> find(const AtlasKey& key);
  /// Forgets all glyphs.
  void reset(int side);

  [[nodiscard]] int side() const { return side_; }
  [[nodiscard]] const std::vector<std::uint8_t>& pixels() const { return pixels_; }
  [[nodiscard]] std::uint64_t version() const { return version_; }

 private:
  int side_ = 0;
  std::vector<std::uint8_t> pixels_;
  std::map<AtlasKey, AtlasGlyph> glyphs_;
  int shelfX_ = 0;  ///< where the next glyph of the lowest row goes
  int shelfY_ = 0;
  int shelfHeight_ = 0;
  std::uint64_t version_ = 0;
};

}  // namespace sepax
