#pragma once

#include "core/evidence/terms.h"
#include "core/exact/interval.h"
#include "core/exact/vec2.h"

#include <optional>
#include <vector>

/// What "Polygon Collision" (gpwiki.org) answers, as printed. A calculation that divides by zero
/// says so here instead of carrying a NaN along.
namespace sepax {

/// What the calculation d/s of the collision prediction meets on an axis.
enum class PredictionCase {
  overlapping,    ///< no distance to cross
  closing,        ///< d > 0 and s > 0: a time
  opening,        ///< d > 0 and s < 0: a time in the past
  dividesByZero,  ///< d > 0 and s = 0
};

/// One axis of the collision prediction.
struct PredictionAxis {
  AxisName name;
  double distance = 0;  ///< d: the gap; negative = overlap
  double closing = 0;   ///< s: relative speed that closes the gap, world units per step
  PredictionCase kind = PredictionCase::overlapping;
  std::optional<double> time;  ///< closing: d/s
  bool kept = false;           ///< the smallest time so far
};

/// What is wrong with the predicted time.
enum class PredictionFault {
  none,
  tooEarly,    ///< they meet later
  neverMeets,  ///< they never meet
};

/// The "smallest time" rule of the collision prediction.
struct PublishedPrediction {
  std::optional<double> time;        ///< smallest d/s over the axes with d > 0 and s > 0
  std::optional<AxisName> axis;      ///< the axis that the rule calls the colliding edge
  std::vector<PredictionAxis> axes;  ///< same order as in MotionEvidence
  PredictionFault fault = PredictionFault::none;  ///< of polygons apart at t = 0
  Vec2 normal;                      ///< unit, across that axis from B to A; zero without one
  bool edgeErrs = false;            ///< of polygons apart at t = 0: the axis is none of the contact
  std::optional<Vec2> exactNormal;  ///< of the exact contact, at any time; of several edges of
                                    ///< which the named one is one, that of this
  bool normalDiffers = false;       ///< from it, by more than rounding
  int divided = 0;                  ///< axes on which it divides by zero
};

/// One side of the loop that asks for a separating line.
struct PublishedSide {
  AxisName name;
  Vec2 line;   ///< (-y, x) of the side, not normalised
  Interval a;  ///< dot products with it
  Interval b;
  Vec2 unitLine;  ///< the same line normalised, and the dot products with it
  Interval unitA;
  Interval unitB;
  bool apart = false;  ///< minA > maxB or maxA < minB
  double overlap = 0;  ///< the smaller way out in dot products, whose unit is the line's length
  bool kept = false;   ///< the smallest overlap so far
  bool unit = false;   ///< the line has the length 1: dot products are world units
};

/// What is wrong with the answer of the loop over all sides, and with what the page says of it.
enum class SidesFault {
  none,
  verdict,        ///< the other answer to whether they meet
  gapAsDistance,  ///< nearest are two corners, not a corner and a side
};

/// What is nearest where two polygons are apart.
enum class NearestFeatures {
  cornerAndSide,
  parallelSides,  ///< along a piece of both
  twoCorners,     ///< farther apart than the gap on any side
};

/// The gap that the page takes for the distance: from a corner of the other polygon across to the
/// line in which the side's own polygon ends.
struct PublishedGap {
  AxisName side;
  Vec2 corner;  ///< nearest to the line
  Vec2 foot;    ///< on the line, not always on the polygon
};

/// One side of the loop that skips those that face away.
struct PublishedFacing {
  AxisName name;
  Vec2 line;             ///< outward, not normalised
  double facing = 0;     ///< its dot product with the way from the own to the other reference point
  bool skipped = false;  ///< facing < 0
  double corner = 0;     ///< the side's own corner on the line
  double lowest = 0;     ///< the other polygon's lowest corner on it
  bool apart = false;    ///< lowest > corner
  double depth = 0;      ///< the smaller way out, world units; of overlapping polygons
  bool kept = false;     ///< the smallest depth so far
};

/// What is wrong with the answer of the loop that skips sides.
enum class SkippingFault {
  none,
  verdict,   ///< a side was skipped that separates them
  longPush,  ///< the push is taken from the sides that are left, and a skipped one is shallower
};

/// The test with the sides skipped that face away from the other polygon. Its reference points are
/// the bodies' origins where these make the answer wrong, else points inside the polygons.
struct PublishedSkipping {
  bool byOrigins = false;
  Vec2 pointA;
  Vec2 pointB;
  std::vector<PublishedFacing> sides;  ///< A's, then B's, up to the first separating one
  int total = 0;                       ///< sides that have a length
  bool intersects = false;
  int chosen = -1;  ///< index into sides of the one kept last; -1 = none
  Vec2 push;        ///< out along it; zero unless they overlap
  Vec2 exactPush;
  bool pushDiffers = false;  ///< by more than rounding
  Relation exact = Relation::disjoint;
  SkippingFault fault = SkippingFault::none;
};

/// The separating axis test as described: yes or no, and what its savings make of a push.
struct PublishedSides {
  bool intersects = false;
  std::vector<PublishedSide> sides;  ///< A's, then B's, up to the first separating one
  int total = 0;                     ///< sides that have a length
  bool errs = false;                 ///< the exact answer is the other one
  Relation exact = Relation::disjoint;

