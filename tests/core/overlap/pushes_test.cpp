#include "core/overlap/sat.h"
#include "core/sweep/slide.h"
#include "tests/support/laws.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

/// Both ways out of the shadows, on every axis.
namespace sepax::test {
namespace {

/// Of the coordinates that take part, world units.
double sizeOf(const SatAxis& axis) {
  return std::max({std::fabs(axis.a.interval.low), std::fabs(axis.a.interval.high),
                   std::fabs(axis.b.interval.low), std::fabs(axis.b.interval.high), 1.0});
}

/// How far A's near end is from B's far end once A has made the push.
double leftOver(const Polygon& a, const Polygon& b, const SatAxis& axis, bool along) {
  const Vec2 move = (along ? axis.pushAlong : -axis.pushAgainst) * axis.normal;
  const SatAxis after = projectOnto(axis.normal, translated(a, move), b);
  return along ? after.a.interval.low - after.b.interval.high
               : after.b.interval.low - after.a.interval.high;
}

}  // namespace

TEST_CASE("law: the smaller of an axis' two pushes is its depth, and the other one is no gap") {
  forAllCases([](const Case& c) {
    for (const SatAxis& axis : satTest(polygonOf(c.a), polygonOf(c.b)).axes) {
      CHECK(axis.depth == std::min(axis.pushAlong, axis.pushAgainst));
      CHECK(axis.depth == (axis.pushesAlong ? axis.pushAlong : axis.pushAgainst));
      CHECK(std::max(axis.pushAlong, axis.pushAgainst) >= 0);
      CHECK((axis.depth > 0 ? 1 : axis.depth < 0 ? -1 : 0) == axis.sign);
    }
  });
}

TEST_CASE("law: after either push of an axis the shadows touch there, up to rounding") {
  forAllCases([](const Case& c) {
    const Polygon a = polygonOf(c.a);
    const Polygon b = polygonOf(c.b);
    for (const SatAxis& axis : satTest(a, b).axes)
      for (const bool along : {true, false})
        CHECK(std::fabs(leftOver(a, b, axis, along)) <= 1e-13 * sizeOf(axis));
  });
}

TEST_CASE("law: after a push that is a hair longer the bodies do not overlap") {
  forAllCases([](const Case& c) {
    const Polygon a = polygonOf(c.a);
    const Polygon b = polygonOf(c.b);
    const SatEvidence sat = satTest(a, b);
    if (sat.relation != Relation::overlapping) return;
    for (const SatAxis& axis : sat.axes) {
      const double longer = 1 + 1e-9;
      CHECK(relationOf(translated(a, longer * axis.pushAlong * axis.normal), b) !=
            Relation::overlapping);
      CHECK(relationOf(translated(a, -longer * axis.pushAgainst * axis.normal), b) !=
            Relation::overlapping);
    }
  });
}

TEST_CASE("law: the shortest of all pushes is the MTV") {
  forAllCases([](const Case& c) {
    const SatEvidence sat = satTest(polygonOf(c.a), polygonOf(c.b));
    if (sat.relation != Relation::overlapping) return;
    double shortest = HUGE_VAL;
    for (const SatAxis& axis : sat.axes)
      shortest = std::min({shortest, axis.pushAlong, axis.pushAgainst});
    // Axes that differ by less than doubles tell are told apart exactly.
    CHECK(sat.depth == doctest::Approx(shortest).epsilon(1e-15));
    CHECK(length(sat.mtv) == doctest::Approx(shortest).epsilon(1e-14));
    const SatAxis& chosen = sat.axes[static_cast<std::size_t>(sat.chosen)];
    CHECK(sat.mtv == (chosen.pushesAlong ? chosen.pushAlong : -chosen.pushAgainst) * chosen.normal);
  });
}

TEST_CASE("both pushes of boxes whose shadows overlap, touch, and leave a gap") {
  const std::vector<Vec2> a{{0, 0}, {2, 0}, {2, 1}, {0, 1}};
  const auto boxAt = [](double x) {
    return std::vector<Vec2>{{x, 0}, {x + 4, 0}, {x + 4, 1}, {x, 1}};
  };
  struct Row {
    double x;
    double along;    ///< of the edge of A that faces right
    double against;  ///< likewise
    bool pushesAlong;
  };
  for (const Row& row :
       {Row{1.5, 5.5, 0.5, false}, Row{2, 6, 0, false}, Row{2.25, 6.25, -0.25, false},
        Row{-3.5, 0.5, 5.5, true}, Row{-4, 0, 6, true}, Row{-4.25, -0.25, 6.25, true},
        Row{-1, 3, 3, false}}) {
    CAPTURE(row.x);
    const SatAxis axis = satTest(polygonOf(a), polygonOf(boxAt(row.x))).axes[1];
    CHECK(axis.normal == Vec2{1, 0});
    CHECK(axis.pushAlong == row.along);
    CHECK(axis.pushAgainst == row.against);
    CHECK(axis.pushesAlong == row.pushesAlong);
  }
}

}  // namespace sepax::test
