#pragma once

#include <array>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/interval.h"
#include "core/vec2.h"

/// Evidence: what a query found and how. The only part of core that painters, panels, steps and
/// exporters may read. Every index refers to the caller's vertex list; edge i runs from vertex i to
/// vertex i + 1. Lengths are world units, times are steps, normals are unit vectors.
namespace sepax {

/// How two closed sets meet (DEFINITIONS: overlapping = the interiors meet).
enum class Relation { disjoint, touching, overlapping };

/// Which polygon of the pair.
enum class Owner { a, b };

/// An axis is named by the edge whose outward normal it is.
struct AxisName {
  Owner owner = Owner::a;
  int edge = 0;
  friend bool operator==(AxisName, AxisName) = default;
};

/// Shadow of a polygon on an axis, with the vertices that make its two ends.
struct Projection {
  Interval interval;
  int lowVertex = 0;   ///< lowest index among the vertices at the low end
  int highVertex = 0;  ///< lowest index among the vertices at the high end
};

/// One tested axis of the separating axis test.
struct SatAxis {
  AxisName name;
  Vec2 normal;  ///< outward unit normal of the edge
  Projection a;
  Projection b;
  double pushAlong = 0;    ///< b.high - a.low: move of A along +normal that ends the overlap
  double pushAgainst = 0;  ///< a.high - b.low: move of A along -normal that ends the overlap
  double depth = 0;        ///< the smaller push; negative = a gap of that size
  int sign = 0;            ///< exact sign of the depth: 1 overlap, 0 touching, -1 gap
  Vec2 push;  ///< the shortest push of A on this axis (zero vector when there is a gap)
};

/// A straight line with one polygon on each closed side, half way across the gap.
struct SeparatingLine {
  Vec2 point;
  Vec2 direction;  ///< unit vector
};

/// Static separating axis test with everything it saw.
struct SatEvidence {
  Relation relation = Relation::disjoint;
  std::vector<SatAxis> axes;  ///< edges of A in order, then edges of B; zero-length edges have none
  int chosen = 0;             ///< index into axes: smallest depth, ties to the lowest index
  double depth = 0;           ///< of the chosen axis
  Vec2 mtv;                   ///< applied to A; zero unless overlapping
  std::vector<int> ties;      ///< indices of axes as deep as the chosen one (for display)
  std::optional<SeparatingLine> line;  ///< present unless overlapping
};

/// How a motion over t in [0, 1] meets.
enum class Contact { none, grazing, entering, initial };

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// One axis of the swept test: on it the closed shadows meet for t in [entry, exit].
struct MotionAxis {
  AxisName name;
  Vec2 normal;
  Projection a;
  Projection b;
  double depth = 0;         ///< at t = 0; negative = gap
  int sign = 0;             ///< exact sign of the depth
  double speed = 0;         ///< relative velocity along the normal, world units per step
  Interval extended;        ///< A's interval extended by the relative motion of one step
  double entry = 0;         ///< -infinity when always meeting, +infinity when never
  double exit = 0;          ///< +infinity when always meeting, -infinity when never
  bool meetsAlone = false;  ///< the extended interval meets B's: this axis alone would report a hit
};

/// Which features touch at first contact: vertex/vertex, A's vertex on B's edge, B's vertex on A's
/// edge, or two edges.
enum class Features { none, vertexVertex, vertexEdge, edgeVertex, edgeEdge };

/// Swept separating axis test of two convex polygons that only translate.
struct MotionEvidence {
  Contact contact = Contact::none;
  Relation initial = Relation::disjoint;
  Vec2 relativeVelocity;              ///< velocity of A minus velocity of B, rounded
  std::optional<double> time;         ///< first contact
  std::optional<double> overlapTime;  ///< infimum of the times at which the interiors meet
  std::optional<double> exit;         ///< last contact, not clipped to 1; absent = none or never
  std::vector<Vec2> points;           ///< one or two contact points at `time`, world coordinates
  std::optional<Vec2> normal;         ///< from B to A
  Features features = Features::none;
  std::vector<MotionAxis> axes;    ///< same order as in SatEvidence
  int latestEntry = 0;             ///< index of the axis that is entered last (contact axis)
  int earliestExit = 0;            ///< index of the axis that is left first
  std::vector<int> entryTies;      ///< indices of all axes entered at the same exact time
  std::optional<int> sampledStep;  ///< first k in 0..60 with contact at exactly t = k/60
  std::optional<double>
      unlimitedEntry;                   ///< first contact for t >= 0 without a horizon (prediction)
  std::optional<double> unlimitedExit;  ///< its exit
};

/// One axis as the literal PolygonCollision of seed 000 sees it.
struct PublishedAxis {
  AxisName name;
  Vec2 axis;                 ///< (-edge.y, edge.x), normalised
  double distance = 0;       ///< IntervalDistance at the start; > 0 means apart
  double sweptDistance = 0;  ///< IntervalDistance with A's extended interval
};

/// The literal PolygonCollision of seed 000 on floating-point numbers.
struct PublishedSat {
  bool intersect = false;
  bool willIntersect = false;
  Vec2 mtv;
  std::vector<PublishedAxis> axes;              ///< in the published order, up to the early exit
  bool willIntersectWithPerpendicular = false;  ///< after adding the axis perpendicular to v
};

/// The "smallest time" rule of seed 001 (collision prediction).
struct PublishedPrediction {
  std::optional<double> time;    ///< smallest d/s over the axes with d > 0 and s > 0
  std::optional<AxisName> axis;  ///< the axis that the rule calls the colliding edge
};

/// Published and exact answer differ, by the id of the pitfall, with the reason in a sentence.
struct Disagreement {
  std::string id;
  std::string why;
};

/// One obstacle met while sliding.
struct SlideHit {
  int body = 0;     ///< index in the list of bodies
  double time = 0;  ///< when the penetration would start, as a fraction of that sweep
  Vec2 normal;      ///< unit, towards the moving body
  Vec2 advance;     ///< displacement made before it
};

/// A moved through the obstacles: static MTV first, then sweep, slide, sweep again (at most 8).
struct SlideEvidence {
  Vec2 displacement;  ///< what the position of A changes by
  std::vector<SlideHit> hits;
  bool resolvedOverlap = false;  ///< A started in an overlap and was pushed out first
};

/// A body as it stands in the world.
struct BodyShape {
  std::string name;
  std::vector<Vec2> vertices;  ///< world coordinates, caller's order
  Vec2 position;
  double angle = 0;  ///< degrees
  Vec2 velocity;
  bool valid = false;  ///< a polygon in the sense of DEFINITIONS 1
  bool convex = false;
  Vec2 centroid;            ///< of the area; vertex average when the polygon is not valid
  std::string problem;      ///< one sentence when not valid, e.g. "edges 0 and 2 cross"
  std::vector<Vec2> marks;  ///< where the defects are
};

/// Everything known about a scene. A technique fills its own part; what cannot be computed is
/// absent and named under `skipped`.
struct Evidence {
  std::vector<BodyShape> bodies;
  int a = -1;  ///< index of A in bodies, -1 when there is none
  int b = -1;
  std::optional<SatEvidence> sat;
  std::optional<SatAxis> freeAxis;  ///< the axis turned by hand, when one is asked for
  std::optional<MotionEvidence> motion;
  std::optional<PublishedSat> publishedSat;
  std::optional<PublishedPrediction> publishedPrediction;
  std::map<std::string, std::string> skipped;  ///< section -> reason
  std::vector<Disagreement> disagreements;
};

}  // namespace sepax
