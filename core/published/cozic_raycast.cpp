#include "core/published/cozic_raycast.h"

#include "core/ray/pixel_line.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace sepax::published {

namespace {

/// (int) of a coordinate: towards zero. Beyond the range of pixels it stays at its end.
std::int64_t truncated(double value) {
  constexpr auto kLimit = static_cast<double>(kMaxPixel);
  return static_cast<std::int64_t>(std::clamp(value, -kLimit, kLimit));
}

Pixel truncated(Vec2 point) { return {truncated(point.x), truncated(point.y)}; }

Vec2 pointOf(Pixel pixel) { return {static_cast<double>(pixel.x), static_cast<double>(pixel.y)}; }

/// Math.Floor((float)x / (float)tileSize), with the pixel as the article's 32-bit number.
std::int64_t tileIndex(std::int64_t pixel, int tileSize) {
  return static_cast<std::int64_t>(
      std::floor(static_cast<float>(pixel) / static_cast<float>(tileSize)));
}

}  // namespace

std::vector<Pixel> bresenhamLine(Pixel p0, Pixel p1) {
  const bool steep = std::abs(p1.y - p0.y) > std::abs(p1.x - p0.x);
  if (steep) {
    std::swap(p0.x, p0.y);
    std::swap(p1.x, p1.y);
  }
  if (p0.x > p1.x) std::swap(p0, p1);
  const std::int64_t run = p1.x - p0.x;
  const std::int64_t rise = std::abs(p1.y - p0.y);
  if (run >= kMaxPublishedLine) return {};
  const std::int64_t step = p0.y < p1.y ? 1 : -1;
  std::vector<Pixel> line;
  std::int64_t error = 0;
  std::int64_t y = p0.y;
  for (std::int64_t x = p0.x; x <= p1.x; ++x) {
    line.push_back(steep ? Pixel{y, x} : Pixel{x, y});
    error += rise;
    if (2 * error >= run) {
      y += step;
      error -= run;
    }
  }
  return line;
}

bool isBlocked(const TileGrid& grid, Pixel pixel) {
  const PlacedTile* tile =
      tileAt(grid, tileIndex(pixel.x, grid.tileSize), tileIndex(pixel.y, grid.tileSize));
  if (tile == nullptr) return false;
  const std::int64_t x = pixel.x % grid.tileSize;
  const std::int64_t y = pixel.y % grid.tileSize;
  return grid.palette[static_cast<std::size_t>(tile->tile)].at(
      tile->flipX ? grid.tileSize - 1 - x : x, tile->flipY ? grid.tileSize - 1 - y : y);
}

PublishedRay rayCast(const TileGrid& grid, Vec2 position, Vec2 direction, double length) {
  PublishedRay ray;
  if (length == 0) {
    ray.zeroLength = true;
    ray.collides = !isBlocked(grid, truncated(position));
    ray.position = position;
    return ray;
  }
  ray.undefined = direction == Vec2{};
  if (ray.undefined) return ray;
  const Pixel start = truncated(position);
  ray.line = bresenhamLine(start, truncated(position + normalized(direction) * length));
  ray.tooLong = ray.line.empty();
  if (ray.tooLong) return ray;
  ray.backwards = pointOf(ray.line.front()) != position;
  const std::size_t count = ray.line.size();
  for (std::size_t i = 0; i < count && !ray.collides; ++i) {
    const Pixel pixel = ray.line[ray.backwards ? count - 1 - i : i];
    ray.collides = isBlocked(grid, pixel);
    if (ray.collides) ray.position = pointOf(pixel);
  }
  return ray;
}

}  // namespace sepax::published
