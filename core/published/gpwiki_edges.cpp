#include "core/published/gpwiki_edges.h"

#include "core/evidence/terms.h"
#include "core/exact/predicates.h"
#include "core/exact/segment.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace sepax::published {

namespace {

std::optional<double> unlessNan(double value) {
  return std::isnan(value) ? std::nullopt : std::optional(value);
}

/// x / 0 without a division: infinite, or NaN for 0 / 0.
double quotient(double numerator, double denominator) {
  if (denominator != 0) return numerator / denominator;
  if (numerator == 0) return std::numeric_limits<double>::quiet_NaN();
  return std::copysign(kInfinity, numerator);
}

/// Crossing number with exact turns; points of the boundary are not inside.
bool strictlyInside(Vec2 point, std::span<const Vec2> polygon) {
  bool inside = false;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 from = polygon[i];
    const Vec2 to = polygon[(i + 1) % polygon.size()];
    if (onSegment(from, to, point)) return false;
    if ((from.y > point.y) == (to.y > point.y)) continue;
    const bool upward = to.y > from.y;
    if (orientation(from, to, point) == (upward ? 1 : -1)) inside = !inside;
  }
  return inside;
}

std::vector<int> insideOf(std::span<const Vec2> points, std::span<const Vec2> polygon) {
  std::vector<int> inside;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (strictlyInside(points[i], polygon)) inside.push_back(static_cast<int>(i));
  }
  return inside;
}

bool isWithin(const std::optional<double>& place) { return place && *place >= 0 && *place <= 1; }

PublishedSidePair pairOf(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  PublishedSidePair pair;
  pair.along = b - a;
  pair.against = c - d;
  pair.across = c - a;
  pair.numeratorT = cross(pair.across, pair.against);
  pair.numeratorU = cross(pair.along, pair.across);
  pair.result = edgeIntersection(a, b, c, d);
  pair.parallel = pair.result.det == 0;
  pair.insideT = isWithin(pair.result.t);
  pair.insideU = isWithin(pair.result.u);
  if (pair.result.reported)
    pair.outcome = pair.result.point ? EdgeOutcome::point : EdgeOutcome::notANumber;
  pair.normal = normalized(turnedLeft(d - c));
  pair.shared = segmentIntersection(a, b, c, d).kind != SegmentMeeting::none;
  pair.errs = pair.outcome == EdgeOutcome::notANumber || pair.result.reported != pair.shared;
  return pair;
}

}  // namespace

PublishedEdgeIntersection edgeIntersection(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  PublishedEdgeIntersection result;
  result.det = cross(b - a, c - d);
  const double t = quotient(cross(c - a, c - d), result.det);
  const double u = quotient(cross(b - a, c - a), result.det);
  result.t = unlessNan(t);
  result.u = unlessNan(u);
  result.reported = !(t < 0 || u < 0 || t > 1 || u > 1);
  if (result.reported && !std::isnan(t)) result.point = a * (1 - t) + b * t;
  return result;
}

PublishedVertexTest verticesInside(std::span<const Vec2> a, std::span<const Vec2> b) {
  PublishedVertexTest test{false, insideOf(a, b), insideOf(b, a)};
  test.intersects = !test.aInB.empty() || !test.bInA.empty();
  return test;
}

PublishedEdgeLoop edgeLoop(std::span<const Vec2> a, std::span<const Vec2> b, Relation exact) {
  PublishedEdgeLoop loop;
  loop.a.assign(a.begin(), a.end());
  loop.b.assign(b.begin(), b.end());
  for (const Vec2 vertex : a) loop.aInside.push_back(strictlyInside(vertex, b));
  for (const Vec2 vertex : b) loop.bInside.push_back(strictlyInside(vertex, a));
  loop.intersects =
      std::ranges::count(loop.aInside, true) + std::ranges::count(loop.bInside, true) > 0;
  loop.misses = !loop.intersects && exact == Relation::overlapping;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) {
      PublishedSidePair pair = pairOf(a[i], a[(i + 1) % a.size()], b[j], b[(j + 1) % b.size()]);
      pair.edgeA = static_cast<int>(i);
      pair.edgeB = static_cast<int>(j);
      if (pair.outcome == EdgeOutcome::point) ++loop.points;
      if (pair.outcome == EdgeOutcome::notANumber) ++loop.notNumbers;
      if (pair.errs && loop.firstError < 0) loop.firstError = static_cast<int>(loop.pairs.size());
      loop.pairs.push_back(pair);
    }
  }
  return loop;
}

}  // namespace sepax::published
