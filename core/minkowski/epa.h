#pragma once

#include "core/evidence/minkowski.h"
#include "core/minkowski/minkowski_difference.h"
#include "core/minkowski/support.h"
#include "core/polygon/polygon.h"

#include <span>

/// The expanding polytope algorithm, with every iteration.
namespace sepax {

/// Grows a polygon of points of A − B that has the origin strictly inside: the support beyond its
/// nearest edge is put in, until that edge is one of the difference (van den Bergen, Proximity
/// Queries and Penetration Depth Computation on 3D Game Objects, GDC 2001, and Collision Detection
/// in Interactive 3D Environments, 2003, section 4.3.8). `start` is what GJK ends with: three or
/// four supports, counterclockwise.
///
/// Edges that are exactly as near: those on the boundary of the difference go first, by the rule of
/// MinkowskiEvidence. Every edge of the difference that is as near is among them: it touches the
/// circle about the origin that fits into the polytope, so its foot is on the polytope, too. So the
/// run ends in the edge of that rule.
///
/// Laws, for all convex a, b that overlap:
///  - ends in MinkowskiNearest::edge, and with satTest's depth and MTV up to rounding
///  - at most n_a + n_b iterations; each but the last puts one point in
///  - a point is put in only beyond an edge that is nearer than all of the difference
///  - the distance of the nearest edge never falls
[[nodiscard]] EpaRun epa(const Polygon& a, const Polygon& b, const MinkowskiDifference& difference,
                         std::span<const Support> start);

}  // namespace sepax
