#include "core/exact/predicates.h"
#include "core/minkowski/minkowski.h"
#include "core/overlap/distance.h"
#include "tests/core/minkowski/pairs.h"

#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

/// The distance of two bodies, of thin ones too, by all pairs of a vertex and an edge.
double plainDistance(const Points& a, const Points& b) {
  double nearest = 1e300;
  for (const Vec2 p : a) nearest = std::min(nearest, toOutline(b, p));
  for (const Vec2 p : b) nearest = std::min(nearest, toOutline(a, p));
  return nearest;
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("the origin beside the difference of pairs that touch or are apart") {
  struct Row {
    const char* name;
    Points a;
    Points b;
    Relation relation;
    double distance;
    Vec2 onA;
    Vec2 onB;
    Features features;
  };
  const Points square = kUnitSquare;
  const Points triangle{{3, 0}, {5, 0}, {5, 4}};
  const std::vector<Row> rows{
      {"corner on corner",
       square,
       shifted(square, {1, 1}),
       Relation::touching,
       0,
       {1, 1},
       {1, 1},
       Features::vertexVertex},
      {"edge on edge",
       square,
       shifted(square, {1, 0.25}),
       Relation::touching,
       0,
       {1, 1},
       {1, 1},
       Features::vertexEdge},
      {"corner to corner",
       square,
       shifted(square, {4, 5}),
       Relation::disjoint,
       5,
       {1, 1},
       {4, 5},
       Features::vertexVertex},
      {"face to face",
       square,
       shifted(square, {3, 0.25}),
       Relation::disjoint,
       2,
       {1, 1},
       {3, 1},
       Features::vertexEdge},
      {"face to face, lower",
       square,
       shifted(square, {3, -0.25}),
       Relation::disjoint,
       2,
       {1, 0.75},
       {3, 0.75},
       Features::edgeVertex},
      {"corner to slope",
       {{1, 3}, {2, 3}, {2, 4}, {1, 4}},
       {{3, 0}, {7, 4}, {7, 0}},
       Relation::disjoint,
       2 * std::sqrt(2.0),
       {2, 3},
       {4, 1},
       Features::vertexEdge},
      {"a corner left of a triangle",
       square,
       triangle,
       Relation::disjoint,
       2,
       {1, 0},
       {3, 0},
       Features::vertexVertex},
      {"two points",
       {{1, 1}},
       {{4, 5}},
       Relation::disjoint,
       5,
       {1, 1},
       {4, 5},
       Features::vertexVertex},
      {"the same point",
       {{1, 1}},
       {{1, 1}},
       Relation::touching,
       0,
       {1, 1},
       {1, 1},
       Features::vertexVertex},
      {"segments that cross touch",
       {{0, 0}, {4, 4}},
       {{0, 4}, {4, 0}},
       Relation::touching,
       0,
       {2, 2},
       {2, 2},
       Features::edgeEdge},
      {"segments on one line",
       {{0, 0}, {1, 0}},
       {{4, 0}, {6, 0}},
       Relation::disjoint,
       3,
       {1, 0},
       {4, 0},
       Features::vertexVertex},
      {"a point beside a segment",
       {{2, 5}},
       {{0, 0}, {4, 0}},
       Relation::disjoint,
       5,
       {2, 5},
       {2, 0},
       Features::vertexEdge},
      {"a point on a segment",
       {{2, 0}},
       {{0, 0}, {4, 0}},
       Relation::touching,
       0,
       {2, 0},
       {2, 0},
       Features::vertexEdge},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const MinkowskiEvidence e = minkowskiTest(bodyOf(row.a), bodyOf(row.b));
    CHECK(e.relation == row.relation);
    REQUIRE(e.distance);
    CHECK(e.distance->distance == doctest::Approx(row.distance));
    CHECK(isNear(e.distance->onA, row.onA));
    CHECK(isNear(e.distance->onB, row.onB));
    CHECK(e.features == row.features);
    CHECK(e.mtv == Vec2{});
    CHECK(e.depth == 0);
  }
}

TEST_CASE("law: apart, the nearest place is as far as the bodies are, with a witness on each") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    const MinkowskiEvidence e = minkowskiTest(a, b);
    REQUIRE(e.distance.has_value() == (e.relation != Relation::overlapping));
    if (!e.distance) return;
    const Distance& found = *e.distance;
    const bool thin = isThin(a) || isThin(b);
    REQUIRE((found.distance == 0) == (e.relation == Relation::touching));
    if (e.relation == Relation::touching) {
      REQUIRE(isNear(found.onA, found.onB));
    } else {
      const double expected = thin ? plainDistance(c.a, c.b) : distanceOf(a, b).distance;
      REQUIRE(isNear(found.distance, expected));
      REQUIRE(isNear(found.onA - found.onB, e.nearest.point));
    }
    REQUIRE(isNear(distance(found.onA, found.onB), found.distance));
    REQUIRE(toOutline(c.a, found.onA) < 1e-13);
    REQUIRE(toOutline(c.b, found.onB) < 1e-13);
    if (!e.originInside) REQUIRE(isNear(length(e.nearest.point), found.distance));
    if (e.nearest.vertex && e.nearest.edge >= 0) {
      const MinkowskiVertex& vertex = e.vertices[static_cast<std::size_t>(*e.nearest.vertex)];
      REQUIRE(isNear(vertex.place, e.nearest.point));
      const bool own = *e.nearest.vertex == e.nearest.edge;
      const int next = (e.nearest.edge + 1) % static_cast<int>(e.vertices.size());
      REQUIRE((own || *e.nearest.vertex == next));
    }
  });
}

TEST_CASE("law: a vertex is named exactly where the nearest place is an end of its edge") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    if (!isLattice(c.a) || !isLattice(c.b)) return;  // so that places are exact
    const MinkowskiEvidence e = minkowskiTest(a, b);
    if (e.nearest.edge < 0) return;
    const int next = (e.nearest.edge + 1) % static_cast<int>(e.vertices.size());
    const Vec2 start = e.vertices[static_cast<std::size_t>(e.nearest.edge)].place;
    const Vec2 end = e.vertices[static_cast<std::size_t>(next)].place;
    const int behind = dotSign({}, start, start, end);  // 1: the foot is before the start
    const int ahead = dotSign(end, {}, start, end);     // 1: it is beyond the end
    const bool atStart = e.originInside ? behind == 0 : behind >= 0;
    const bool atEnd = e.originInside ? ahead == 0 : ahead >= 0;
    REQUIRE(e.nearest.vertex.has_value() == (atStart || atEnd));
    if (e.nearest.vertex) REQUIRE(*e.nearest.vertex == (atStart ? e.nearest.edge : next));
  });
}

TEST_SUITE_END();
