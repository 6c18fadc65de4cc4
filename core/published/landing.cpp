#include "core/published/landing.h"

#include "core/evidence/concave.h"
#include "core/evidence/sat.h"
#include "core/exact/interval.h"
#include "core/exact/tolerance.h"
#include "core/overlap/concave.h"
#include "core/overlap/sat.h"
#include "core/polygon/common_region.h"
#include "core/polygon/convex_parts.h"
#include "core/polygon/polygon.h"
#include "core/polygon/thin.h"
#include "core/sweep/slide.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace sepax::published {

namespace {

Interval shadow(std::span<const Vec2> vertices, Vec2 axis) {
  Interval result{dot(vertices[0], axis), dot(vertices[0], axis)};
  for (const Vec2 vertex : vertices) {
    const double height = dot(vertex, axis);
    result = hullOf(result, {height, height});
  }
  return result;
}

std::vector<Vec2> shifted(std::span<const Vec2> vertices, Vec2 displacement) {
  std::vector<Vec2> moved;
  moved.reserve(vertices.size());
  for (const Vec2 vertex : vertices) moved.push_back(vertex + displacement);
  return moved;
}

/// The polygon, point or segment of the vertices; absent when they are none.
std::optional<Polygon> shapeOf(std::span<const Vec2> vertices) {
  return vertices.size() < 3 ? thinPolygon(vertices) : checkPolygon(vertices).polygon;
}

/// What the rounding of projections may make of a length, and no more.
double roundingOf(std::span<const Vec2> a, std::span<const Vec2> b, Vec2 velocity) {
  double extent = length(velocity);
  for (const std::span<const Vec2> polygon : {a, b})
    for (const Vec2 vertex : polygon) extent = std::max(extent, length(vertex));
  return kPublishedRounding * extent;
}

/// A push of this length is more than what the rounding of the projections makes of none.
bool isPush(const PublishedPair& pair, Vec2 mtv) { return length(mtv) > roundingOf(pair); }

/// Published push and move beside those that the end of the step asks for.
void comparePushes(MoveComparison& comparison, const PublishedPair& pair,
                   const PublishedSat& result) {
  const double rounding = roundingOf(pair);
  const bool needs = comparison.unpushed && !comparison.unpushed->clear;
  const double depth = needs ? comparison.unpushed->depth : 0;
  comparison.lengthDiffers = std::abs(length(result.mtv) - depth) > rounding;
  const bool shortest = !comparison.lengthDiffers && result.landing && result.landing->clear;
  if (shortest) comparison.neededPush = result.mtv;
  if (!shortest && needs) comparison.neededPush = comparison.unpushed->push;
  comparison.pushDiffers = length(result.mtv - comparison.neededPush) > rounding;
  comparison.ownMove = pair.velocityA + comparison.neededPush;
  comparison.moveDiffers = length(result.velocity + result.mtv - comparison.ownMove) > rounding;
}

MoveFault faultOf(const PublishedPair& pair, const PublishedSat& result,
                  const MoveComparison& comparison, const MotionEvidence& exact) {
  if (comparison.willErrs) return result.willIntersect ? MoveFault::neverMeets : MoveFault::missed;
  if (!result.willIntersect) return MoveFault::none;
  if (exact.contact == Contact::entering && landsBeyond(pair.a, pair.b, result))
    return MoveFault::beyondObstacle;
  if (result.landing && !result.landing->clear) return MoveFault::stillOverlaps;
  if (!comparison.unpushed || !isPush(pair, result.mtv)) return MoveFault::none;
  if (comparison.unpushed->clear) return MoveFault::pushedThoughFree;
  const bool longer = length(result.mtv) > comparison.unpushed->depth * (1 + kPublishedRounding);
  return longer ? MoveFault::longerThanNeeded : MoveFault::none;
}

PushFault restFaultOf(const PublishedSat& result, double depth) {
  if (result.intersect != (result.exact != Relation::disjoint)) return PushFault::verdict;
  if (result.pushed && !result.pushed->clear) return PushFault::leavesOverlap;
  const bool longer = length(result.mtv) > depth * (1 + kPublishedRounding);
  return result.exact == Relation::overlapping && longer ? PushFault::tooLong : PushFault::none;
}

/// What each two convex parts share.
std::vector<std::vector<Vec2>> leftOf(const Polygon& a, const Polygon& b) {
  std::vector<std::vector<Vec2>> left;
  const std::vector<Polygon> partsB = convexParts(b);
  for (const Polygon& partA : convexParts(a)) {
    for (const Polygon& partB : partsB) {
      std::vector<Vec2> region = commonRegion(partA.vertices, partB.vertices);
      if (!region.empty()) left.push_back(std::move(region));
    }
  }
  return left;
}

/// Of the moved A; what is left is not told apart.
std::optional<PublishedLanding> landingOf(const Polygon& landed, const Polygon& other,
                                          Vec2 displacement) {
  PublishedLanding landing;
  landing.displacement = displacement;
  if (landed.convex && other.convex) {
    const SatEvidence sat = satTest(landed, other);
    landing.relation = sat.relation;
    landing.depth = sat.depth;
    landing.push = sat.mtv;
  } else if (isThin(landed) || isThin(other)) {
    return {};
  } else {
    const ConcaveEvidence concave = concaveTest(landed, other);
    landing.relation = concave.relation;
    landing.depth = concave.depth;
    landing.push = concave.mtv;
  }
  if (landing.relation != Relation::overlapping) {
    landing.depth = 0;
    landing.push = {};
  }
  landing.clear = landing.depth <= kPublishedRounding * length(displacement);
  return landing;
}

}  // namespace

