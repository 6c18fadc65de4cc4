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

}  // namespace sepax
