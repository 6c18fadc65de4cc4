#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <span>
#include <vector>

/// What two convex polygons share, to be drawn: its corners are rounded and decide nothing.
///
/// Laws, for counterclockwise convex a and b:
///  - every corner lies in both, up to rounding
///  - of a polygon with itself it is the polygon
///  - it is empty where they are clearly apart
namespace sepax {

/// Counterclockwise corners; empty where there are fewer than three.
[[nodiscard]] std::vector<Vec2> commonRegion(std::span<const Vec2> a, std::span<const Vec2> b);

/// What two bodies of convex pieces share: the common regions of their pieces, those that are not
/// empty. Pieces of one body that do not overlap give regions that do not.
[[nodiscard]] std::vector<std::vector<Vec2>> commonRegions(std::span<const Polygon> a,
                                                           std::span<const Polygon> b);

}  // namespace sepax
