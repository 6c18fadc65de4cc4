#include "core/sweep/slide.h"
#include "core/evidence/slide_moment.h"
#include "core/overlap/sat.h"
#include "core/polygon/callers_edges.h"
#include "core/sweep/sweep.h"
#include "core/sweep/swept_edges.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

const Points kUnit{{0, 0}, {1, 0}, {1, 1}, {0, 1}};

CallersEdge edgeWith(const Polygon& polygon, int index) {
  const std::vector<CallersEdge> edges = callersEdges(polygon);
  const auto found = std::ranges::find(edges, index, &CallersEdge::index);
  REQUIRE(found != edges.end());
  return *found;
}

}  // namespace

TEST_CASE("a body slides on along every side of a bend") {
  std::vector<Polygon> bend;  // five walls, each turned by 12 degrees from the one before it
  const auto at = [](double radius, int i) {
    const double angle = (-90 + 12.0 * i) * std::numbers::pi / 180;
    return Vec2{radius * std::cos(angle), 10 + radius * std::sin(angle)};
  };
  for (int i = 0; i < 5; ++i) {
    bend.push_back(polygonOf({at(10, i), at(12, i), at(12, i + 1), at(10, i + 1)}));
  }
  const Polygon body = polygonOf({{-0.1, 0.1}, {0.1, 0.1}, {0.1, 0.3}, {-0.1, 0.3}});
  const SlideEvidence e = slideAmong(body, bend, {12, 0});
  REQUIRE(e.hits.size() >= 4);
  for (std::size_t i = 1; i < 4; ++i) CHECK(e.hits[i].normal.x < e.hits[i - 1].normal.x);
  CHECK(e.displacement.y > 2);
  const Polygon moved = translated(body, e.displacement);
  for (const Polygon& wall : bend) CHECK(relationOf(moved, wall) != Relation::overlapping);
}

