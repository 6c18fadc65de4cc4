#include "core/sweep/axis_time.h"

#include "core/exact/exact.h"
#include "core/exact/tolerance.h"

#include <algorithm>
#include <cmath>

namespace sepax {

AxisTime timeOf(const MovingAxis& axis, bool isEntry) {
  AxisTime time{&axis, isEntry, 0};
  time.rounded = exactQuotient([&](auto lift) { return time.numerator(lift); },
                               [&](auto lift) { return time.denominator(lift); });
  return time;
}

namespace {

/// Exact sign of the time - t.
int signAfter(const AxisTime& time, double t) {
  return exactSign(
      [&](auto lift) { return time.numerator(lift) - lift(t) * time.denominator(lift); });
}

/// Between doubles of which the first is not later than the time, the second not earlier.
EnclosedTime halved(const AxisTime& time, double low, double high) {
  while (std::nextafter(low, high) < high) {
    const double middle = low + (high - low) / 2;
    const int sign = signAfter(time, middle);
    if (sign >= 0) low = middle;
    if (sign <= 0) high = middle;
  }
  return {low, high};
}

}  // namespace

EnclosedTime enclosed(const AxisTime& time) {
  if (!std::isfinite(time.rounded)) {  // beyond the range, or not known
    if (signAfter(time, 0) < 0) return {-kInfinity, -kInfinity};
    if (signAfter(time, 1) > 0) return {kInfinity, kInfinity};
    return halved(time, 0, 1);
  }
  double near = time.rounded;
  int sign = signAfter(time, near);
  if (sign == 0) return {near, near};
  const double way = sign * kInfinity;
  for (double next = std::nextafter(near, way);; next = std::nextafter(near, way)) {
    const int further = signAfter(time, next);
    if (further == 0) return {next, next};
    if (further != sign) return {std::min(near, next), std::max(near, next)};
    near = next;
  }
}

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
