#include "core/published/gpwiki_sides.h"

#include "core/evidence/concave.h"
#include "core/evidence/sat.h"
#include "core/exact/tolerance.h"
#include "core/overlap/concave.h"
#include "core/overlap/distance.h"
#include "core/overlap/sat.h"
#include "core/overlap/sat_savings.h"

#include <algorithm>

namespace sepax::published {

namespace {

Interval shadow(Vec2 line, std::span<const Vec2> polygon) {
  Interval result{dot(line, polygon[0]), dot(line, polygon[0])};
  for (const Vec2 point : polygon) {
    const double height = dot(line, point);
    result = hullOf(result, {height, height});
  }
  return result;
}

PublishedSide tested(const SidesPair& pair, AxisName name, Vec2 side) {
  PublishedSide result;
  result.name = name;
  result.line = turnedLeft(side);
  result.a = shadow(result.line, pair.a);
  result.b = shadow(result.line, pair.b);
  result.apart = result.a.low > result.b.high || result.a.high < result.b.low;
  return result;
}

/// Every side that has a length, in the order of the page.
std::vector<PublishedSide> allSides(const SidesPair& pair) {
  std::vector<PublishedSide> sides;
  for (const Owner owner : {Owner::a, Owner::b}) {
    const std::span<const Vec2> polygon = owner == Owner::a ? pair.a : pair.b;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const Vec2 side = polygon[(i + 1) % polygon.size()] - polygon[i];
      if (side == Vec2{}) continue;
      sides.push_back(tested(pair, {owner, static_cast<int>(i)}, side));
    }
  }
  return sides;
}

/// Without the sides that face away from the other body's origin: of the others the outward line
/// has the side's own corner highest, so that this one is compared with the other polygon alone.
bool intersectByOrigins(const SidesPair& pair) {
  for (const Owner owner : {Owner::a, Owner::b}) {
    const bool first = owner == Owner::a;
    const Polygon& own = first ? pair.polygonA : pair.polygonB;
    const Vec2 way = first ? pair.originB - pair.originA : pair.originA - pair.originB;
    for (const Edge& edge : own.edges) {
      const Vec2 corner = own.vertices[static_cast<std::size_t>(edge.from)];
      const Vec2 outward = turnedRight(own.vertices[static_cast<std::size_t>(edge.to)] - corner);
      if (dot(outward, way) < 0) continue;
      if (shadow(outward, first ? pair.b : pair.a).low > dot(outward, corner)) return false;
    }
  }
  return true;
}

void addDepths(PublishedSides& result, const std::vector<PublishedSide>& sides,
               const SidesPair& pair, const SatEvidence& sat) {
  result.exactDepth = sat.depth;
  SatSavings facing;
  facing.skipBackFacing = true;
  const SatWork work = satWork(pair.polygonA, pair.polygonB, facing);
  for (const SatAxis& axis : sat.axes) {
    if (std::ranges::find(work.skippedEdges, axis.name) != work.skippedEdges.end()) continue;
    if (!result.culledDepth || axis.depth < *result.culledDepth) result.culledDepth = axis.depth;
  }
  result.culledErrs =
      result.culledDepth && *result.culledDepth > sat.depth * (1 + kPublishedRounding);
  for (const PublishedSide& side : sides) {
    const double overlap = std::min(side.a.high - side.b.low, side.b.high - side.a.low);
    if (result.unnormalisedAxis && overlap >= result.unnormalisedOverlap) continue;
    result.unnormalisedAxis = side.name;
    result.unnormalisedOverlap = overlap;
  }
  const auto named = std::ranges::find(sat.axes, result.unnormalisedAxis, [](const SatAxis& axis) {
    return std::optional(axis.name);
  });
  result.unnormalisedErrs =
      named != sat.axes.end() && named->depth > sat.depth * (1 + kPublishedRounding);
}

void addDistance(PublishedSides& result, const SidesPair& pair, const SatEvidence& sat) {
  result.largestGap = -sat.depth;
  const Distance nearest = distanceOf(pair.polygonA, pair.polygonB);
  result.distance = nearest.distance;
  result.nearestA = nearest.onA;
  result.nearestB = nearest.onB;
  result.gapErrs = nearest.distance > *result.largestGap * (1 + kPublishedRounding);
}

}  // namespace

PublishedSides separatingSides(const SidesPair& pair) {
  PublishedSides result;
  const std::vector<PublishedSide> sides = allSides(pair);
  result.total = static_cast<int>(sides.size());
  const auto first = std::ranges::find(sides, true, &PublishedSide::apart);
  result.intersects = first == sides.end();
  result.sides.assign(sides.begin(), result.intersects ? first : first + 1);
  const bool convex = pair.polygonA.convex && pair.polygonB.convex;
  if (convex) {
    const SatEvidence sat = satTest(pair.polygonA, pair.polygonB);
    result.exact = sat.relation;
    if (sat.relation == Relation::overlapping) addDepths(result, sides, pair, sat);
    if (sat.relation == Relation::disjoint) addDistance(result, pair, sat);
  } else {
    result.exact = concaveTest(pair.polygonA, pair.polygonB).relation;
  }
  const bool meet = result.exact != Relation::disjoint;
  result.errs = result.intersects != meet;
  result.originsIntersect = intersectByOrigins(pair);
  result.originsErr = convex && result.originsIntersect != meet;
  return result;
}

}  // namespace sepax::published
