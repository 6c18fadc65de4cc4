#pragma once

#include "core/polygon/polygon.h"

#include <span>

/// Lengths that the doctor compares with; world units.
namespace sepax {

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