TEST_CASE("sliding") {
  const Points wall{{4, -50}, {6, -50}, {6, 50}, {4, 50}};
  SUBCASE("along a wall it keeps the free component") {
    const std::vector<Polygon> obstacles{polygonOf(wall)};
    const SlideEvidence e = slideAmong(polygonOf(kUnit), obstacles, {10, 2});
    CHECK(e.displacement.x == doctest::Approx(3));
    CHECK(e.displacement.y == doctest::Approx(2));
    REQUIRE(e.hits.size() == 1);
    CHECK(e.hits[0].normal == Vec2{-1, 0});
    CHECK_FALSE(e.stopped);
    CHECK(e.hits[0].removed.x == doctest::Approx(7));
    CHECK(e.hits[0].removed.y == 0);
    REQUIRE(e.hits[0].points.size() == 2);
    for (const Vec2 p : e.hits[0].points) CHECK(p.x == doctest::Approx(4));
    // It keeps clear, so that the rounding of its next pose cannot start inside.
    CHECK(relationOf(translated(polygonOf(kUnit), e.displacement), obstacles[0]) ==
          Relation::disjoint);
  }
  SUBCASE("into a corner it stops") {
    const std::vector<Polygon> obstacles{polygonOf(wall),
                                         polygonOf({{-9, 3}, {9, 3}, {9, 5}, {-9, 5}})};
    const SlideEvidence e = slideAmong(polygonOf(kUnit), obstacles, {1000, 900});
    CHECK(e.displacement.x == doctest::Approx(3));
    CHECK(e.displacement.y == doctest::Approx(2));
    CHECK_FALSE(e.limited);
  }
  SUBCASE("into a wedge it stops at both sides, at one moment") {
    const std::vector<Polygon> obstacles{polygonOf({{-9, -2}, {30, -2}, {30, 0}, {-9, 0}}),
                                         polygonOf({{10, 0}, {10, 9}, {4, 9}, {4, 4}})};
    const Polygon body = polygonOf({{0, 0.5}, {1, 0.5}, {1, 1.5}, {0, 1.5}});
    const SlideEvidence e = slideAmong(body, obstacles, {20, -1});
    REQUIRE(e.hits.size() == 3);  // the slope, the floor, and the slope again at that moment
    CHECK(e.stopped);
    CHECK_FALSE(e.limited);
    CHECK_FALSE(e.hits[0].atOnce);
    CHECK_FALSE(e.hits[1].atOnce);
    CHECK(e.hits[2].atOnce);
    CHECK(e.hits[2].body == 1);
    // Its corner (1, 1.5) comes onto the slope from (4, 4) to (10, 0).
    CHECK(e.hits[0].edge == AxisName{Owner::b, 3});
    CHECK(relationOf(translated(body, e.displacement), obstacles[1]) != Relation::overlapping);
  }
  SUBCASE("a wedge that it already touches takes all of its motion at once") {
    const std::vector<Polygon> obstacles{polygonOf({{-9, -2}, {30, -2}, {30, 0}, {-9, 0}}),
                                         polygonOf({{1, 1}, {9, 1}, {9, 9}, {-7, 9}})};
    const SlideEvidence e = slideAmong(polygonOf(kUnit), obstacles, {5, -5});
    REQUIRE(e.hits.size() == 2);
    CHECK(e.hits[1].atOnce);
    CHECK(e.stopped);
    CHECK(length(e.displacement) < 1e-6);
  }
  SUBCASE("two sides at once that would throw it back stop it") {
    const std::vector<Polygon> pocket{polygonOf({{3, -4}, {6, -4}, {5, 0}}),
                                      polygonOf({{5, 0}, {6, 4}, {3, 4}})};
    const Polygon body = polygonOf({{0, -0.5}, {1, -0.5}, {1, 0.5}, {0, 0.5}});
    const SlideEvidence e = slideAmong(body, pocket, {8, 0});
    REQUIRE(e.hits.size() == 2);
    CHECK(e.hits[1].atOnce);
    CHECK(e.stopped);
    CHECK(e.displacement.x == doctest::Approx(3.75));
    CHECK(e.displacement.y == doctest::Approx(0));
  }
  SUBCASE("a second side that is met later does not throw it back, either") {
    const std::vector<Polygon> pocket{polygonOf({{3, -3.5}, {6, -3.5}, {5, 0.5}}),
                                      polygonOf({{5, 0.5}, {6, 4.5}, {3, 4.5}})};
    const SlideEvidence e = slideAmong(polygonOf(kUnit), pocket, {8, 0.5});
    REQUIRE(e.hits.size() == 2);
    CHECK_FALSE(e.hits[1].atOnce);
    CHECK(e.stopped);
    CHECK(dot(e.displacement - e.hits[0].advance - e.hits[1].advance, e.wanted) > -1e-6);
  }
  SUBCASE("a square pocket takes all of the motion and leaves no rounding") {
    const std::vector<Polygon> pocket{polygonOf({{0, -5}, {5, -5}, {5, 0}}),
                                      polygonOf({{5, 0}, {5, 5}, {0, 5}})};
    const Polygon body = polygonOf({{-2, -0.5}, {-1, -0.5}, {-1, 0.5}, {-2, 0.5}});
    const SlideEvidence e = slideAmong(body, pocket, {9, 0});
    CHECK_FALSE(e.limited);
    CHECK(e.displacement.x == doctest::Approx(5.5));
    CHECK(e.displacement.y == doctest::Approx(0));
  }
  SUBCASE("into the mouth of a concave obstacle it stops at the bottom") {
    const std::vector<Polygon> obstacles{
        polygonOf({{3, -2}, {8, -2}, {8, 3}, {3, 3}, {3, 2}, {7, 2}, {7, -1}, {3, -1}})};
    const SlideEvidence e = slideAmong(polygonOf(kUnit), obstacles, {100, 0});
    CHECK(e.displacement.x == doctest::Approx(6));
    CHECK(e.displacement.y == doctest::Approx(0));
  }
  SUBCASE("along two obstacles: the sweeps share the time of the step") {
    const std::vector<Polygon> obstacles{polygonOf({{-5, -5}, {25, -5}, {25, -2}, {-5, -2}}),
                                         polygonOf({{7, -2}, {9, -2}, {9, 7}, {7, 7}})};
    const SlideEvidence e = slideAmong(polygonOf(kUnit), obstacles, {8, -4});
    REQUIRE(e.hits.size() == 2);
    CHECK(e.hits[0].moment == doctest::Approx(0.5));
    CHECK(e.hits[1].time == doctest::Approx(0.5));
    CHECK(e.hits[1].moment == doctest::Approx(0.75));
    CHECK_FALSE(e.wedged);
  }
  SUBCASE("wedged in from all sides it stays") {
    const std::vector<Polygon> obstacles{polygonOf({{-5, -5}, {0.25, -5}, {0.25, 15}, {-5, 15}}),
                                         polygonOf({{0.75, -5}, {5, -5}, {5, 15}, {0.75, 15}}),
                                         polygonOf({{-6, 0.9}, {14, 0.9}, {14, 30}, {-6, 30}}),
                                         polygonOf({{-6, -30}, {14, -30}, {14, 0.1}, {-6, 0.1}})};
    const SlideEvidence e = slideAmong(polygonOf(kUnit), obstacles, {10, 0});
    CHECK(e.wedged);
    CHECK(e.displacement == Vec2{});
    CHECK(e.hits.empty());
  }
  SUBCASE("out of an overlap first") {
    const std::vector<Polygon> obstacles{polygonOf({{8, 8}, {9, 8}, {9, 9}}),
                                         polygonOf({{0.75, -1}, {3, -1}, {3, 2}, {0.75, 2}})};
    const SlideEvidence e = slideAmong(polygonOf(kUnit), obstacles, {0, 5});
    CHECK(e.startsIn == std::vector{1});
    CHECK(e.pushed.x == doctest::Approx(-0.25));
    CHECK(e.displacement.x == doctest::Approx(-0.25));
    CHECK(e.displacement.y == doctest::Approx(5));
  }
}

