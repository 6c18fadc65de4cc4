#pragma once

#include "core/evidence/swept_edges.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"
#include "core/sweep/meeting_time.h"

#include <optional>
#include <span>

/// Two simple polygons, convex or concave, that translate by va and vb during t in [0, 1]: the
/// first contact over all pairs of edges. Pairs whose swept boxes are apart are culled. Times are
/// fractions that are compared exactly; only what is reported is rounded.
///
/// Laws, for all simple a, b and all velocities:
///  - on convex pairs contact, initial, time and overlapTime are those of sweepTest
///  - contact is `initial` if and only if the polygons' relation is not disjoint
///  - no contact before `time`; tested + culled = all pairs of edges
///  - two segments cross at no time before `time`, and only if there is one
///  - symmetric: edges(b, a, vb, va) has the same times and contact, and the opposite normal
///  - dot(normal, va - vb) < 0 where there is a normal
namespace sepax {

[[nodiscard]] SweptEdgesEvidence sweptEdgesTest(const Polygon& a, const Polygon& b, Vec2 va,
                                                Vec2 vb);
/// The same for bodies of several polygons, which may overlap, and for segments
/// (core/polygon/thin.h) against a convex polygon: the edges of all of them. There is no normal
/// where the contact is at the end of an edge between two parts.
[[nodiscard]] SweptEdgesEvidence sweptEdgesTest(std::span<const Polygon> a,
                                                std::span<const Polygon> b, Vec2 va, Vec2 vb);

/// Only the first contact, without evidence. Same code as sweptEdgesTest.
struct FirstContact {
  Relation initial = Relation::disjoint;
  std::optional<double> time;
};
[[nodiscard]] FirstContact firstContact(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb);

}  // namespace sepax
