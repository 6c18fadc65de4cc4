#include "core/published/cozic_raycast.h"

#include "core/ray/pixel_line.h"
#include "core/ray/raycast.h"

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

PublishedLineStart lineStart(Pixel p0, Pixel p1) {
  PublishedLineStart start;
  start.from = p0;
  start.to = p1;
  start.steep = std::abs(p1.y - p0.y) > std::abs(p1.x - p0.x);
  if (start.steep) {
    std::swap(p0.x, p0.y);
    std::swap(p1.x, p1.y);
  }
  start.swapped = p0.x > p1.x;
  if (start.swapped) std::swap(p0, p1);
  start.first = p0;
  start.last = p1;
  start.deltax = p1.x - p0.x;
  start.deltay = std::abs(p1.y - p0.y);
  start.ystep = p0.y < p1.y ? 1 : -1;
  return start;
}

/// The loop of BresenhamLine; visit(turn) for each of its turns. None where it would be too long.
template <class Visit>
void forEachTurn(const PublishedLineStart& start, Visit visit) {
  if (start.deltax >= kMaxPublishedLine) return;
  PublishedLineTurn turn;
  turn.y = start.first.y;
  std::int64_t error = 0;
  for (std::int64_t x = start.first.x; x <= start.last.x; ++x) {
    turn.pixel = start.steep ? Pixel{turn.y, x} : Pixel{x, turn.y};
    error += start.deltay;
    turn.error = error;
    turn.steps = 2 * error >= start.deltax;
    turn.tie = 2 * error == start.deltax;
    visit(turn);
    if (!turn.steps) continue;
    turn.y += start.ystep;
    error -= start.deltax;
  }
}

bool isListed(std::size_t count) { return count < static_cast<std::size_t>(kMaxListedPixels); }

void buildLine(PublishedRay& ray, Pixel from, Pixel to) {
  ray.setup = lineStart(from, to);
  forEachTurn(ray.setup, [&](const PublishedLineTurn& turn) {
    ray.line.push_back(turn.pixel);
    if (!isListed(ray.turns.size())) return;
    ray.turns.push_back(turn);
    ray.turns.back().list = growingListCost(static_cast<std::int64_t>(ray.line.size()));
  });
  ray.tooLong = ray.line.empty();
  if (ray.tooLong) return;
  const auto count = static_cast<std::int64_t>(ray.line.size());
  ray.list = growingListCost(count);
  ray.array = {1, 0, count};
}

PublishedTest tested(const TileGrid& grid, Pixel pixel) {
  PublishedTest test;
  test.pixel = pixel;
  test.tile = {tileIndex(pixel.x, grid.tileSize), tileIndex(pixel.y, grid.tileSize)};
  test.inMap =
      test.tile.x >= 0 && test.tile.y >= 0 && test.tile.x < grid.columns && test.tile.y < grid.rows;
  test.local = {pixel.x % grid.tileSize, pixel.y % grid.tileSize};
  const PlacedTile* tile = tileAt(grid, test.tile.x, test.tile.y);
  if (tile == nullptr) return test;
  test.palette = tile->tile;
  const auto index = static_cast<std::size_t>(tile->tile);
  const Pixel at{tile->flipX ? grid.tileSize - 1 - test.local.x : test.local.x,
                 tile->flipY ? grid.tileSize - 1 - test.local.y : test.local.y};
  test.traversable = !grid.palette[index].at(at.x, at.y);
  test.bitmap = {grid.bitmaps[index].width, grid.bitmaps[index].height};
  test.pastBitmap = at.x >= test.bitmap.x || at.y >= test.bitmap.y;
  return test;
}

/// Remembers a test; whether the ray goes on.
bool goesOn(PublishedRay& ray, PublishedTest test) {
  ++ray.tested;
  if (isListed(ray.tests.size())) ray.tests.push_back(test);
  if (test.pastBitmap) ray.outOfRange = test;
  return test.traversable && !test.pastBitmap;
}

}  // namespace

std::vector<Pixel> bresenhamLine(Pixel p0, Pixel p1) {
  std::vector<Pixel> line;
  forEachTurn(lineStart(p0, p1),
              [&](const PublishedLineTurn& turn) { line.push_back(turn.pixel); });
  return line;
}

LineStorageCost growingListCost(std::int64_t points) {
  LineStorageCost cost;
  while (cost.capacity < points) {
    cost.copied += cost.capacity;
    cost.capacity = cost.capacity == 0 ? 4 : 2 * cost.capacity;
    ++cost.allocations;
  }
  return cost;
}

PublishedRay rayCast(const TileGrid& grid, Vec2 position, Vec2 direction, double length) {
  PublishedRay ray;
  ray.start = position;
  ray.length = length;
  if (length == 0) {
    ray.zeroLength = true;
    ray.collides = goesOn(ray, tested(grid, truncated(position)));
    if (ray.outOfRange) return ray;
    ray.position = position;
    if (ray.collides) ray.hit = ray.tests.front().pixel;
    return ray;
  }
  ray.undefined = direction == Vec2{};
  if (ray.undefined) return ray;
  ray.direction = normalized(direction);
  ray.end = position + ray.direction * length;
  buildLine(ray, truncated(position), truncated(ray.end));
  if (ray.tooLong) return ray;
  ray.backwards = pointOf(ray.line.front()) != position;
  const std::size_t count = ray.line.size();
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t index = ray.backwards ? count - 1 - i : i;
    PublishedTest test = tested(grid, ray.line[index]);
    test.index = static_cast<std::int64_t>(index);
    if (goesOn(ray, test)) continue;
    if (ray.outOfRange) break;
    ray.collides = true;
    ray.hit = test.pixel;
    ray.position = pointOf(test.pixel);
    break;
  }
  return ray;
}

}  // namespace sepax::published
