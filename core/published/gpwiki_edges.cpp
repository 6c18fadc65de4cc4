#include "core/published/gpwiki_edges.h"

#include "core/evidence/terms.h"
#include "core/exact/predicates.h"
#include "core/exact/segment.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>
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

/// A fused multiply-add rounds the product and the sum at once.
double crossOf(Vec2 a, Vec2 b, Contraction contraction) {
  return contraction == Contraction::fused ? std::fma(a.x, b.y, -(a.y * b.x)) : cross(a, b);
}

Vec2 between(Vec2 a, Vec2 b, double t, Contraction contraction) {
  if (contraction == Contraction::off) return a * (1 - t) + b * t;
  return {std::fma(b.x, t, a.x * (1 - t)), std::fma(b.y, t, a.y * (1 - t))};
}

bool isWithin(const std::optional<double>& place) { return place && *place >= 0 && *place <= 1; }

PublishedSidePair pairOf(Vec2 a, Vec2 b, Vec2 c, Vec2 d, Contraction contraction) {
  PublishedSidePair pair;
  pair.along = b - a;
  pair.against = c - d;
  pair.across = c - a;
  pair.numeratorT = crossOf(pair.across, pair.against, contraction);
  pair.numeratorU = crossOf(pair.along, pair.across, contraction);
  pair.result = edgeIntersection(a, b, c, d, contraction);
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

/// Both ways of computing, where they do not agree on whether the sides are parallel.
std::optional<PublishedContraction> contractionOf(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  PublishedContraction found;
  found.plain = edgeIntersection(a, b, c, d, Contraction::off);
  found.fused = edgeIntersection(a, b, c, d, Contraction::fused);
  if ((found.plain.det == 0) == (found.fused.det == 0)) return {};
  found.parallel = crossSign(a, b, c, d) == 0;
  found.piece = segmentIntersection(a, b, c, d).kind == SegmentMeeting::segment;
  return found;
}

}  // namespace

PublishedEdgeIntersection edgeIntersection(Vec2 a, Vec2 b, Vec2 c, Vec2 d,
                                           Contraction contraction) {
  PublishedEdgeIntersection result;
  result.det = crossOf(b - a, c - d, contraction);
  const double t = quotient(crossOf(c - a, c - d, contraction), result.det);
  const double u = quotient(crossOf(b - a, c - a, contraction), result.det);
  result.t = unlessNan(t);
  result.u = unlessNan(u);
  result.reported = !(t < 0 || u < 0 || t > 1 || u > 1);
  if (result.reported && !std::isnan(t)) result.point = between(a, b, t, contraction);
  return result;
}

PublishedVertexTest verticesInside(std::span<const Vec2> a, std::span<const Vec2> b) {
  PublishedVertexTest test{false, insideOf(a, b), insideOf(b, a)};
  test.intersects = !test.aInB.empty() || !test.bInA.empty();
  return test;
}

PublishedEdgeLoop edgeLoop(std::span<const Vec2> a, std::span<const Vec2> b, Relation exact,
                           Contraction contraction) {
  PublishedEdgeLoop loop;
  loop.contraction = contraction;
  const bool clockwise = checkPolygon(b).winding == Winding::clockwise;
  loop.a.assign(a.begin(), a.end());
  loop.b.assign(b.begin(), b.end());
  for (const Vec2 vertex : a) loop.aInside.push_back(strictlyInside(vertex, b));
  for (const Vec2 vertex : b) loop.bInside.push_back(strictlyInside(vertex, a));
  loop.intersects =
      std::ranges::count(loop.aInside, true) + std::ranges::count(loop.bInside, true) > 0;
  loop.misses = !loop.intersects && exact == Relation::overlapping;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) {
      const Vec2 toA = a[(i + 1) % a.size()];
      const Vec2 toB = b[(j + 1) % b.size()];
      PublishedSidePair pair = pairOf(a[i], toA, b[j], toB, contraction);
      pair.inward = !clockwise && pair.normal != Vec2{};
      pair.outward = clockwise ? pair.normal : -pair.normal;
      if (!loop.contracted) {
        loop.contracted = contractionOf(a[i], toA, b[j], toB);
        if (loop.contracted) loop.contracted->pair = static_cast<int>(loop.pairs.size());
      }
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
