#pragma once

#include "core/polygon/form.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

/// Sizes that the doctor compares with; lengths are world units.
namespace sepax {

/// Most vertices of an outline that is split into parts or pieces; both take quadratic time.
inline constexpr std::size_t kMaxSplitVertices = 4000;

/// How far the nearest two neighbours of these vertices lie apart in x or in y, whichever is more;
/// infinity where all neighbours share their places.
[[nodiscard]] inline double nearestNeighbours(const Form& form, std::span<const Vec2> vertices) {
  double nearest = std::numeric_limits<double>::infinity();
  forEachEdge(form, vertices.size(), [&](int from, int to) {
    const Vec2 across =
        vertices[static_cast<std::size_t>(to)] - vertices[static_cast<std::size_t>(from)];
    const double apart = std::max(std::abs(across.x), std::abs(across.y));
    if (apart > 0) nearest = std::min(nearest, apart);
  });
  return nearest;
}

/// Diagonal of the box of at least one point.
[[nodiscard]] inline double sizeOf(std::span<const Vec2> vertices) {
  const Bounds bounds = boundsOf(vertices);
  return distance(bounds.min, bounds.max);
}

/// Middle of the box of at least one point.
[[nodiscard]] inline Vec2 middleOf(std::span<const Vec2> vertices) {
  const Bounds bounds = boundsOf(vertices);
  return bounds.min / 2 + bounds.max / 2;
}

/// What a float would hold. Through memory, because GCC 12 forgets the way to float and back where
/// it turns a loop over both coordinates into vector code.
[[nodiscard]] inline double roundedToFloat(double value) {
  const volatile float held = static_cast<float>(value);
  return static_cast<double>(held);
}
[[nodiscard]] inline Vec2 roundedToFloat(Vec2 p) {
  return {roundedToFloat(p.x), roundedToFloat(p.y)};
}

}  // namespace sepax
