#include "core/exact/segment.h"
#include "core/overlap/concave.h"
#include "core/published/gamecodeschool.h"
#include "core/published/gpwiki_edges.h"
#include "core/sweep/swept_edges.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

// Answers of the articles by the ids of their errors: each published answer must come out as
// recorded, and differ from the exact one.

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;
using published::CollisionPackage;
using published::CrossingReading;

const Points kBox{{-10, -10}, {10, -10}, {10, 10}, {-10, 10}};

/// A body without motion, from world coordinates.
CollisionPackage bodyOf(const Points& vertices, double radius = 1000) {
  return {vertices, {}, radius, 0};
}

CollisionPackage asteroidOf(const Points& vertices) { return bodyOf(published::padded(vertices)); }

bool overlap(const Points& a, const Points& b) {
  return firstContact(polygonOf(a), polygonOf(b), {}, {}).initial == Relation::overlapping;
}

CrossingReading withoutCasts() {
  CrossingReading reading;
  reading.integerCasts = false;
  return reading;
}

}  // namespace

TEST_CASE("GameCodeSchool: one counter for all vertices (A1)") {
  const CollisionPackage ship{{{-2, 0}, {2, 0}, {0, 30}}, {}, 30, 0};
  const CollisionPackage asteroid{published::padded(kBox), {}, 25, 0};
  const PublishedCrossing published = published::detect(ship, asteroid);
  CHECK_FALSE(published.collided);
  CHECK(published.crossings == 2);
  CrossingReading perVertex;
  perVertex.oneCounter = false;
  CHECK(published::detect(ship, asteroid, perVertex).collided);
}

TEST_CASE("GameCodeSchool: the slips of the pen (A2, A3, A4)") {
  CrossingReading slope;
  slope.slopeAsPrinted = true;
  const CollisionPackage triangle = asteroidOf({{0, 0}, {30, 0}, {0, 30}});
  CHECK(published::detect(bodyOf({{16, 16}}), triangle, slope).collided);
  CHECK_FALSE(published::detect(bodyOf({{16, 16}}), triangle).collided);

  CrossingReading index;
  index.nextVertexAsPrinted = true;
  CHECK_FALSE(published::detect(bodyOf({{-8, 5}}), asteroidOf(kBox), index).collided);
  CHECK(published::detect(bodyOf({{-8, 5}}), asteroidOf(kBox)).collided);

  const CollisionPackage six = bodyOf({{0, 0}, {1, 0}, {2, 1}, {1, 2}, {0, 2}, {-1, 1}});
  const PublishedCrossing outside =
      published::detect(six, asteroidOf(kBox), published::kLiteralReading);
  CHECK(outside.outOfRange);
  CHECK_FALSE(outside.collided);
}

TEST_CASE("GameCodeSchool: integer casts move vertices (A5)") {
  const CollisionPackage small = bodyOf({{-0.9, -0.9}, {0.9, -0.9}, {0.9, 0.9}, {-0.9, 0.9}});
  CHECK(published::detect(small, small).first == Points(4, Vec2{0, 0}));
  const Points kept = published::detect(small, small, withoutCasts()).first;
  CHECK(distance(kept[2], {0.9, 0.9}) < 1e-6);
}

TEST_CASE("GameCodeSchool: only the first body's vertices are tested (A6, A12)") {
  const Points ship{{0, 2}, {6, 2}, {6, 4}, {0, 4}};
  const Points bar{{2.5, -10}, {2.75, -10}, {2.75, 10}, {2.5, 10}};
  const Points padded = published::withMidpoints(ship);
  CHECK(padded.size() == 8);
  CHECK(padded[1] == Vec2{3, 2});
  CHECK_FALSE(published::detect(bodyOf(padded), asteroidOf(bar), withoutCasts()).collided);
  CHECK(overlap(ship, bar));

  const Points one{{-1, -1}, {1, -1}, {0, 2}};
  CHECK(published::detect(bodyOf(one), asteroidOf(kBox)).collided);
  CHECK_FALSE(published::detect(bodyOf(kBox), asteroidOf(one)).collided);
}

TEST_CASE("GameCodeSchool: the forgotten closing vertex (A7)") {
  const Points open{{10, 10}, {-10, 10}, {-10, -10}, {10, -10}};
  CHECK_FALSE(published::detect(bodyOf({{0, 0}}), bodyOf(open)).collided);
  CHECK(published::detect(bodyOf({{0, 0}}), asteroidOf(open)).collided);
  CHECK(published::padded(published::padded(open)).size() == 5);
}

