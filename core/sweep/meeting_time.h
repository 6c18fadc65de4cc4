#pragma once

#include "core/evidence/terms.h"
#include "core/exact/axis_line.h"
#include "core/exact/vec2.h"
#include "core/overlap/axis.h"

#include <optional>

/// Exact times of a motion in which everything of A moves by va and everything of B by vb.
namespace sepax {

/// Both velocities, world units per step. Only va - vb matters, and it is never rounded.
struct RelativeMotion {
  Vec2 va;
  Vec2 vb;

  template <class Lift>
  [[nodiscard]] auto velocity(const Lift& lift) const {
    return vectorBetween(lift, vb, va);
  }
  [[nodiscard]] bool isRest() const { return va == vb; }
  /// The axis along the relative velocity; it has no direction at rest.
  [[nodiscard]] AxisLine axis() const { return {turnedLeft(vb), turnedLeft(va)}; }
};

/// When a point that moves with A and a point that moves with B are level on an axis: a fraction
/// with a positive denominator, compared by cross-multiplication.
struct MeetingTime {
  AxisLine axis;
  Vec2 a;
  Vec2 b;
  RelativeMotion motion;
  int direction = 1;   ///< exact sign of the relative speed along the axis
  double rounded = 0;  ///< relative error below 1e-14

  template <class Lift>
  [[nodiscard]] auto numerator(const Lift& lift) const {
    return direction > 0 ? axis.along(lift, a, b) : axis.along(lift, b, a);
  }
  template <class Lift>
  [[nodiscard]] auto denominator(const Lift& lift) const {
    return direction > 0 ? axis.along(lift, motion.vb, motion.va)
                         : axis.along(lift, motion.va, motion.vb);
  }
};

/// Nothing when the points do not move along the axis with regard to each other.
[[nodiscard]] std::optional<MeetingTime> meetingTime(const AxisLine& axis, Vec2 a, Vec2 b,
                                                     const RelativeMotion& motion);
/// The doubles next to it.
[[nodiscard]] EnclosedTime enclosed(const MeetingTime& time);
/// The time 0.
[[nodiscard]] MeetingTime startTime();

/// Exact sign of x - y.
[[nodiscard]] int compare(const MeetingTime& x, const MeetingTime& y);
/// Exact sign of x - y for a whole number y.
[[nodiscard]] int compare(const MeetingTime& x, int y);
/// The earlier one; x when they are equal or y is absent.
[[nodiscard]] std::optional<MeetingTime> earlierOf(const std::optional<MeetingTime>& x,
                                                   const std::optional<MeetingTime>& y);

}  // namespace sepax
