#include "core/published/gpwiki_skipping.h"

#include "core/evidence/sat.h"
#include "core/exact/tolerance.h"
#include "core/overlap/sat.h"
#include "core/overlap/sat_savings.h"

#include <algorithm>

namespace sepax::published {

namespace {

/// One side seen from the reference points.
PublishedFacing facingSide(AxisName name, const Polygon& own, const Edge& edge,
                           const Polygon& other, Vec2 way) {
  const Vec2 corner = own.vertices[static_cast<std::size_t>(edge.from)];
  PublishedFacing side;
  side.name = name;
  side.line = turnedRight(own.vertices[static_cast<std::size_t>(edge.to)] - corner);
  side.facing = dot(side.line, way);
  side.skipped = side.facing < 0;
  if (side.skipped) return side;
  side.corner = dot(side.line, corner);
  side.lowest = dot(side.line, other.vertices.front());
  for (const Vec2 vertex : other.vertices)
    side.lowest = std::min(side.lowest, dot(side.line, vertex));
  side.apart = side.lowest > side.corner;
  return side;
}

/// The push that the sides left give, as if the skipped ones could not be shallower.
void addPush(PublishedSkipping& result, const SatEvidence& sat) {
  result.exactPush = sat.mtv;
  double smallest = kInfinity;
  for (std::size_t i = 0; i < result.sides.size(); ++i) {
    PublishedFacing& side = result.sides[i];
    const auto axis = std::ranges::find(sat.axes, side.name, &SatAxis::name);
    if (side.skipped || axis == sat.axes.end()) continue;
    side.depth = axis->depth;
    side.kept = side.depth < smallest;
    if (!side.kept) continue;
    smallest = side.depth;
    result.chosen = static_cast<int>(i);
    result.push = axis->push;
  }
  if (result.chosen >= 0 && smallest > sat.depth * (1 + kPublishedRounding))
    result.fault = SkippingFault::longPush;
  result.pushDiffers = length(result.push - sat.mtv) > kPublishedRounding * sat.depth;
}

}  // namespace

std::vector<PublishedFacing> facingSides(const SidesPair& pair, Vec2 pointA, Vec2 pointB) {
  std::vector<PublishedFacing> sides;
  for (const Owner owner : {Owner::a, Owner::b}) {
    const bool first = owner == Owner::a;
    const Polygon& own = first ? pair.polygonA : pair.polygonB;
    const Polygon& other = first ? pair.polygonB : pair.polygonA;
    const Vec2 way = first ? pointB - pointA : pointA - pointB;
    for (const Edge& edge : own.edges) {
      sides.push_back(facingSide({owner, edge.index}, own, edge, other, way));
      if (sides.back().apart) return sides;
    }
  }
  return sides;
}

bool intersectSkipping(const SidesPair& pair, Vec2 pointA, Vec2 pointB) {
  return std::ranges::count(facingSides(pair, pointA, pointB), true, &PublishedFacing::apart) == 0;
}

PublishedSkipping skippingSides(const SidesPair& pair) {
  const SatEvidence sat = satTest(pair.polygonA, pair.polygonB);
  const bool meet = sat.relation != Relation::disjoint;
  PublishedSkipping result;
  result.exact = sat.relation;
  result.total = static_cast<int>(pair.polygonA.edges.size() + pair.polygonB.edges.size());
  result.byOrigins = intersectSkipping(pair, pair.originA, pair.originB) != meet;
  const SatWork inside = satWork(pair.polygonA, pair.polygonB, {.skipBackFacing = true});
  result.pointA = result.byOrigins ? pair.originA : inside.centerA;
  result.pointB = result.byOrigins ? pair.originB : inside.centerB;
  result.sides = facingSides(pair, result.pointA, result.pointB);
  result.intersects = result.sides.empty() || !result.sides.back().apart;
  if (result.intersects != meet) {
    result.fault = SkippingFault::verdict;
  } else if (sat.relation == Relation::overlapping) {
    addPush(result, sat);
  }
  return result;
}

}  // namespace sepax::published
