#pragma once

#include "core/evidence/ray.h"
#include "core/exact/vec2.h"
#include "core/ray/tiles.h"

#include <cstdint>
#include <optional>

/// Rays in a map of tiles: the first solid pixel, by Bresenham's line and exactly. Rays are clipped
/// to the map before they are walked, so their length costs nothing.
///
/// Laws, for all maps and rays:
///  - the clipped casts find what a walk of every pixel or cell finds
///  - closed hits no later than conservative, conservative no later than halfOpen
///  - a ray whose start lies in a solid pixel hits at t = 0 with the normal (0,0)
///  - outside the map nothing is solid; the yes/no answer is the evidence's
///  - mirroring map and ray mirrors the answers of the pixel mode
namespace sepax {

/// Evidence lists a line or a walk in full when it has at most this many pixels or cells. Of a
/// longer one it lists what lies in the map widened by kListMargin, at most this many again.
inline constexpr std::int64_t kMaxListedPixels = 65'536;
inline constexpr std::int64_t kListMargin = 64;  ///< pixels

/// The longest ray along a direction, pixels.
inline constexpr double kMaxRayLength = 1125899906842624.0;  // 2^50

/// The closed segment from->to in pixel space; finite coordinates.
struct TileRay {
  Vec2 from;
  Vec2 to;
};

/// From a position along a direction of any length. Length 0 or less, or a zero direction: the
/// position alone. The end is rounded to doubles, but to the pixel that owns the exact end.
[[nodiscard]] TileRay rayAlong(Vec2 position, Vec2 direction, double length);

/// What decides in which pixel its end is; absent where it ends at the position, or too far away.
/// Law: the border and `beyond`'s sign agree with the pixel that owns the exact end.
[[nodiscard]] std::optional<RayEndTest> rayEndTest(Vec2 position, Vec2 direction, double length);

/// Exact mode. The normal of the entry is (0,0) at the start, and absent where the ray enters at a
/// corner or meets several solid pixels at once.
[[nodiscard]] std::optional<RayHit> castExactly(const TileGrid& grid, const TileRay& ray,
                                                CornerRule rule);

/// All modes with everything they saw.
[[nodiscard]] RayEvidence castRay(const TileGrid& grid, const TileRay& ray);

}  // namespace sepax
