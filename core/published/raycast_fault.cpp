#include "core/published/raycast_fault.h"

#include "core/exact/tolerance.h"
#include "core/published/cozic_raycast.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace sepax::published {

namespace {

using Answer = std::optional<Pixel>;

bool isExact(const Answer& answer, const std::optional<RayHit>& exact) {
  if (answer.has_value() != exact.has_value()) return false;
  return !exact || std::ranges::count(exact->pixels, *answer) > 0;
}

/// The page's walk of its own list, but between the pixels that own both ends and with the pixels
/// looked up exactly.
Answer withoutRounding(const PublishedRay& ray, const TileGrid& grid, const RayEvidence& exact) {
  std::vector<Pixel> line = bresenhamLine(exact.firstPixel, exact.lastPixel);
  if (line.empty()) return std::nullopt;
  const Vec2 front{static_cast<double>(line.front().x), static_cast<double>(line.front().y)};
  if (front != ray.start) std::ranges::reverse(line);
  const auto hit = std::ranges::find_if(line, [&](Pixel pixel) { return isSolid(grid, pixel); });
  return hit == line.end() ? std::nullopt : Answer(*hit);
}

RayFault faultOf(const Answer& reported, const std::optional<RayHit>& exact) {
  if (isExact(reported, exact)) return RayFault::none;
  if (!reported) return RayFault::missed;
  return exact ? RayFault::otherPixel : RayFault::invented;
}

Pixel tileOf(Pixel pixel, const TileGrid& grid) {
  return {floorDivide(pixel.x, grid.tileSize), floorDivide(pixel.y, grid.tileSize)};
}

bool isElsewhere(Vec2 position, Vec2 entry) {
  return length(position - entry) > kPublishedRounding * std::max(1.0, length(entry));
}

/// What differs on the way, whether or not the answer does.
void compare(PublishedRay& ray, const TileGrid& grid, const RayEvidence& exact) {
  if (!ray.tests.empty()) ray.otherStart = ray.tests.front().pixel != exact.firstPixel;
  ray.otherEnd = !ray.zeroLength && !ray.undefined && ray.setup.to != exact.lastPixel;
  ray.otherPosition = ray.position && exact.conservative &&
                      isElsewhere(*ray.position, exact.conservative->entry.point);
  const auto misplaced = std::ranges::find_if(
      ray.tests, [&](const PublishedTest& test) { return test.tile != tileOf(test.pixel, grid); });
  if (misplaced == ray.tests.end()) return;
  ray.misplaced = {misplaced->pixel, misplaced->tile, tileOf(misplaced->pixel, grid)};
}

}  // namespace

PublishedRay judged(PublishedRay ray, const TileGrid& grid, const RayEvidence& exact) {
  compare(ray, grid, exact);
  if (ray.tooLong) return ray;
  if (ray.undefined) {
    ray.fault = RayFault::noAnswer;
    ray.errors = {RayError::zeroDirection};
    return ray;
  }
  if (ray.outOfRange) {
    ray.fault = RayFault::outOfRange;
    ray.errors = {RayError::smallBitmap};
    return ray;
  }
  if (ray.zeroLength) {
    if (ray.collides == exact.hit.has_value()) return ray;
    ray.fault = RayFault::opposite;
    ray.errors = {RayError::zeroLength};
    return ray;
  }
  const Answer reported = ray.hit;
  ray.fault = faultOf(reported, exact.conservative);
  const bool rounded = withoutRounding(ray, grid, exact) != reported;
  if (rounded && ray.fault != RayFault::none) ray.errors.push_back(RayError::rounding);
  if (!rounded && reported != exact.hit) ray.errors.push_back(RayError::wrongEnd);
  const bool leaks = !reported && !exact.hit && !exact.leaks.empty() && exact.conservative;
  if (leaks) ray.errors.push_back(RayError::diagonalLeak);
  if (ray.fault != RayFault::none && !leaks && !isExact(exact.hit, exact.conservative))
    ray.errors.push_back(RayError::otherPixels);
  return ray;
}

}  // namespace sepax::published
