#include "core/published/gpwiki_sides.h"

#include "core/evidence/concave.h"
#include "core/evidence/sat.h"
#include "core/exact/axis_line.h"
#include "core/exact/predicates.h"
#include "core/exact/tolerance.h"
#include "core/overlap/concave.h"
#include "core/overlap/distance.h"
#include "core/overlap/sat.h"
#include "core/overlap/sat_savings.h"
#include "core/polygon/thin.h"
#include "core/published/gpwiki_skipping.h"

#include <algorithm>
#include <cmath>

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
  result.unit = std::abs(length(side) - 1) <= kPublishedRounding;
  result.a = shadow(result.line, pair.a);
  result.b = shadow(result.line, pair.b);
  const double scale = length(result.line);
  result.unitLine = result.line / scale;
  result.unitA = {result.a.low / scale, result.a.high / scale};
  result.unitB = {result.b.low / scale, result.b.high / scale};
  result.apart = result.a.low > result.b.high || result.a.high < result.b.low;
  result.overlap = std::min(result.a.high - result.b.low, result.b.high - result.a.low);
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

/// The side whose overlap in dot products is the smallest, as if they were lengths.
void keepSmallest(std::vector<PublishedSide>& sides) {
  double smallest = kInfinity;
  for (PublishedSide& side : sides) {
    side.kept = side.overlap < smallest;
    if (side.kept) smallest = side.overlap;
  }
}

const SatAxis* axisNamed(const SatEvidence& sat, AxisName name) {
  const auto found = std::ranges::find(sat.axes, name, &SatAxis::name);
  return found == sat.axes.end() ? nullptr : &*found;
}

void addDepths(PublishedSides& result, const SidesPair& pair, const SatEvidence& sat) {
  result.exactDepth = sat.depth;
  result.exactPush = sat.mtv;
  SatSavings facing;
  facing.skipBackFacing = true;
  const SatWork work = satWork(pair.polygonA, pair.polygonB, facing);
  for (const SatAxis& axis : sat.axes) {
    if (std::ranges::find(work.skippedEdges, axis.name) != work.skippedEdges.end()) continue;
    if (!result.culledDepth || axis.depth < *result.culledDepth) result.culledDepth = axis.depth;
  }
  result.culledErrs =
      result.culledDepth && *result.culledDepth > sat.depth * (1 + kPublishedRounding);
  for (const PublishedSide& side : result.sides) {
    if (!side.kept) continue;
    result.unnormalisedAxis = side.name;
    result.unnormalisedOverlap = side.overlap;
  }
  if (!result.unnormalisedAxis) return;
  const SatAxis* named = axisNamed(sat, *result.unnormalisedAxis);
  if (named == nullptr) return;
  result.unnormalisedPush = named->push;
  result.unnormalisedErrs = named->depth > sat.depth * (1 + kPublishedRounding);
  result.unnormalisedPushDiffers = length(named->push - sat.mtv) > kPublishedRounding * sat.depth;
}

/// Across the gap of an axis, at the corner that is nearest to the nearest point.
PublishedGap gapOf(const SidesPair& pair, const SatAxis& axis, const PublishedSides& found) {
  const bool first = axis.name.owner == Owner::a;
  const Interval own = first ? axis.a.interval : axis.b.interval;
  const Interval other = first ? axis.b.interval : axis.a.interval;
  const Vec2 away = own.high < other.low ? axis.normal : -axis.normal;  // from the own polygon
  const Vec2 nearest = first ? found.nearestB : found.nearestA;
  const auto before = [&](Vec2 p, Vec2 q) {
    const double difference = dot(p - q, away);
    if (difference != 0) return difference < 0;
    return squaredLength(p - nearest) < squaredLength(q - nearest);
  };
  const Vec2 corner = *std::ranges::min_element(first ? pair.b : pair.a, before);
  return {axis.name, corner, corner + axis.depth * away};
}

/// The piece of a polygon, or its corner, that lies lowest along a line.
struct Lowest {
  Vec2 from;
  Vec2 to;
};

