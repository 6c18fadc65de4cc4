#include "core/minkowski/origin.h"
#include "core/minkowski/minkowski.h"
#include "core/overlap/sat.h"
#include "tests/core/minkowski/pairs.h"

#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

MinkowskiEvidence of(const Points& a, const Points& b) {
  return minkowskiTest(bodyOf(a), bodyOf(b));
}

const MinkowskiEdge& nearestEdge(const MinkowskiEvidence& e) {
  return e.edges[static_cast<std::size_t>(e.nearest.edge)];
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("the origin beside the difference of overlapping pairs") {
  struct Row {
    const char* name;
    Points a;
    Points b;
    AxisName edge;
    int axis;
    Vec2 mtv;
    std::size_t ties;
  };
  const Points square = kUnitSquare;
  const Points corner{{2, 2}, {3, 2}, {3, 3}, {2, 3}};
  const std::vector<Row> rows{
      {"two squares, out to the left",
       square,
       shifted(square, {0.75, 0.25}),
       {Owner::a, 1},
       1,
       {-0.25, 0},
       2},
      {"out to the right: SAT names the direction by edge 1",
       square,
       shifted(square, {-0.75, 0.25}),
       {Owner::a, 3},
       1,
       {0.25, 0},
       2},
      {"out upwards", square, shifted(square, {0.25, -0.75}), {Owner::a, 0}, 0, {0, 0.25}, 2},
      {"the same square: all edges tie, edge 0 sends A up",
       square,
       square,
       {Owner::a, 0},
       0,
       {0, 1},
       8},
      {"contained",
       {{4, 4}, {5, 4}, {5, 5}, {4, 5}},
       {{0, 0}, {9, 0}, {9, 9}, {0, 9}},
       {Owner::a, 0},
       0,
       {0, 5},
       8},
      {"out over the slope of a triangle",
       corner,
       {{0, 0}, {6, 0}, {1, 5}},
       {Owner::b, 1},
       5,
       {1, 1},
       1},
      {"a triangle over a square", {{0, 0}, {6, 0}, {1, 5}}, corner, {Owner::a, 1}, 1, {-1, -1}, 1},
      {"a point in a square, of which edge 1 has the direction first",
       {{1, 2}},
       {{0, 0}, {4, 0}, {4, 4}, {0, 4}},
       {Owner::b, 3},
       1,
       {-1, 0},
       1},
      {"a square over a segment, out over both of its faces",
       {{0, 0}, {4, 0}, {4, 4}, {0, 4}},
       {{1, 1}, {3, 3}},
       {Owner::b, 0},
       4,
       {2, -2},
       2},
      {"a segment across a bar, out over its own face",
       {{-9, 1}, {9, 1}},
       {{0, 0}, {2, 0}, {2, 3}, {0, 3}},
       {Owner::a, 0},
       0,
       {0, -1},
       2},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const MinkowskiEvidence e = of(row.a, row.b);
    CHECK(e.relation == Relation::overlapping);
    CHECK(nearestEdge(e).name == row.edge);
    CHECK(e.chosen == row.axis);
    CHECK(isNear(e.mtv, row.mtv));
    CHECK(e.depth == doctest::Approx(length(row.mtv)));
    CHECK(e.nearest.ties.size() == row.ties);
    CHECK_FALSE(e.distance);
  }
}

TEST_CASE("law: the origin's relation is that of the separating axis test") {
  forMinkowskiPairs([](const Case&, const Polygon& a, const Polygon& b) {
    const MinkowskiDifference d = minkowskiDifference(a, b);
    const Relation expected = relationOf(a, b);
    REQUIRE(originRelation(d) == expected);
    if (!d.thin) REQUIRE((originSign(d) > 0) == (expected == Relation::overlapping));
  });
}

TEST_CASE("law: each edge is as far away as its axis is deep on that side") {
  forMinkowskiPairs([](const Case&, const Polygon& a, const Polygon& b) {
    const MinkowskiEvidence e = minkowskiTest(a, b);
    const SatEvidence sat = satTest(a, b);
    for (const MinkowskiEdge& edge : e.edges) {
      const SatAxis& axis = sat.axes[static_cast<std::size_t>(edge.axis)];
      REQUIRE(axis.name == edge.name);
      const bool along = (edge.name.owner == Owner::b) != edge.back;  // A leaves along the normal
      REQUIRE(isNear(edge.distance, along ? axis.pushAlong : axis.pushAgainst));
      REQUIRE(edge.normal == (along ? -axis.normal : axis.normal));
      REQUIRE(edge.sign == (edge.distance > 0) - (edge.distance < 0));
      if (axis.pushesAlong == along) REQUIRE(edge.sign == axis.sign);
    }
  });
}

TEST_CASE("law: the nearest edge is the axis that SAT chooses, its distance depth and MTV") {
  forMinkowskiPairs([](const Case&, const Polygon& a, const Polygon& b) {
    const MinkowskiEvidence e = minkowskiTest(a, b);
    const SatEvidence sat = satTest(a, b);
    if (e.relation != Relation::overlapping) {
      REQUIRE(e.mtv == Vec2{});
      return;
    }
    REQUIRE(e.chosen == sat.chosen);
    const SatAxis& chosen = sat.axes[static_cast<std::size_t>(sat.chosen)];
    const MinkowskiEdge& edge = nearestEdge(e);
    REQUIRE(edge.sign > 0);
    REQUIRE(isNear(edge.normal, chosen.pushesAlong ? -chosen.normal : chosen.normal));
    REQUIRE(isNear(e.depth, sat.depth));
    REQUIRE(isNear(e.mtv, sat.mtv));
    REQUIRE(isNear(edge.distance, e.nearest.distance));
    for (std::size_t i = 0; i < e.edges.size(); ++i) {
      const bool tie = std::count(e.nearest.ties.begin(), e.nearest.ties.end(), i) > 0;
      if (tie) REQUIRE(isNear(e.edges[i].distance, e.depth));
      if (!tie) REQUIRE(e.edges[i].distance >= e.depth * (1 - 1e-14));
    }
    if (!e.nearest.vertex) return;
    REQUIRE(isNear(e.vertices[static_cast<std::size_t>(*e.nearest.vertex)].place, e.nearest.point));
  });
}

TEST_CASE("law: swapping the bodies turns the push around where nothing ties") {
  forMinkowskiPairs([](const Case&, const Polygon& a, const Polygon& b) {
    const MinkowskiEvidence ab = minkowskiTest(a, b);
    const MinkowskiEvidence ba = minkowskiTest(b, a);
    REQUIRE(ab.relation == ba.relation);
    REQUIRE(isNear(ab.depth, ba.depth));
    const bool inside = ab.originInside;  // else of parallel edges the origin sees one or both
    if (inside) REQUIRE(ab.nearest.ties.size() == ba.nearest.ties.size());
    if (inside && ab.nearest.ties.size() == 1) REQUIRE(isNear(ab.mtv, -ba.mtv));
    REQUIRE(ab.distance.has_value() == ba.distance.has_value());
    if (ab.distance) REQUIRE(isNear(ab.distance->distance, ba.distance->distance));
  });
}

TEST_SUITE_END();
