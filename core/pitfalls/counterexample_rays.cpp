#include "core/evidence/published_rays.h"
#include "core/evidence/ray.h"
#include "core/exact/vec2.h"
#include "core/pitfalls/counterexample.h"
#include "core/pitfalls/counterexample_rules.h"
#include "core/published/cozic_raycast.h"
#include "core/ray/pixel_line.h"
#include "core/ray/raycast.h"
#include "core/ray/tiles.h"

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
  return "(" + std::to_string(pixel.x) + ", " + std::to_string(pixel.y) + ")";
}

std::string hitText(const std::optional<Pixel>& hit) {
  return hit ? "hit at pixel " + text(*hit) : "no hit";
}

/// Truncation towards zero and floor agree on it.
bool notNegative(Vec2 point) { return point.x >= 0 && point.y >= 0; }

}  // namespace

Difference swappedBresenham(const PitfallScene& scene) {
  if (!scene.ray || scene.ray->length == 0) return {};
  const PitfallRay& ray = *scene.ray;
  const TileRay segment = rayAlong(ray.origin, ray.direction, ray.length);
  if (!notNegative(segment.from) || !notNegative(segment.to)) return {};
  const TileGrid grid = gridOf(scene.tile);
  const PublishedRay published = published::rayCast(grid, ray.origin, ray.direction, ray.length);
  if (published.undefined || published.tooLong) return {};
  const std::optional<Pixel> reported =
      published.collides ? std::optional(pixelAt(*published.position)) : std::nullopt;
  const std::optional<Pixel> exact = firstSolidPixel(grid, segment);
  if (reported == exact) return {};
  return "published: " + hitText(reported) + "; Bresenham from the origin: " + hitText(exact);
}

Difference diagonalLeak(const PitfallScene& scene) {
  if (!scene.ray) return {};
  const PitfallRay& ray = *scene.ray;
  const RayEvidence evidence =
      castRay(gridOf(scene.tile), rayAlong(ray.origin, ray.direction, ray.length));
  if (evidence.hit || evidence.leaks.empty() || !evidence.conservative) return {};
  const DiagonalLeak& leak = evidence.leaks.front();
  return "published: no hit, the line slips between the solid pixels " + text(leak.besideX) +
         " and " + text(leak.besideY) + "; exact: hit at pixel " +
         text(evidence.conservative->pixel) + ", t = " + text(evidence.conservative->entry.t);
}

Difference zeroLengthRay(const PitfallScene& scene) {
  if (!scene.ray || scene.ray->length != 0) return {};
  const TileGrid grid = gridOf(scene.tile);
  const bool published =
      published::rayCast(grid, scene.ray->origin, scene.ray->direction, 0).collides;
  const bool exact = isSolid(grid, pixelAt(scene.ray->origin));
  if (published == exact) return {};
  return std::string("published: ") + (published ? "a collision" : "no collision") +
         "; exact: the start pixel is " + (exact ? "solid" : "empty");
}

}  // namespace sepax::rules
