#include "core/published/raycast_fault.h"

#include "core/exact/tolerance.h"
#include "core/published/cozic_raycast.h"
#include "core/ray/pixel_line.h"

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

Answer firstSolidOf(const std::vector<Pixel>& line, const TileGrid& grid) {
  const auto hit = std::ranges::find_if(line, [&](Pixel pixel) { return isSolid(grid, pixel); });
  return hit == line.end() ? std::nullopt : Answer(*hit);
}

/// The page's walk of its own list, but between the pixels that own both ends and with the pixels
/// looked up exactly.
Answer withoutRounding(const PublishedRay& ray, const TileGrid& grid, const RayEvidence& exact) {
  std::vector<Pixel> line = bresenhamLine(exact.firstPixel, exact.lastPixel);
  if (line.empty()) return std::nullopt;
  const Vec2 front{static_cast<double>(line.front().x), static_cast<double>(line.front().y)};
  if (front != ray.start) std::ranges::reverse(line);
  return firstSolidOf(line, grid);
}

/// Its list between the pixels that own both ends, in the order from the start.
std::vector<Pixel> listFromStart(const RayEvidence& exact) {
  std::vector<Pixel> line = bresenhamLine(exact.firstPixel, exact.lastPixel);
  if (!line.empty() && line.front() != exact.firstPixel) std::ranges::reverse(line);
  return line;
}

/// Where the page's list first leaves the line from the start, of the pixels that the page has
/// tested.
std::optional<SwappedTie> tieOf(const PublishedRay& ray, const RayEvidence& exact) {
  if (ray.line.empty() || ray.setup.from != exact.firstPixel || ray.otherEnd) return std::nullopt;
  const PixelLine line{exact.firstPixel, exact.lastPixel};
  const auto count = static_cast<std::int64_t>(ray.line.size());
  const bool turned = ray.line.front() != exact.firstPixel;
  std::optional<SwappedTie> first;
  std::int64_t earliest = count;
  for (const PublishedTest& test : ray.tests) {
    const std::int64_t place = turned ? count - 1 - test.index : test.index;
    const Pixel fromStart = line.at(place);
    if (place >= earliest || fromStart == test.pixel) continue;
    earliest = place;
    first = {test.pixel, fromStart};
  }
  return first;
}

/// Of pixels that are looked up or listed elsewhere: by the sum that makes the end, by the casts
/// and the tile, or by both.
void addRoundingErrors(PublishedRay& ray, const RayEvidence& exact) {
  const bool endElsewhere = pixelAt(ray.end) != exact.lastPixel;
  const bool cut = ray.castElsewhere || ray.misplaced;
  if (cut || !endElsewhere) ray.errors.push_back(RayError::rounding);
  if (endElsewhere) ray.errors.push_back(RayError::roundedEnd);
}

/// Of a walk of the right pixels, which found `walked`, another one than the line from the start.
void addOrderErrors(PublishedRay& ray, const Answer& walked, const TileGrid& grid,
                    const RayEvidence& exact) {
  const Answer fromStart = firstSolidOf(listFromStart(exact), grid);
  if (walked != fromStart) ray.errors.push_back(RayError::wrongEnd);
  if (fromStart != exact.hit) ray.errors.push_back(RayError::swappedTie);
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
  ray.castElsewhere = !ray.zeroLength && !ray.undefined &&
                      (ray.setup.from != pixelAt(ray.start) || ray.setup.to != pixelAt(ray.end));
  ray.otherPosition = ray.position && exact.conservative &&
                      isElsewhere(*ray.position, exact.conservative->entry.point);
  ray.swappedTie = tieOf(ray, exact);
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
  const Answer mended = withoutRounding(ray, grid, exact);
  const bool rounded = mended != reported;
  const bool errs = ray.fault != RayFault::none;
  if (rounded && errs) addRoundingErrors(ray, exact);
  // What rounding has a part in may go wrong without it, too.
  if (reported != exact.hit && mended != exact.hit && (errs || !rounded))
    addOrderErrors(ray, mended, grid, exact);
  const bool leaks = !reported && !exact.hit && !exact.leaks.empty() && exact.conservative;
  if (leaks) ray.errors.push_back(RayError::diagonalLeak);
  if (ray.fault != RayFault::none && !leaks && !isExact(exact.hit, exact.conservative))
    ray.errors.push_back(RayError::otherPixels);
  return ray;
}

}  // namespace sepax::published
