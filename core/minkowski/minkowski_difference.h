#pragma once

#include "core/evidence/minkowski.h"
#include "core/exact/axis_line.h"
#include "core/overlap/difference.h"
#include "core/polygon/polygon.h"

#include <vector>

/// The Minkowski difference A − B with the owner of each edge, without rounding.
namespace sepax {

/// The point of D that two vertices make, as core/overlap/difference.h writes it: there it is the
/// second minus the first.
[[nodiscard]] constexpr DifferencePoint differencePoint(Vec2 ofA, Vec2 ofB) { return {ofB, ofA}; }

/// One edge of D, counterclockwise.
struct MinkowskiSide {
  AxisName name;
  bool back = false;    ///< the other face of a segment's edge
  int axis = 0;         ///< index into SatEvidence::axes
  int firstAxis = 0;    ///< index of the first axis that is parallel to it
  VertexPair from;      ///< caller's indices
  VertexPair to;        ///< caller's indices
  DifferenceEdge line;  ///< the same in coordinates
  AxisLine facing;      ///< the outward normal of D, as an exact axis

  /// Distance of the origin to the line of the edge, positive inside, times the edge's length.
  template <class Lift>
  [[nodiscard]] auto inside(const Lift& lift) const {
    return facing.along(lift, line.from.a, line.from.b);
  }
};

/// All of a − b for a in A and b in B, both convex.
struct MinkowskiDifference {
  DifferenceShape shape = DifferenceShape::area;
  bool thin = false;                 ///< neither body has an interior
  std::vector<MinkowskiSide> sides;  ///< counterclockwise; side k starts where side k - 1 ends
  VertexPair start;                  ///< the lowest, leftmost vertex, where side 0 starts
  DifferencePoint startPoint;
};

/// Merges the edges of A and the edges of B, turned by half a turn, by their exact direction.
///
///  - The first vertex is the lowest one, of several the leftmost; the first edge has the smallest
///    angle to +x, from 0 up to a full turn.
///  - Edges that are parallel, of one body or of both, stay apart as collinear edges, one after the
///    other: A's before B's, those of one body in counterclockwise order. So a vertex need not be a
///    corner.
///  - Edge indices are the caller's, whatever the winding of its list. Repeated vertices make no
///    edge; a collinear vertex makes two collinear edges.
///  - A segment gives its edge twice, there and back: D of a polygon and a segment has two edges
///    more than the polygon, D of two segments has four, which lie on one line where the segments
///    are parallel. A point gives none: D of a segment and a point is that segment with two edges,
///    and D of two points is a point without edges.
///
/// Laws, for all convex a, b:
///  - counterclockwise and convex: no turn to the right, and one full turn where D has an area
///  - every edge of A and of B is there exactly once (of a segment twice): at most n_a + n_b
///  - difference(a + t, b) = difference(a, b) + t, with the same owners in the same order
///  - difference(b, a) = −difference(a, b): the same edges with the other owner, turned by half a
///    turn; of parallel ones the others come first
[[nodiscard]] MinkowskiDifference minkowskiDifference(const Polygon& a, const Polygon& b);

}  // namespace sepax
