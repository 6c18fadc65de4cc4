#pragma once

#include <cmath>

namespace sepax {

/// A point or a displacement in the plane, world units, y up.
struct Vec2 {
  double x = 0;
  double y = 0;

  friend constexpr bool operator==(Vec2, Vec2) = default;
  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
  friend constexpr Vec2 operator*(double s, Vec2 a) { return {s * a.x, s * a.y}; }
  friend constexpr Vec2 operator*(Vec2 a, double s) { return {a.x * s, a.y * s}; }
  friend constexpr Vec2 operator/(Vec2 a, double s) { return {a.x / s, a.y / s}; }
  constexpr Vec2& operator+=(Vec2 b) { return *this = *this + b; }
  constexpr Vec2& operator-=(Vec2 b) { return *this = *this - b; }
};

[[nodiscard]] constexpr double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
[[nodiscard]] constexpr double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
/// The vector turned by a quarter turn counterclockwise.
[[nodiscard]] constexpr Vec2 turnedLeft(Vec2 a) { return {-a.y, a.x}; }
/// The vector turned by a quarter turn clockwise: the outward normal of a counterclockwise edge.
[[nodiscard]] constexpr Vec2 turnedRight(Vec2 a) { return {a.y, -a.x}; }
[[nodiscard]] constexpr double squaredLength(Vec2 a) { return dot(a, a); }
/// Neither overflows nor underflows on the way.
[[nodiscard]] inline double length(Vec2 a) {
  const double squared = squaredLength(a);
  return squared > 0x1p-900 && squared < 0x1p1000 ? std::sqrt(squared) : std::hypot(a.x, a.y);
}
[[nodiscard]] inline double distance(Vec2 a, Vec2 b) { return length(b - a); }
/// Unit vector in the direction of `a`; the zero vector stays zero.
[[nodiscard]] inline Vec2 normalized(Vec2 a) {
  constexpr double kTiny = 0x1p-900;  // below, a quotient has few digits
  if (length(a) < kTiny) a = a / kTiny;
  const double l = length(a);
  return l > 0 ? a / l : Vec2{};
}
[[nodiscard]] constexpr Vec2 lerp(Vec2 a, Vec2 b, double t) { return a + t * (b - a); }
[[nodiscard]] inline bool isFinite(Vec2 a) { return std::isfinite(a.x) && std::isfinite(a.y); }

}  // namespace sepax
