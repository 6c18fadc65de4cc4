#include "core/overlap/concave.h"

#include "core/exact/vec2.h"
#include "core/overlap/difference.h"
#include "core/overlap/push_out.h"
#include "core/overlap/sat.h"
#include "core/polygon/bounding.h"
#include "core/polygon/common_region.h"
#include "core/polygon/convex_parts.h"
#include "core/polygon/hull.h"

#include <algorithm>

namespace sepax {

namespace {

std::vector<Bounds> boxesOf(std::span<const Polygon> parts) {
  std::vector<Bounds> boxes;
  for (const Polygon& part : parts) boxes.push_back(boundsOf(part.vertices));
  return boxes;
}

PartEvidence evidenceOf(const Polygon& part) {
  PartEvidence evidence{part.vertexIndex, part.vertices,
                        std::vector<bool>(part.vertices.size(), false)};
  for (const Edge& edge : part.edges) {
    evidence.isCut[static_cast<std::size_t>(edge.from)] = edge.index == kCut;
  }
  return evidence;
}

std::vector<PartEvidence> evidenceOf(std::span<const Polygon> parts) {
  std::vector<PartEvidence> evidence;
  for (const Polygon& part : parts) evidence.push_back(evidenceOf(part));
  return evidence;
}

std::vector<PartPair> pairsOf(std::span<const Polygon> partsA, std::span<const Polygon> partsB) {
  const std::vector<Bounds> boxesA = boxesOf(partsA);
  const std::vector<Bounds> boxesB = boxesOf(partsB);
  std::vector<PartPair> pairs;
  for (std::size_t i = 0; i < partsA.size(); ++i) {
    for (std::size_t k = 0; k < partsB.size(); ++k) {
      PartPair pair;
      pair.a = static_cast<int>(i);
      pair.b = static_cast<int>(k);
      pair.culled = !boxesMeet(boxesA[i], boxesB[k]);
      pair.relation = pair.culled ? Relation::disjoint : relationOf(partsA[i], partsB[k]);
      pairs.push_back(pair);
    }
  }
  return pairs;
}

std::vector<Difference> differencesOf(std::span<const Polygon> partsA,
                                      std::span<const Polygon> partsB) {
  std::vector<Difference> differences;
  for (const Polygon& a : partsA) {
    for (const Polygon& b : partsB) differences.push_back(differenceOf(a, b));
  }
  return differences;
}

/// Length of the push that parts the convex hulls, and a little more.
double lengthThatIsEnough(std::span<const Polygon> partsA, std::span<const Polygon> partsB) {
  const auto hullOf = [](std::span<const Polygon> parts) {
    std::vector<Vec2> points;
    for (const Polygon& part : parts) {
      points.insert(points.end(), part.vertices.begin(), part.vertices.end());
    }
    Polygon hull;
    hull.vertices = convexHull(points);
    return hull;
  };
  const std::vector<Difference> hulls{differenceOf(hullOf(partsA), hullOf(partsB))};
  return singlePushes(hulls).front()->depth * (1 + 0x1p-20);
}

/// The better push of one pair: one that separates the whole before one that does not, then the
/// shorter of those that do, the longer of those that do not.
bool isBetter(const PartPair& x, const PartPair& y) {
  if (x.separates != y.separates) return x.separates;
  return x.separates ? x.depth < y.depth : x.depth > y.depth;
}

/// What the parts of a pair share once A has moved by the push.
std::vector<Vec2> regionOf(const ConcaveEvidence& evidence, const PartPair& pair, Vec2 push) {
  std::vector<Vec2> moved = evidence.partsA[static_cast<std::size_t>(pair.a)].vertices;
  for (Vec2& vertex : moved) vertex += push;
  return commonRegion(moved, evidence.partsB[static_cast<std::size_t>(pair.b)].vertices);
}

/// The pushes of the single pairs, what each leaves, and the best of them.
void addSinglePushes(ConcaveEvidence& evidence, std::span<const Difference> differences) {
  const auto pushes = singlePushes(differences);
  for (std::size_t i = 0; i < pushes.size(); ++i) {
    if (!pushes[i]) continue;
    PartPair& pair = evidence.pairs[i];
    pair.push = pushes[i]->push;
    pair.depth = pushes[i]->depth;
    pair.separates = pushes[i]->remaining.empty();
    pair.region = regionOf(evidence, pair, {});
    for (const int left : pushes[i]->remaining) {
      const PartPair& other = evidence.pairs[static_cast<std::size_t>(left)];
      pair.remaining.push_back({left, regionOf(evidence, other, pair.push)});
    }
    if (!pair.separates && !evidence.failing) evidence.failing = static_cast<int>(i);
    const bool first = !evidence.bestPair;
    if (first || isBetter(pair, evidence.pairs[static_cast<std::size_t>(*evidence.bestPair)])) {
      evidence.bestPair = static_cast<int>(i);
    }
  }
}

/// The edge of a polygon that the side of a part is; none of a cut.
std::optional<AxisName> edgeOf(const Polygon& part, Owner owner, Vec2 from, Vec2 to) {
  for (const Edge& edge : part.edges) {
    const bool same = part.vertices[static_cast<std::size_t>(edge.from)] == from &&
                      part.vertices[static_cast<std::size_t>(edge.to)] == to;
    if (same && edge.index != kCut) return AxisName{owner, edge.index};
  }
  return std::nullopt;
}

/// Whose side the edge of a difference is: the other part stands still along it.
std::optional<AxisName> edgeOf(const DifferenceEdge& edge, const Polygon& a, const Polygon& b) {
  if (edge.from.a == edge.to.a) return edgeOf(b, Owner::b, edge.from.b, edge.to.b);
  return edgeOf(a, Owner::a, edge.from.a, edge.to.a);
}

void addPushes(ConcaveEvidence& evidence, std::span<const Polygon> partsA,
               std::span<const Polygon> partsB) {
  const std::vector<Difference> differences = differencesOf(partsA, partsB);
  addSinglePushes(evidence, differences);
  if (!evidence.bestPair) return;  // a point: its differences have no inside to be pushed out of
  const PushOut shortest = shortestPushOut(differences, lengthThatIsEnough(partsA, partsB));
  evidence.mtv = shortest.push;
  evidence.depth = shortest.depth;
  evidence.limitedBy = shortest.limitedBy;
  if (shortest.edge) {
    const PartPair& pair = evidence.pairs[static_cast<std::size_t>(shortest.limitedBy.front())];
    evidence.pushEdge = edgeOf(*shortest.edge, partsA[static_cast<std::size_t>(pair.a)],
                               partsB[static_cast<std::size_t>(pair.b)]);
  }
  evidence.limit = shortest.limitedBy.size() > 1 ? PushLimit::corner : PushLimit::edge;
  const PartPair& best = evidence.pairs[static_cast<std::size_t>(*evidence.bestPair)];
  evidence.differs = !best.separates || shortest.depth < best.depth;
}

}  // namespace

Relation relationOf(std::span<const Polygon> partsA, std::span<const Polygon> partsB) {
  const std::vector<Bounds> boxesA = boxesOf(partsA);
  const std::vector<Bounds> boxesB = boxesOf(partsB);
  Relation relation = Relation::disjoint;
  for (std::size_t i = 0; i < partsA.size(); ++i) {
    for (std::size_t k = 0; k < partsB.size(); ++k) {
      if (!boxesMeet(boxesA[i], boxesB[k])) continue;
      relation = std::max(relation, relationOf(partsA[i], partsB[k]));
      if (relation == Relation::overlapping) return relation;
    }
  }
  return relation;
}

Relation polygonRelation(const Polygon& a, const Polygon& b) {
  if (!boxesMeet(boundsOf(a.vertices), boundsOf(b.vertices))) return Relation::disjoint;
  return relationOf(convexParts(a), convexParts(b));
}

ConcaveEvidence concaveTest(const Polygon& a, const Polygon& b) {
  return concaveTest(convexParts(a), convexParts(b));
}

ConcaveEvidence concaveTest(std::span<const Polygon> partsA, std::span<const Polygon> partsB) {
  ConcaveEvidence evidence;
  evidence.partsA = evidenceOf(partsA);
  evidence.partsB = evidenceOf(partsB);
  evidence.pairs = pairsOf(partsA, partsB);
  const auto chosen = std::max_element(
      evidence.pairs.begin(), evidence.pairs.end(),
      [](const PartPair& x, const PartPair& y) { return x.relation < y.relation; });
  evidence.chosen = static_cast<int>(chosen - evidence.pairs.begin());
  evidence.relation = chosen->relation;
  if (evidence.relation == Relation::overlapping) addPushes(evidence, partsA, partsB);
  return evidence;
}

}  // namespace sepax
