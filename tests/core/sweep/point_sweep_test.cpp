#include "core/sweep/point_sweep.h"
#include "core/inside/crossing.h"
#include "tests/support/boundary_distance.h"
#include "tests/support/concave_shapes.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

}  // namespace

TEST_CASE("points against a polygon") {
  struct Row {
    const char* name;
    Vec2 start, velocity;
    Side initial;
    std::optional<double> time, enterTime;
    std::vector<int> edges;
  };
  const Row rows[] = {
      {"through the wall", {-1, 2}, {10, 0}, Side::outside, 0.1, 0.1, {7}},
      {"too short", {-1, 2}, {0.5, 0}, Side::outside, {}, {}, {}},
      {"to exactly the wall", {-1, 2}, {1, 0}, Side::outside, 1.0, {}, {7}},
      {"past a corner", {-1, 4}, {2, 2}, Side::outside, 0.5, {}, {6, 7}},
      {"along the top, into nothing", {-1, 5}, {2, 0}, Side::outside, 0.5, {}, {6, 7}},
      {"along the wall, then into the ground", {1, 6}, {0, -10}, Side::outside, 0.1, 0.5, {5, 6}},
      {"starts inside", {0.5, 2}, {10, 0}, Side::inside, 0.0, 0.0, {}},
      {"starts on the edge, leaves", {0, 2}, {-1, 0}, Side::boundary, 0.0, {}, {7}},
      {"starts on the edge, enters", {0, 2}, {1, 0}, Side::boundary, 0.0, 0.0, {7}},
      {"leaves the corner, returns", {1, 5}, {4, 0}, Side::boundary, 0.0, {}, {5, 6}},
      {"out of the pocket's corner", {1, 1}, {4, 4}, Side::boundary, 0.0, 0.5, {4, 5}},
      {"rests outside", {9, 9}, {}, Side::outside, {}, {}, {}},
      {"rests on a corner", {4, 0}, {}, Side::boundary, 0.0, {}, {0, 1}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const PointSweepEvidence e = pointSweep(polygonOf(kSlot), row.start, row.velocity);
    CHECK(e.initial == row.initial);
    CHECK(e.time == row.time);
    CHECK(e.enterTime == row.enterTime);
    CHECK(e.edges == row.edges);
  }
}

TEST_CASE("law: a moving point meets the polygon where samples of its path do") {
  constexpr int kSamples = 24;
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Points list = simpleShape(random, Kind::lattice, {});
    Points scaled;
    for (const Vec2 p : list) scaled.push_back(p * kSamples);
    const Polygon polygon = polygonOf(scaled);
    const Vec2 start = vectorWithin(random, Kind::lattice, 7);
    const Vec2 velocity = vectorWithin(random, Kind::lattice, 12);
    CAPTURE(seed);
    const PointSweepEvidence e = pointSweep(polygonOf(list), start, velocity);
    for (int k = 0; k <= kSamples; ++k) {
      const Side side = sideOf(polygon, start * kSamples + velocity * k);
      const double t = static_cast<double>(k) / kSamples;
      if (side != Side::outside) CHECK(e.time.value_or(9) <= t + 1e-12);
      if (side == Side::inside) CHECK(e.enterTime.value_or(9) <= t + 1e-12);
      if (e.time.value_or(9) > t + 1e-12) CHECK(side == Side::outside);
      if (e.enterTime.value_or(9) > t + 1e-12) CHECK(side != Side::inside);
    }
    if (e.time) CHECK(toBoundary(list, *e.point) < (e.initial == Side::inside ? 1e9 : 1e-12));
    if (e.enterTime && *e.enterTime < 1) {
      const double soon = *e.enterTime + 1e-9;
      CHECK(sideOf(polygonOf(list), start + velocity * soon) == Side::inside);
    }
  }
}
