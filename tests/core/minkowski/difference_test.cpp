#include "core/exact/exact.h"
#include "core/exact/predicates.h"
#include "core/minkowski/minkowski_difference.h"
#include "core/polygon/hull.h"
#include "tests/core/minkowski/pairs.h"

#include <tuple>

using namespace sepax;
using namespace sepax::test;

namespace {

MinkowskiDifference between(const Points& a, const Points& b) {
  return minkowskiDifference(bodyOf(a), bodyOf(b));
}

int turnBetween(const DifferenceEdge& x, const DifferenceEdge& y) {
  return exactSign([&](auto lift) { return cross(x.direction(lift), y.direction(lift)); });
}
int senseBetween(const DifferenceEdge& x, const DifferenceEdge& y) {
  return exactSign([&](auto lift) { return dot(x.direction(lift), y.direction(lift)); });
}
bool sameDirection(const DifferenceEdge& x, const DifferenceEdge& y) {
  return turnBetween(x, y) == 0 && senseBetween(x, y) > 0;
}

/// Exact order by height, then from the left.
bool liesLower(const DifferencePoint& x, const DifferencePoint& y) {
  const int up = exactSign([&](auto lift) { return DifferenceEdge{x, y}.direction(lift).y; });
  return up > 0 || (up == 0 && exactSign([&](auto lift) {
                                 return DifferenceEdge{x, y}.direction(lift).x;
                               }) > 0);
}

std::size_t after(std::size_t i, std::size_t size) { return i + 1 == size ? 0 : i + 1; }

/// The proper corners, as rounded places.
Points cornersOf(const MinkowskiDifference& d) {
  if (d.sides.empty()) return {d.startPoint.rounded()};
  Points corners;
  for (std::size_t i = 0; i < d.sides.size(); ++i) {
    const std::size_t before = i == 0 ? d.sides.size() - 1 : i - 1;
    if (!sameDirection(d.sides[before].line, d.sides[i].line))
      corners.push_back(d.sides[i].line.from.rounded());
  }
  return corners;
}

std::string ownersOf(const MinkowskiDifference& d) {
  std::string text;
  for (const MinkowskiSide& side : d.sides) {
    text += text.empty() ? "" : " ";
    text += (side.name.owner == Owner::a ? "a" : "b") + std::to_string(side.name.edge);
    if (side.back) text += "'";
  }
  return text;
}

std::string placesOf(const MinkowskiDifference& d) {
  std::string text;
  for (std::size_t i = 0; i < std::max<std::size_t>(d.sides.size(), 1); ++i) {
    const Vec2 place = vertexOf(d, i).rounded();
    text += (i == 0 ? "" : " ") + std::to_string(static_cast<int>(place.x)) + "," +
            std::to_string(static_cast<int>(place.y));
  }
  return text;
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("differences of known pairs, with the owner of each edge") {
  struct Row {
    const char* name;
    Points a;
    Points b;
    const char* owners;
    const char* places;
    DifferenceShape shape = DifferenceShape::area;
  };
  const Points square = kUnitSquare;
  const Points clockwise{{0, 0}, {0, 1}, {1, 1}, {1, 0}};
  const Points triangle{{4, 0}, {7, 0}, {4, 2}};
  const Points split{{0, 0}, {1, 0}, {2, 0}, {2, 0}, {2, 2}, {0, 2}};
  const std::vector<Row> rows{
      {"a square and itself: B's edge 2 runs as A's edge 0 does", square, square,
       "a0 b2 a1 b3 a2 b0 a3 b1", "-1,-1 0,-1 1,-1 1,0 1,1 0,1 -1,1 -1,0"},
      {"clockwise lists keep their own indices", clockwise, square, "a3 b2 a2 b3 a1 b0 a0 b1",
       "-1,-1 0,-1 1,-1 1,0 1,1 0,1 -1,1 -1,0"},
      {"a square and a triangle", square, triangle, "a0 a1 b2 a2 b0 a3 b1",
       "-4,-2 -3,-2 -3,-1 -3,1 -4,1 -7,1 -7,0"},
      {"a collinear vertex and a repeated one", split, square, "a0 a1 b2 a3 b3 a4 b0 a5 b1",
       "-1,-1 0,-1 1,-1 2,-1 2,1 2,2 0,2 -1,2 -1,0"},
      {"a square and a point", square, {{3, 5}}, "a0 a1 a2 a3", "-3,-5 -2,-5 -2,-4 -3,-4"},
      {"a point and a square", {{3, 5}}, square, "b2 b3 b0 b1", "2,4 3,4 3,5 2,5"},
      {"a square and a segment that is parallel to two edges",
       square,
       {{0, 0}, {0, 3}},
       "a0 a1 b0' a2 a3 b0",
       "0,-3 1,-3 1,-2 1,1 0,1 0,0"},
      {"a slanting segment and a square",
       {{5, 5}, {4, 4}},
       square,
       "b2 a0' b3 b0 a0 b1",
       "3,3 4,3 5,4 5,5 4,5 3,4"},
      {"two segments that cross",
       {{0, 0}, {2, 2}},
       {{0, 2}, {2, 0}},
       "a0 b0 a0' b0'",
       "0,-2 2,0 0,2 -2,0"},
      {"two segments on one line",
       {{0, 0}, {2, 2}},
       {{5, 5}, {6, 6}},
       "a0 b0' a0' b0",
       "-6,-6 -4,-4 -3,-3 -5,-5",
       DifferenceShape::segment},
      {"a segment and a point",
       {{0, 0}, {4, 0}},
       {{1, 1}},
       "a0 a0'",
       "-1,-1 3,-1",
       DifferenceShape::segment},
      {"a point and a segment without length",
       {{1, 2}},
       {{3, 5}, {3, 5}},
       "",
       "-2,-3",
       DifferenceShape::point},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const MinkowskiDifference d = between(row.a, row.b);
    CHECK(ownersOf(d) == row.owners);
    CHECK(placesOf(d) == row.places);
    CHECK(d.shape == row.shape);
  }
}

TEST_CASE("law: the difference is counterclockwise, convex and holds each edge once") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    const MinkowskiDifference d = minkowskiDifference(a, b);
    REQUIRE(d.sides.size() == faces(a) + faces(b));
    REQUIRE(d.sides.size() <= c.a.size() + c.b.size() + (d.thin ? 2 : 1));
    std::vector<std::tuple<Owner, int, bool>> seen;
    int highest = 0;  // how often the outline begins to go down again
    for (std::size_t i = 0; i < d.sides.size(); ++i) {
      const MinkowskiSide& side = d.sides[i];
      const MinkowskiSide& next = d.sides[after(i, d.sides.size())];
      REQUIRE(side.to == next.from);
      REQUIRE(side.line.to == next.line.from);
      REQUIRE(turnBetween(side.line, next.line) >= 0);
      if (d.shape == DifferenceShape::area) {
        const bool convex =
            turnBetween(side.line, next.line) > 0 || senseBetween(side.line, next.line) > 0;
        REQUIRE(convex);
      }
      const bool up = liesLower(side.line.from, side.line.to);
      if (up && !liesLower(next.line.from, next.line.to)) ++highest;
      if (i > 0) REQUIRE_FALSE(liesLower(side.line.from, d.startPoint));
      if (i > 0 && sameDirection(d.sides[i - 1].line, side.line))
        REQUIRE(d.sides[i - 1].name.owner <= side.name.owner);
      REQUIRE(d.sides[0].from == d.start);
      seen.emplace_back(side.name.owner, side.name.edge, side.back);
    }
    if (!d.sides.empty()) REQUIRE(highest == 1);
    std::sort(seen.begin(), seen.end());
    REQUIRE(std::unique(seen.begin(), seen.end()) == seen.end());
  });
}

