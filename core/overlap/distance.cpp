#include "core/overlap/distance.h"

#include "core/evidence/inside.h"
#include "core/evidence/terms.h"
#include "core/exact/predicates.h"
#include "core/exact/segment.h"
#include "core/inside/crossing.h"
#include "core/overlap/concave.h"
#include "core/polygon/bounding.h"
#include "core/polygon/callers_edges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sepax {

namespace {

/// A point and the point of a segment that is nearest to it.
struct Nearest {
  double distance = std::numeric_limits<double>::infinity();
  Vec2 onSegment;
};

Nearest nearestOn(Vec2 start, Vec2 end, Vec2 point) {
  if (dotSign(start, end, start, point) <= 0) return {distance(start, point), start};
  if (dotSign(end, start, end, point) <= 0) return {distance(end, point), end};
  const double away = exactQuotient(
      [&](auto lift) {
        return cross(vectorBetween(lift, start, end), vectorBetween(lift, start, point));
      },
      distance(start, end));
  return {std::fabs(away), lerp(start, end, placeOn(start, end, point))};
}

/// A lower bound of the distance, by the box of the segment.
double atLeast(Vec2 start, Vec2 end, Vec2 point) {
  const double x =
      std::max({0.0, std::min(start.x, end.x) - point.x, point.x - std::max(start.x, end.x)});
  const double y =
      std::max({0.0, std::min(start.y, end.y) - point.y, point.y - std::max(start.y, end.y)});
  return std::max(x, y);
}

/// Nearest of all vertices of one polygon to all edges of the other, which it does not meet.
Distance fromVertices(const Polygon& vertices, const Polygon& edges) {
  Distance best{std::numeric_limits<double>::infinity(), {}, {}};
  for (const CallersEdge& edge : callersEdges(edges)) {
    for (const Vec2 vertex : vertices.vertices) {
      if (atLeast(edge.start, edge.end, vertex) >= best.distance) continue;
      const Nearest nearest = nearestOn(edge.start, edge.end, vertex);
      if (nearest.distance < best.distance) best = {nearest.distance, vertex, nearest.onSegment};
    }
  }
  return best;
}

/// A point of both polygons, which meet.
Vec2 commonPoint(const Polygon& a, const Polygon& b) {
  for (const CallersEdge& edgeA : callersEdges(a)) {
    for (const CallersEdge& edgeB : callersEdges(b)) {
      const SegmentIntersection common =
          segmentIntersection(edgeA.start, edgeA.end, edgeB.start, edgeB.end);
      if (common.kind != SegmentMeeting::none) return common.p;
    }
  }
  return sideOf(b, a.vertices[0]) != Side::outside ? a.vertices[0] : b.vertices[0];
}

}  // namespace

Distance distanceOf(const Polygon& a, const Polygon& b) {
  if (polygonRelation(a, b) != Relation::disjoint) {
    const Vec2 common = commonPoint(a, b);
    return {0, common, common};
  }
  const Distance fromA = fromVertices(a, b);
  const Distance fromB = fromVertices(b, a);
  if (fromA.distance <= fromB.distance) return fromA;
  return {fromB.distance, fromB.onB, fromB.onA};
}

}  // namespace sepax
