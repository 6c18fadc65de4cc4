#include "core/minkowski/simplex.h"

#include "core/exact/exact.h"
#include "core/exact/predicates.h"
#include "core/minkowski/origin.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace sepax {

namespace {

constexpr DifferencePoint kOrigin{};

/// The end, or both, of a segment that hold its point nearest to the origin.
Simplex ofSegment(const Support& p, const Support& q) {
  const EdgePlace::Kind kind = placeNearOrigin({p.point, q.point}).kind;
  if (kind == EdgePlace::Kind::foot) {
    const bool held = turnTo(p, q, kOrigin) == 0;
    return {{p, q}, held ? OriginPlace::onSegment : OriginPlace::apart};
  }
  const Support& end = kind == EdgePlace::Kind::start ? p : q;
  const bool held = end.point.a == end.point.b;
  return {{end}, held ? OriginPlace::atPoint : OriginPlace::apart};
}

/// The origin is strictly inside three points, counterclockwise.
bool holdInside(const std::vector<Support>& points) {
  for (std::size_t i = 0; i < 3; ++i)
    if (turnTo(points[i], points[(i + 1) % 3], kOrigin) <= 0) return false;
  return true;
}

Simplex ofTriangle(std::vector<Support> points) {
  const int turn = turnTo(points[0], points[1], points[2].point);
  if (turn < 0) std::swap(points[1], points[2]);
  if (turn != 0 && holdInside(points)) return {points, OriginPlace::inside};
  const auto edge = [&](std::size_t i) {
    return DifferenceEdge{points[i].point, points[(i + 1) % 3].point};
  };
  std::size_t best = 0;
  for (std::size_t i = 1; i < 3; ++i) {
    if (compareDistances(placeNearOrigin(edge(i)), placeNearOrigin(edge(best))) < 0) best = i;
  }
  Simplex simplex = ofSegment(points[best], points[(best + 1) % 3]);
  const bool hasSide = simplex.place == OriginPlace::onSegment && turn != 0;
  if (hasSide) simplex.points.push_back(points[(best + 2) % 3]);
  return simplex;
}

}  // namespace

int turnTo(const Support& p, const Support& q, const DifferencePoint& point) {
  const DifferenceEdge edge{p.point, q.point};
  return exactSign(
      [&](auto lift) { return cross(edge.direction(lift), edge.offset(lift, point)); });
}

Simplex simplexOf(const std::vector<Support>& points) {
  if (points.size() == 1) return ofSegment(points[0], points[0]);
  return points.size() == 2 ? ofSegment(points[0], points[1]) : ofTriangle(points);
}

EdgePlace nearestOf(const std::vector<Support>& kept) {
  return placeNearOrigin({kept.front().point, kept.back().point});
}

}  // namespace sepax