Lowest lowestOf(std::span<const Vec2> polygon, const AxisLine& line) {
  const auto lower = [&](Vec2 u, Vec2 v) { return compareHeights(line, u, v) < 0; };
  const Vec2 lowest = *std::ranges::min_element(polygon, lower);
  Lowest piece{lowest, lowest};
  for (const Vec2 point : polygon) {
    if (compareHeights(line, point, lowest) != 0) continue;
    if (dotSign(line.p, line.q, piece.from, point) < 0) piece.from = point;
    if (dotSign(line.p, line.q, piece.to, point) > 0) piece.to = point;
  }
  return piece;
}

/// Across the gap on the axis of a side both polygons end in sides that are parallel to it, and
/// pieces of these lie opposite to each other.
bool areOpposite(const SidesPair& pair, AxisName name) {
  const std::span<const Vec2> own = name.owner == Owner::a ? pair.a : pair.b;
  const auto index = static_cast<std::size_t>(name.edge);
  const Vec2 p = own[index];
  const Vec2 q = own[(index + 1) % own.size()];
  const AxisLine up{p, q};
  const bool first = compareHeights(up, pair.a[0], pair.b[0]) > 0;  // A is the upper one
  const Lowest upper = lowestOf(first ? pair.a : pair.b, up);
  const Lowest below = lowestOf(first ? pair.b : pair.a, {q, p});
  const Lowest lower{below.to, below.from};  // its line runs the other way
  return dotSign(p, q, upper.from, upper.to) > 0 && dotSign(p, q, lower.from, lower.to) > 0 &&
         dotSign(p, q, upper.from, lower.to) > 0 && dotSign(p, q, lower.from, upper.to) > 0;
}

void addDistance(PublishedSides& result, const SidesPair& pair, const SatEvidence& sat) {
  result.largestGap = -sat.depth;
  const Distance nearest = distanceOf(pair.polygonA, pair.polygonB);
  result.distance = nearest.distance;
  result.nearestA = nearest.onA;
  result.nearestB = nearest.onB;
  result.gap = gapOf(pair, sat.axes[static_cast<std::size_t>(sat.chosen)], result);
  result.gapErrs = nearest.distance > *result.largestGap * (1 + kPublishedRounding);
  if (result.gapErrs) {
    result.features = NearestFeatures::twoCorners;
  } else if (areOpposite(pair, result.gap->side)) {
    result.features = NearestFeatures::parallelSides;
  }
}

void askCircles(PublishedSides& result, const SidesPair& pair) {
  result.circlesMeet =
      !satWork(pair.polygonA, pair.polygonB, {.circlePretest = true}).endedByCircles;
  if (*result.circlesMeet) return;
  result.intersects = false;
  result.sides.clear();
}

}  // namespace

PublishedSides separatingSides(const SidesPair& pair) {
  PublishedSides result;
  result.normalised = !pair.unnormalised;
  std::vector<PublishedSide> sides = allSides(pair);
  keepSmallest(sides);
  result.total = static_cast<int>(sides.size());
  const auto first = std::ranges::find(sides, true, &PublishedSide::apart);
  result.intersects = first == sides.end();
  result.sides.assign(sides.begin(), result.intersects ? first : first + 1);
  const bool thin = isThin(pair.polygonA) || isThin(pair.polygonB);
  const bool convex = pair.polygonA.convex && pair.polygonB.convex && !thin;
  if (convex && pair.circlesFirst) askCircles(result, pair);
  if (convex) {
    const SatEvidence sat = satTest(pair.polygonA, pair.polygonB);
    result.exact = sat.relation;
    if (sat.relation == Relation::overlapping) addDepths(result, pair, sat);
    const bool looked = result.circlesMeet.value_or(true);
    if (sat.relation == Relation::disjoint && looked) addDistance(result, pair, sat);
  } else if (pair.polygonA.convex && pair.polygonB.convex) {
    result.exact = satTest(pair.polygonA, pair.polygonB).relation;
  } else {
    result.exact = concaveTest(pair.polygonA, pair.polygonB).relation;
  }
  const bool meet = result.exact != Relation::disjoint;
  result.errs = result.intersects != meet;
  result.originsIntersect = intersectSkipping(pair, pair.originA, pair.originB);
  result.originsErr = convex && result.originsIntersect != meet;
  if (result.errs) {
    result.fault = SidesFault::verdict;
  } else if (result.gapErrs) {
    result.fault = SidesFault::gapAsDistance;
  }
  return result;
}

}  // namespace sepax::published
