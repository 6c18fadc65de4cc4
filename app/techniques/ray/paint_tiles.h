#pragma once

#include "app/techniques/contract/technique.h"

namespace sepax {

/// Places of pixels on the screen, on whole logical pixels so that neighbours share their edges.
struct PixelScreen {
  const Camera& camera;
  [[nodiscard]] double x(std::int64_t pixel) const;
  [[nodiscard]] double y(std::int64_t pixel) const;
  /// Visible pixels, one beyond the figure on every side.
  [[nodiscard]] PixelBox visible() const;
  [[nodiscard]] Box box(const PixelBox& pixels) const;
};

[[nodiscard]] inline PixelBox one(Pixel pixel) {
  return {pixel.x, pixel.y, pixel.x + 1, pixel.y + 1};
}

/// Solid pixels, the grids of pixels and tiles, and the border of the map.
void addTiles(Figure& figure, const TilePicture& tiles, const Camera& camera);

}  // namespace sepax
