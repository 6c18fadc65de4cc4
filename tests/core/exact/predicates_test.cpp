#include "core/exact/predicates.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

using namespace sepax;
using namespace sepax::test;

TEST_CASE("orientation obeys its laws on random, lattice and nearly collinear points") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Vec2 a = vectorWithin(random, kind, 5);
    const Vec2 b = vectorWithin(random, kind, 5);
    // A point within a few ulps of the line ab, or anywhere.
    const Vec2 near = lerp(a, b, random.uniform(-1, 2));
    const Vec2 c = seed % 3 == 0 ? near : vectorWithin(random, kind, 5);
    CAPTURE(seed);
    const int turn = orientation(a, b, c);
    CHECK(turn == orientation(b, c, a));
    CHECK(turn == orientation(c, a, b));
    CHECK(turn == -orientation(b, a, c));
    CHECK(orientation(a, a, c) == 0);
    CHECK(orientation(a, b, b) == 0);
    const int exact = exactSign([&](auto lift) {
      return lift(a.x) * lift(b.y) - lift(a.y) * lift(b.x) + lift(b.x) * lift(c.y) -
             lift(b.y) * lift(c.x) + lift(c.x) * lift(a.y) - lift(c.y) * lift(a.x);
    });
    CHECK(turn == exact);
  }
}

TEST_CASE("cross(u, u) is zero, which a fused multiply-add would break") {
  const Vec2 u{0.1, 0.3};
  CHECK(cross(u, u) == 0.0);
}

TEST_CASE("segments meet") {
  struct Row {
    Vec2 a, b, c, d;
    bool meet;
  };
  const Row rows[] = {
      {{0, 0}, {4, 4}, {0, 4}, {4, 0}, true},   // cross
      {{0, 0}, {4, 0}, {2, 0}, {2, 3}, true},   // end on the inside
      {{0, 0}, {4, 0}, {4, 0}, {5, 3}, true},   // common end
      {{0, 0}, {4, 0}, {5, 0}, {6, 0}, false},  // collinear apart
      {{0, 0}, {4, 0}, {3, 0}, {6, 0}, true},   // collinear overlap
      {{0, 0}, {4, 0}, {0, 1}, {4, 1}, false},  // parallel
      {{1, 1}, {1, 1}, {0, 0}, {2, 2}, true},   // a point on a segment
      {{1, 2}, {1, 2}, {0, 0}, {2, 2}, false},  // a point off it
      {{1, 1}, {1, 1}, {1, 1}, {1, 1}, true},   // two equal points
      {{0, 0}, {4, 4}, {5, 0}, {6, 7}, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.a.x);
    CAPTURE(row.c.x);
    CHECK(segmentsMeet(row.a, row.b, row.c, row.d) == row.meet);
    CHECK(segmentsMeet(row.c, row.d, row.a, row.b) == row.meet);
    CHECK(segmentsMeet(row.b, row.a, row.d, row.c) == row.meet);
  }
}

TEST_CASE("discs meet in closed form") {
  CHECK(discsMeet({0, 0}, 2, {3, 4}, 3));  // 3-4-5: tangent
  CHECK_FALSE(discsMeet({0, 0}, 2, {3, 4}, 2.9999999999999996));
  CHECK(discsMeet({1, 1}, 0, {1, 1}, 0));
}
