#pragma once

#include "core/exact/vec2.h"

#include <algorithm>

namespace sepax {

/// The point of the segment ab that is nearest to another one, rounded: for places under a hand and
/// in a picture, not for answers.
[[nodiscard]] inline Vec2 nearestOnSegment(Vec2 a, Vec2 b, Vec2 point) {
  const Vec2 along = b - a;
  const double square = squaredLength(along);
  if (!(square > 0)) return a;
  return a + std::clamp(dot(point - a, along) / square, 0.0, 1.0) * along;
}

}  // namespace sepax
