#pragma once

#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <optional>
#include <vector>

/// Evidence of the crossing number and of the inside test. Every index refers to the caller's
/// vertex list; edge i runs from vertex i to vertex i + 1.
namespace sepax {

/// Where a point lies with regard to a closed polygon.
enum class Side { outside, boundary, inside };

/// What the ray from a point in the direction +x does at an edge that it meets.
enum class RayMeeting {
  counted,     ///< the ends of the edge lie on different sides of the ray: one crossing
  passedOver,  ///< an end or the whole edge lies on the ray and the edge does not rise above it
  holdsPoint,  ///< the edge holds the point itself
};

/// An edge that the ray meets.
struct RayCrossing {
  int edge = 0;
  Vec2 point;  ///< on the ray; of an edge that lies on it the nearer end
  RayMeeting meeting = RayMeeting::counted;
  std::optional<int> vertex;  ///< the ray passes exactly through this vertex
  bool leadsInside = false;   ///< beyond it the ray runs inside, by the numbers counted
};

/// The crossing number of one point, with what its ray met.
struct PointEvidence {
  int index = 0;  ///< of the vertex; of the edge when the point is its middle
  Vec2 point;
  Side side = Side::outside;   ///< exact, of the closed polygon
  int crossings = 0;           ///< edges counted
  bool parity = false;         ///< crossings are odd: the half-open rule, left and bottom in; of a
                               ///< body of parts, those of one of its parts
  std::optional<int> oddPart;  ///< of a body of parts the first part with odd crossings
  std::vector<RayCrossing> ray;  ///< from the point outwards, exactly; equal places by edge
};

/// The circle-circle pretest.
struct CirclePhase {
  Vec2 centerA;
  Vec2 centerB;
  double radiusA = 0;   ///< bounding radius about the given centre
  double radiusB = 0;   ///< bounding radius about the given centre
  double distance = 0;  ///< of the centres
  bool meet = false;    ///< the closed discs meet (exact; never false when the polygons meet)
};

/// A point that an edge of A and an edge of B have in common.
struct EdgeMeeting {
  int edgeA = 0;
  int edgeB = 0;
  Vec2 point;
  double t = 0;          ///< place on A's edge, 0 at its start
  double u = 0;          ///< place on B's edge
  bool crosses = false;  ///< both edges pass through each other, strictly between their ends
  bool onPiece = false;  ///< an end of a piece that edges have in common
};

/// A piece that an edge of A and an edge of B have in common.
struct EdgeOverlap {
  int edgeA = 0;
  int edgeB = 0;
  Vec2 from;
  Vec2 to;
};

/// The phase that first proves the answer.
enum class InsidePhase { circles, verticesOfA, middlesOfA, verticesOfB, edges, nothingFound };

/// The inside test of two simple polygons, or bodies of several: both directions and the edges. Of
/// a point or a segment only its vertices against the other body are there, and its edge.
struct InsideEvidence {
  std::vector<Vec2> placesA;  ///< vertices of A as given, where the test sees them
  std::vector<Vec2> placesB;
  CirclePhase circles;
  std::vector<PointEvidence> aInB;     ///< vertices of A against B, as given
  std::vector<PointEvidence> middles;  ///< middles of A's edges against B, when asked for
  std::vector<PointEvidence> bInA;     ///< vertices of B against A, as given
  std::vector<EdgeMeeting> meetings;   ///< every common point of edges once, with its first pair
  std::vector<EdgeOverlap> overlaps;   ///< collinear edges that share a piece
  bool intersects = false;             ///< exact: the closed polygons meet
  Relation relation = Relation::disjoint;  ///< exact: whether the interiors meet
  InsidePhase decidedBy = InsidePhase::nothingFound;
};

}  // namespace sepax
