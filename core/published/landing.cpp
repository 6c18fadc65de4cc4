#include "core/published/landing.h"

#include "core/evidence/concave.h"
#include "core/evidence/sat.h"
#include "core/exact/tolerance.h"
#include "core/overlap/concave.h"
#include "core/overlap/sat.h"
#include "core/polygon/polygon.h"

#include <utility>
#include <vector>

namespace sepax::published {

std::optional<PublishedLanding> landingOf(std::span<const Vec2> a, std::span<const Vec2> b,
                                          Vec2 displacement) {
  std::vector<Vec2> moved;
  for (const Vec2 vertex : a) moved.push_back(vertex + displacement);
  const PolygonReport landed = checkPolygon(moved);
  const PolygonReport other = checkPolygon(b);
  if (!landed.polygon || !other.polygon) return {};
  PublishedLanding landing;
  landing.displacement = displacement;
  if (landed.polygon->convex && other.polygon->convex) {
    const SatEvidence sat = satTest(*landed.polygon, *other.polygon);
    landing.relation = sat.relation;
    landing.depth = sat.depth;
  } else {
    const ConcaveEvidence concave = concaveTest(*landed.polygon, *other.polygon);
    landing.relation = concave.relation;
    landing.depth = concave.depth;
  }
  if (landing.relation != Relation::overlapping) landing.depth = 0;
  landing.clear = landing.depth <= kPublishedRounding * length(displacement);
  return landing;
}

PublishedSat withLandings(PublishedSat result, std::span<const Vec2> a, std::span<const Vec2> b) {
  if (result.willIntersect) result.pushed = landingOf(a, b, result.mtv);
  result.landing = landingOf(a, b, result.velocity + result.mtv);
  return result;
}

PushFault faultAtRest(const PublishedSat& result, Relation exact, double depth) {
  if (result.intersect != (exact != Relation::disjoint)) return PushFault::verdict;
  if (result.pushed && !result.pushed->clear) return PushFault::leavesOverlap;
  const bool longer = length(result.mtv) > depth * (1 + kPublishedRounding);
  return exact == Relation::overlapping && longer ? PushFault::tooLong : PushFault::none;
}

}  // namespace sepax::published
