#pragma once

#include "core/evidence/minkowski.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

/// Two convex bodies as one: their Minkowski difference D = A − B beside the origin.
namespace sepax {

/// The difference, the origin in it, the ray of the velocities va and vb (world units per step),
/// GJK and EPA, all of them with what they saw. Both bodies must be convex; points and segments
/// (core/polygon/thin.h) may stand for either.
///
/// Laws, for all convex a, b and all velocities:
///  - relation is relationOf, and the counts of the parts' headers hold
///  - where they overlap, `chosen` is that of satTest, and so are depth and MTV up to rounding
///  - where they do not, the distance is distanceOf's up to rounding
///  - GJK and EPA end in the same relation, distance, edge and push
[[nodiscard]] MinkowskiEvidence minkowskiTest(const Polygon& a, const Polygon& b, Vec2 va = {},
                                              Vec2 vb = {});

}  // namespace sepax