TEST_CASE("law: sliding among obstacles never overlaps and never crosses, at any speed") {
  for (int seed = 0; seed < lawCases() / 10; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Polygon a = polygonOf(convexShape(random, kind, {}));
    std::vector<Polygon> obstacles;
    for (int i = 0; i < 5; ++i) {
      const Polygon b = polygonOf(convexShape(random, kind, vectorWithin(random, kind, 16)));
      if (relationOf(a, b) != Relation::overlapping) obstacles.push_back(b);
    }
    CAPTURE(seed);
    Polygon body = a;
    for (int step = 0; step < 4; ++step) {
      const Vec2 wish = vectorWithin(random, kind, step == 0 ? 1000 : 12);
      const SlideEvidence e = slideAmong(body, obstacles, wish);
      Vec2 done;
      for (const SlideHit& hit : e.hits) {
        // Between hits the way is straight; a shrunken copy of the body must have it free.
        const Vec2 centre = centroid(body);
        Polygon core = translated(body, done);
        for (Vec2& v : core.vertices) v = lerp(v, centre + done, 1e-6);
        for (const Polygon& obstacle : obstacles) {
          CHECK_FALSE(sweepTest(core, obstacle, hit.advance, Vec2{}).overlapTime);
        }
        done += hit.advance;
      }
      body = translated(body, e.displacement);
      for (const Polygon& obstacle : obstacles) {
        CHECK(relationOf(body, obstacle) != Relation::overlapping);
      }
    }
  }
}

TEST_CASE("law: after a contact nothing leads back or into an edge that touches") {
  int stops = 0;
  for (int seed = 0; seed < lawCases() / 10; ++seed) {
    CAPTURE(seed);
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Polygon a = polygonOf(convexShape(random, kind, {}));
    std::vector<Polygon> obstacles;
    for (int i = 0; i < 8; ++i) {
      const Polygon b = polygonOf(convexShape(random, kind, vectorWithin(random, kind, 16)));
      if (relationOf(a, b) != Relation::overlapping) obstacles.push_back(b);
    }
    const SlideEvidence e = slideAmong(a, obstacles, vectorWithin(random, kind, 40));
    if (e.wedged || e.limited) continue;
    Vec2 walked = e.pushed;
    for (const SlideHit& hit : e.hits) walked += hit.advance;
    std::vector<Vec2> after;  // what is walked after each hit
    for (std::size_t i = 1; i < e.hits.size(); ++i) after.push_back(e.hits[i].advance);
    after.push_back(e.displacement - walked);
    const double hair = 1e-6 * length(e.wanted);
    for (std::size_t i = 0; i < e.hits.size(); ++i) {
      CHECK(dot(after[i], normalized(e.wanted)) >= -hair);
      for (std::size_t n = i + 1; n-- > 0;) {
        CHECK(dot(after[i], e.hits[n].normal) >= -hair);
        if (!e.hits[n].atOnce) break;
      }
    }
    stops += e.stopped ? 1 : 0;
  }
  CHECK(stops > 0);
}

