#pragma once

#include "core/exact/vec2.h"

#include <algorithm>
#include <span>

/// Distances in doubles by the textbook, which know nothing of the code under test.
namespace sepax::test {

[[nodiscard]] inline double toSegment(Vec2 a, Vec2 b, Vec2 p) {
  if (a == b) return distance(a, p);
  const double t = std::clamp(dot(p - a, b - a) / squaredLength(b - a), 0.0, 1.0);
  return distance(p, lerp(a, b, t));
}

/// From the sides of the polygon, also to a point inside.
[[nodiscard]] inline double toBoundary(std::span<const Vec2> polygon, Vec2 p) {
  double nearest = 1e300;
  for (std::size_t i = 0; i < polygon.size(); ++i)
    nearest = std::min(nearest, toSegment(polygon[i], polygon[(i + 1) % polygon.size()], p));
  return nearest;
}

}  // namespace sepax::test
