#pragma once

#include "core/evidence/sat.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <optional>
#include <vector>

/// Evidence of the static test of two simple polygons through their convex parts.
namespace sepax {

/// One convex part of a polygon, counterclockwise. Indices refer to the caller's list.
struct PartEvidence {
  std::vector<int> vertexIndex;
  std::vector<Vec2> vertices;  ///< world coordinates
  std::vector<bool> isCut;     ///< the side from each vertex to the next is no edge of the polygon
};

/// Two parts that a push leaves overlapping.
struct RemainingOverlap {
  int pair = 0;              ///< index into ConcaveEvidence::pairs
  std::vector<Vec2> region;  ///< what they share after the push, rounded, counterclockwise
};

/// One part of A against one part of B.
struct PartPair {
  int a = 0;  ///< position in partsA
  int b = 0;  ///< position in partsB
  Relation relation = Relation::disjoint;
  bool culled = false;  ///< by their boxes: disjoint without a test
  /// Of the separating axis test of the two the axis with the largest gap or the smallest depth;
  /// none where their boxes end it, or where it is not asked for.
  std::optional<SatAxis> axis;
  double depth = 0;          ///< of these two alone; 0 unless overlapping
  Vec2 push;                 ///< shortest push of A that parts these two
  bool separates = false;    ///< that push leaves the whole polygons without overlap
  std::vector<Vec2> region;  ///< what the two share, rounded; empty unless overlapping
  std::vector<RemainingOverlap> remaining;  ///< by pair; empty where the push separates (exact)
};

/// What holds the shortest push back from being shorter.
enum class PushLimit {
  none,    ///< there is nothing to push
  edge,    ///< one pair of parts: perpendicular to an edge
  corner,  ///< two pairs of parts: a corner between them
};

/// How far apart two polygons are, with one nearest point of each.
struct Distance {
  double distance = 0;  ///< 0 when the closed polygons meet (exact)
  Vec2 onA;
  Vec2 onB;  ///< equal to onA when they meet
};

/// Static test of two simple polygons.
struct ConcaveEvidence {
  Relation relation = Relation::disjoint;
  std::vector<PartEvidence> partsA;
  std::vector<PartEvidence> partsB;
  std::vector<PartPair> pairs;  ///< all: partsB.size() for each part of A
  int chosen = 0;               ///< first pair with the relation of the whole
  Vec2 mtv;  ///< shortest translation of A without overlap after it; zero unless overlapping
  double depth = 0;  ///< its length
  PushLimit limit = PushLimit::none;
  /// Of the limit edge: the edge of a polygon that the push is at a right angle to.
  std::optional<AxisName> pushEdge;
  std::vector<int> limitedBy;   ///< the pairs that hold it back: one or two
  std::optional<int> bestPair;  ///< shortest push of a single pair that separates, else the longest
  std::optional<int> failing;   ///< the first pair whose own push leaves an overlap
  bool differs = false;  ///< the shortest push is shorter than that, or no single pair separates
  std::optional<Distance> distance;  ///< of disjoint polygons, where it is asked for
  std::optional<int> nearest;        ///< the first pair that is as near as that, with those points
};

}  // namespace sepax
