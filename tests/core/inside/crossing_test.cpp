#include "core/inside/crossing.h"
#include "core/exact/predicates.h"
#include "core/inside/inside.h"
#include "core/overlap/concave.h"
#include "core/polygon/convex_parts.h"
#include "tests/support/concave_shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

PointEvidence ask(const Points& polygon, Vec2 point) {
  return pointInPolygon(polygonOf(polygon), point);
}

InsideBody body(const Points& points) {
  const Polygon polygon = polygonOf(points);
  return {points, {polygon}, centroid(polygon)};
}

InsideEvidence inside(const Points& a, const Points& b, Middles middles = Middles::without) {
  return insideTest(body(a), body(b), middles);
}

/// Winding number by the quarters of the plane through which the boundary goes: no crossings.
Side sideByWinding(const Points& polygon, Vec2 point) {
  int quarters = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 from = polygon[i] - point;
    const Vec2 to = polygon[(i + 1) % polygon.size()] - point;
    if (onSegment(polygon[i], polygon[(i + 1) % polygon.size()], point)) return Side::boundary;
    const auto quarter = [](Vec2 v) {
      if (v.x > 0 && v.y >= 0) return 0;
      if (v.x <= 0 && v.y > 0) return 1;
      return v.x < 0 && v.y <= 0 ? 2 : 3;
    };
    const int step = (quarter(to) - quarter(from) + 4) % 4;
    quarters += step == 2 ? (cross(from, to) > 0 ? 2 : -2) : step == 3 ? -1 : step;
  }
  return quarters == 0 ? Side::outside : Side::inside;
}

}  // namespace

TEST_CASE("points of a square: closed side and half-open parity") {
  const Points square{{0, 0}, {2, 0}, {2, 2}, {0, 2}};
  struct Row {
    Vec2 point;
    Side side;
    bool parity;
  };
  const Row rows[] = {
      {{1, 1}, Side::inside, true},    {{3, 1}, Side::outside, false},
      {{-1, 1}, Side::outside, false}, {{0, 1}, Side::boundary, true},
      {{2, 1}, Side::boundary, false}, {{1, 0}, Side::boundary, true},
      {{1, 2}, Side::boundary, false}, {{0, 0}, Side::boundary, true},
      {{2, 2}, Side::boundary, false}, {{-1, 0}, Side::outside, false},
      {{-1, 2}, Side::outside, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.point.x);
    CAPTURE(row.point.y);
    CHECK(ask(square, row.point).side == row.side);
    CHECK(ask(square, row.point).parity == row.parity);
    CHECK(sideOf(polygonOf(square), row.point) == row.side);
  }
}

TEST_CASE("the ray names every edge that it meets and why it counts") {
  // A point on the left, level with the low vertex 0, the tip 2 and the flat edge 4.
  const Points polygon{{0, 0}, {2, -2}, {4, 0}, {6, -2}, {8, 0}, {10, 0}, {10, 4}, {0, 4}};
  const PointEvidence e = ask(polygon, {-1, 0});
  CHECK(e.side == Side::outside);
  CHECK(e.crossings == 2);
  struct Seen {
    int edge;
    RayMeeting meeting;
    std::optional<int> vertex;
  };
  const Seen expected[] = {{0, RayMeeting::passedOver, 0}, {7, RayMeeting::counted, 0},
                           {1, RayMeeting::passedOver, 2}, {2, RayMeeting::passedOver, 2},
                           {3, RayMeeting::passedOver, 4}, {4, RayMeeting::passedOver, 4},
                           {5, RayMeeting::counted, 5}};
  REQUIRE(e.ray.size() == std::size(expected));
  for (std::size_t i = 0; i < e.ray.size(); ++i) {
    CAPTURE(i);
    CHECK(e.ray[i].edge == expected[i].edge);
    CHECK(e.ray[i].meeting == expected[i].meeting);
    CHECK(e.ray[i].vertex == expected[i].vertex);
  }
}

TEST_CASE("a division misplaces this point, the orientation does not") {
  const Points triangle{{0.6, 0.2}, {0.3, 0.8}, {0.8, 0.8}};
  CHECK(ask(triangle, {0.7, 0.5}).side == Side::inside);
}

TEST_CASE("law: the side is that of the winding number; parity agrees off the boundary") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Points polygon = simpleShape(random, kind, {});
    const Vec2 point = vectorWithin(random, kind, 5);
    CAPTURE(seed);
    const PointEvidence e = ask(polygon, point);
    CHECK(e.side == sideByWinding(polygon, point));
    CHECK(e.side == sideOf(polygonOf(polygon), point));
    if (e.side != Side::boundary) CHECK(e.parity == (e.side == Side::inside));
    const auto counted = std::count_if(e.ray.begin(), e.ray.end(), [](const RayCrossing& c) {
      return c.meeting == RayMeeting::counted;
    });
    CHECK(counted == e.crossings);
    for (const RayCrossing& crossing : e.ray) CHECK(crossing.point.x >= point.x);
  }
}

TEST_CASE("law: the tiles of a polygon share out its points by parity") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Polygon polygon = polygonOf(simpleShape(random, kind, {}));
    const Vec2 point = vectorWithin(random, kind, 5);
    CAPTURE(seed);
    int owners = 0;
    for (const Polygon& part : convexParts(polygon)) {
      owners += pointInPolygon(part, point).parity ? 1 : 0;
    }
    CHECK(owners == (pointInPolygon(polygon, point).parity ? 1 : 0));
  }
}

