#include "core/exact/transform.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace sepax;
using namespace sepax::test;

TEST_CASE("quarter turns are exact") {
  const Vec2 v{0.1, 0.7};
  CHECK(posed(v, {}, rotationOf(90)) == Vec2{-0.7, 0.1});
  CHECK(posed(v, {}, rotationOf(-180)) == Vec2{-0.1, -0.7});
  CHECK(posed(v, {}, rotationOf(3 * 90 + 360 * 5)) == Vec2{0.7, -0.1});
  CHECK(posed(v, {0.2, 0.4}, rotationOf(0)) == Vec2{0.2 + 0.1, 0.4 + 0.7});
}

TEST_CASE("sine and cosine agree with the library within an ulp or two") {
  for (int i = -7200; i <= 7200; ++i) {
    const double degrees = i / 10.0 + 1.0 / 64;
    const Rotation turn = rotationOf(degrees);
    const long double radians =
        static_cast<long double>(degrees) * 3.14159265358979323846264338L / 180;
    CAPTURE(degrees);
    CHECK(std::fabs(turn.sine - static_cast<double>(std::sin(radians))) <= 2.3e-16);
    CHECK(std::fabs(turn.cosine - static_cast<double>(std::cos(radians))) <= 2.3e-16);
  }
}

TEST_CASE("a posed coordinate is rounded once") {
  // 2^60 + 1 * 1 cannot keep the 1; a second rounding would show in the sum with a small product.
  const Rotation turn{1.0, 0x1p-80};
  const Vec2 p = posed({0x1p-53, 1.0}, {1.0, 0.0}, turn);
  CHECK(p.x == 1.0);  // 1 + 2^-53 - 2^-80 lies below the tie
  const Vec2 q = posed({0x1p-53, -1.0}, {1.0, 0.0}, turn);
  CHECK(q.x == 1.0 + 0x1p-52);  // and this above it
}
