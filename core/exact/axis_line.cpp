#include "core/exact/axis_line.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

double largestCoordinate(Vec2 v) { return std::max(std::fabs(v.x), std::fabs(v.y)); }

/// The square of such a length neither overflows nor underflows.
bool isSquarable(double largest) { return largest > 1e-140 && largest < 1e140; }

}  // namespace

double AxisLine::length() const {
  const Vec2 edge = q - p;
  const double largest = largestCoordinate(edge);
  if (isSquarable(largest)) return sepax::length(edge);
  return largest == 0 ? 0 : largest * sepax::length(edge / largest);
}

Vec2 AxisLine::unit() const {
  const Vec2 edge = q - p;
  const double largest = largestCoordinate(edge);
  if (isSquarable(largest)) return turnedRight(edge) / sepax::length(edge);
  return normalized(turnedRight(edge / largest));
}

int compareHeights(const AxisLine& axis, Vec2 x, Vec2 y) {
  const auto isEnd = [&](Vec2 v) { return v == axis.p || v == axis.q; };
  if (x == y || (isEnd(x) && isEnd(y))) return 0;  // both ends of the axis' edge are equally high
  return exactSign([&](auto lift) { return axis.along(lift, y, x); });
}

}  // namespace sepax
