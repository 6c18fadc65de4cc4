#include "app/figure/rect_grid.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace sepax {
namespace {

TEST_SUITE_BEGIN("figure");

/// Small ones, large ones, points, far outside of the area and on the lines between cells.
Rect randomRect(std::mt19937& random) {
  std::uniform_real_distribution<double> unit(0, 1);
  const double reach = random() % 8 == 0 ? 1e300 : 500;
  Vec2 min{(unit(random) - 0.3) * reach, (unit(random) - 0.3) * reach};
  if (random() % 4 == 0) min = {48.0 * static_cast<double>(random() % 9), min.y};
  const double size = random() % 5 == 0 ? 0 : random() % 3 == 0 ? 300 : 20;
  return {min, min + size * Vec2{unit(random), unit(random)}};
}

TEST_CASE("law: the grid finds what asking every rectangle finds, each once") {
  std::mt19937 random(7);
  std::size_t found = 0;
  for (int round = 0; round < 200; ++round) {
    RectGrid grid({{10, 20}, {10 + static_cast<double>(random() % 500), 321}});
    std::vector<Rect> all;
    for (int i = 0; i < 40; ++i) all.push_back(randomRect(random));
    for (const Rect rect : all) grid.add(rect);
    for (int i = 0; i < 40; ++i) {
      const Rect asked = randomRect(random);
      std::size_t expected = 0;
      for (const Rect rect : all) {
        if (overlaps(rect, asked)) ++expected;
      }
      std::size_t met = 0;
      grid.visitOverlapping(asked, [&](Rect rect) {
        CHECK(overlaps(rect, asked));
        return ++met > 0;
      });
      CHECK(met == expected);
      CHECK(grid.anyOverlaps(asked) == (expected > 0));
      found += met;
    }
  }
  CHECK(found > 10000);
}

TEST_CASE("law: what is removed is found no more, and its twin still is") {
  std::mt19937 random(11);
  for (int round = 0; round < 100; ++round) {
    RectGrid grid({{10, 20}, {400, 321}});
    std::vector<Rect> all;
    for (int i = 0; i < 30; ++i) all.push_back(randomRect(random));
    all.push_back(all.front());
    for (const Rect rect : all) grid.add(rect);
    for (int i = 0; i < 15; ++i) {
      grid.remove(all.front());
      all.erase(all.begin());
      const Rect asked = randomRect(random);
      const auto expected =
          std::ranges::count_if(all, [&](Rect rect) { return overlaps(rect, asked); });
      std::ptrdiff_t met = 0;
      grid.visitOverlapping(asked, [&](Rect) { return ++met > 0; });
      CHECK(met == expected);
    }
  }
}

TEST_CASE("an area without room keeps its rectangles") {
  RectGrid grid({{4, 4}, {-3, -3}});
  grid.add({{-1, -1}, {1, 1}});
  CHECK(grid.anyOverlaps({{0, 0}, {2, 2}}));
  CHECK_FALSE(grid.anyOverlaps({{1, 1}, {2, 2}}));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