TEST_CASE("law: every edge of the difference is the edge that it is named by") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    const auto listed = [](const Points& points, int index) {
      return points[static_cast<std::size_t>(index) % points.size()];
    };
    for (const MinkowskiSide& side : minkowskiDifference(a, b).sides) {
      REQUIRE(listed(c.a, side.from.a) == side.line.from.b);
      REQUIRE(listed(c.b, side.from.b) == side.line.from.a);
      REQUIRE(listed(c.a, side.to.a) == side.line.to.b);
      REQUIRE(listed(c.b, side.to.b) == side.line.to.a);
      const bool ofA = side.name.owner == Owner::a;
      const Points& own = ofA ? c.a : c.b;
      REQUIRE((ofA ? side.from.b == side.to.b : side.from.a == side.to.a));
      const Vec2 ends[] = {ofA ? side.line.from.b : side.line.from.a,
                           ofA ? side.line.to.b : side.line.to.a};
      const Vec2 start = listed(own, side.name.edge);
      const Vec2 end = listed(own, side.name.edge + 1);
      const bool along = ends[0] == start && ends[1] == end;
      const bool against = ends[0] == end && ends[1] == start;
      REQUIRE((along || against));
      const Polygon& body = ofA ? a : b;
      if (isThin(body)) REQUIRE(side.back == against);
      const int position = side.axis - (ofA ? 0 : static_cast<int>(a.edges.size()));
      REQUIRE(body.edges[static_cast<std::size_t>(position)].index == side.name.edge);
    }
  });
}

