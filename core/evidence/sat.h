#pragma once

#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Evidence of the separating axis test.
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

/// The savings of the gpwiki article, each on its own. Only for the yes/no answer: a culled axis
/// may be the one with the smallest depth, and depths of unnormalised axes cannot be compared.
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
  int skipped = 0;                     ///< facing away
  std::int64_t dotProducts = 0;        ///< projections, facing tests and squared distances
  int squareRoots = 0;                 ///< normalised axes and radii
  std::vector<AxisName> skippedEdges;  ///< facing away
  std::optional<AxisName> endedAt;     ///< the first gap, where it ends the test
  Vec2 centerA;                        ///< of the circles, and from which edges face away or not
  Vec2 centerB;
  double radiusA = 0;  ///< of the circles that hold the polygons
  double radiusB = 0;
  double centerDistance = 0;
  SatSavings savings;  ///< those that were switched on
};

/// Two bodies of a scene with several, and what their answer takes.
struct PairAnswer {
  int a = 0;  ///< indices of bodies, a < b
  int b = 0;
  Relation relation = Relation::disjoint;
  bool boxesMeet = false;
  bool throughParts = false;  ///< one of them is concave
  int axes = 0;               ///< of both; 0 where the parts decide
  int tested = 0;             ///< until the first gap
  std::int64_t dotProducts = 0;
};

}  // namespace sepax
