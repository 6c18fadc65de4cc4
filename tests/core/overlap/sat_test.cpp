#include "core/overlap/sat.h"
#include "core/exact/predicates.h"
#include "core/overlap/sat_savings.h"
#include "core/sweep/slide.h"
#include "tests/support/laws.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

SatEvidence sat(const Points& a, const Points& b) { return satTest(polygonOf(a), polygonOf(b)); }

/// An independent answer: convex polygons meet if edges meet or one holds a vertex of the other;
/// the interiors meet if the polygon clipped by all half-planes of the other keeps an area.
bool closedSetsMeet(const Polygon& a, const Polygon& b) {
  const auto holds = [](const Polygon& outer, Vec2 p) {
    for (const Edge& edge : outer.edges) {
      if (orientation(outer.vertices[static_cast<std::size_t>(edge.from)],
                      outer.vertices[static_cast<std::size_t>(edge.to)], p) < 0) {
        return false;
      }
    }
    return true;
  };
  if (holds(a, b.vertices[0]) || holds(b, a.vertices[0])) return true;
  for (const Edge& e : a.edges) {
    for (const Edge& f : b.edges) {
      if (segmentsMeet(a.vertices[static_cast<std::size_t>(e.from)],
                       a.vertices[static_cast<std::size_t>(e.to)],
                       b.vertices[static_cast<std::size_t>(f.from)],
                       b.vertices[static_cast<std::size_t>(f.to)])) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

TEST_CASE("static relations and pushes of known pairs") {
  const Points unit{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  SUBCASE("boxes side by side touch") {
    const SatEvidence e = sat(unit, {{1, 0}, {2, 0}, {2, 1}, {1, 1}});
    CHECK(e.relation == Relation::touching);
    CHECK(e.mtv == Vec2{});
    CHECK(e.depth == 0.0);
    REQUIRE(e.line);
  }
  SUBCASE("one ulp apart is apart") {
    const double x = 1.0000000000000002;
    const SatEvidence e = sat(unit, {{x, 0.5}, {2, 0.5}, {2, 1}, {x, 1}});
    CHECK(e.relation == Relation::disjoint);
    CHECK(e.depth == -0x1p-52);
    CHECK(e.axes[static_cast<std::size_t>(e.chosen)].name == AxisName{Owner::a, 1});
  }
  SUBCASE("a box in a corner of a triangle leaves through the slope") {
    const SatEvidence e = sat({{2, 2}, {3, 2}, {3, 3}, {2, 3}}, {{0, 0}, {6, 0}, {1, 5}});
    CHECK(e.relation == Relation::overlapping);
    CHECK(e.depth == doctest::Approx(std::sqrt(2.0)));
  }
  SUBCASE("containment needs no special case") {
    const SatEvidence e = sat({{1, 1}, {2, 1}, {2, 2}, {1, 2}}, {{0, 0}, {4, 1}, {0, 6}});
    CHECK(e.mtv.x == doctest::Approx(0.4117647));
    CHECK(e.mtv.y == doctest::Approx(-1.6470588));
  }
  SUBCASE("equal depths go to the lowest axis, A's own edge pushes A against its normal") {
    const SatEvidence e = sat(unit, unit);
    CHECK(e.chosen == 0);
    CHECK(e.depth == 1.0);
    CHECK(e.mtv == Vec2{0, 1});  // edge 0 faces down
    CHECK(e.ties.size() == 8);
  }
  SUBCASE("small integers that normalised axes call apart") {
    CHECK(sat({{-1, 5}, {-5, 4}, {3, -4}}, {{1, -5}, {-3, 2}, {-2, -2}}).relation ==
          Relation::touching);
  }
  SUBCASE("of two gaps that differ by an ulp the larger is chosen") {
    const double y = 2 + 0x1p-51;
    const SatEvidence e = sat(unit, {{2, y}, {3, y}, {3, 4}, {2, 4}});
    CHECK(e.axes[static_cast<std::size_t>(e.chosen)].name == AxisName{Owner::a, 0});
    CHECK(e.depth == -1 - 0x1p-51);
  }
  SUBCASE("of two overlaps that differ by an ulp the smaller is chosen") {
    const double y = 0.5 + 0x1p-53;
    const SatEvidence e = sat(unit, {{0.5, y}, {3, y}, {3, 4}, {0.5, 4}});
    CHECK(e.axes[static_cast<std::size_t>(e.chosen)].name == AxisName{Owner::a, 0});
  }
  SUBCASE("far from the origin") {
    const double x = 10000001.25;
    CHECK(sat({{1e7, 0}, {1e7 + 1, 0}, {1e7 + 1, 1}, {1e7, 1}},
              {{x, 0}, {x + 1, 0}, {x + 1, 1}, {x, 1}})
              .depth == -0.25);
  }
}

TEST_CASE("law: the relation agrees with an edge-based test and is symmetric") {
  forAllCases([](const Case& c) {
    const Polygon a = polygonOf(c.a);
    const Polygon b = polygonOf(c.b);
    const Relation relation = relationOf(a, b);
    CHECK((relation != Relation::disjoint) == closedSetsMeet(a, b));
    CHECK(relation == relationOf(b, a));
    CHECK(relation == satTest(a, b).relation);
  });
}

TEST_CASE("law: swapping the polygons keeps the depth and turns the push around") {
  forAllCases([](const Case& c) {
    const SatEvidence ab = sat(c.a, c.b);
    const SatEvidence ba = sat(c.b, c.a);
    CHECK(ab.depth == doctest::Approx(ba.depth).epsilon(1e-12));
    if (ab.ties.size() == 1) CHECK(length(ab.mtv + ba.mtv) < 1e-12);
  });
}

TEST_CASE("law: the MTV separates, a hair less does not") {
  forAllCases([](const Case& c) {
    const Polygon a = polygonOf(c.a);
    const Polygon b = polygonOf(c.b);
    const SatEvidence e = satTest(a, b);
    if (e.relation != Relation::overlapping) return;
    CHECK(relationOf(translated(a, e.mtv * (1 + 1e-9)), b) != Relation::overlapping);
    CHECK(relationOf(translated(a, e.mtv * (1 - 1e-9)), b) == Relation::overlapping);
    // No shorter way in any of 24 directions.
    for (int i = 0; i < 24; ++i) {
      const double angle = 0.2618 * i;
      const Vec2 move = 0.999 * e.depth * Vec2{std::cos(angle), std::sin(angle)};
      CHECK(relationOf(translated(a, move), b) == Relation::overlapping);
    }
  });
}

TEST_CASE("law: a separating line has one polygon on each closed side") {
  forAllCases([](const Case& c) {
    const SatEvidence e = sat(c.a, c.b);
    CHECK(e.line.has_value() == (e.relation != Relation::overlapping));
    if (!e.line) return;
    const Vec2 normal = turnedRight(e.line->direction);
    double lowA = 1e300, highA = -1e300, lowB = 1e300, highB = -1e300;
    for (const Vec2 p : c.a) {
      lowA = std::min(lowA, dot(normal, p - e.line->point));
      highA = std::max(highA, dot(normal, p - e.line->point));
    }
    for (const Vec2 p : c.b) {
      lowB = std::min(lowB, dot(normal, p - e.line->point));
      highB = std::max(highB, dot(normal, p - e.line->point));
    }
    CHECK(((highA < 1e-9 && lowB > -1e-9) || (highB < 1e-9 && lowA > -1e-9)));
  });
}

TEST_CASE("law: the first vertex, the winding and repeated vertices change no depth") {
  for (int seed = 0; seed < 1'000; ++seed) {
    const Case c = makeCase(static_cast<std::uint64_t>(seed), Kind::lattice);
    Points other(c.a.rbegin(), c.a.rend());
    std::rotate(other.begin(), other.begin() + 1, other.end());
    other.insert(other.begin() + 1, other[1]);
    other.push_back(other.front());
    CAPTURE(seed);
    CHECK(sat(c.a, c.b).depth == doctest::Approx(sat(other, c.b).depth).epsilon(1e-14));
    CHECK(sat(c.a, c.b).relation == sat(other, c.b).relation);
  }
}

TEST_CASE("a free axis shows the same shadows as the edge axis it coincides with") {
  const Points a{{0, 0}, {2, 0}, {1, 2}};
  const Points b{{1, 1}, {3, 1}, {3, 3}};
  const SatEvidence e = sat(a, b);
  const SatAxis free = projectOnto(7.5 * e.axes[1].normal, polygonOf(a), polygonOf(b));
  CHECK(free.depth == doctest::Approx(e.axes[1].depth));
  CHECK(free.a.interval.low == doctest::Approx(e.axes[1].a.interval.low));
}

TEST_CASE("law: every combination of savings gives the plain answer") {
  forAllCases([](const Case& c) {
    const Polygon a = polygonOf(c.a);
    const Polygon b = polygonOf(c.b);
    const bool meets = relationOf(a, b) != Relation::disjoint;
    for (int bits = 0; bits < 32; ++bits) {
      const SatSavings savings{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0,
                               (bits & 16) != 0};
      CAPTURE(bits);
      CHECK(satWork(a, b, savings).intersects == meets);
    }
  });
}

TEST_CASE("each saving saves what it promises") {
  const Polygon a = polygonOf({{0, 0}, {2, 0}, {2, 2}, {0, 2}});
  const Polygon b = polygonOf({{1, 1}, {3, 1}, {3, 3}, {1, 3}});
  const Polygon far = polygonOf({{9, 9}, {11, 9}, {11, 11}, {9, 11}});
  const SatWork plain = satWork(a, b, {});
  CHECK(plain.tested == 8);
  CHECK(plain.dotProducts == 8 * 8);
  CHECK(plain.squareRoots == 8);
  CHECK(satWork(a, b, {.unnormalised = true}).squareRoots == 0);
  CHECK(satWork(a, b, {.skipBackFacing = true}).skipped == 4);
  CHECK(satWork(a, b, {.singleCorner = true}).dotProducts == 8 * 5);
  CHECK(satWork(a, far, {.earlyOut = true}).tested == 1);
  CHECK(satWork(a, far, {.singleCorner = true, .earlyOut = true}).tested == 2);
  CHECK(satWork(a, far, {.circlePretest = true}).tested == 0);
  CHECK(satWork(a, far, {.circlePretest = true}).endedByCircles);
}