TEST_CASE("law: on a lattice the corners are the hull of all differences of vertices") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    if (!isLattice(c.a) || !isLattice(c.b)) return;
    Points all;
    for (const Vec2 p : c.a)
      for (const Vec2 q : c.b) all.push_back(p - q);
    Points expected = convexHull(all);
    Points corners = cornersOf(minkowskiDifference(a, b));
    const auto order = [](Vec2 p, Vec2 q) { return std::tuple(p.x, p.y) < std::tuple(q.x, q.y); };
    std::sort(expected.begin(), expected.end(), order);
    std::sort(corners.begin(), corners.end(), order);
    REQUIRE(corners == expected);
  });
}

TEST_CASE("law: the difference moves as A moves") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    if (!isLattice(c.a) || !isLattice(c.b)) return;
    const Vec2 by{std::floor(8 * c.a.front().x) + 3, std::floor(c.b.front().x) - 7};
    const MinkowskiDifference d = minkowskiDifference(a, b);
    const MinkowskiDifference later = minkowskiDifference(bodyOf(shifted(c.a, by)), b);
    REQUIRE(later.sides.size() == d.sides.size());
    REQUIRE(later.start == d.start);
    REQUIRE(later.startPoint.rounded() == d.startPoint.rounded() + by);
    for (std::size_t i = 0; i < d.sides.size(); ++i) {
      REQUIRE(later.sides[i].name == d.sides[i].name);
      REQUIRE(later.sides[i].back == d.sides[i].back);
      REQUIRE(later.sides[i].from == d.sides[i].from);
      REQUIRE(later.sides[i].line.from.rounded() == d.sides[i].line.from.rounded() + by);
    }
  });
}

TEST_CASE("law: B − A is A − B turned by half a turn") {
  forMinkowskiPairs([](const Case&, const Polygon& a, const Polygon& b) {
    const MinkowskiDifference d = minkowskiDifference(a, b);
    const MinkowskiDifference swapped = minkowskiDifference(b, a);
    REQUIRE(swapped.sides.size() == d.sides.size());
    for (const MinkowskiSide& side : d.sides) {
      const auto other =
          std::find_if(swapped.sides.begin(), swapped.sides.end(), [&](const MinkowskiSide& s) {
            return s.name.owner != side.name.owner && s.name.edge == side.name.edge &&
                   s.back == side.back;
          });
      REQUIRE(other != swapped.sides.end());
      REQUIRE(turnBetween(side.line, other->line) == 0);
      REQUIRE(senseBetween(side.line, other->line) < 0);
    }
    Points corners = cornersOf(d);
    Points turned = cornersOf(swapped);
    REQUIRE(turned.size() == corners.size());
    for (Vec2& p : turned) p = Vec2{} - p;
    REQUIRE(std::is_permutation(corners.begin(), corners.end(), turned.begin()));
  });
}

TEST_SUITE_END();
