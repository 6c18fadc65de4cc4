#pragma once

#include "core/evidence/motion.h"

#include <algorithm>
#include <optional>
#include <vector>

/// A motion at a time of its step, as far as its evidence tells.
namespace sepax {

/// Where the shadows on an axis are at a time of the step.
/// Laws: the intervals are those of the moved bodies; the sign is 0 where the time stands for the
/// exact entry or exit, 1 strictly between them, else -1.
struct AxisMoment {
  Interval a;
  Interval b;
  Interval extended;         ///< A's with what is left of the motion, seen from B
  double depth = 0;          ///< negative = gap
  int sign = 0;              ///< of the depth
  bool pushesAlong = false;  ///< the smaller push is the one along the normal
  bool closing = false;      ///< there is a gap, which the motion closes later
  bool opening = false;      ///< there is a gap, which the motion has opened
};

/// How far a motion has come.
enum class MotionStage {
  never,    ///< nothing meets during the step
  before,   ///< of the first contact
  contact,  ///< the first one; of bodies that meet at t = 0 only then
  within,   ///< they still meet
  leaving,  ///< the last contact, when it is not the first one too
  after,    ///< they have met and are apart again
};

/// A motion at a time of its step.
/// Laws: there is no gap on any axis at contact, within and leaving, and one elsewhere, unless the
/// time stands for two exact ones; before the contact every gap closes.
struct MotionMoment {
  double time = 0;
  MotionStage stage = MotionStage::never;
  Relation relation = Relation::disjoint;
  std::vector<AxisMoment> axes;  ///< one for each of MotionEvidence::axes
  int meeting = 0;               ///< axes without a gap
  int touching = 0;              ///< of these with shadows that only touch
};

[[nodiscard]] inline Interval shifted(Interval interval, double way) {
  return {interval.low + way, interval.high + way};
}

/// Exact sign of the depth.
[[nodiscard]] inline int signAt(const MotionAxis& axis, double time) {
  if (axis.direction == 0 || time == 0) return axis.sign;
  const int entry = compare(axis.enclosedEntry, time);
  const int exit = compare(axis.enclosedExit, time);
  if (entry == 0 || exit == 0) return 0;
  return entry < 0 && exit > 0 ? 1 : -1;
}

[[nodiscard]] inline AxisMoment momentOf(const MotionAxis& axis, double time) {
  AxisMoment moment;
  moment.a = shifted(axis.a.interval, time * axis.speedA);
  moment.b = shifted(axis.b.interval, time * axis.speedB);
  const double left = (1 - time) * axis.speed;
  moment.extended = hullOf(moment.a, shifted(moment.a, left));
  moment.sign = signAt(axis, time);
  const double way = time * axis.speed;
  const double along = axis.b.interval.high - axis.a.interval.low - way;
  const double against = axis.a.interval.high - axis.b.interval.low + way;
  moment.pushesAlong = axis.direction == 0 ? axis.pushesAlong : along < against;
  const double depth = std::min(along, against);
  moment.depth = moment.sign < 0   ? std::min(depth, 0.0)
                 : moment.sign > 0 ? std::max(depth, 0.0)
                                   : 0.0;
  moment.closing = moment.sign < 0 && axis.direction != 0 && compare(axis.enclosedEntry, time) > 0;
  moment.opening = moment.sign < 0 && axis.direction != 0 && !moment.closing;
  return moment;
}

/// `entry` counts where they do not meet at the start; no `exit` = they never part.
[[nodiscard]] constexpr MotionStage stageAt(Contact contact, const EnclosedTime& entry,
                                            const std::optional<EnclosedTime>& exit, double time) {
  if (contact == Contact::none) return MotionStage::never;
  const int entered = contact != Contact::initial ? compare(entry, time) : time > 0 ? -1 : 0;
  if (entered > 0) return MotionStage::before;
  if (entered == 0) return MotionStage::contact;
  const int left = exit ? compare(*exit, time) : 1;
  return left > 0 ? MotionStage::within : left == 0 ? MotionStage::leaving : MotionStage::after;
}

/// The first axis with a gap from t = 0 to t = 1; none where every one meets at some time of them.
/// Law: at no time of the step do the shadows on it meet.
[[nodiscard]] inline std::optional<int> gapThroughStep(const MotionEvidence& motion) {
  const auto parted = [](const MotionAxis& axis) {
    if (axis.direction == 0) return axis.sign < 0;
    return compare(axis.enclosedEntry, 1) > 0 || compare(axis.enclosedExit, 0) < 0;
  };
  const auto row = std::ranges::find_if(motion.axes, parted);
  if (row == motion.axes.end()) return std::nullopt;
  return static_cast<int>(row - motion.axes.begin());
}

[[nodiscard]] inline MotionStage stageAt(const MotionEvidence& motion, double time) {
  if (motion.contact == Contact::none) return MotionStage::never;
  const auto at = [&](int axis) -> const MotionAxis& {
    return motion.axes[static_cast<std::size_t>(axis)];
  };
  const MotionAxis& left = at(motion.earliestExit);
  return stageAt(motion.contact, at(motion.latestEntry).enclosedEntry,
                 left.direction == 0 ? std::nullopt : std::optional(left.enclosedExit), time);
}

[[nodiscard]] inline MotionMoment momentOf(const MotionEvidence& motion, double time) {
  MotionMoment moment{time, stageAt(motion, time), Relation::disjoint, {}, 0, 0};
  moment.axes.reserve(motion.axes.size());
  for (const MotionAxis& axis : motion.axes) {
    moment.axes.push_back(momentOf(axis, time));
    moment.meeting += moment.axes.back().sign >= 0 ? 1 : 0;
    moment.touching += moment.axes.back().sign == 0 ? 1 : 0;
  }
  const bool meets = moment.stage == MotionStage::contact || moment.stage == MotionStage::within ||
                     moment.stage == MotionStage::leaving;
  if (!meets) return moment;
  const bool touches = motion.thin || moment.touching > 0;
  moment.relation = touches ? Relation::touching : Relation::overlapping;
  return moment;
}

}  // namespace sepax
