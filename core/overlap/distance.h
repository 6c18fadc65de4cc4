#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

/// How far apart two simple polygons are.
namespace sepax {

/// The Euclidean distance with one nearest point of each.
struct Distance {
  double distance = 0;  ///< 0 when the closed polygons meet (exact)
  Vec2 onA;
  Vec2 onB;  ///< equal to onA when they meet
};

/// Laws: 0 if and only if the relation is not disjoint; symmetric; no pair of points is nearer.
[[nodiscard]] Distance distanceOf(const Polygon& a, const Polygon& b);

}  // namespace sepax
