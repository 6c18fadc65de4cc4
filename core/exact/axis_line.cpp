#include "core/exact/axis_line.h"

namespace sepax {

double AxisLine::length() const { return sepax::length(q - p); }

Vec2 AxisLine::unit() const { return normalized(turnedRight(q - p)); }

int compareHeights(const AxisLine& axis, Vec2 x, Vec2 y) {
  const auto isEnd = [&](Vec2 v) { return v == axis.p || v == axis.q; };
  if (x == y || (isEnd(x) && isEnd(y))) return 0;  // both ends of the axis' edge are equally high
  return exactSign([&](auto lift) { return axis.along(lift, y, x); });
}

}  // namespace sepax
