#pragma once

#include "core/evidence/concave.h"
#include "core/evidence/terms.h"
#include "core/polygon/polygon.h"

#include <span>
#include <vector>

/// Two resting simple polygons, convex or concave, through their convex parts. The interiors meet
/// if and only if the interiors of two parts do, and the closed polygons if and only if two closed
/// parts do, so the relation of the whole is the largest of the pairs.
///
/// Laws, for all simple a, b:
///  - relation(b, a) = relation(a, b); on convex pairs it is relationOf's
///  - moving a by its mtv leaves the interiors disjoint and the closed sets touching, up to
///  rounding
///  - no shorter translation does; on convex pairs the depth is satTest's
///  - mtv(b, a) is as long as mtv(a, b)
namespace sepax {

/// The relation, each pair of parts in turn until the interiors meet.
[[nodiscard]] Relation polygonRelation(const Polygon& a, const Polygon& b);
/// The same for polygons that are already in convex parts.
[[nodiscard]] Relation relationOf(std::span<const Polygon> partsA, std::span<const Polygon> partsB);

/// All parts and pairs, with the shortest translation that ends an overlap, found on the Minkowski
/// differences of the parts, and the best push of a single pair beside it. A point has a relation
/// but no push.
[[nodiscard]] ConcaveEvidence concaveTest(const Polygon& a, const Polygon& b);
/// The same for bodies of several convex parts, which may overlap.
[[nodiscard]] ConcaveEvidence concaveTest(std::span<const Polygon> partsA,
                                          std::span<const Polygon> partsB);

}  // namespace sepax
