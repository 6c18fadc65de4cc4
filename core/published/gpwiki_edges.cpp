#include "core/published/gpwiki_edges.h"

#include "core/evidence/terms.h"
#include "core/exact/predicates.h"

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

}  // namespace sepax::published
