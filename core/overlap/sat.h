#pragma once

#include "core/evidence/sat.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <vector>

/// The separating axis test of two convex polygons. Decisions are exact; see evidence.h for units.
///
/// Laws, for all convex a, b:
///  - relation(b, a) = relation(a, b), and satTest(b, a).mtv has the same length as satTest(a,
///  b).mtv
///  - overlapping if and only if every depth is > 0; disjoint if and only if some depth is < 0
///  - moving a by its MTV leaves the interiors disjoint and the closed sets touching, up to
///  rounding
///  - no translation of a shorter than the MTV separates the interiors
///  - containment needs no special case; winding, the first vertex and repeated vertices do not
///    change the relation or the depth
namespace sepax {

/// How the closed polygons meet; stops at the first axis with a gap. Same code as satTest.
[[nodiscard]] Relation relationOf(const Polygon& a, const Polygon& b);

/// The test with every axis as evidence. The chosen axis has the smallest depth; equal depths: the
/// lowest axis index, A's edges before B's, compared exactly.
[[nodiscard]] SatEvidence satTest(const Polygon& a, const Polygon& b);

/// For each axis of satTest, in its order, the lowest index of an axis that is exactly parallel to
/// it: its own where it is the first of its direction.
[[nodiscard]] std::vector<int> parallelAxes(const Polygon& a, const Polygon& b);

/// Both shadows on any axis (not zero, need not be unit): a free axis turned by hand. The polygons
/// need not be convex. The name of the result is edge -1.
[[nodiscard]] SatAxis projectOnto(Vec2 axis, const Polygon& a, const Polygon& b);

}  // namespace sepax
