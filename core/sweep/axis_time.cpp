#include "core/sweep/axis_time.h"

#include "core/exact/exact.h"
#include "core/exact/tolerance.h"
#include "core/overlap/enclosed_time.h"

#include <algorithm>
#include <cmath>

namespace sepax {

AxisTime timeOf(const MovingAxis& axis, bool isEntry) {
  AxisTime time{&axis, isEntry, 0};
  time.rounded = exactQuotient([&](auto lift) { return time.numerator(lift); },
                               [&](auto lift) { return time.denominator(lift); });
  return time;
}

EnclosedTime enclosed(const AxisTime& time) { return enclosedTime(time); }

int compare(const AxisTime& x, const AxisTime& y) {
  const double doubt = kCertainDifference * std::max(std::fabs(x.rounded), std::fabs(y.rounded));
  if (std::fabs(x.rounded - y.rounded) > doubt) return x.rounded < y.rounded ? -1 : 1;
  return exactSign([&](auto lift) {
    return x.numerator(lift) * y.denominator(lift) - y.numerator(lift) * x.denominator(lift);
  });
}

int compare(const AxisTime& x, int k, int n) {
  return exactSign([&](auto lift) {
    return lift(static_cast<double>(n)) * x.numerator(lift) -
           lift(static_cast<double>(k)) * x.denominator(lift);
  });
}

}  // namespace sepax
