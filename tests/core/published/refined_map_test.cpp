#include "core/published/refined_map.h"

#include "core/exact/transform.h"
#include "core/overlap/position_map.h"
#include "core/published/cozic.h"
#include "core/published/landing.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

using Map = std::shared_ptr<const PositionMap>;

/// Of the whole answer, with its landings, beside the exact test.
PushFault wholeFault(const std::vector<Vec2>& a, const std::vector<Vec2>& b) {
  const auto polygonA = checkPolygon(a).polygon;
  const auto polygonB = checkPolygon(b).polygon;
  if (!polygonA || !polygonA->convex || !polygonB) return PushFault::none;
  return published::besideExact(
             published::withLandings(published::polygonCollision(a, b, {}), a, b), *polygonA,
             *polygonB)
      .fault;
}

std::vector<Map> passesOf(const MapRequest& request, const PositionMap* known = nullptr) {
  std::vector<Map> passes;
  const std::atomic<bool> stop = false;
  published::refineMap(request, known, stop, [&](Map map) { passes.push_back(std::move(map)); });
  return passes;
}

const std::vector<Vec2> kSmall{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
const std::vector<Vec2> kTriangle{{0, 0}, {4, 1}, {0, 6}};

MapRequest boxInTriangle() {
  return {{kSmall, 0, kTriangle}, {{-2, -2}, {0.25, 0.25}, 27, 35}, true, 1.0};
}

}  // namespace

TEST_CASE("a map accuses the published push where the whole comparison does") {
  int accused = 0;
  for (int seed = 0; seed < lawCases() / 10; ++seed) {
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Case c = makeCase(static_cast<std::uint64_t>(seed), kind);
    const double angle = seed % 3 == 0 ? 0 : 25.0 * seed;
    const Vec2 first = c.b.front() - Vec2{3, 3};
    const double step = kind == Kind::lattice ? 0.5 : 0.61;
    const MapRequest request{{c.a, angle, c.b}, {first, {step, step}, 9, 9}, true, {}};
    const Map map = published::wholeMap(request);
    INFO("seed " << seed << " angle " << angle << ": " << toText(c));
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        const std::vector<Vec2> a = posed(c.a, request.grid.at(column, row), angle);
        CHECK(map->cell(column, row).fault == wholeFault(a, c.b));
        if (map->cell(column, row).fault != PushFault::none) ++accused;
      }
    }
  }
  CHECK(accused > 0);
}

TEST_CASE("the published push of a box is wrong where the triangle holds it") {
  const Map map = published::wholeMap(boxInTriangle());
  CHECK(map->cell(12, 12).fault == PushFault::leavesOverlap);  // A at (1, 1)
  CHECK(map->totals.positions == 27 * 35);
  CHECK(map->totals.faulty > 0);
  CHECK(map->totals.faulty < map->totals.overlapping);
  CHECK(map->totals.deepest > 1);
  int decided = 0;
  for (const int count : map->totals.deciding) decided += count;
  CHECK(decided == map->totals.overlapping);
}

TEST_CASE("a map is refined in passes, each of them a whole picture") {
  const MapRequest request = boxInTriangle();
  const std::vector<Map> passes = passesOf(request);
  REQUIRE(passes.size() == 4);
  const PositionMap& last = *passes.back();
  for (std::size_t i = 0; i < passes.size(); ++i) {
    const PositionMap& map = *passes[i];
    CHECK(map.stride == 8 >> i);
    REQUIRE(map.section);
    CHECK(map.section->depths.size() == map.axes.size() * 27);
    for (int row = 0; row < request.grid.rows; ++row)
      for (int column = 0; column < request.grid.columns; ++column)
        CHECK(map.cell(column, row) ==
              last.cell(column - column % map.stride, row - row % map.stride));
  }
}

TEST_CASE("a map stops when it is told to") {
  const std::atomic<bool> stopped = true;
  int passes = 0;
  published::refineMap(boxInTriangle(), nullptr, stopped, [&](const Map&) { ++passes; });
  CHECK(passes == 0);
  std::atomic<bool> stop = false;
  published::refineMap(boxInTriangle(), nullptr, stop, [&](const Map&) {
    ++passes;
    stop = true;
  });
  CHECK(passes == 1);
}

TEST_CASE("another section of a known map leaves its cells") {
  MapRequest request = boxInTriangle();
  const Map map = published::wholeMap(request);
  request.line = 2.5;
  const std::vector<Map> again = passesOf(request, map.get());
  REQUIRE(again.size() == 1);
  CHECK(again[0]->cells == map->cells);
  CHECK(again[0]->section->y == 2.5);
  request.published = false;
  CHECK(passesOf(request, map.get()).size() == 1);
  request.subject.angleA = 1;
  CHECK(passesOf(request, map.get()).size() == 4);
}