  // Of convex polygons that overlap: depths that the savings would give.
  std::optional<double> culledDepth;  ///< smallest among the sides that face the other polygon
  std::optional<AxisName> unnormalisedAxis;  ///< of the smallest overlap in dot products
  double unnormalisedOverlap = 0;
  Vec2 unnormalisedPush;  ///< out along that axis
  double exactDepth = 0;
  Vec2 exactPush;
  bool culledErrs = false;               ///< the exact depth is smaller
  bool unnormalisedErrs = false;         ///< that axis is not one of the smallest depth
  bool unnormalisedPushDiffers = false;  ///< from the exact push, by more than rounding

  // Of convex polygons that are apart, unless circles ended the test.
  std::optional<double> largestGap;
  double distance = 0;
  Vec2 nearestA;  ///< one nearest point of each
  Vec2 nearestB;
  std::optional<PublishedGap> gap;  ///< the largest
  NearestFeatures features = NearestFeatures::cornerAndSide;
  bool gapErrs = false;  ///< nearest are two corners: the distance is larger than every gap

  /// Skipping by the bodies' origins in place of points inside: whether they intersect then.
  bool originsIntersect = false;
  bool originsErr = false;

  SidesFault fault = SidesFault::none;
  /// The circles about both polygons meet; absent where they are not asked. Where they do not, no
  /// side is looked at.
  std::optional<bool> circlesMeet;
  bool normalised = true;  ///< the reading: with unit lines, or with the sides' own lengths
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

/// That test of two moving polygons in the frames t = 0 and t = 1.
struct PublishedVertexFrames {
  PublishedVertexTest start;
  PublishedVertexTest end;
  bool tooLate = false;  ///< no vertex is inside in either, and between them a point of A enters B
};

/// What a compiler makes of a product and the sum it stands in.
enum class Contraction {
  off,    ///< each is rounded
  fused,  ///< one operation, rounded once: fused multiply-add
};

/// Two sides whose determinant is 0 in one way of computing and not in the other.
struct PublishedContraction {
  int pair = -1;                    ///< index into PublishedEdgeLoop::pairs
  bool parallel = false;            ///< exactly
  bool piece = false;               ///< exact: they have more than a point in common
  PublishedEdgeIntersection plain;  ///< Contraction::off
  PublishedEdgeIntersection fused;
};

/// What becomes of one pair of sides.
enum class EdgeOutcome {
  none,        ///< t or u lies outside of [0, 1], or is infinite
  point,       ///< returned
  notANumber,  ///< 0/0 passes every comparison: (NaN, NaN) is returned
};

/// edgeIntersection of a side of A and a side of B, with what it multiplies and divides.
struct PublishedSidePair {
  int edgeA = 0;
  int edgeB = 0;
  Vec2 along;             ///< b - a
  Vec2 against;           ///< c - d
  Vec2 across;            ///< c - a
  double numeratorT = 0;  ///< |c - a, c - d|
  double numeratorU = 0;  ///< |b - a, c - a|
  bool parallel = false;  ///< det = 0: x / 0
  bool insideT = false;   ///< t is a number in [0, 1]
  bool insideU = false;
  PublishedEdgeIntersection result;
  EdgeOutcome outcome = EdgeOutcome::none;
  Vec2 normal;          ///< of B's side: (-y, x), unit length; 0 where it has no length
  Vec2 outward;         ///< the same turned out of B
  bool inward = false;  ///< the page's points into B
  bool shared = false;  ///< exact: the closed sides have a point in common
  bool errs = false;    ///< another answer than whether the closed sides meet, or no number
};

/// The whole of the section on nonconvex polygons: vertices, then sides against sides.
struct PublishedEdgeLoop {
  std::vector<Vec2> a;  ///< vertices in the body's order
  std::vector<Vec2> b;
  std::vector<bool> aInside;  ///< of each vertex of A: strictly inside B
  std::vector<bool> bInside;
  bool intersects = false;                         ///< a vertex is inside
  bool misses = false;                             ///< none is, and yet the polygons overlap
  std::vector<PublishedSidePair> pairs;            ///< A's sides in order, each with all of B's
  int points = 0;                                  ///< returned that are numbers
  int notNumbers = 0;                              ///< returned as (NaN, NaN)
  int firstError = -1;                             ///< of pairs; -1 = none errs
  Contraction contraction = Contraction::off;      ///< how the pairs are computed
  std::optional<PublishedContraction> contracted;  ///< the first pair that it changes
};

}  // namespace sepax
