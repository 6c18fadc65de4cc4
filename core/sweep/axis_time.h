#pragma once

#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/overlap/axis.h"

/// Exact times at which two polygons begin and cease to meet on one axis.
namespace sepax {

/// The motion on one axis. A moves by `speed` per step along the axis relative to B; the closed
/// shadows meet while -Q <= speed * t <= P with the pushes P (along) and Q (against).
struct MovingAxis {
  TestedAxis tested;
  Vec2 va, vb;
  int direction = 0;      ///< exact sign of the speed
  bool twoFaced = false;  ///< of a segment, which has its edge on both sides

  template <class Lift>
  [[nodiscard]] auto speed(const Lift& lift) const {
    return tested.pair.speed(lift, va, vb);
  }
};

/// A time as an exact fraction: push / speed of one axis.
struct AxisTime {
  const MovingAxis* axis = nullptr;
  bool isEntry = true;  ///< else the exit
  double rounded = 0;   ///< infinite or not a number where the push or the speed is out of range

  /// Numerator over the positive denominator |speed|.
  template <class Lift>
  [[nodiscard]] auto numerator(const Lift& lift) const {
    const bool forward = axis->direction > 0;
    const auto zero = lift(0.0);
    if (isEntry) {
      return zero -
             (forward ? axis->tested.pair.pushAgainst(lift) : axis->tested.pair.pushAlong(lift));
    }
    return zero +
           (forward ? axis->tested.pair.pushAlong(lift) : axis->tested.pair.pushAgainst(lift));
  }
  template <class Lift>
  [[nodiscard]] auto denominator(const Lift& lift) const {
    const auto zero = lift(0.0);
    return axis->direction > 0 ? zero + axis->speed(lift) : zero - axis->speed(lift);
  }
};

/// When the axis is entered or left; it must move.
[[nodiscard]] AxisTime timeOf(const MovingAxis& axis, bool isEntry);

/// The doubles next to it.
[[nodiscard]] EnclosedTime enclosed(const AxisTime& time);

/// Exact sign of x - y.
[[nodiscard]] int compare(const AxisTime& x, const AxisTime& y);
/// Exact sign of x - k / n.
[[nodiscard]] int compare(const AxisTime& x, int k, int n = 1);

}  // namespace sepax
