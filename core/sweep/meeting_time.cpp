#include "core/sweep/meeting_time.h"

#include "core/exact/tolerance.h"
#include "core/overlap/enclosed_time.h"

#include <algorithm>
#include <cmath>

namespace sepax {

std::optional<MeetingTime> meetingTime(const AxisLine& axis, Vec2 a, Vec2 b,
                                       const RelativeMotion& motion) {
  const int direction =
      exactSign([&](auto lift) { return axis.along(lift, motion.vb, motion.va); });
  if (direction == 0) return std::nullopt;
  MeetingTime time{axis, a, b, motion, direction, 0};
  time.rounded = exactQuotient([&](auto lift) { return time.numerator(lift); },
                               [&](auto lift) { return time.denominator(lift); });
  return time;
}

EnclosedTime enclosed(const MeetingTime& time) { return enclosedTime(time); }

MeetingTime startTime() { return {{{0, 0}, {0, 1}}, {}, {}, {{1, 0}, {0, 0}}, 1, 0}; }

int compare(const MeetingTime& x, const MeetingTime& y) {
  const double doubt = kCertainDifference * std::max(std::fabs(x.rounded), std::fabs(y.rounded));
  if (std::fabs(x.rounded - y.rounded) > doubt) return x.rounded < y.rounded ? -1 : 1;
  return exactSign([&](auto lift) {
    return x.numerator(lift) * y.denominator(lift) - y.numerator(lift) * x.denominator(lift);
  });
}

int compare(const MeetingTime& x, int y) {
  return exactSign([&](auto lift) {
    return x.numerator(lift) - lift(static_cast<double>(y)) * x.denominator(lift);
  });
}

std::optional<MeetingTime> earlierOf(const std::optional<MeetingTime>& x,
                                     const std::optional<MeetingTime>& y) {
  if (!x || !y) return x ? x : y;
  return compare(*y, *x) < 0 ? y : x;
}

}  // namespace sepax
