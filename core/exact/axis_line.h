#pragma once

#include "core/exact/predicates.h"
#include "core/exact/vec2.h"

namespace sepax {

/// An axis as the difference of two given points, turned right: from p to q runs the edge, the
/// axis is its outward normal. The points are exact, the axis is never rounded.
struct AxisLine {
  Vec2 p;
  Vec2 q;

  /// Component of (to - from) along the axis, times the axis' length.
  template <class Lift>
  [[nodiscard]] auto along(const Lift& lift, Vec2 from, Vec2 to) const {
    const auto edge = vectorBetween(lift, p, q);
    const auto move = vectorBetween(lift, from, to);
    return edge.y * move.x - edge.x * move.y;
  }
  /// Length of the axis vector.
  [[nodiscard]] double length() const;
  /// The unit vector in its direction.
  [[nodiscard]] Vec2 unit() const;
};

/// Exact order of two points along the axis: the sign of height(x) - height(y).
[[nodiscard]] int compareHeights(const AxisLine& axis, Vec2 x, Vec2 y);

}  // namespace sepax
