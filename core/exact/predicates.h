#pragma once

#include "core/exact/exact.h"
#include "core/exact/vec2.h"

/// Exact discrete answers about points given as doubles. No epsilon anywhere.
namespace sepax {

/// The vector from a to b in the number type of the stage.
template <class Number>
struct Vector {
  Number x;
  Number y;
};

template <class Lift>
[[nodiscard]] auto vectorBetween(const Lift& lift, Vec2 from, Vec2 to) {
  using Number = decltype(lift(0.0));
  return Vector<Number>{lift(to.x) - lift(from.x), lift(to.y) - lift(from.y)};
}
template <class Number>
[[nodiscard]] Number dot(const Vector<Number>& a, const Vector<Number>& b) {
  return a.x * b.x + a.y * b.y;
}
template <class Number>
[[nodiscard]] Number cross(const Vector<Number>& a, const Vector<Number>& b) {
  return a.x * b.y - a.y * b.x;
}

/// 1 when a, b, c turn counterclockwise, -1 clockwise, 0 when they lie on one line.
/// Laws: orientation(a,b,c) = orientation(b,c,a) = -orientation(b,a,c); 0 when two points agree.
[[nodiscard]] int orientation(Vec2 a, Vec2 b, Vec2 c);

/// Sign of cross(b - a, d - c): 0 when both run along one direction, or one has no length.
[[nodiscard]] int crossSign(Vec2 a, Vec2 b, Vec2 c, Vec2 d);

/// Sign of dot(b - a, d - c).
[[nodiscard]] int dotSign(Vec2 a, Vec2 b, Vec2 c, Vec2 d);

/// The point lies on the closed segment (a segment of length zero is a point).
[[nodiscard]] bool onSegment(Vec2 a, Vec2 b, Vec2 point);

/// The closed segments ab and cd have a point in common.
/// Laws: symmetric in the two segments and in the ends of each.
[[nodiscard]] bool segmentsMeet(Vec2 a, Vec2 b, Vec2 c, Vec2 d);

/// The closed discs meet: |c1 - c2|^2 <= (r1 + r2)^2; radii must not be negative.
[[nodiscard]] bool discsMeet(Vec2 center1, double radius1, Vec2 center2, double radius2);

}  // namespace sepax
