#pragma once

#include "core/evidence/terms.h"
#include "core/exact/exact.h"

#include <algorithm>
#include <cmath>

/// The doubles next to an exact time that is a fraction: `numerator` and `denominator` as generic
/// functions of a lift, the denominator positive, and `rounded`, near it, infinite or not a number
/// where it is out of range.
namespace sepax {

/// Exact sign of the time - t.
template <class Time>
[[nodiscard]] int signAfter(const Time& time, double t) {
  return exactSign(
      [&](auto lift) { return time.numerator(lift) - lift(t) * time.denominator(lift); });
}

/// Between doubles of which the first is not later than the time, the second not earlier.
template <class Time>
[[nodiscard]] EnclosedTime halvedTo(const Time& time, double low, double high) {
  while (std::nextafter(low, high) < high) {
    const double middle = low + (high - low) / 2;
    const int sign = signAfter(time, middle);
    if (sign >= 0) low = middle;
    if (sign <= 0) high = middle;
  }
  return {low, high};
}

template <class Time>
[[nodiscard]] EnclosedTime enclosedTime(const Time& time) {
  if (!std::isfinite(time.rounded)) {
    if (signAfter(time, 0) < 0) return {-kInfinity, -kInfinity};
    if (signAfter(time, 1) > 0) return {kInfinity, kInfinity};
    return halvedTo(time, 0, 1);
  }
  double near = time.rounded;
  const int sign = signAfter(time, near);
  if (sign == 0) return {near, near};
  const double way = sign * kInfinity;
  for (double next = std::nextafter(near, way);; next = std::nextafter(near, way)) {
    const int further = signAfter(time, next);
    if (further == 0) return {next, next};
    if (further != sign) return {std::min(near, next), std::max(near, next)};
    near = next;
  }
}

}  // namespace sepax
