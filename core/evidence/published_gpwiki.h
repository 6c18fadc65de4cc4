#pragma once

#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <optional>
#include <vector>

/// What "Polygon Collision" (gpwiki.org) answers, as printed. A calculation that divides by zero
/// says so here instead of carrying a NaN along.
namespace sepax {

/// The "smallest time" rule of the collision prediction.
struct PublishedPrediction {
  std::optional<double> time;    ///< smallest d/s over the axes with d > 0 and s > 0
  std::optional<AxisName> axis;  ///< the axis that the rule calls the colliding edge
};

/// edgeIntersection(a, b, c, d) as printed.
struct PublishedEdgeIntersection {
  double det = 0;
  std::optional<double> t;  ///< absent where 0/0 makes it NaN
  std::optional<double> u;
  bool reported = false;      ///< returns a point
  std::optional<Vec2> point;  ///< absent where the returned point is (NaN, NaN)
};

/// "Iterate over all vertices and perform the point-in-polygon test."
struct PublishedVertexTest {
  bool intersects = false;
  std::vector<int> aInB;  ///< vertices of A strictly inside B
  std::vector<int> bInA;
};

}  // namespace sepax
