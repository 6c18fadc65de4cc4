#pragma once

#include "core/evidence/terms.h"

#include <array>
#include <optional>
#include <vector>

/// Evidence of the separating axis test at rest and in motion, and of sliding.
namespace sepax {

/// One tested axis of the separating axis test.
struct SatAxis {
  AxisName name;
  Vec2 normal;  ///< outward unit normal of the edge
  Projection a;
  Projection b;
  double pushAlong = 0;      ///< b.high - a.low: move of A along +normal that ends the overlap
  double pushAgainst = 0;    ///< a.high - b.low: move of A along -normal that ends the overlap
  double depth = 0;          ///< the smaller push; negative = a gap of that size
  int sign = 0;              ///< exact sign of the depth: 1 overlap, 0 touching, -1 gap
  bool pushesAlong = false;  ///< the smaller push, exactly, is the one along the normal
  Vec2 push;          ///< the shortest push of A on this axis (zero vector when there is a gap)
  int bestSoFar = 0;  ///< index of the smallest depth among this axis and those before it
};

/// A straight line with one polygon on each closed side, half way across the gap.
struct SeparatingLine {
  Vec2 point;
  Vec2 direction;  ///< unit vector
};

/// Static separating axis test with everything it saw. Everything that has no unit is decided
/// exactly.
/// Laws: an axis' bestSoFar never comes after it, and the last one's is `chosen`; `firstGap` is the
/// first axis with sign -1, its bestSoFar is itself, and it is there exactly for disjoint polygons.
struct SatEvidence {
  Relation relation = Relation::disjoint;
  std::vector<SatAxis> axes;  ///< edges of A in order, then edges of B; zero-length edges have
                              ///< none; then those that two thin bodies need beside them
  int chosen = 0;             ///< index into axes: smallest depth, ties to the lowest index
  double depth = 0;           ///< of the chosen axis; 0 for thin bodies that cross
  Vec2 mtv;                   ///< applied to A; zero unless overlapping
  std::vector<int> ties;      ///< indices of axes as deep as the chosen one (for display)
  std::optional<SeparatingLine> line;          ///< present unless overlapping, or thin and crossing
  std::optional<int> firstGap;                 ///< where a loop that ends at the first gap ends
  std::optional<SeparatingLine> firstGapLine;  ///< across that gap
  std::vector<int> parallelTo;  ///< for each axis the first one parallel to it, from parallelAxes
};

/// The savings of seed 001, each on its own. Only for the yes/no answer: a culled axis may be the
/// one with the smallest depth, and depths of unnormalised axes cannot be compared.
struct SatSavings {
  bool circlePretest = false;   ///< circles that do not meet end the test
  bool skipBackFacing = false;  ///< edges that face away from the other polygon are not tested
  bool singleCorner = false;    ///< one corner of the edge against the other polygon's shadow
  bool unnormalised = false;    ///< no square roots
  bool earlyOut = false;        ///< the first gap ends the test
  friend bool operator==(const SatSavings&, const SatSavings&) = default;
};

/// The yes/no answer and the work that it took.
struct SatWork {
  bool intersects = false;
  bool endedByCircles = false;
  int axes = 0;  ///< of both polygons together
  int tested = 0;
  int skipped = 0;      ///< facing away
  int dotProducts = 0;  ///< projections, facing tests and squared distances
  int squareRoots = 0;  ///< normalised axes and radii
};

/// One axis of the swept test: on it the closed shadows meet for t in [entry, exit].
struct MotionAxis {
  AxisName name;
  Vec2 normal;
  Projection a;
  Projection b;
  double depth = 0;          ///< at t = 0; negative = gap
  int sign = 0;              ///< exact sign of the depth
  bool pushesAlong = false;  ///< the smaller push, exactly, is the one along the normal
  double speed = 0;          ///< relative velocity along the normal, world units per step
  int direction = 0;         ///< exact sign of the speed
  Interval extended;         ///< A's interval extended by the relative motion of one step
  double entry = 0;          ///< -infinity when always meeting, +infinity when never
  double exit = 0;           ///< +infinity when always meeting, -infinity when never
  bool meetsAlone = false;  ///< the extended interval meets B's: this axis alone would report a hit
};

/// Which features touch at first contact: vertex/vertex, A's vertex on B's edge, B's vertex on A's
/// edge, or two edges.
enum class Features { none, vertexVertex, vertexEdge, edgeVertex, edgeEdge };

/// Why nothing meets during the step.
enum class MissReason {
  none,         ///< they meet
  lastingGap,   ///< an axis has a gap at t = 0, and the motion does not change it
  passing,      ///< one axis is left before another one is entered
  afterEnd,     ///< the last axis is entered at t > 1
  beforeStart,  ///< the first axis is left at t < 0; until then all met
};

/// A miss with the axes that prove it, as indices into MotionEvidence::axes.
struct Miss {
  MissReason reason = MissReason::none;
  int axis = 0;   ///< the one with the gap; of two the one that is left; that is entered, or left
  int later = 0;  ///< passing: the axis that is entered after that
};

/// Swept separating axis test of two convex polygons that only translate.
/// Laws: `miss` gives a reason exactly when the contact is none; the first that holds of
/// lastingGap, passing, afterEnd, beforeStart, decided on exact times.
struct MotionEvidence {
  Contact contact = Contact::none;
  Relation initial = Relation::disjoint;
  Vec2 relativeVelocity;              ///< velocity of A minus velocity of B, rounded
  bool atRest = false;                ///< it is zero, exactly
  std::optional<double> time;         ///< first contact
  std::optional<double> overlapTime;  ///< infimum of the times at which the interiors meet
  std::optional<double> exit;         ///< last contact, not clipped to 1; absent = none or never
  std::vector<Vec2> points;           ///< one or two contact points at `time`, world coordinates
  std::optional<Vec2> normal;         ///< from B to A
  Features features = Features::none;
  std::vector<MotionAxis> axes;    ///< same order as in SatEvidence
  int latestEntry = 0;             ///< index of the axis that is entered last (contact axis)
  int earliestExit = 0;            ///< index of the axis that is left first
  Miss miss;                       ///< why there is no contact
  std::vector<int> entryTies;      ///< indices of all axes entered at the same exact time
  std::optional<int> sampledStep;  ///< first k in 0..60 with contact at exactly t = k/60
  std::optional<double>
      unlimitedEntry;                   ///< first contact for t >= 0 without a horizon (prediction)
  std::optional<double> unlimitedExit;  ///< its exit
  /// Of bodies of parts the two convex parts, A's first, that the axes, the exit and the miss are of.
  std::optional<std::array<int, 2>> parts;
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

}  // namespace sepax
