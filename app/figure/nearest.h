#pragma once

#include "core/exact/vec2.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace sepax {

/// The point of the segment ab that is nearest to another one, rounded: for places under a hand and
/// in a picture, not for answers.
[[nodiscard]] inline Vec2 nearestOnSegment(Vec2 a, Vec2 b, Vec2 point) {
  const Vec2 along = b - a;
  const double square = squaredLength(along);
  if (!(square > 0)) return a;
  return a + std::clamp(dot(point - a, along) / square, 0.0, 1.0) * along;
}

/// Whether a point lies in the area of an outline, even-odd; rounded, as above.
[[nodiscard]] inline bool isWithin(std::span<const Vec2> outline, Vec2 point) {
  bool inside = false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = outline[i];
    const Vec2 b = outline[(i + 1) % outline.size()];
    if ((a.y > point.y) == (b.y > point.y)) continue;
    if (point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

/// The x at which the outline crosses a level, rising: its area lies between the first two, the
/// next two and so on, even-odd.
[[nodiscard]] inline std::vector<double> crossingsOfLevel(std::span<const Vec2> outline, double y) {
  std::vector<double> crossings;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 from = outline[i];
    const Vec2 to = outline[(i + 1) % outline.size()];
    if ((from.y <= y) == (to.y <= y)) continue;
    crossings.push_back(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x));
  }
  std::ranges::sort(crossings);
  return crossings;
}

}  // namespace sepax
