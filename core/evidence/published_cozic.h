#pragma once

#include "core/evidence/terms.h"
#include "core/exact/interval.h"
#include "core/exact/vec2.h"

#include <optional>
#include <vector>

/// What "2D Polygon Collision Detection" (L. Cozic) answers, as printed, and what comes of it.
namespace sepax {

/// Where a published move takes A, and what it leaves there, exactly but for the rounding of the
/// moved vertices.
struct PublishedLanding {
  Vec2 displacement;                       ///< of A, relative to B
  Relation relation = Relation::disjoint;  ///< of the moved A with B
  double depth = 0;                        ///< of the overlap that is left; 0 without one
  Vec2 push;                               ///< a shortest one out of it; zero without one
  bool clear = true;  ///< no overlap is left but what rounding makes of a touch
  /// What is left, where not clear: of each two convex parts what they share, rounded, where the
  /// displacement has taken A; counterclockwise.
  std::vector<std::vector<Vec2>> left;
};

/// The moved A beside a body that the page was not asked about.
struct MovedBeside {
  int body = -1;               ///< index into Evidence::bodies
  PublishedLanding published;  ///< of A moved as the page has it
  PublishedLanding exact;      ///< of A moved by the exact answer for the pair
};

/// What is wrong with the published answer for two resting polygons.
enum class PushFault {
  none,
  verdict,        ///< the other answer to whether they meet
  leavesOverlap,  ///< after the push they still overlap
  tooLong,        ///< it separates, but is longer than the exact push
};

/// What is wrong with the published answer for two moving polygons; the first that holds.
enum class MoveFault {
  none,
  missed,            ///< it says that they will not meet; they do
  neverMeets,        ///< it says that they will meet; they do not during the step
  beyondObstacle,    ///< they meet, and velocity and push take A past B
  stillOverlaps,     ///< velocity and push leave an overlap
  pushedThoughFree,  ///< the velocity alone leaves no overlap, and A is pushed
  longerThanNeeded,  ///< the push is longer than the shortest one at the end of the step
};

/// One axis as the literal PolygonCollision sees it, and the loop after it.
struct PublishedAxis {
  AxisName name;
  Vec2 edge;   ///< Edges[i] of its polygon
  Vec2 axis;   ///< (-edge.y, edge.x), normalised
  Interval a;  ///< ProjectPolygon
  Interval b;
  double speed = 0;          ///< velocityProjection: the relative velocity on the axis
  Interval swept;            ///< A's interval extended by it
  double distance = 0;       ///< IntervalDistance at the start; > 0 means apart
  double sweptDistance = 0;  ///< IntervalDistance with A's extended interval
  bool intersect = true;     ///< the flags after this axis
  bool willIntersect = true;
  bool compared = false;  ///< the loop comes to the comparison of the smallest distance
  bool kept = false;      ///< its |sweptDistance| is the smallest so far
  bool turned = false;    ///< kept, and its direction turned: (A.Center - B.Center) . axis < 0
  bool square = false;    ///< kept, and that product is 0: the axis points towards neither centre
};

/// What the page leaves open, or what its language does, and what is made of it.
enum class CollisionReading {
  printed,   ///< doubles; an edge without a length has no axis
  zeroAxis,  ///< Normalize of the zero vector is the zero vector, which then is an axis
  single,    ///< every number is a float, as the page declares them
};

/// The literal PolygonCollision on floating-point numbers.
struct PublishedSat {
  bool intersect = false;
  bool willIntersect = false;
  Vec2 mtv;
  std::vector<PublishedAxis> axes;  ///< in the published order, up to the early exit
  int edges = 0;                    ///< of both polygons that have an axis in this reading
  int chosen = -1;                  ///< index into axes: the last one kept; -1 = none
  Vec2 velocity;                    ///< of A relative to B
  Vec2 centerA;                     ///< vertex averages
  Vec2 centerB;
  bool willIntersectWithPerpendicular = false;  ///< after adding the axis perpendicular to v
  std::optional<PublishedAxis> across;          ///< that axis, which the page has not; none at rest
  std::optional<PublishedLanding> pushed;   ///< A at the start, moved by the MTV; absent without
  std::optional<PublishedLanding> landing;  ///< A moved by the velocity and the MTV
  PushFault fault = PushFault::none;        ///< of resting polygons, beside the exact answer
  Relation exact = Relation::disjoint;      ///< of resting polygons, concave ones too
  Vec2 exactPush;                           ///< their shortest push; zero unless overlapping
  bool pushDiffers = false;                 ///< of resting polygons: the two pushes, by more than
                                            ///< the rounding of the published one
  bool lengthDiffers = false;               ///< their lengths
  bool roundedTouch = false;  ///< of resting polygons that touch: found to meet, and the push is
                              ///< not zero but what rounding leaves of it
  /// Where they are said to meet: the bodies that A is not apart from after either move.
  std::vector<MovedBeside> beside;
};

/// The published answer for two moving polygons beside the exact sweep.
struct MoveComparison {
  MoveFault fault = MoveFault::none;
  bool startErrs = false;        ///< Intersect is not whether they meet at t = 0
  bool willErrs = false;         ///< WillIntersect is not whether they meet during the step
  bool relativeAsOwn = false;    ///< B moves, and A is moved by the velocity relative to B
  bool zeroPushOnTouch = false;  ///< they touch at t = 0, and the push is the zero vector
  std::optional<PublishedLanding> unpushed;  ///< A moved by the relative velocity alone
  /// The usage: A moved by relative velocity and push, B by its own velocity.
  std::optional<PublishedLanding> applied;
  bool passesThrough = false;  ///< apart or touching at first, A enters B and is out by t = 1
  Vec2 exactMove;              ///< of A: its own velocity, but that it slides along B
  /// A shortest push after the velocities alone; the published one where it is such a one.
  Vec2 neededPush;
  bool pushDiffers = false;    ///< the published push from it, by more than rounding
  bool lengthDiffers = false;  ///< their lengths
  Vec2 ownMove;                ///< of A: its own velocity and that push
  bool moveDiffers = false;    ///< the published velocity and push from it, by more than rounding
};

}  // namespace sepax
