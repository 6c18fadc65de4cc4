#include "core/rings/fill_rule.h"

#include "core/polygon/polygon.h"
#include "core/rings/ring_relation.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/tangles.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;
using enum FillRule;

Points ccw(double left, double bottom, double right, double top) {
  return {{left, bottom}, {right, bottom}, {right, top}, {left, top}};
}

Points cw(double left, double bottom, double right, double top) {
  Points box = ccw(left, bottom, right, top);
  std::ranges::reverse(box);
  return box;
}

/// "- 0 - 2+0": of each ring those that it is a hole of.
std::string holesText(const std::vector<Points>& rings, FillRule rule) {
  const auto holes = holesOf(rings, rule);
  REQUIRE(holes);
  std::string text;
  for (const HoleOf& hole : *holes) {
    text += text.empty() ? "" : " ";
    for (const std::size_t rim : hole) text += (rim == hole[0] ? "" : "+") + std::to_string(rim);
    if (hole.empty()) text += '-';
  }
  return text;
}

}  // namespace

TEST_CASE("rings are holes by either rule") {
  struct Row {
    const char* name;
    std::vector<Points> rings;
    const char* evenOdd;
    const char* nonZero;
  };
  const Row rows[] = {
      {"none", {}, "", ""},
      {"beside each other", {ccw(0, 0, 1, 1), cw(2, 0, 3, 1)}, "- -", "- -"},
      {"the other way around", {ccw(0, 0, 9, 9), cw(1, 1, 2, 2)}, "- 0", "- 0"},
      {"the same way around", {ccw(0, 0, 9, 9), ccw(1, 1, 2, 2)}, "- 0", "- -"},
      {"the hole first", {cw(1, 1, 2, 2), ccw(0, 0, 9, 9)}, "1 -", "1 -"},
      {"an island in the hole",
       {ccw(0, 0, 9, 9), cw(1, 1, 8, 8), ccw(2, 2, 7, 7), cw(3, 3, 4, 4)},
       "- 0 - 2",
       "- 0 - 2"},
      {"a hole under what is filled twice",
       {ccw(0, 0, 9, 9), ccw(1, 1, 8, 8), cw(2, 2, 7, 7), cw(3, 3, 4, 4)},
       "- 0 - 2",
       "- - - 2+1+0"},
      {"touching the rim", {ccw(0, 0, 9, 9), cw(0, 1, 2, 2)}, "- 0", "- 0"},
      {"holes that touch", {ccw(0, 0, 9, 9), cw(1, 1, 2, 2), cw(2, 2, 3, 3)}, "- 0 0", "- 0 0"},
      {"drawn twice", {ccw(0, 0, 9, 9), cw(0, 0, 9, 9)}, "- 0", "- 0"},
      {"across the rim", {ccw(0, 0, 9, 9), cw(8, 1, 12, 2)}, "- -", "- -"},
      {"no polygon",
       {ccw(0, 0, 9, 9), {{1, 1}, {2, 2}, {2, 1}, {1, 2}}, {{5, 5}}},
       "- - -",
       "- - -"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(holesText(row.rings, evenOdd) == row.evenOdd);
    CHECK(holesText(row.rings, nonZero) == row.nonZero);
    std::vector<Points> turned = row.rings;
    for (Points& ring : turned) std::ranges::reverse(ring);
    CHECK(holesText(turned, nonZero) == row.nonZero);
  }
}

TEST_CASE("rings that are made to take long are given up") {
  std::vector<Points> rings;
  for (int i = 0; i < 9000; ++i)  // slanted strips whose boxes all meet
    rings.push_back({{0.0 + i, 0}, {1.0 + i, 0}, {20001.0 + i, 20000}, {20000.0 + i, 20000}});
  CHECK_FALSE(holesOf(rings, evenOdd));
}

TEST_CASE("holes of many rings at once are given up") {
  constexpr int kDeep = 300;
  constexpr int kHoles = 600;
  std::vector<Points> rings;
  for (int i = 0; i < 2 * kDeep - 1; ++i) {
    const double side = 10000 - i;
    rings.push_back(i < kDeep ? ccw(-side, -side, side, side) : cw(-side, -side, side, side));
  }
  for (int i = 0; i < kHoles; ++i) rings.push_back(cw(i, 0, i + 0.5, 1));
  CHECK_FALSE(holesOf(rings, nonZero));
  rings.resize(2 * kDeep);
  const auto one = holesOf(rings, nonZero);
  REQUIRE(one);
  CHECK(one->back().size() == 2 * kDeep - 1);
}

TEST_CASE("law: rims without their holes are what the rule fills") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    std::vector<Points> rings;
    for (double scale = 8; scale > 0.5; scale /= 2) {
      Points ring = simpleShape(random, kind, {});
      for (Vec2& point : ring) point = scale * point;
      const Ring made(polygonOf(ring));
      const bool nested = std::ranges::all_of(rings, [&](const Points& other) {
        return ringRelation(Ring(polygonOf(other)), made) != RingRelation::crossing;
      });
      if (nested) rings.push_back(ring);
    }
    for (const FillRule rule : {evenOdd, nonZero}) {
      const auto holes = holesOf(rings, rule);
      REQUIRE(holes);
      for (int i = 0; i < 20; ++i) {
        const Vec2 probe{random.uniform(-20, 20), random.uniform(-20, 20)};
        int number = 0;
        std::vector<bool> covered(rings.size());
        for (std::size_t k = 0; k < rings.size(); ++k) {
          if (!insideEvenOdd(rings[k], probe)) continue;
          const bool turnsLeft = checkPolygon(rings[k]).winding == Winding::counterclockwise;
          number += rule == evenOdd || turnsLeft ? 1 : -1;
          covered[k] = true;
        }
        const bool filled = rule == evenOdd ? number % 2 != 0 : number != 0;
        bool body = false;
        for (std::size_t k = 0; k < rings.size(); ++k) {
          bool inHole = !(*holes)[k].empty();
          for (std::size_t h = 0; h < rings.size(); ++h)
            inHole = inHole || (covered[h] && std::ranges::count((*holes)[h], k) > 0);
          body = body || (covered[k] && !inHole);
        }
        INFO("seed " << seed);
        CHECK(body == filled);
      }
    }
  }
}
