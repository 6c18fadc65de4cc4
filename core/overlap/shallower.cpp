#include "core/overlap/shallower.h"

#include "core/exact/exact.h"
#include "core/exact/tolerance.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

/// Smaller push of an axis times the axis' length.
template <class Lift>
auto smallerPush(const Lift& lift, const TestedAxis& axis) {
  return axis.pushesAlong ? axis.pair.pushAlong(lift) : axis.pair.pushAgainst(lift);
}

template <class Lift>
auto squaredAxisLength(const Lift& lift, const TestedAxis& axis) {
  const auto edge = vectorBetween(lift, axis.pair.axis.p, axis.pair.axis.q);
  return dot(edge, edge);
}

/// The axes are known to be parallel; false where that takes more than doubles.
bool clearlyParallel(const AxisLine& x, const AxisLine& y) {
  const auto tracked = [](double value) { return Tracked{value, true}; };
  const Tracked turn = cross(vectorBetween(tracked, x.p, x.q), vectorBetween(tracked, y.p, y.q));
  return turn.exact && turn.value == 0;
}

/// Exact sign of depth(x) - depth(y), from push^2 / length^2: no root, no division.
int compareDepthsExactly(const TestedAxis& x, const TestedAxis& y) {
  if (x.sign != y.sign) return x.sign < y.sign ? -1 : 1;
  if (clearlyParallel(x.pair.axis, y.pair.axis)) return 0;  // the same shadows, maybe turned over
  const int order = exactSign([&](auto lift) {
    const auto pushX = smallerPush(lift, x);
    const auto pushY = smallerPush(lift, y);
    return pushX * pushX * squaredAxisLength(lift, y) - pushY * pushY * squaredAxisLength(lift, x);
  });
  return x.sign * order;  // among gaps the larger square is the smaller depth
}

}  // namespace

bool isShallower(const TestedAxis& x, double depthX, const TestedAxis& y, double depthY) {
  const double doubt = kCertainDifference * std::max(std::fabs(depthX), std::fabs(depthY));
  if (std::fabs(depthX - depthY) > doubt) return depthX < depthY;
  return compareDepthsExactly(x, y) < 0;
}

}  // namespace sepax
