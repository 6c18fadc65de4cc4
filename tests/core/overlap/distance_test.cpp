#include "core/overlap/distance.h"
#include "core/inside/crossing.h"
#include "core/overlap/concave.h"
#include "tests/support/boundary_distance.h"
#include "tests/support/concave_shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

Distance between(const Points& a, const Points& b) {
  return distanceOf(polygonOf(a), polygonOf(b));
}

}  // namespace

TEST_CASE("distances of known pairs") {
  const Points unit{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  SUBCASE("corner to corner, where the largest gap on an axis is shorter") {
    const Distance d = between(unit, {{2, 2}, {3, 2}, {3, 3}, {2, 3}});
    CHECK(d.distance == std::sqrt(2.0));
    CHECK(d.onA == Vec2{1, 1});
    CHECK(d.onB == Vec2{2, 2});
  }
  SUBCASE("corner to side") {
    const Distance d = between(unit, {{3, -5}, {4, -5}, {4, 5}, {3, 5}});
    CHECK(d.distance == 2);
    CHECK(d.onB.x == 3);
  }
  SUBCASE("contained, touching and in a notch") {
    CHECK(between(unit, {{-1, -1}, {5, -1}, {5, 5}, {-1, 5}}).distance == 0);
    CHECK(between(unit, {{1, 1}, {2, 1}, {2, 2}}).distance == 0);
    CHECK(between(unit, {{1, 1}, {2, 1}, {2, 2}}).onA == Vec2{1, 1});
    const Points notched{{-1, -1},    {2, -1},      {2, 3},    {1.5, 3},
                         {1.5, -0.5}, {-0.5, -0.5}, {-0.5, 3}, {-1, 3}};
    CHECK(between(unit, notched).distance == 0.5);
  }
  SUBCASE("one unit of the last place apart") {
    const double next = std::nextafter(1.0, 2.0);
    CHECK(between(unit, {{next, 0}, {2, 0}, {2, 1}}).distance == next - 1);
  }
}

TEST_CASE("law: 0 exactly when they meet; the witnesses are that far apart and none are nearer") {
  forAllConcaveCases(lawCases(), [](const Case& c) {
    const Polygon a = polygonOf(c.a);
    const Polygon b = polygonOf(c.b);
    const Distance d = distanceOf(a, b);
    const bool meet = polygonRelation(a, b) != Relation::disjoint;
    CHECK((d.distance == 0) == meet);
    CHECK(d.distance == doctest::Approx(distanceOf(b, a).distance));
    if (meet) {
      CHECK(d.onA == d.onB);
      CHECK((toBoundary(c.a, d.onA) < 1e-12 || sideOf(a, d.onA) == Side::inside));
      CHECK((toBoundary(c.b, d.onA) < 1e-12 || sideOf(b, d.onA) == Side::inside));
      return;
    }
    CHECK(distance(d.onA, d.onB) == doctest::Approx(d.distance));
    CHECK(toBoundary(c.a, d.onA) < 1e-12);
    CHECK(toBoundary(c.b, d.onB) < 1e-12);
    for (const Vec2 p : c.a) CHECK(toBoundary(c.b, p) >= d.distance - 1e-12);
    for (const Vec2 p : c.b) CHECK(toBoundary(c.a, p) >= d.distance - 1e-12);
  });
}
