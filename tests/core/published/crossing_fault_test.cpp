#include "core/published/crossing_fault.h"

#include "core/inside/inside.h"
#include "core/polygon/polygon.h"
#include "core/published/gpwiki_edges.h"
#include "tests/support/exact_case.h"
#include "tests/support/laws.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

// What turns an article's answer away from the exact one, and the passes of its loops.

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;
using published::CollisionPackage;
using published::CrossingReading;

const CrossingReading kMeant{.integerCasts = false, .oneCounter = false};

CollisionPackage bodyOf(Points vertices, Vec2 location = {}) {
  const double radius = radiusAbout({}, vertices);
  return {std::move(vertices), location, radius, 0};
}

CollisionPackage closed(CollisionPackage body) {
  body.vertices = published::padded(body.vertices);
  return body;
}

published::ExactCrossing exactOf(const CollisionPackage& first, const CollisionPackage& second) {
  const auto inside = [](const CollisionPackage& body) {
    InsideBody result;
    for (const Vec2 vertex : body.vertices) result.vertices.push_back(vertex + body.location);
    result.outlines = {*checkPolygon(result.vertices).polygon};
    return result;
  };
  const InsideEvidence found = insideTest(inside(first), inside(second));
  const auto any = [&](Side side) {
    return std::ranges::any_of(found.aInB, [&](const PointEvidence& p) { return p.side == side; });
  };
  return {found.relation, any(Side::inside), any(Side::boundary)};
}

CrossingFault faultOf(const CollisionPackage& a, const CollisionPackage& b,
                      const CrossingReading& reading = {}) {
  return published::faultOf(a, closed(b), reading, exactOf(a, b));
}

/// Nearer to a side than this, floats may say either, world units.
constexpr double kFloatRounding = 1e-4;

int casesOf(int few) { return test::viewerCases(few); }

}  // namespace

TEST_CASE("what errs on the recorded inputs (A1, A5, A6, A8 to A12, G14)") {
  const CollisionPackage box = bodyOf({{-10, -10}, {10, -10}, {10, 10}, {-10, 10}});
  const CollisionPackage ship = bodyOf({{-2, 0}, {2, 0}, {0, 30}});
  CHECK(faultOf(ship, box) == CrossingFault::oneCounter);
  CHECK(faultOf(ship, box, kMeant) == CrossingFault::none);

  const Points unit{{-0.9, -0.9}, {0.9, -0.9}, {0.9, 0.9}, {-0.9, 0.9}};
  const CollisionPackage inUnit = bodyOf({{-0.5, -0.5}, {0.5, -0.5}, {0, 0.5}});
  CrossingReading perVertex;
  perVertex.oneCounter = false;
  CHECK(faultOf(inUnit, bodyOf(unit), perVertex) == CrossingFault::integerCast);
  CHECK(faultOf(inUnit, bodyOf(unit), kMeant) == CrossingFault::none);

  const CollisionPackage wide = bodyOf({{0, 2}, {6, 2}, {6, 4}, {0, 4}});
  const CollisionPackage bar = bodyOf({{2.5, -10}, {2.75, -10}, {2.75, 10}, {2.5, 10}});
  CHECK(faultOf(wide, bar, kMeant) == CrossingFault::oneWay);
  const CollisionPackage small = bodyOf({{-1, -1}, {1, -1}, {0, 2}});
  CHECK(faultOf(small, box, kMeant) == CrossingFault::none);
  CHECK(faultOf(box, small, kMeant) == CrossingFault::oneWay);

  CollisionPackage flat{{{0, 5}, {-20, -5}, {20, -5}}, {}, 5, 0};
  CollisionPackage rock{{{-6, -5}, {6, -5}, {6, 5}, {-6, 5}}, {24, -5}, 8, 0};
  CHECK(faultOf(flat, rock, kMeant) == CrossingFault::givenRadius);
  flat.radius = radiusAbout({}, flat.vertices);
  rock.radius = radiusAbout({}, rock.vertices);
  CHECK(faultOf(flat, rock, kMeant) == CrossingFault::none);

  const CollisionPackage left = bodyOf({{1, 0}, {-0.5, 0.5}, {-0.5, -0.5}});
  const CollisionPackage right = bodyOf({{-1, 0}, {0.5, -0.5}, {0.5, 0.5}}, {2, 0});
  CHECK(faultOf(left, right, kMeant) == CrossingFault::strictRadius);

  const CollisionPackage square = bodyOf({{0, 0}, {2, 0}, {2, 2}, {0, 2}});
  struct Row {
    Points tip;
    CrossingFault fault;
  };
  for (const Row& row : {Row{{{0, 1}, {-2, 2}, {-2, 0}}, CrossingFault::none},
                         Row{{{2, 1}, {4, 0}, {4, 2}}, CrossingFault::halfOpen},
                         Row{{{1, 0}, {0, -2}, {2, -2}}, CrossingFault::none},
                         Row{{{1, 2}, {2, 4}, {0, 4}}, CrossingFault::halfOpen}}) {
    INFO(row.tip[0].x << ", " << row.tip[0].y);
    CHECK(faultOf(bodyOf(row.tip), square, kMeant) == row.fault);
  }

  const double away = 16'777'216;
  const CollisionPackage lost = bodyOf({{0.5, 0.5}, {0.75, 0.5}, {0.5, 0.75}}, {away, away});
  const CollisionPackage near = bodyOf({{0.25, 0.25}, {1, 0.25}, {0.25, 1}}, {away, away});
  CHECK(faultOf(lost, near, kMeant) == CrossingFault::rounding);

  const CollisionPackage edge = bodyOf({{0.7, 0.5}, {0.72, 0.6}, {0.7, 0.6}});
  const CollisionPackage triangle = bodyOf({{0.6, 0.2}, {0.3, 0.8}, {0.8, 0.8}});
  CHECK(exactOf(edge, triangle).insideFirst);
  const PublishedCrossing divided = published::detect(edge, closed(triangle), kMeant);
  CHECK(divided.vertexCrossings[0] == 1);
}

