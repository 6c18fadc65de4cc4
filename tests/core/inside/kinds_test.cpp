#include "core/inside/crossing.h"
#include "core/inside/inside.h"
#include "core/overlap/concave.h"
#include "core/polygon/convex_parts.h"
#include "core/polygon/thin.h"
#include "core/sweep/point_sweep.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/laws.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

InsideBody thinBody(const Points& points) { return {points, {thinPolygon(points)}, points[0]}; }

InsideBody solidBody(const Points& points) { return {points, {polygonOf(points)}, points[0]}; }

/// The same polygon cut into its convex parts, each with its own copies of the vertices.
InsideBody cutBody(const Points& points) {
  InsideBody body{{}, {}, points[0]};
  for (const Polygon& part : convexParts(polygonOf(points))) {
    Polygon own = polygonOf(part.vertices);
    const int first = static_cast<int>(body.vertices.size());
    for (int& index : own.vertexIndex) index += first;
    for (Edge& edge : own.edges) edge.index += first;
    body.vertices.insert(body.vertices.end(), part.vertices.begin(), part.vertices.end());
    body.outlines.push_back(std::move(own));
  }
  return body;
}

Relation relationOfPair(const InsideBody& a, const InsideBody& b) {
  const InsideEvidence evidence = insideTest(a, b);
  CHECK(evidence.intersects == (evidence.relation != Relation::disjoint));
  return evidence.relation;
}

/// By the path from end to end, which knows nothing of crossing numbers of parts.
Relation pathRelation(const Points& thin, const Polygon& polygon) {
  const PointSweepEvidence path = pointSweep(polygon, thin.front(), thin.back() - thin.front());
  if (path.enterTime) return Relation::overlapping;
  return path.time ? Relation::touching : Relation::disjoint;
}

Points latticeSegment(Random& random) {
  const Vec2 from = vectorWithin(random, Kind::lattice, 6);
  if (random.integer(0, 3) == 0) return {from};
  return {from, vectorWithin(random, Kind::lattice, 6)};
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("points and segments inside") {
  const Points notched{{0, 0}, {6, 0}, {6, 6}, {3, 3}, {0, 6}};
  struct Row {
    const char* name;
    Points thin;
    Relation relation;
  };
  const std::vector<Row> rows{
      {"in the notch", {{3, 5}}, Relation::disjoint},
      {"in its corner", {{3, 3}}, Relation::touching},
      {"below it", {{3, 2}}, Relation::overlapping},
      {"across the notch", {{1, 5}, {5, 5}}, Relation::touching},
      {"from tip to tip", {{0, 6}, {6, 6}}, Relation::touching},
      {"across both horns", {{0, 4}, {6, 4}}, Relation::overlapping},
      {"along an edge", {{1, 0}, {5, 0}}, Relation::touching},
      {"from corner to corner", {{0, 0}, {6, 6}}, Relation::overlapping},
      {"through the corner of the notch", {{3, 3}, {3, 0}}, Relation::overlapping},
      {"into the notch", {{3, 3}, {3, 7}}, Relation::touching},
      {"end on an edge from outside", {{3, 0}, {3, -4}}, Relation::touching},
      {"without length on the boundary", {{3, 0}, {3, 0}}, Relation::touching},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(relationOfPair(thinBody(row.thin), solidBody(notched)) == row.relation);
    CHECK(relationOfPair(solidBody(notched), thinBody(row.thin)) == row.relation);
    CHECK(relationOfPair(thinBody(row.thin), cutBody(notched)) == row.relation);
    const InsideEvidence e = insideTest(thinBody(row.thin), solidBody(notched));
    CHECK(e.aInB.size() == row.thin.size());
    CHECK(e.bInA.empty());
  }
  CHECK(insideTest(thinBody({{0, 0}, {2, 2}}), thinBody({{0, 2}, {2, 0}})).relation ==
        Relation::touching);
}

TEST_CASE("law: a segment overlaps where the path from its one end to the other enters") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Points polygon = simpleShape(random, Kind::lattice, {});
    const Points thin = latticeSegment(random);
    INFO("seed " << seed << ": " << toText({thin, polygon, {}, {}}));
    const Relation expected = pathRelation(thin, polygonOf(polygon));
    REQUIRE(relationOfPair(thinBody(thin), solidBody(polygon)) == expected);
    REQUIRE(relationOfPair(solidBody(polygon), thinBody(thin)) == expected);
    REQUIRE(relationOfPair(thinBody(thin), cutBody(polygon)) == expected);
  }
}

TEST_CASE("law: a polygon cut into parts has the sides, parities and relations of the polygon") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Points a = simpleShape(random, Kind::lattice, {});
    const Points b = simpleShape(random, Kind::lattice, vectorWithin(random, Kind::lattice, 4));
    INFO("seed " << seed << ": " << toText({a, b, {}, {}}));
    const InsideBody parts = cutBody(a);
    const RayTarget target(parts.outlines);
    for (int i = 0; i < 20; ++i) {
      const Vec2 point = vectorWithin(random, Kind::lattice, 5);
      const PointEvidence whole = pointInPolygon(polygonOf(a), point);
      const PointEvidence cut = pointInPolygon(target, point);
      REQUIRE(cut.side == whole.side);
      REQUIRE(cut.parity == whole.parity);
      if (!cut.ray.empty()) REQUIRE_FALSE(cut.ray.back().leadsInside);
    }
    const Relation expected = polygonRelation(polygonOf(a), polygonOf(b));
    REQUIRE(relationOfPair(parts, solidBody(b)) == expected);
    REQUIRE(relationOfPair(solidBody(b), parts) == expected);
    REQUIRE(relationOfPair(parts, cutBody(b)) == expected);
  }
}

TEST_CASE("law: parts that overlap meet what one of them meets") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const auto near = [&] { return vectorWithin(random, Kind::lattice, 3); };
    const Points first = convexShape(random, Kind::lattice, near());
    const Points second = convexShape(random, Kind::lattice, near());
    const Points other = simpleShape(random, Kind::lattice, near());
    INFO("seed " << seed << ": " << toText({first, second, {}, {}})
                 << toText({other, other, {}, {}}));
    InsideBody both = solidBody(first);
    Polygon added = polygonOf(second);
    for (int& index : added.vertexIndex) index += static_cast<int>(first.size());
    for (Edge& edge : added.edges) edge.index += static_cast<int>(first.size());
    both.vertices.insert(both.vertices.end(), second.begin(), second.end());
    both.outlines.push_back(added);
    const Relation expected = std::max(polygonRelation(polygonOf(first), polygonOf(other)),
                                       polygonRelation(polygonOf(second), polygonOf(other)));
    REQUIRE(relationOfPair(both, solidBody(other)) == expected);
    REQUIRE(relationOfPair(solidBody(other), both) == expected);
    const ConcaveEvidence concave =
        concaveTest(convexParts(both.outlines), convexParts(std::vector{polygonOf(other)}));
    REQUIRE(concave.relation == expected);
    for (int i = 0; i < 20; ++i) {
      const Vec2 point = vectorWithin(random, Kind::lattice, 5);
      const Side side = std::max(sideOf(polygonOf(first), point), sideOf(polygonOf(second), point));
      const Side found = pointInPolygon(RayTarget(both.outlines), point).side;
      if (side != Side::boundary) REQUIRE(found == side);
      if (side == Side::boundary) REQUIRE(found != Side::outside);
    }
  }
}

TEST_SUITE_END();
