#include "core/exact/predicates.h"

#include <algorithm>
#include <cmath>

namespace sepax {

int orientation(Vec2 a, Vec2 b, Vec2 c) {
  // Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates,
  // 1997: the static bound of stage A settles nearly every call.
  const double left = (a.x - c.x) * (b.y - c.y);
  const double right = (a.y - c.y) * (b.x - c.x);
  const double difference = left - right;
  const double bound = (3 + 16 * 0x1p-53) * 0x1p-53 * (std::fabs(left) + std::fabs(right));
  if (bound > 0x1p-960 && std::fabs(difference) > bound) return difference > 0 ? 1 : -1;
  return exactSign(
      [&](auto lift) { return cross(vectorBetween(lift, a, b), vectorBetween(lift, a, c)); });
}

int crossSign(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  return exactSign(
      [&](auto lift) { return cross(vectorBetween(lift, a, b), vectorBetween(lift, c, d)); });
}

int dotSign(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  return exactSign(
      [&](auto lift) { return dot(vectorBetween(lift, a, b), vectorBetween(lift, c, d)); });
}

namespace {

bool inBox(Vec2 a, Vec2 b, Vec2 p) {
  return std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= p.y &&
         p.y <= std::max(a.y, b.y);
}

}  // namespace

bool onSegment(Vec2 a, Vec2 b, Vec2 point) {
  return inBox(a, b, point) && orientation(a, b, point) == 0;
}

bool segmentsMeet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const int abc = orientation(a, b, c);
  const int abd = orientation(a, b, d);
  const int cda = orientation(c, d, a);
  const int cdb = orientation(c, d, b);
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (abc == 0 && inBox(a, b, c)) || (abd == 0 && inBox(a, b, d)) ||
         (cda == 0 && inBox(c, d, a)) || (cdb == 0 && inBox(c, d, b));
}

bool discsMeet(Vec2 center1, double radius1, Vec2 center2, double radius2) {
  return exactSign([&](auto lift) {
           const auto reach = lift(radius1) + lift(radius2);
           const auto between = vectorBetween(lift, center1, center2);
           return reach * reach - dot(between, between);
         }) >= 0;
}

}  // namespace sepax
