#pragma once

#include "core/evidence/minkowski.h"
#include "core/minkowski/minkowski_difference.h"

#include <optional>

/// The motion of two convex bodies as a ray from the origin.
namespace sepax {

/// When the ray along −(va − vb) passes the line of a side, and which way.
struct SideCrossing {
  int way = 0;            ///< -1 inwards, 1 outwards, 0 along
  double time = 0;        ///< steps; may be infinite; 0 where it runs along
  EnclosedTime enclosed;  ///< the same
};
[[nodiscard]] SideCrossing crossingOf(const MinkowskiSide& side, Vec2 va, Vec2 vb);

/// The first and the last side of D on the way. The ray is cut by the half-planes of the sides
/// (Cyrus and Beck 1978; Ericson, Real-Time Collision Detection, section 5.3.8), with times that
/// are compared as exact fractions. Of a D without area its ends cut, too.
///
/// Laws, for all convex a, b and all velocities:
///  - contact, time and overlapTime are sweepTest's, and where the line meets D, so are entry and
///    exit, however long before or after the step
///  - where the line meets D, the axis of entryEdge is MotionEvidence::latestEntry, unless D has no
///    area
[[nodiscard]] MinkowskiRay rayThrough(const MinkowskiDifference& difference, Vec2 va, Vec2 vb);

}  // namespace sepax
