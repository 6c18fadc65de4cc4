#pragma once

#include "core/evidence/concave.h"
#include "core/polygon/polygon.h"

/// How far apart two simple polygons are.
namespace sepax {

/// The Euclidean distance with one nearest point of each.
/// Laws: 0 if and only if the relation is not disjoint; symmetric; no pair of points is nearer.
[[nodiscard]] Distance distanceOf(const Polygon& a, const Polygon& b);

}  // namespace sepax
