#pragma once

#include "core/evidence/minkowski.h"
#include "core/minkowski/support.h"
#include "core/polygon/polygon.h"

#include <vector>

/// The algorithm of Gilbert, Johnson and Keerthi, with every iteration.
namespace sepax {

/// A run, and the points that it ends with in coordinates.
struct GjkResult {
  GjkRun run;
  std::vector<Support> kept;  ///< of the last `after`; where the origin is inside counterclockwise
};

/// Looks for the point of A − B that is nearest to the origin through supports alone: from the
/// nearest point of a simplex towards the origin, until nothing lies farther that way (Gilbert,
/// Johnson, Keerthi, A Fast Procedure for Computing the Distance Between Complex Objects in
/// Three-Dimensional Space, IEEE Journal of Robotics and Automation 4(2), 1988). A support that
/// does not reach the origin ends the question whether they meet (van den Bergen, A Fast and Robust
/// GJK Implementation for Collision Detection of Convex Objects, Journal of Graphics Tools 4(2),
/// 1999, and Collision Detection in Interactive 3D Environments, 2003). The nearest point of a
/// simplex is found by the signs that tell its Voronoi regions apart (Ericson, Real-Time Collision
/// Detection, sections 5.1 and 9.5), here exact.
///
/// It begins without a simplex, with the direction from A's first vertex to B's as listed, or +x
/// where they are the same. The distance to the simplex falls strictly, so that no simplex comes
/// back and the run ends without a tolerance. A simplex never holds a point twice or three on one
/// line: a support that makes progress lies off the line of the others.
///
/// Laws, for all convex a, b, thin ones too:
///  - relation and distance are those of relationOf and distanceOf (up to rounding)
///  - at most n_a + n_b + 3 iterations
///  - `after` holds the nearest point and is `before` of the next one
///  - the distance to the simplex falls with every iteration until the origin is reached
[[nodiscard]] GjkResult gjk(const Polygon& a, const Polygon& b);

}  // namespace sepax
