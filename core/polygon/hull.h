#pragma once

#include "core/exact/vec2.h"

#include <span>
#include <vector>

namespace sepax {

/// Convex hull, counterclockwise from the lowest leftmost point, without collinear points; fewer
/// than 3 points when all points lie on one line (Andrew's monotone chain, exact turns).
[[nodiscard]] std::vector<Vec2> convexHull(std::span<const Vec2> points);

}  // namespace sepax
