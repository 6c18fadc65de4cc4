#include "app/figure/line_grid.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace sepax {
namespace {

TEST_CASE("law: what lies under a text is what all lines have in it, each with its weight") {
  const Rect area{{4, 4}, {796, 596}};
  for (unsigned seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> place(-300, 1100);
    LineGrid grid(area);
    std::vector<DrawnLine> lines;
    for (int i = 0; i < 30; ++i) {
      lines.push_back({{place(random), place(random)}, {place(random), place(random)}, 0.5});
      grid.add(lines.back());
    }
    for (int i = 0; i < 50; ++i) {
      const Vec2 corner{4 + std::uniform_real_distribution<double>(0, 690)(random),
                        4 + std::uniform_real_distribution<double>(0, 570)(random)};
      const Rect text{corner, corner + Vec2{100, 20}};
      double sum = 0;
      for (const DrawnLine& line : lines)
        sum += line.weight * lengthInside(line.start, line.end, text);
      CHECK(grid.lengthUnder(text) == doctest::Approx(sum));
    }
  }
}

TEST_CASE("law: of lines under a text that counts which goes along it, not what stands upright") {
  LineGrid grid({{4, 4}, {796, 596}});
  grid.add({{100, 300}, {500, 300}, 0.5});
  grid.add({{250, 100}, {250, 500}, 1});
  grid.add({{600, 290}, {620, 310}, 1});
  CHECK(grid.widthUnder({{200, 290}, {280, 310}}) == doctest::Approx(40));
  CHECK(grid.widthUnder({{240, 310}, {260, 330}}) == 0);
  CHECK(grid.widthUnder({{590, 280}, {650, 320}}) == doctest::Approx(20));
  CHECK(grid.widthUnder({{590, 280}, {610, 320}}) == doctest::Approx(10));
}

TEST_CASE("law: along a leader lies all of a line on it and a short piece of a line across it") {
  LineGrid grid({{4, 4}, {796, 596}});
  grid.add({{100, 300}, {500, 300}, 1});
  CHECK(grid.lengthAlong({200, 300}, {300, 300}, 3) == doctest::Approx(100));
  CHECK(grid.lengthAlong({300, 302}, {200, 302}, 3) == doctest::Approx(100));
  CHECK(grid.lengthAlong({200, 304}, {300, 304}, 3) == 0);
  CHECK(grid.lengthAlong({200, 250}, {200, 350}, 3) == doctest::Approx(6));
  CHECK(grid.lengthAlong({450, 300}, {600, 300}, 3) == doctest::Approx(50));
  CHECK(grid.lengthAlong({200, 250}, {200, 290}, 3) == 0);
  // At any angle: the leader and the line turned together.
  for (int turn = 0; turn < 16; ++turn) {
    CAPTURE(turn);
    const Vec2 along{std::cos(0.4 * turn), std::sin(0.4 * turn)};
    LineGrid turned({{4, 4}, {796, 596}});
    turned.add({Vec2{400, 300} - 150 * along, Vec2{400, 300} + 150 * along, 0.5});
    const Vec2 off = turnedLeft(along);
    CHECK(turned.lengthAlong(Vec2{400, 300} + 2 * off, Vec2{400, 300} + 2 * off + 80 * along, 3) ==
          doctest::Approx(40));
    CHECK(turned.lengthAlong(Vec2{400, 300} - 80 * off, Vec2{400, 300} + 80 * off, 3) ==
          doctest::Approx(3));
  }
}

TEST_CASE("a line that is no line, and an area without room, do no harm") {
  const double no = std::numeric_limits<double>::quiet_NaN();
  LineGrid grid({{4, 4}, {-4, -4}});
  grid.add({{no, 0}, {1, no}, 1});
  grid.add({{0, 0}, {1, 1}, 1});
  CHECK(grid.lengthUnder({{0, 0}, {5, 5}}) == 0);
}

}  // namespace
}  // namespace sepax