TEST_CASE("a fault is gone in the reading that mends it, and none means the exact answer") {
  int faults = 0;
  for (int i = 0; i < casesOf(2000); ++i) {
    INFO("seed " << i);
    const ExactCase pair = simpleCase(static_cast<std::uint64_t>(i));
    const CollisionPackage a = bodyOf(pair.scene.a);
    const CollisionPackage b = bodyOf(pair.scene.b);
    const bool meet = relationAtStart(pair) != OracleRelation::disjoint;
    for (const CrossingReading& reading : {CrossingReading{}, kMeant}) {
      const CrossingFault fault = faultOf(a, b, reading);
      const bool collided = published::detect(a, closed(b), reading).collided;
      CHECK((fault == CrossingFault::none) == (collided == meet));
      if (fault == CrossingFault::oneCounter || fault == CrossingFault::integerCast)
        CHECK(published::detect(a, closed(b), kMeant).collided == meet);
      if (fault == CrossingFault::oneWay)
        CHECK(std::ranges::all_of(pair.a, [&](WidePoint p) { return sideOf(p, pair.b) < 0; }));
      if (fault == CrossingFault::halfOpen)
        CHECK(std::ranges::any_of(pair.a, [&](WidePoint p) { return sideOf(p, pair.b) == 0; }));
      faults += fault == CrossingFault::none ? 0 : 1;
    }
  }
  CHECK(faults > 100);
}

TEST_CASE("every pass of the loops is what whole numbers say, and they add up to the answer") {
  for (int i = 0; i < casesOf(1000); ++i) {
    INFO("seed " << i);
    const ExactCase pair = simpleCase(static_cast<std::uint64_t>(i));
    const CollisionPackage a = bodyOf(pair.scene.a);
    const CollisionPackage b = closed(bodyOf(pair.scene.b));
    const PublishedCrossing found =
        published::detect(a, b, {.integerCasts = false}, published::Told::everySide);
    if (!found.radiiOverlap) {
      CHECK(found.sides.empty());
      continue;
    }
    REQUIRE(found.sides.size() == a.vertices.size() * (b.vertices.size() - 1));
    int counter = 0;
    for (const PublishedPass& side : found.sides) {
      const WidePoint p = pair.a[static_cast<std::size_t>(side.vertex)];
      const WidePoint v = pair.b[static_cast<std::size_t>(side.side)];
      const WidePoint w = pair.b[(static_cast<std::size_t>(side.side) + 1) % pair.b.size()];
      CHECK(side.fromAbove == (v.y > p.y));
      CHECK(side.toAbove == (w.y > p.y));
      CHECK(side.straddles == ((v.y > p.y) != (w.y > p.y)));
      if (side.straddles) {
        const double away = static_cast<double>(test::cross(w - v, p - v)) /
                            static_cast<double>(w.y - v.y) / static_cast<double>(pair.unit);
        if (std::fabs(away) > kFloatRounding) CHECK(side.counts == (away > 0));
      } else {
        CHECK_FALSE(side.counts);
      }
      counter += side.counts ? 1 : 0;
      CHECK(side.counter == counter);
    }
    CHECK(found.crossings == counter);
    CHECK(found.collided == (counter % 2 == 1));
  }
}

