#include "app/formats/svg/path.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace sepax {
namespace {

using Points = std::vector<Vec2>;

TEST_CASE("what follows Z without M is a part of its own that starts where the last one did") {
  const SvgPath path = flattenedSvgPath("M1 1 L5 1 L5 5 Z L1 -3 L-3 -3 Z");
  REQUIRE(path.error.empty());
  REQUIRE(path.parts.size() == 2);
  CHECK(path.parts[0] == Points{{1, 1}, {5, 1}, {5, 5}});
  CHECK(path.parts[1] == Points{{1, 1}, {1, -3}, {-3, -3}});
  CHECK(flattenedSvgPath("M1 1 h4 v4 z m0 2 h1 v1 z").parts.size() == 2);
}

/// The parts of these curves below and above the x axis.
double lowest(const char* d) {
  const SvgPath path = flattenedSvgPath(d);
  REQUIRE(path.error.empty());
  REQUIRE(path.parts.size() == 1);
  double low = 0;
  for (const Vec2 point : path.parts[0]) low = std::min(low, point.y);
  return low;
}

TEST_CASE("T and S mirror the control point of a curve of their own kind alone") {
  CHECK(lowest("M0 0 Q2 4 4 0 T8 0") == doctest::Approx(-2).epsilon(0.01));  // control (6, -4)
  CHECK(lowest("M0 0 C0 4 4 4 4 0 T8 0") == 0);                              // a straight line
  CHECK(lowest("M0 0 L4 0 T8 0") == 0);
  CHECK(lowest("M0 0 C0 4 4 4 4 0 S8 0 8 0") < -1);  // first control (4, -4)
  CHECK(lowest("M0 0 Q2 4 4 0 S8 0 8 0") == 0);
}

}  // namespace
}  // namespace sepax