TEST_CASE("law: what is walked, what is taken away and what is left add up to what was wanted") {
  int hits = 0;
  for (int seed = 0; seed < lawCases() / 10; ++seed) {
    CAPTURE(seed);
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Polygon a = polygonOf(convexShape(random, kind, {}));
    const std::vector<Polygon> obstacles{
        polygonOf(convexShape(random, kind, vectorWithin(random, kind, 8)))};
    const SlideEvidence e = slideAmong(a, obstacles, vectorWithin(random, kind, 12));
    Vec2 left = e.wanted;
    Vec2 walked = e.pushed;
    for (const SlideHit& hit : e.hits) {
      left = left - hit.advance - hit.removed;
      walked += hit.advance;
      CHECK(cross(hit.removed, hit.normal) == doctest::Approx(0));
      CHECK(dot(hit.removed, hit.normal) <= 1e-9);
      CHECK(dot(left, hit.normal) == doctest::Approx(0).epsilon(1e-6));
      CHECK((!hit.points.empty() || hit.time == 0));  // they touch from the start
      ++hits;
    }
    // The skin that it keeps from what it meets is far smaller than this.
    if (!e.stopped && !e.limited) CHECK(distance(walked + left, e.displacement) < 1e-3);
  }
  CHECK(hits > 0);
}

TEST_CASE("a concave body slides along its own side, never along a cut between its parts") {
  const Polygon a = polygonOf({{3, 2}, {-2, -1}, {1, 0}, {3, -2}, {3, 0}});
  const Polygon b = polygonOf({{4, 1}, {4, -2}, {7, -2}});
  const std::vector<SlideHit> hits = slideAmong(a, std::array{b}, {5, -5}).hits;
  REQUIRE(hits.size() == 1);
  CHECK(hits[0].time == 0.2);
  CHECK(hits[0].advance == Vec2{1, -1});
  CHECK(hits[0].removed == Vec2{4, 0});
  // A side that only a corner meets is entered at the same time: the face decides.
  const Polygon roof = polygonOf({{4.5, 2}, {4, 1}, {4, -2}, {7, -2}});
  const std::vector<SlideHit> atRoof = slideAmong(a, std::array{roof}, {5, -5}).hits;
  REQUIRE(atRoof.size() == 1);
  CHECK(atRoof[0].removed == Vec2{4, 0});
}

TEST_CASE("law: a concave body slides along a side, that of its first contact where it is known") {
  forAllConcaveCases(lawCases() / 4, [](const Case& c) {
    const Polygon a = polygonOf(c.a);
    const std::vector<Polygon> obstacles{polygonOf(c.b)};
    const SlideEvidence slide = slideAmong(a, obstacles, c.va);
    for (const SlideHit& hit : slide.hits) {
      const bool own = hit.edge.owner == Owner::a;
      const CallersEdge edge = edgeWith(own ? a : obstacles[0], hit.edge.edge);
      const Vec2 side = normalized(turnedRight(edge.end - edge.start));
      CHECK(std::abs(cross(side, hit.normal)) < 1e-9);
    }
    const SweptEdgesEvidence sweep = sweptEdgesTest(a, obstacles[0], c.va, {});
    const bool meets = slide.startsIn.empty() && sweep.overlapsAtOnce && sweep.normal;
    if (!meets || slide.hits.empty()) return;
    CHECK(length(slide.hits[0].normal - *sweep.normal) < 1e-9);
  });
}

TEST_CASE("what is rounding beside the motions of a slide is told as 0, what is more is not") {
  SlideEvidence slide;
  slide.wanted = {100, 0};
  slide.displacement = {1000, 0};
  CHECK(withoutRounding(slide, {5e-7, -9e-7}) == Vec2{0, 0});
  CHECK(withoutRounding(slide, {2e-6, -2e-6}) == Vec2{2e-6, -2e-6});
  slide.displacement = {};
  CHECK(withoutRounding(slide, {5e-7, -5e-8}) == Vec2{5e-7, 0});
  SlideHit hit;
  for (const double time : {0.25, 2e-9, 5e-10, -1e-17}) {
    hit.moment = time;
    CHECK(timeWithoutRounding(hit) == (time > 1e-9 ? time : 0));
  }
}
