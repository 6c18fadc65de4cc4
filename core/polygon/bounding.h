#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <span>

/// Boxes and circles around shapes. They are never smaller than the truth by rounding, so that no
/// contact is lost to them.
namespace sepax {

/// Smallest box in doubles that holds the points all through a step of `velocity`, t in [0, 1].
/// Laws: exact where the moved coordinates are doubles; never smaller than the truth.
[[nodiscard]] Bounds sweptBox(std::span<const Vec2> points, Vec2 velocity);

/// The closed boxes have a point in common.
[[nodiscard]] constexpr bool boxesMeet(Bounds a, Bounds b) {
  return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;
}

/// A closed disc.
struct Circle {
  Vec2 center;
  double radius = 0;
};

/// Smallest circle in doubles about `center` that holds the points.
/// Law: no point lies outside, exactly.
[[nodiscard]] Circle boundingCircle(Vec2 center, std::span<const Vec2> points);

/// The closed discs meet. Law: circles around two shapes that meet do meet.
[[nodiscard]] bool circlesMeet(Circle a, Circle b);

/// A closed disc as far as a point: its radius is never rounded.
struct ReachingCircle {
  Vec2 center;
  Vec2 reach;
};

/// As far as the farthest of the points, exactly; the first of several.
[[nodiscard]] ReachingCircle reachingCircle(Vec2 center, std::span<const Vec2> points);

/// The closed discs meet, by squares alone. Law: circles around two shapes that meet do meet.
[[nodiscard]] bool reachingCirclesMeet(const ReachingCircle& a, const ReachingCircle& b);

}  // namespace sepax