TEST_CASE("the inside test of known pairs") {
  SUBCASE("crossing bars have no vertex in each other") {
    const Points a{{0, 2}, {6, 2}, {6, 4}, {0, 4}};
    const Points b{{2, 0}, {4, 0}, {4, 6}, {2, 6}};
    const InsideEvidence e = inside(a, b);
    CHECK(e.intersects);
    CHECK(e.decidedBy == InsidePhase::edges);
    CHECK(e.meetings.size() == 4);
    CHECK(e.meetings[0].edgeA == 0);
    CHECK(e.meetings[0].edgeB == 1);
    CHECK(e.meetings[0].point == Vec2{4, 2});
    CHECK(e.meetings[0].t == doctest::Approx(4.0 / 6));
    CHECK(inside(a, b, Middles::with).decidedBy == InsidePhase::middlesOfA);
  }
  SUBCASE("all vertices on the boundary") {
    const InsideEvidence e =
        inside({{0, 0}, {4, 0}, {4, 2}, {0, 2}}, {{1, 0}, {3, 0}, {3, 2}, {1, 2}});
    CHECK(e.intersects);
    CHECK(e.decidedBy == InsidePhase::verticesOfB);
    CHECK(e.overlaps.size() == 2);
    CHECK(e.meetings.size() == 4);
  }
  SUBCASE("contained, either way round") {
    const Points small{{1, 1}, {2, 1}, {2, 2}};
    const Points large{{0, 0}, {9, 0}, {9, 9}, {0, 9}};
    CHECK(inside(small, large).decidedBy == InsidePhase::verticesOfA);
    CHECK(inside(large, small).decidedBy == InsidePhase::verticesOfB);
  }
  SUBCASE("in the notch of a concave polygon") {
    const Points notched{{0, 0}, {6, 0}, {6, 6}, {4, 6}, {4, 2}, {2, 2}, {2, 6}, {0, 6}};
    const InsideEvidence e = inside(notched, {{2.5, 3}, {3.5, 3}, {3.5, 4}, {2.5, 4}});
    CHECK_FALSE(e.intersects);
    CHECK(e.decidedBy == InsidePhase::nothingFound);
    CHECK(e.circles.meet);
  }
  SUBCASE("circles that only touch do not reject") {
    const InsideEvidence e =
        insideTest({{{-1, 0}, {0, -1}, {1, 0}}, {polygonOf({{-1, 0}, {0, -1}, {1, 0}})}, {}},
                   {{{1, 0}, {2, 1}, {3, 0}}, {polygonOf({{1, 0}, {2, 1}, {3, 0}})}, {2, 0}});
    CHECK(e.circles.radiusA == 1);
    CHECK(e.circles.meet);
    CHECK(e.intersects);
  }
  SUBCASE("a repeated vertex is answered as given, places follow the caller's direction") {
    const Points clockwise{{0, 0}, {0, 4}, {0, 4}, {4, 4}, {4, 0}, {0, 0}};
    const InsideEvidence e = inside(clockwise, {{1, 3}, {2, 3}, {2, 9}, {1, 9}});
    CHECK(e.aInB.size() == 6);
    REQUIRE(e.meetings.size() == 2);
    CHECK(e.meetings[0].edgeA == 2);
    CHECK(e.meetings[0].t == 0.5);
    CHECK(e.meetings[0].point == Vec2{2, 4});
  }
}

TEST_CASE("law: what a ray meets never comes nearer again, edge by edge at one place") {
  forAllConcaveCases(lawCases() / 4, [](const Case& c) {
    for (const Vec2 point : c.a) {
      const PointEvidence e = ask(c.b, point);
      for (std::size_t i = 1; i < e.ray.size(); ++i) {
        const RayCrossing& before = e.ray[i - 1];
        const RayCrossing& after = e.ray[i];
        CHECK(before.point.x <= after.point.x + 1e-12);
        if (before.point == after.point) CHECK(before.edge < after.edge);
      }
    }
  });
}

TEST_CASE("the ray meets edges in their exact order where doubles cannot tell them apart") {
  // Two edges from one far corner, so near to each other that rounding swaps where they are met.
  const Points wedge{{28, 0}, {0x1p-51, 18}, {0, 18}};
  const PointEvidence e = ask(wedge, {-1, 15});
  REQUIRE(e.ray.size() == 2);
  CHECK(e.ray[0].edge == 2);
  CHECK(e.ray[1].edge == 0);
  CHECK(e.ray[0].point.x > e.ray[1].point.x);
}

TEST_CASE("law: the inside test says what the relation says, in both orders") {
  forAllConcaveCases(lawCases(), [](const Case& c) {
    const InsideEvidence e = inside(c.a, c.b, Middles::with);
    const InsideEvidence back = inside(c.b, c.a);
    CHECK(e.relation == polygonRelation(polygonOf(c.a), polygonOf(c.b)));
    CHECK(e.relation == back.relation);
    CHECK(e.intersects == (e.relation != Relation::disjoint));
    CHECK(e.intersects == back.intersects);
    CHECK(e.meetings.size() == back.meetings.size());
    CHECK(e.overlaps.size() == back.overlaps.size());
    if (!e.circles.meet) CHECK_FALSE(e.intersects);
  });
}
