#include "core/evidence/minkowski_moment.h"
#include "core/exact/exact.h"
#include "core/minkowski/minkowski.h"
#include "core/minkowski/ray.h"
#include "core/sweep/sweep.h"
#include "tests/core/minkowski/pairs.h"

#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

bool sameTime(const std::optional<double>& x, const std::optional<double>& y) {
  return x.has_value() == y.has_value() && (!x || isNear(*x, *y));
}

bool isSorted(const std::vector<int>& ties, int edge) {
  return std::is_sorted(ties.begin(), ties.end()) &&
         (std::count(ties.begin(), ties.end(), edge) == 1 || (edge < 0 && ties.empty()));
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("law: the ray enters and leaves at the times of the sweep") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    const MinkowskiDifference d = minkowskiDifference(a, b);
    const MinkowskiRay ray = rayThrough(d, c.va, c.vb);
    const MotionEvidence sweep = sweepTest(a, b, c.va, c.vb);
    REQUIRE(ray.contact == sweep.contact);
    REQUIRE(sameTime(ray.time, sweep.time));
    REQUIRE(sameTime(ray.overlapTime, sweep.overlapTime));
    REQUIRE(ray.atRest == sweep.atRest);
    REQUIRE(ray.entry.has_value() == !ray.atRest);
    REQUIRE(ray.exit.has_value() == !ray.atRest);
    const bool missed =
        sweep.miss.reason == MissReason::lastingGap || sweep.miss.reason == MissReason::passing;
    REQUIRE(ray.meets == !missed);
    REQUIRE((isSorted(ray.entryTies, ray.entryEdge) && isSorted(ray.exitTies, ray.exitEdge)));
    if (!ray.meets || ray.atRest) return;
    REQUIRE(isNear(*ray.entry, sweep.axes[static_cast<std::size_t>(sweep.latestEntry)].entry));
    REQUIRE(isNear(*ray.exit, sweep.axes[static_cast<std::size_t>(sweep.earliestExit)].exit));
    if (d.shape == DifferenceShape::area)
      REQUIRE(d.sides[static_cast<std::size_t>(ray.entryEdge)].axis == sweep.latestEntry);
  });
}

TEST_CASE("law: the entry and the exit lie on their edges, and between them the ray is inside") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    const MinkowskiDifference d = minkowskiDifference(a, b);
    const MinkowskiRay ray = rayThrough(d, c.va, c.vb);
    if (ray.atRest || !ray.meets) return;
    const MinkowskiEvidence e = minkowskiTest(a, b, c.va, c.vb);
    const double far = 1 + length(ray.entryPoint) + length(ray.exitPoint);
    for (std::size_t i = 0; i < d.sides.size(); ++i) {
      const MinkowskiSide& side = d.sides[i];
      const Vec2 normal = side.facing.unit();
      const Vec2 start = side.line.from.rounded();
      const auto outside = [&](Vec2 p) { return dot(normal, p - start); };
      REQUIRE(outside(ray.entryPoint) <= 1e-13 * far);
      REQUIRE(outside(ray.exitPoint) <= 1e-13 * far);
      const auto among = [&](const std::vector<int>& ties) {
        return std::count(ties.begin(), ties.end(), i) > 0;
      };
      if (among(ray.entryTies)) REQUIRE(std::fabs(outside(ray.entryPoint)) <= 1e-13 * far);
      if (among(ray.exitTies)) REQUIRE(std::fabs(outside(ray.exitPoint)) <= 1e-13 * far);
      const double time = e.edges[i].crossTime;
      if (e.edges[i].crossing < 0) REQUIRE(time <= *ray.entry + 1e-13 * std::fabs(*ray.entry));
      if (e.edges[i].crossing > 0) REQUIRE(time >= *ray.exit - 1e-13 * std::fabs(*ray.exit));
      if (e.edges[i].crossing == 0) REQUIRE(time == 0);
      if (e.edges[i].crossing != 0)
        REQUIRE(isNear(outside(-time * ray.velocity), 0, far + std::fabs(time) * 20));
    }
  });
}

TEST_CASE("law: at each time the origin is where the sweep has the bodies") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    const MinkowskiDifference d = minkowskiDifference(a, b);
    const MinkowskiEvidence e = minkowskiTest(a, b, c.va, c.vb);
    const MotionEvidence sweep = sweepTest(a, b, c.va, c.vb);
    std::vector<double> times{0.25, 0.5, 0.9, 1};
    for (const auto& time : {e.ray.time, e.ray.exit})
      if (time && *time > 0 && *time <= 1) times.push_back(*time);
    for (const double t : times) {
      INFO("t = " << t);
      const MinkowskiMoment moment = momentOf(e, t);
      const MotionMoment swept = momentOf(sweep, t);
      REQUIRE(moment.stage == swept.stage);
      REQUIRE(moment.relation == swept.relation);
      const bool meets = moment.relation != Relation::disjoint;
      if (meets) REQUIRE(moment.outside == 0);
      int stood = 0;
      for (std::size_t i = 0; i < e.edges.size(); ++i) {
        const MinkowskiSide& side = d.sides[i];
        const int sign = exactSign([&](auto lift) {
          return side.inside(lift) + lift(t) * side.facing.along(lift, c.vb, c.va);
        });
        const MinkowskiEdge& edge = e.edges[i];
        const bool stands = edge.crossing != 0 && compare(edge.enclosedCross, t) == 0;
        stood += stands ? 1 : 0;
        REQUIRE(moment.edges[i].sign == (stands ? 0 : sign));
        const Vec2 start = side.line.from.rounded() + t * (c.va - c.vb);
        const double inside = dot(edge.normal, start);
        REQUIRE(std::fabs(moment.edges[i].distance - inside) <= 1e-12 * (1 + length(start)));
        if (sign == 0 || stands) REQUIRE(moment.edges[i].distance == 0);
      }
      if (!meets && d.shape == DifferenceShape::area) REQUIRE((moment.outside > 0 || stood > 0));
    }
  });
}

TEST_SUITE_END();