TEST_CASE("with a counter for each vertex the deciding one is the first odd one") {
  for (int i = 0; i < casesOf(1000); ++i) {
    INFO("seed " << i);
    const ExactCase pair = simpleCase(static_cast<std::uint64_t>(i));
    const PublishedCrossing found =
        published::detect(bodyOf(pair.scene.a), closed(bodyOf(pair.scene.b)), kMeant);
    const auto odd = std::ranges::find_if(found.vertexCrossings, [](int n) { return n % 2 == 1; });
    const bool any = odd != found.vertexCrossings.end();
    CHECK(found.collided == any);
    CHECK(found.deciding == (any ? static_cast<int>(odd - found.vertexCrossings.begin()) : -1));
  }
}

TEST_CASE("middles have the names of their edges") {
  const std::vector<PublishedVertex> names =
      published::namesOf(Points{{0, 0}, {2, 0}, {2, 0}, {0, 2}}, true);
  std::string text;
  for (const PublishedVertex& name : names)
    text += std::to_string(name.index) + (name.middle ? "m " : " ");
  CHECK(text == "0 0m 1 2 2m 3 3m ");
  CHECK(published::withMidpoints(Points{{0, 0}, {2, 0}, {2, 0}, {0, 2}}).size() == names.size());
}

TEST_CASE("law: a pair of sides errs where its answer is none of the closed sides") {
  for (int i = 0; i < casesOf(500); ++i) {
    INFO("seed " << i);
    const ExactCase pair = simpleCase(static_cast<std::uint64_t>(i));
    const PublishedEdgeLoop loop =
        published::edgeLoop(pair.scene.a, pair.scene.b, Relation::touching);
    REQUIRE(loop.pairs.size() == pair.a.size() * pair.b.size());
    int points = 0;
    for (const PublishedSidePair& sides : loop.pairs) {
      const auto k = static_cast<std::size_t>(sides.edgeA);
      const auto m = static_cast<std::size_t>(sides.edgeB);
      const WidePoint a = pair.a[k];
      const WidePoint b = pair.a[(k + 1) % pair.a.size()];
      const WidePoint c = pair.b[m];
      const WidePoint d = pair.b[(m + 1) % pair.b.size()];
      const Wide det = test::cross(b - a, c - d);
      CHECK(sides.parallel == (det == 0));
      const bool oneLine =
          det == 0 && test::cross(c - a, b - a) == 0 && test::cross(c - a, c - d) == 0;
      CHECK((sides.outcome == EdgeOutcome::notANumber) == oneLine);
      const auto turns = [](WidePoint p, WidePoint q, WidePoint x, WidePoint y) {
        return signOf(test::cross(q - p, x - p)) * signOf(test::cross(q - p, y - p));
      };
      if (det != 0) CHECK(sides.shared == (turns(a, b, c, d) <= 0 && turns(c, d, a, b) <= 0));
      if (sides.outcome == EdgeOutcome::notANumber) CHECK(sides.errs);
      if (sides.outcome == EdgeOutcome::point) CHECK(sides.errs == !sides.shared);
      points += sides.outcome == EdgeOutcome::point ? 1 : 0;
    }
    CHECK(points == loop.points);
    int inside = 0;
    for (const WidePoint p : pair.a) inside += sideOf(p, pair.b) > 0 ? 1 : 0;
    CHECK(std::ranges::count(loop.aInside, true) == inside);
    CHECK(loop.intersects == published::verticesInside(pair.scene.a, pair.scene.b).intersects);
  }
}

TEST_CASE("sides that do not meet, meet in a piece or have no length (G6, G7, G8)") {
  const auto only = [](Points a, Points b) {
    return published::edgeLoop(a, b, Relation::disjoint).pairs[0];
  };
  const PublishedSidePair apart = only({{0, 0}, {1, 0}}, {{5, 0}, {6, 0}});
  CHECK(apart.outcome == EdgeOutcome::notANumber);
  CHECK_FALSE(apart.shared);
  const PublishedSidePair piece = only({{0, 0}, {4, 0}}, {{1, 0}, {3, 0}});
  CHECK(piece.outcome == EdgeOutcome::notANumber);
  CHECK(piece.shared);
  const PublishedSidePair point = only({{1, 1}, {1, 1}}, {{0, 0}, {2, 2}});
  CHECK(point.outcome == EdgeOutcome::notANumber);
  CHECK(point.shared);
  const PublishedSidePair end = only({{0.5, 0.6}, {0.3, -0.3}}, {{-0.6, 0.6}, {0.3, -0.3}});
  CHECK(*end.result.t > 1);
  CHECK(end.outcome == EdgeOutcome::none);
  CHECK(end.shared);
  CHECK(end.errs);
  const PublishedEdgeLoop bars =
      published::edgeLoop(Points{{0, 2}, {6, 2}, {6, 4}, {0, 4}},
                          Points{{2, 0}, {4, 0}, {4, 6}, {2, 6}}, Relation::overlapping);
  CHECK(bars.misses);
  CHECK(bars.points == 4);
  CHECK(bars.notNumbers == 0);
}
