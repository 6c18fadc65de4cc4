#pragma once

#include "core/evidence/concave.h"
#include "core/evidence/motion.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <optional>
#include <vector>

/// Evidence of the Minkowski difference D = A − B = {a − b} of two convex bodies, and of what finds
/// its way in it: the origin, the ray of the motion, GJK and EPA. The bodies overlap where the
/// origin lies inside D, and touch where it lies on the boundary. D moves as A moves: the way from
/// the origin to the nearest point of the boundary is −MTV. Places and lengths are world units and
/// rounded; signs, ties, indices and stops are exact.
namespace sepax {

/// The point a − b of D. Both are caller's indices of vertices.
struct VertexPair {
  int a = 0;
  int b = 0;
  friend bool operator==(VertexPair, VertexPair) = default;
};

/// What is left of D where both bodies are thin; else it has an area.
enum class DifferenceShape { point, segment, area };

/// Vertex k of D, where edge k starts.
struct MinkowskiVertex {
  VertexPair of;
  Vec2 place;
};

/// Edge k of D, from vertex k to vertex k + 1 (cyclic): an edge of A moved by −b for one vertex b
/// of B, or an edge of B, turned by half a turn and moved by one vertex a of A.
struct MinkowskiEdge {
  AxisName name;         ///< whose edge it is; the normal of D points the other way for B's edges
  bool back = false;     ///< the other face of a segment, which has its edge on both sides
  int axis = 0;          ///< index into SatEvidence::axes
  Vec2 normal;           ///< outward unit normal of D
  double distance = 0;   ///< of the origin to the line of the edge, positive inside of it: the push
                         ///< of the axis on this side (DEFINITIONS 6)
  int sign = 0;          ///< exact sign of the distance
  int crossing = 0;      ///< the ray passes its line: -1 inwards, 1 outwards, 0 runs along it
  double crossTime = 0;  ///< when, in steps, before the start too; 0 where it runs along
  EnclosedTime enclosedCross;  ///< the same
  double speed = 0;  ///< by which the distance grows in a step; 0 exactly where the ray runs along
};

/// The place of D's boundary that is nearest to the origin.
struct MinkowskiNearest {
  /// The edge that holds it, or one on the same line; -1 where D is a point. Of several: see
  /// MinkowskiEvidence.
  int edge = -1;
  std::vector<int> ties;      ///< all edges that are exactly as near, rising
  std::optional<int> vertex;  ///< the place is that end of the edge, exactly
  Vec2 point;
  double distance = 0;  ///< never negative
};

/// The ray from the origin against the relative velocity v = va − vb. At time t the pair is D + t v
/// and the origin, so −t v is where D is seen from. It enters D where A and B meet first.
struct MinkowskiRay {
  Vec2 velocity;        ///< v, rounded: the ray runs along −v
  bool atRest = true;   ///< v is zero, exactly: there is no ray
  bool meets = false;   ///< its whole line meets the closed D, at any time
  bool enters = false;  ///< its whole line meets the open D
  /// Last of the lines of edges that are passed inwards, first of those that are passed outwards,
  /// steps; negative before the start. Where the line misses D, the entry comes after the exit, or
  /// the line runs along an edge and outside of it. Absent at rest and out of the range of doubles.
  std::optional<double> entry;
  std::optional<double> exit;
  EnclosedTime enclosedEntry;  ///< the exact ones; nothing at rest
  EnclosedTime enclosedExit;
  int entryEdge = -1;  ///< of ties the lowest axis; -1 at the end of a D without area, or at rest
  int exitEdge = -1;
  std::vector<int> entryTies;  ///< all edges passed at exactly that time, rising
  std::vector<int> exitTies;
  Vec2 entryPoint;  ///< −v · entry
  Vec2 exitPoint;
  Contact contact = Contact::none;    ///< of the step t in [0, 1], as MotionEvidence::contact
  std::optional<double> time;         ///< first contact of the step, as MotionEvidence::time
  std::optional<double> overlapTime;  ///< as MotionEvidence::overlapTime
};

/// What an iteration of GJK makes known.
enum class GjkStop {
  none,
  separated,         ///< the support does not reach the origin: D and the origin are apart
  originInside,      ///< the origin is strictly inside the points that are kept
  originOnBoundary,  ///< the origin is one of the points, or lies between two: the bodies meet
  noProgress,        ///< the support is no farther than the points that are kept: the end
};

/// One iteration: a direction, the support in it, and what is kept.
struct GjkIteration {
  Vec2 direction;      ///< rounded; from the point of `before` nearest to the origin towards the
                       ///< origin; where that is the origin, off the segment that holds it
  VertexPair support;  ///< farthest in that direction; lowest indices of ties
  Vec2 place;          ///< of the support
  int reaches = 0;     ///< exact sign of direction · support: 1 past the origin, 0 level, -1 short
  bool progress = false;           ///< it is farther than the points of `before`
  std::vector<VertexPair> before;  ///< none at first
  /// The fewest, up to 3, that hold the point nearest to the origin. Where the origin lies on the
  /// segment of the first two, a third one beside it tells that D lies on that side, and a fourth,
  /// last of all, that D lies on both: then counterclockwise.
  std::vector<VertexPair> after;
  Vec2 nearest;  ///< the point of `after` that is nearest to the origin
  GjkStop stop = GjkStop::none;
};

/// A run of GJK. The boolean version ends at iteration `verdictAt`. The one for distances goes on:
/// apart, down to the nearest points; where the origin lies on a segment, until both sides of it
/// are known.
struct GjkRun {
  std::vector<GjkIteration> iterations;
  int verdictAt = 0;  ///< the first iteration that stops: now it is known whether the bodies meet
  Relation relation = Relation::disjoint;
  bool originInside = false;         ///< the open D holds the origin (thin bodies that cross, too)
  std::optional<Distance> distance;  ///< with a witness on each body, where they are apart
};

/// One iteration of EPA: the nearest edge of the polytope, and the support beyond it.
struct EpaIteration {
  std::vector<VertexPair> polytope;  ///< counterclockwise, the origin strictly inside
  int nearest = 0;                   ///< its edge starts at that position of the polytope
  Vec2 normal;                       ///< of that edge, outward unit normal
  double distance = 0;               ///< of the origin to that edge
  VertexPair support;                ///< farthest along the normal; lowest indices of ties
  Vec2 place;                        ///< of the support
  bool beyond = false;  ///< it lies beyond the edge and is put in; else the edge is D's: the end
};

/// A run of EPA, after an overlap.
struct EpaRun {
  std::vector<EpaIteration> iterations;
  int edge = -1;  ///< of D; the same as MinkowskiNearest::edge
  Vec2 mtv;       ///< applied to A
  double depth = 0;
};

/// All of it. Laws: see core/minkowski/minkowski.h.
///
/// The nearest edge of D, of several that are exactly as near: where the bodies overlap, the one of
/// the axis that SAT chooses. SAT chooses a direction without a sense by the first axis that has it
/// (A's edges before B's), so the edges are compared by the first axis that is parallel to them,
/// and then by their own axis. Else by their own axis, the front of a segment before its back.
struct MinkowskiEvidence {
  Relation relation = Relation::disjoint;
  bool originInside = false;  ///< the open D holds the origin; not only where they overlap: also
                              ///< where two segments cross, which have no interior and touch
  DifferenceShape shape = DifferenceShape::area;
  bool thin = false;                      ///< neither body has an interior: they never overlap
  std::vector<MinkowskiVertex> vertices;  ///< counterclockwise, from the lowest, leftmost one; as
                                          ///< many as edges; one where D is a point
  std::vector<MinkowskiEdge> edges;       ///< sorted by angle from +x; of parallel ones A's first
  MinkowskiNearest nearest;
  int chosen = 0;    ///< of overlapping bodies SatEvidence::chosen: the first axis parallel to the
                     ///< nearest edge; else the axis of that edge; -1 where D is a point
  Vec2 mtv;          ///< applied to A; zero unless overlapping
  double depth = 0;  ///< its length
  std::optional<Distance> distance;    ///< with a witness on each body; unless overlapping
  Features features = Features::none;  ///< that hold the witnesses
  MinkowskiRay ray;
  GjkRun gjk;
  std::optional<EpaRun> epa;  ///< where they overlap
};

}  // namespace sepax
