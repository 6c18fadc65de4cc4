#include "app/figure/line_grid.h"

#include <doctest/doctest.h>

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

TEST_CASE("a line that is no line, and an area without room, do no harm") {
  const double no = std::numeric_limits<double>::quiet_NaN();
  LineGrid grid({{4, 4}, {-4, -4}});
  grid.add({{no, 0}, {1, no}, 1});
  grid.add({{0, 0}, {1, 1}, 1});
  CHECK(grid.lengthUnder({{0, 0}, {5, 5}}) == 0);
}

}  // namespace
}  // namespace sepax
