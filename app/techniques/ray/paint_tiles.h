#pragma once

#include "app/techniques/contract/technique.h"

#include <array>
#include <optional>
#include <string>

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

/// Words about a pixel, which they do not cover; a line leads to it from beyond a small one.
void addPixelLabel(Figure& figure, const Box& pixel, Vec2 direction, std::string words, Role role,
                   int priority);
/// A frame around a pixel, or a ring of a fixed size where the pixel is smaller than that.
void addPixelMark(Figure& figure, const Box& pixel, Role role);

/// Logical pixels per pixel from which they are parted by lines.
inline constexpr double kPixelGrid = 5;
/// Of a line between pixels or tiles.
[[nodiscard]] Stroke gridLine(Part part, Role role);

/// Columns and rows of these pixels at their upper and left border: each of them, or where they are
/// too near each other each fifth, tenth and so on; but for one at a handle, which would cover it.
void addPixelNumbers(Figure& figure, const PixelBox& pixels, const Camera& camera,
                     const std::array<Vec2, 2>& handles);
/// The word for solid pixels, at the largest block of them that is not the one a ray has hit.
void addSolidName(Figure& figure, const TilePicture& tiles, const Camera& camera,
                  std::optional<Pixel> hit);
/// Solid pixels, the grids of pixels and tiles, and the border of the map.
void addTiles(Figure& figure, const TilePicture& tiles, const Camera& camera);

}  // namespace sepax
