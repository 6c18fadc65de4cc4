#include "tests/support/exact_axes.h"

#include <algorithm>
#include <cmath>

namespace sepax::test {

namespace {

struct Shadow {
  Wide low = 0;
  Wide high = 0;
};

Shadow shadowOf(WidePoint normal, const std::vector<WidePoint>& points) {
  Shadow shadow{dot(normal, points.front()), dot(normal, points.front())};
  for (const WidePoint p : points) {
    shadow.low = std::min(shadow.low, dot(normal, p));
    shadow.high = std::max(shadow.high, dot(normal, p));
  }
  return shadow;
}

ExactAxis axisOf(const ExactCase& pair, AxisName name, WidePoint edge) {
  const WidePoint normal{edge.y, -edge.x};
  const Shadow a = shadowOf(normal, pair.a);
  const Shadow b = shadowOf(normal, pair.b);
  ExactAxis axis;
  axis.name = name;
  axis.edge = edge;
  axis.square = dot(edge, edge);
  axis.push = std::min(a.high - b.low, b.high - a.low);
  const Wide speed = dot(normal, pair.velocityA - pair.velocityB);
  if (speed == 0) return axis;
  const Fraction one = fraction(b.low - a.high, speed);
  const Fraction other = fraction(b.high - a.low, speed);
  axis.entry = compare(one, other) < 0 ? one : other;
  axis.exit = compare(one, other) < 0 ? other : one;
  return axis;
}

}  // namespace

std::vector<ExactAxis> exactAxes(const ExactCase& pair) {
  std::vector<ExactAxis> axes;
  for (const Owner owner : {Owner::a, Owner::b}) {
    const std::vector<WidePoint>& points = owner == Owner::a ? pair.a : pair.b;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const WidePoint edge = points[(i + 1) % points.size()] - points[i];
      axes.push_back(axisOf(pair, {owner, static_cast<int>(i)}, edge));
    }
  }
  return axes;
}

int compareDepths(const ExactAxis& x, const ExactAxis& y) {
  const int signX = signOf(x.push);
  const int signY = signOf(y.push);
  if (signX != signY) return signX < signY ? -1 : 1;
  return signX * signOf(x.push * x.push * y.square - y.push * y.push * x.square);
}

int shallowest(const std::vector<ExactAxis>& axes, std::size_t count) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < count; ++i) {
    if (compareDepths(axes[i], axes[best]) < 0) best = i;
  }
  return static_cast<int>(best);
}

double depthOf(const ExactAxis& axis, const ExactCase& pair) {
  return static_cast<double>(axis.push) / std::sqrt(static_cast<double>(axis.square)) /
         static_cast<double>(pair.unit);
}

}  // namespace sepax::test
