#pragma once

#include <algorithm>

namespace sepax {

/// A closed interval [low, high] on an axis, world units along the unit axis.
struct Interval {
  double low = 0;
  double high = 0;

  friend constexpr bool operator==(Interval, Interval) = default;
  [[nodiscard]] constexpr double length() const { return high - low; }
  [[nodiscard]] constexpr double middle() const { return low + (high - low) / 2; }
};

/// Smallest interval that holds both.
[[nodiscard]] constexpr Interval hullOf(Interval a, Interval b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}
/// The interval spanned while it moves by `displacement`: the seed's velocity-extended interval.
[[nodiscard]] constexpr Interval extended(Interval a, double displacement) {
  return displacement < 0 ? Interval{a.low + displacement, a.high}
                          : Interval{a.low, a.high + displacement};
}

}  // namespace sepax
