#include "core/evidence/published_rays.h"
#include "core/evidence/ray.h"
#include "core/exact/short_text.h"
#include "core/exact/vec2.h"
#include "core/pitfalls/counterexample.h"
#include "core/pitfalls/counterexample_rules.h"
#include "core/published/cozic_raycast.h"
#include "core/published/raycast_fault.h"
#include "core/ray/raycast.h"
#include "core/ray/tiles.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace sepax::rules {

namespace {

TileGrid gridOf(const PitfallTile& tile) {
  const std::array<Solidity, 1> palette{solidityOf(tile.rows)};
  return placed(makeTileGrid(static_cast<int>(tile.rows.size()), 1, 1, palette), 0, 0, {0});
}

std::string text(Pixel pixel) {
  return shortText(Vec2{static_cast<double>(pixel.x), static_cast<double>(pixel.y)});
}

std::string hitText(const std::optional<Pixel>& hit) {
  return hit ? "hit at pixel " + text(*hit) : "no hit";
}

std::string publishedText(const PublishedRay& published) {
  return "published: " + hitText(published.hit);
}

std::string exactText(const RayEvidence& exact) {
  if (!exact.conservative) return "exact: no hit";
  return "exact: hit at pixel " + text(exact.conservative->pixel) +
         ", t = " + shortText(exact.conservative->entry.t);
}

std::string leakText(const RayEvidence& exact) {
  const DiagonalLeak& leak = exact.leaks.front();
  return "published: no hit, the line slips between the solid pixels " + text(leak.besideX) +
         " and " + text(leak.besideY) + "; " + exactText(exact);
}

std::string zeroLengthText(const PublishedRay& published, const RayEvidence& exact) {
  return std::string("published: ") + (published.collides ? "a collision" : "no collision") +
         "; exact: the start pixel is " + (exact.hit ? "solid" : "empty");
}

/// Of the first tie on the way, and of what comes of it.
std::string tieText(const PublishedRay& published, const RayEvidence& exact) {
  const std::string answers =
      publishedText(published) + "; Bresenham from the origin: " + hitText(exact.hit);
  if (!published.swappedTie) return answers;
  return answers + "; at a tie the swapped line takes " + text(published.swappedTie->published) +
         ", the one from the origin " + text(published.swappedTie->fromStart);
}

/// Of the test that ended it.
std::string rangeText(const PublishedRay& published) {
  const PublishedTest& test = *published.outOfRange;
  return "published: no answer, pixel " + text(test.local) + " is none of a bitmap of " +
         std::to_string(test.bitmap.x) + " x " + std::to_string(test.bitmap.y);
}

std::string textOf(RayError error, const PublishedRay& published, const RayEvidence& exact) {
  switch (error) {
    case RayError::zeroLength:
      return zeroLengthText(published, exact);
    case RayError::zeroDirection:
      return "published: no answer, the direction (0, 0) is divided by its length 0; exact: the "
             "start pixel is " +
             std::string(exact.hit ? "solid" : "empty");
    case RayError::smallBitmap:
      return rangeText(published) + "; " + exactText(exact);
    case RayError::wrongEnd:
      return publishedText(published) + "; Bresenham from the origin: " + hitText(exact.hit);
    case RayError::swappedTie:
      return tieText(published, exact);
    case RayError::diagonalLeak:
      return leakText(exact);
    case RayError::roundedEnd:
      return publishedText(published) + ", its line ends in " + text(published.setup.to) + "; " +
             exactText(exact) + ", the ray ends in " + text(exact.lastPixel);
    case RayError::rounding:
    case RayError::otherPixels:
      break;
  }
  return publishedText(published) + "; " + exactText(exact);
}

Difference differenceIn(const PitfallScene& scene, RayError error) {
  if (!scene.ray) return {};
  const PitfallRay& ray = *scene.ray;
  const TileGrid grid = gridOf(scene.tile);
  const RayEvidence exact = castRay(grid, rayAlong(ray.origin, ray.direction, ray.length));
  return rayDifference(
      error,
      published::judged(published::rayCast(grid, ray.origin, ray.direction, ray.length), grid,
                        exact),
      exact);
}

}  // namespace

Difference swappedBresenham(const PitfallScene& scene) {
  return differenceIn(scene, RayError::wrongEnd);
}

Difference swappedTie(const PitfallScene& scene) {
  return differenceIn(scene, RayError::swappedTie);
}

Difference diagonalLeak(const PitfallScene& scene) {
  return differenceIn(scene, RayError::diagonalLeak);
}

Difference zeroLengthRay(const PitfallScene& scene) {
  return differenceIn(scene, RayError::zeroLength);
}

Difference pixelRounding(const PitfallScene& scene) {
  return differenceIn(scene, RayError::rounding);
}

Difference roundedEnd(const PitfallScene& scene) {
  return differenceIn(scene, RayError::roundedEnd);
}

Difference otherPixels(const PitfallScene& scene) {
  return differenceIn(scene, RayError::otherPixels);
}

Difference zeroDirection(const PitfallScene& scene) {
  return differenceIn(scene, RayError::zeroDirection);
}

Difference smallBitmap(const PitfallScene& scene) {
  return differenceIn(scene, RayError::smallBitmap);
}

}  // namespace sepax::rules

namespace sepax {

std::optional<std::string> rayDifference(RayError error, const PublishedRay& published,
                                         const RayEvidence& exact) {
  if (std::ranges::count(published.errors, error) == 0) return std::nullopt;
  return rules::textOf(error, published, exact);
}

}  // namespace sepax
