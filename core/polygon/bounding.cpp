#include "core/polygon/bounding.h"

#include "core/exact/exact.h"
#include "core/exact/predicates.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sepax {

namespace {

constexpr double kUp = std::numeric_limits<double>::infinity();

/// a + b, rounded towards `way` (plus or minus infinity).
double sumTowards(double a, double b, double way) {
  const double sum = a + b;
  const int lost = exactSign([&](auto lift) { return lift(a) + lift(b) - lift(sum); });
  return lost == (way > 0 ? 1 : -1) ? std::nextafter(sum, way) : sum;
}

bool holds(Circle circle, Vec2 point) {
  return exactSign([&](auto lift) {
           const auto apart = vectorBetween(lift, circle.center, point);
           return lift(circle.radius) * lift(circle.radius) - dot(apart, apart);
         }) >= 0;
}

}  // namespace

Bounds sweptBox(std::span<const Vec2> points, Vec2 velocity) {
  const Bounds start = boundsOf(points);
  return {{std::min(start.min.x, sumTowards(start.min.x, velocity.x, -kUp)),
           std::min(start.min.y, sumTowards(start.min.y, velocity.y, -kUp))},
          {std::max(start.max.x, sumTowards(start.max.x, velocity.x, kUp)),
           std::max(start.max.y, sumTowards(start.max.y, velocity.y, kUp))}};
}

Circle boundingCircle(Vec2 center, std::span<const Vec2> points) {
  Circle circle{center, radiusAbout(center, points)};
  for (const Vec2 point : points) {
    while (!holds(circle, point)) circle.radius = std::nextafter(circle.radius, kUp);
  }
  return circle;
}

bool circlesMeet(Circle a, Circle b) { return discsMeet(a.center, a.radius, b.center, b.radius); }

ReachingCircle reachingCircle(Vec2 center, std::span<const Vec2> points) {
  Vec2 farthest = points.front();
  for (const Vec2 point : points) {
    const int order = exactSign([&](auto lift) {
      const auto one = vectorBetween(lift, center, point);
      const auto other = vectorBetween(lift, center, farthest);
      return dot(one, one) - dot(other, other);
    });
    if (order > 0) farthest = point;
  }
  return {center, farthest};
}

/// |c1 - c2| <= r1 + r2: the square of what the squared distance has beyond both squared radii is
/// at most 4 r1² r2².
bool reachingCirclesMeet(const ReachingCircle& a, const ReachingCircle& b) {
  const auto beyond = [&](auto lift) {
    const auto apart = vectorBetween(lift, a.center, b.center);
    const auto radiusA = vectorBetween(lift, a.center, a.reach);
    const auto radiusB = vectorBetween(lift, b.center, b.reach);
    return dot(apart, apart) - dot(radiusA, radiusA) - dot(radiusB, radiusB);
  };
  if (exactSign(beyond) <= 0) return true;
  return exactSign([&](auto lift) {
           const auto radiusA = vectorBetween(lift, a.center, a.reach);
           const auto radiusB = vectorBetween(lift, b.center, b.reach);
           return beyond(lift) * beyond(lift) -
                  lift(4) * dot(radiusA, radiusA) * dot(radiusB, radiusB);
         }) <= 0;
}

}  // namespace sepax
