#include "core/overlap/position_map.h"

#include "core/exact/transform.h"
#include "core/overlap/sat.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstring>

using namespace sepax;
using namespace sepax::test;

namespace {

bool sameBits(double x, double y) { return std::memcmp(&x, &y, sizeof x) == 0; }

/// What the full test says of posed vertices, beside the cell.
void checkCell(const MapSubject& subject, Vec2 position, const MapCell& cell,
               const std::vector<AxisName>& axes) {
  const std::vector<Vec2> a = posed(subject.modelA, position, subject.angleA);
  const auto polygonA = checkPolygon(a).polygon;
  const auto polygonB = checkPolygon(subject.worldB).polygon;
  REQUIRE(polygonB);
  if (!polygonA || !polygonA->convex) {
    CHECK(cell.axis == -1);
    return;
  }
  const SatEvidence sat = satTest(*polygonA, *polygonB);
  REQUIRE(cell.axis >= 0);
  const AxisName name = axes[static_cast<std::size_t>(cell.axis)];
  CHECK(name == sat.axes[static_cast<std::size_t>(sat.chosen)].name);
  CHECK(cell.relation == sat.relation);
  CHECK(sameBits(cell.depth, sat.depth));
  CHECK(sameBits(cell.mtv.x, sat.mtv.x));
  CHECK(sameBits(cell.mtv.y, sat.mtv.y));
}

/// True when the quick way was taken.
bool checkGrid(const MapSubject& subject, const MapGrid& grid) {
  PositionAnswers answers(subject, grid);
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      INFO("position " << grid.at(column, row).x << ", " << grid.at(column, row).y);
      checkCell(subject, grid.at(column, row), answers.at(column, row), answers.axes());
    }
  }
  return answers.steady();
}

MapSubject subjectOf(const Case& c, double angle) { return {c.a, angle, c.b}; }

const std::vector<Vec2> kBox{{0, 0}, {2, 0}, {2, 1}, {0, 1}};
const std::vector<Vec2> kOctagon{{1, 0}, {2, 0}, {3, 1}, {3, 2}, {2, 3}, {1, 3}, {0, 2}, {0, 1}};

}  // namespace

TEST_CASE("every position of a map has the answer of the full test, bit by bit") {
  int steady = 0;
  for (int seed = 0; seed < lawCases() / 4; ++seed) {
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Case c = makeCase(static_cast<std::uint64_t>(seed), kind);
    Random random(static_cast<std::uint64_t>(seed) + 77);
    const double turns[] = {0, 90, 45, 30, random.uniform(-180, 180)};
    const double angle = turns[seed / 2 % 5];
    const Vec2 first = vectorWithin(random, kind, 8);
    const double step = kind == Kind::lattice ? 0.5 : random.uniform(0.1, 1.3);
    INFO("seed " << seed << " angle " << angle << ": " << toText(c));
    if (checkGrid(subjectOf(c, angle), {first - Vec2{4, 4}, {step, step}, 13, 9})) ++steady;
  }
  CHECK(steady > lawCases() / 8);  // else the law is of the full test beside itself
}

TEST_CASE("the answers of a map hold on ties, touches and rounded touches") {
  SUBCASE("boxes: opposite edges tie everywhere, whole steps touch") {
    CHECK(checkGrid({kBox, 0, kBox}, {{-3, -3}, {0.25, 0.25}, 25, 25}));
  }
  SUBCASE("octagons: four axes tie in the middle") {
    CHECK(checkGrid({kOctagon, 0, kOctagon}, {{-4, -4}, {0.5, 0.5}, 17, 17}));
  }
  SUBCASE("turned boxes tie but for rounding") {
    CHECK(checkGrid({kBox, 45, kBox}, {{-3, -3}, {0.1, 0.1}, 61, 61}));
    CHECK(checkGrid({kBox, 30, kOctagon}, {{-3, -3}, {0.1, 0.1}, 61, 61}));
  }
  SUBCASE("a step of one double past a touch") {
    const double ulp = std::nextafter(2.0, 3.0) - 2;
    CHECK(checkGrid({kBox, 0, kBox}, {{2 - 4 * ulp, 0}, {ulp, 0.125}, 9, 9}));
  }
  SUBCASE("clockwise, with a repeated vertex") {
    CHECK(checkGrid({{{0, 1}, {2, 1}, {2, 1}, {2, 0}, {0, 0}}, 0, kOctagon},
                    {{-3, -3}, {0.5, 0.5}, 15, 15}));
  }
  SUBCASE("far from the origin the coordinates are coarse") {
    std::vector<Vec2> far;
    for (const Vec2 v : kOctagon) far.push_back(v + Vec2{1e9, -3e9});
    checkGrid({kOctagon, 17, far}, {{1e9 - 4, -3e9 - 4}, {0.37, 0.41}, 21, 21});
  }
  SUBCASE("collinear vertices: rounding may make the polygon concave") {
    const std::vector<Vec2> collinear{{0, 0}, {1, 0}, {3, 0}, {3, 2}, {0, 2}};
    CHECK_FALSE(checkGrid({collinear, 30, kBox}, {{-4, -4}, {0.3, 0.3}, 21, 21}));
  }
  SUBCASE("so far out that vertices fall together") {
    std::vector<Vec2> far;
    for (const Vec2 v : kBox) far.push_back(8 * v + Vec2{0x1p54, 0});
    checkGrid({kBox, 0, far}, {{0x1p54 - 32, -2}, {4, 0.5}, 17, 9});
  }
}

TEST_CASE("a polygon that is none has no answer anywhere") {
  const MapGrid grid{{0, 0}, {1, 1}, 3, 3};
  PositionAnswers crossed({{{0, 0}, {1, 1}, {1, 0}, {0, 1}}, 0, kBox}, grid);
  CHECK(crossed.at(1, 1).axis == -1);
  PositionAnswers against({kBox, 0, {{0, 0}, {1, 1}, {1, 0}, {0, 1}}}, grid);
  CHECK(against.at(1, 1).axis == -1);
}

TEST_CASE("a section has the depths of the full test on every axis") {
  const MapSubject subject{kBox, 30, kOctagon};
  const MapGrid grid{{-4, 0}, {0.25, 1}, 40, 1};
  std::vector<AxisName> axes;
  const MapSection section = sectionAt(subject, grid, 0.75, axes);
  REQUIRE(section.depths.size() == axes.size() * 40);
  const Polygon b = polygonOf(kOctagon);
  for (std::size_t column = 0; column < 40; ++column) {
    const Vec2 position{grid.at(static_cast<int>(column), 0).x, 0.75};
    const SatEvidence sat = satTest(polygonOf(posed(kBox, position, 30)), b);
    for (std::size_t i = 0; i < sat.axes.size(); ++i) {
      CHECK(axes[i] == sat.axes[i].name);
      CHECK(sameBits(section.depths[i * 40 + column], sat.axes[i].depth));
    }
    CHECK(section.deciding[column] == sat.chosen);
  }
}
