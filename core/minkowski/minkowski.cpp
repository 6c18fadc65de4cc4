#include "core/minkowski/minkowski.h"

#include "core/exact/exact.h"
#include "core/exact/segment.h"
#include "core/minkowski/epa.h"
#include "core/minkowski/gjk.h"
#include "core/minkowski/minkowski_difference.h"
#include "core/minkowski/origin.h"
#include "core/minkowski/ray.h"

#include <cstddef>

namespace sepax {

namespace {

std::vector<MinkowskiVertex> verticesOf(const MinkowskiDifference& difference) {
  if (difference.sides.empty()) return {{difference.start, difference.startPoint.rounded()}};
  std::vector<MinkowskiVertex> vertices;
  vertices.reserve(difference.sides.size());
  for (const MinkowskiSide& side : difference.sides)
    vertices.push_back({side.from, side.line.from.rounded()});
  return vertices;
}

MinkowskiEdge edgeOf(const MinkowskiSide& side, Vec2 va, Vec2 vb) {
  const auto inside = [&](auto lift) { return side.inside(lift); };
  const SideCrossing crossing = crossingOf(side, va, vb);
  MinkowskiEdge edge;
  edge.name = side.name;
  edge.back = side.back;
  edge.axis = side.axis;
  edge.normal = side.facing.unit();
  edge.distance = exactQuotient(inside, side.facing.length());
  edge.sign = exactSign(inside);
  edge.crossing = crossing.way;
  edge.crossTime = crossing.time;
  edge.enclosedCross = crossing.enclosed;
  edge.speed = crossing.way == 0 ? 0 : dot(edge.normal, va - vb);
  return edge;
}

/// A point of both thin bodies that cross.
Distance commonPoint(const Polygon& a, const Polygon& b) {
  const Vec2 common = segmentIntersection(a.vertices.front(), a.vertices.back(), b.vertices.front(),
                                          b.vertices.back())
                          .p;
  return {0, common, common};
}

/// What holds the witnesses: a vertex of D is one of both bodies, an edge is one of its owner.
Features featuresOf(const MinkowskiEvidence& evidence) {
  if (evidence.originInside) return Features::edgeEdge;  // thin bodies that cross
  if (evidence.nearest.vertex) return Features::vertexVertex;
  const auto edge = static_cast<std::size_t>(evidence.nearest.edge);
  return evidence.edges[edge].name.owner == Owner::a ? Features::edgeVertex : Features::vertexEdge;
}

void addWitnesses(MinkowskiEvidence& evidence, const MinkowskiDifference& difference,
                  const Polygon& a, const Polygon& b) {
  evidence.features = featuresOf(evidence);
  if (evidence.originInside) {
    evidence.distance = commonPoint(a, b);
  } else if (difference.sides.empty()) {
    evidence.distance = Distance{evidence.nearest.distance, a.vertices.front(), b.vertices.front()};
  } else {
    const auto edge = static_cast<std::size_t>(evidence.nearest.edge);
    evidence.distance = witnessesAt(placeNearOrigin(difference.sides[edge].line));
  }
}

}  // namespace

MinkowskiEvidence minkowskiTest(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb) {
  const MinkowskiDifference difference = minkowskiDifference(a, b);
  MinkowskiEvidence evidence;
  evidence.originInside = originSign(difference) > 0;
  evidence.relation = originRelation(difference);
  evidence.shape = difference.shape;
  evidence.thin = difference.thin;
  evidence.vertices = verticesOf(difference);
  for (const MinkowskiSide& side : difference.sides) evidence.edges.push_back(edgeOf(side, va, vb));
  evidence.nearest = nearestPlaceOf(difference);
  evidence.chosen = -1;
  if (evidence.nearest.edge >= 0) {
    const MinkowskiSide& side = difference.sides[static_cast<std::size_t>(evidence.nearest.edge)];
    evidence.chosen = evidence.originInside ? side.firstAxis : side.axis;
  }
  evidence.ray = rayThrough(difference, va, vb);
  GjkResult found = gjk(a, b);
  evidence.gjk = std::move(found.run);
  if (evidence.relation == Relation::overlapping) {
    evidence.mtv = -evidence.nearest.point;
    evidence.depth = evidence.nearest.distance;
    evidence.epa = epa(a, b, difference, found.kept);
  } else {
    addWitnesses(evidence, difference, a, b);
  }
  return evidence;
}

}  // namespace sepax
