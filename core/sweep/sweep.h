#pragma once

#include "core/evidence/motion.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

/// The swept separating axis test: two convex polygons translate by va and vb during t in [0, 1].
/// Entry and exit times are rationals that are compared exactly; only what is reported is rounded.
/// Method: the shadows on every axis meet during one interval of time, and convex polygons meet
/// while all of them do (Ericson, Real-Time Collision Detection, section 5.5.8).
///
/// Laws, for all convex a, b and all velocities:
///  - only va - vb matters for times; sweep(b, a, vb, va) has the same times and contact
///  - initial is satTest's relation, and contact is `initial` if and only if it is not disjoint
///  - no contact before `time`: the polygons moved to any earlier t are disjoint
///  - adding the axis perpendicular to va - vb changes nothing
///  - dot(normal, va - vb) <= 0 at an entering or grazing contact
///  - doubling the velocities halves the unlimited times
namespace sepax {

[[nodiscard]] MotionEvidence sweepTest(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb);

}  // namespace sepax