double roundingOf(const PublishedPair& pair) {
  return roundingOf(pair.a, pair.b, pair.velocityA - pair.velocityB);
}

std::optional<PublishedLanding> landingOf(std::span<const Vec2> a, std::span<const Vec2> b,
                                          Vec2 displacement) {
  const std::optional<Polygon> landed = shapeOf(shifted(a, displacement));
  const std::optional<Polygon> other = shapeOf(b);
  if (!landed || !other) return {};
  std::optional<PublishedLanding> landing = landingOf(*landed, *other, displacement);
  if (landing && !landing->clear) landing->left = leftOf(*landed, *other);
  return landing;
}

PushFault restFault(PublishedSat result, std::span<const Vec2> a, const Polygon& b, Relation exact,
                    double depth) {
  result.exact = exact;
  if (result.willIntersect)
    if (const std::optional<Polygon> landed = shapeOf(shifted(a, result.mtv)))
      result.pushed = landingOf(*landed, b, result.mtv);
  return restFaultOf(result, depth);
}

PublishedSat withLandings(PublishedSat result, std::span<const Vec2> a, std::span<const Vec2> b) {
  if (result.willIntersect) result.pushed = landingOf(a, b, result.mtv);
  result.landing = landingOf(a, b, result.velocity + result.mtv);
  return result;
}

PublishedSat besideExact(PublishedSat result, const Polygon& a, const Polygon& b) {
  double depth = 0;
  if (a.convex && b.convex) {
    const SatEvidence sat = satTest(a, b);
    result.exact = sat.relation;
    result.exactPush = sat.mtv;
    depth = sat.depth;
  } else {
    const ConcaveEvidence concave = concaveTest(a, b);
    result.exact = concave.relation;
    result.exactPush = concave.mtv;
    depth = concave.depth;
  }
  result.fault = restFaultOf(result, depth);
  const double rounding = roundingOf(a.vertices, b.vertices, {});
  result.pushDiffers = length(result.mtv - result.exactPush) > rounding;
  result.lengthDiffers = std::abs(length(result.mtv) - length(result.exactPush)) > rounding;
  result.roundedTouch = result.exact == Relation::touching && result.intersect &&
                        result.mtv != Vec2{} && !result.pushDiffers;
  return result;
}

bool landsBeyond(std::span<const Vec2> a, std::span<const Vec2> b, const PublishedSat& result) {
  const Vec2 move = result.velocity + result.mtv;
  return result.willIntersect && shadow(a, result.velocity).low + dot(move, result.velocity) >
                                     shadow(b, result.velocity).high;
}

MoveComparison compareMove(const PublishedPair& pair, const PublishedSat& result,
                           const MotionEvidence& exact) {
  MoveComparison comparison;
  comparison.startErrs = result.intersect != (exact.initial != Relation::disjoint);
  comparison.willErrs = result.willIntersect != (exact.contact != Contact::none);
  comparison.relativeAsOwn = pair.velocityB != Vec2{};
  comparison.zeroPushOnTouch =
      exact.initial == Relation::touching && result.willIntersect && !isPush(pair, result.mtv);
  comparison.passesThrough =
      exact.initial != Relation::overlapping && exact.overlapTime && exact.exit && *exact.exit <= 1;
  comparison.unpushed = landingOf(pair.a, pair.b, result.velocity);
  comparison.applied =
      landingOf(pair.a, shifted(pair.b, pair.velocityB), result.velocity + result.mtv);
  const std::array<Polygon, 1> obstacle{pair.polygonB};
  // Out of an overlap by itself: nothing stops it, and no push is needed.
  const bool leaves =
      exact.initial == Relation::overlapping && comparison.unpushed && comparison.unpushed->clear;
  comparison.exactMove =
      leaves ? pair.velocityA
             : slideAmong(pair.polygonA, obstacle, pair.velocityA - pair.velocityB).displacement +
                   pair.velocityB;
  comparePushes(comparison, pair, result);
  comparison.fault = faultOf(pair, result, comparison, exact);
  return comparison;
}

}  // namespace sepax::published
