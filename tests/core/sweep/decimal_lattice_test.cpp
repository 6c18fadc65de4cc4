#include "core/exact/exact.h"
#include "core/overlap/sat.h"
#include "core/sweep/sweep.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

using namespace sepax;
using namespace sepax::test;

// Tenths as doubles are what people type. Ties of the decimals are near ties of the doubles, which
// only exact arithmetic keeps apart; here it is done with dyadic numbers, without any filter.

namespace {

Vec2 tenths(Vec2 p) { return {p.x / 10, p.y / 10}; }

Case decimalCase(std::uint64_t seed) {
  Case c = makeCase(seed, Kind::lattice);
  for (auto* points : {&c.a, &c.b}) {
    for (Vec2& p : *points) p = tenths(p);
  }
  c.va = tenths(c.va);
  c.vb = tenths(c.vb);
  return c;
}

bool isConvex(const std::vector<Vec2>& points) {
  const PolygonReport report = checkPolygon(points);
  return report.polygon && report.polygon->convex;
}

Dyadic difference(double x, double y) { return Dyadic(x) - Dyadic(y); }

/// Component of x - y along the outward normal of the edge from p to q, times its length.
Dyadic along(Vec2 p, Vec2 q, Vec2 x, Vec2 y) {
  return difference(q.y, p.y) * difference(x.x, y.x) - difference(q.x, p.x) * difference(x.y, y.y);
}

struct Time {
  Dyadic numerator;
  Dyadic denominator;  ///< positive
};

int compare(const Time& x, const Time& y) {
  return (x.numerator * y.denominator - y.numerator * x.denominator).sign();
}

/// A push of A out of B, times the axis' length; its square beside it.
struct Axis {
  Dyadic push;
  Dyadic square;
  std::optional<Time> entry;
  std::optional<Time> exit;
};

Vec2 lowest(Vec2 p, Vec2 q, const std::vector<Vec2>& points, int sign) {
  return *std::min_element(points.begin(), points.end(),
                           [&](Vec2 x, Vec2 y) { return sign * along(p, q, x, y).sign() < 0; });
}

Axis axisOf(const Case& c, const Polygon& own, const Edge& edge) {
  const Vec2 p = own.vertices[static_cast<std::size_t>(edge.from)];
  const Vec2 q = own.vertices[static_cast<std::size_t>(edge.to)];
  const Dyadic against = along(p, q, lowest(p, q, c.a, -1), lowest(p, q, c.b, 1));
  const Dyadic forwards = along(p, q, lowest(p, q, c.b, -1), lowest(p, q, c.a, 1));
  const Dyadic speed = along(p, q, c.va, c.vb);
  Axis axis;
  axis.push = (against - forwards).sign() < 0 ? against : forwards;
  axis.square =
      difference(q.x, p.x) * difference(q.x, p.x) + difference(q.y, p.y) * difference(q.y, p.y);
  const Dyadic zero;
  if (speed.sign() > 0) {
    axis.entry = Time{zero - against, speed};
    axis.exit = Time{forwards, speed};
  } else if (speed.sign() < 0) {
    axis.entry = Time{zero - forwards, zero - speed};
    axis.exit = Time{against, zero - speed};
  }
  return axis;
}

std::vector<Axis> axesOf(const Case& c) {
  std::vector<Axis> axes;
  for (const auto* points : {&c.a, &c.b}) {
    const Polygon polygon = polygonOf(*points);
    for (const Edge& edge : polygon.edges) axes.push_back(axisOf(c, polygon, edge));
  }
  return axes;
}

MissReason reasonOf(const std::vector<Axis>& axes) {
  std::optional<Time> entry;
  std::optional<Time> exit;
  for (const Axis& axis : axes) {
    if (!axis.entry && axis.push.sign() < 0) return MissReason::lastingGap;
    if (!axis.entry) continue;
    if (!entry || compare(*axis.entry, *entry) > 0) entry = axis.entry;
    if (!exit || compare(*axis.exit, *exit) < 0) exit = axis.exit;
  }
  const Time start{Dyadic(0), Dyadic(1)};
  const Time end{Dyadic(1), Dyadic(1)};
  if (!entry) return MissReason::none;
  if (compare(*entry, *exit) > 0) return MissReason::passing;
  if (compare(*entry, end) > 0) return MissReason::afterEnd;
  return compare(*exit, start) < 0 ? MissReason::beforeStart : MissReason::none;
}

bool isShallower(const Axis& x, const Axis& y) {
  const int signX = x.push.sign();
  const int signY = y.push.sign();
  if (signX != signY) return signX < signY;
  const Dyadic order = x.push * x.push * y.square - y.push * y.push * x.square;
  return signX * order.sign() < 0;
}

template <class Law>
void forDecimalCases(Law law) {
  for (int seed = 0; seed < lawCases() / 2; ++seed) {
    const Case c = decimalCase(static_cast<std::uint64_t>(seed));
    if (!isConvex(c.a) || !isConvex(c.b)) continue;
    INFO("seed " << seed << ": " << toText(c));
    law(c);
  }
}

}  // namespace

TEST_CASE("law: the reason of a miss holds on exact times, on tenths too") {
  forDecimalCases([](const Case& c) {
    const MotionEvidence motion = sweepTest(polygonOf(c.a), polygonOf(c.b), c.va, c.vb);
    CHECK(static_cast<int>(motion.miss.reason) == static_cast<int>(reasonOf(axesOf(c))));
    CHECK((motion.miss.reason == MissReason::none) == (motion.contact != Contact::none));
  });
}

TEST_CASE("law: the best axis so far has the exactly smallest depth, on tenths too") {
  forDecimalCases([](const Case& c) {
    const SatEvidence sat = satTest(polygonOf(c.a), polygonOf(c.b));
    const std::vector<Axis> axes = axesOf(c);
    std::size_t best = 0;
    std::optional<int> firstGap;
    for (std::size_t i = 0; i < axes.size(); ++i) {
      if (isShallower(axes[i], axes[best])) best = i;
      if (!firstGap && axes[i].push.sign() < 0) firstGap = static_cast<int>(i);
      CHECK(sat.axes[i].bestSoFar == static_cast<int>(best));
    }
    CHECK(sat.chosen == static_cast<int>(best));
    CHECK(sat.firstGap == firstGap);
  });
}