TEST_CASE("GameCodeSchool: the radius phase (A8, A9)") {
  const CollisionPackage ship{{{0, 5}, {-20, -5}, {20, -5}}, {}, 5, 0};
  const Points shape{{-6, -5}, {6, -5}, {6, 5}, {-6, 5}};
  const CollisionPackage asteroid{published::padded(shape), {24, -5}, 8, 0};
  const PublishedCrossing rejected = published::detect(ship, asteroid);
  CHECK_FALSE(rejected.radiiOverlap);
  CHECK_FALSE(rejected.collided);
  CHECK(overlap(ship.vertices, {{18, -10}, {30, -10}, {30, 0}, {18, 0}}));

  const CollisionPackage left{{{1, 0}}, {0, 0}, 1, 0};
  const CollisionPackage right{{{-1, 0}}, {2, 0}, 1, 0};
  CHECK(published::detect(left, right).distance == 2);
  CHECK_FALSE(published::detect(left, right).radiiOverlap);
  CHECK(discsMeet({0, 0}, 1, {2, 0}, 1));
}

TEST_CASE("GameCodeSchool: boundary points, and floats far away (A10, A11)") {
  const CollisionPackage square = asteroidOf({{0, 0}, {2, 0}, {2, 2}, {0, 2}});
  const std::array<bool, 4> expected{true, false, true, false};
  const Points onBoundary{{0, 1}, {2, 1}, {1, 0}, {1, 2}};
  for (std::size_t i = 0; i < onBoundary.size(); ++i) {
    CHECK(published::detect(bodyOf({onBoundary[i]}), square).collided == expected[i]);
  }
  const CollisionPackage far{{{0.5, 0}}, {16'777'216, 0}, 1, 0};
  CHECK(published::detect(far, far, withoutCasts()).first[0] == Vec2{16'777'216, 0});
}

TEST_CASE("gpwiki: vertices alone miss a cross and shared edges (G4, G5)") {
  const Points a{{0, 2}, {6, 2}, {6, 4}, {0, 4}};
  const Points b{{2, 0}, {4, 0}, {4, 6}, {2, 6}};
  CHECK_FALSE(published::verticesInside(a, b).intersects);
  CHECK(overlap(a, b));
  const Points wide{{0, 0}, {4, 0}, {4, 2}, {0, 2}};
  const Points narrow{{1, 0}, {3, 0}, {3, 2}, {1, 2}};
  CHECK_FALSE(published::verticesInside(wide, narrow).intersects);
  CHECK(overlap(wide, narrow));
  const PublishedVertexTest inside =
      published::verticesInside(kBox, Points{{0, 0}, {50, 0}, {50, 1}});
  CHECK(inside.intersects);
  CHECK(inside.bInA == std::vector<int>{0});
}

TEST_CASE("gpwiki: parallel edges meet at (NaN, NaN) (G6, G7, G8)") {
  struct Row {
    const char* id;
    std::array<Vec2, 4> ends;
    SegmentMeeting exact;
  };
  for (const Row& row : {Row{"G6", {{{0, 0}, {1, 0}, {5, 0}, {6, 0}}}, SegmentMeeting::none},
                         Row{"G7", {{{0, 0}, {4, 0}, {1, 0}, {3, 0}}}, SegmentMeeting::segment},
                         Row{"G8", {{{1, 1}, {1, 1}, {0, 0}, {2, 2}}}, SegmentMeeting::point}}) {
    INFO(row.id);
    const auto& [a, b, c, d] = row.ends;
    const PublishedEdgeIntersection published = published::edgeIntersection(a, b, c, d);
    CHECK(published.det == 0);
    CHECK(published.reported);
    CHECK_FALSE(published.point);
    CHECK(segmentIntersection(a, b, c, d).kind == row.exact);
  }
  const PublishedEdgeIntersection crossing =
      published::edgeIntersection({0, 0}, {2, 2}, {0, 2}, {2, 0});
  CHECK(crossing.point == Vec2{1, 1});
  CHECK_FALSE(published::edgeIntersection({0, 0}, {1, 0}, {0, 1}, {1, 1}).reported);
}
