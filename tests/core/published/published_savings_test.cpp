#include "core/overlap/sat.h"
#include "core/published/cozic.h"
#include "core/published/gpwiki_sides.h"
#include "core/published/gpwiki_skipping.h"
#include "core/published/landing.h"
#include "tests/support/exact_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

// Other readings of the polygon articles, and what their savings make of a push or a distance.

using namespace sepax;
using namespace sepax::test;
using doctest::Approx;

namespace {

using Points = std::vector<Vec2>;

PublishedSat collision(const Points& a, const Points& b, CollisionReading reading) {
  return published::besideExact(
      published::withLandings(published::polygonCollision(a, b, {}, reading), a, b), polygonOf(a),
      polygonOf(b));
}

PublishedSkipping skipping(const Points& a, const Points& b, Vec2 originA = {}, Vec2 originB = {}) {
  return published::skippingSides({a, b, polygonOf(a), polygonOf(b), originA, originB});
}

PublishedSides sides(const Points& a, const Points& b, bool circlesFirst = false) {
  return published::separatingSides(
      {a, b, polygonOf(a), polygonOf(b), Vec2{}, Vec2{}, circlesFirst});
}

bool sameAnswer(const PublishedSat& p, const PublishedSat& q) {
  return p.intersect == q.intersect && p.mtv == q.mtv && p.axes.size() == q.axes.size() &&
         p.chosen == q.chosen;
}

const Points kBox{{0, 0}, {1, 0}, {1, 1}, {0, 1}};

}  // namespace

TEST_SUITE("published savings") {
  TEST_CASE("a repeated vertex makes an axis of length zero, which wins (C10)") {
    const Points a{{0, 0}, {0, 0}, {2, 0}, {2, 2}, {0, 2}};
    const Points b{{1, 0}, {3, 0}, {3, 2}, {1, 2}};
    const PublishedSat zero = collision(a, b, CollisionReading::zeroAxis);
    CHECK(zero.intersect);
    CHECK(zero.mtv == Vec2{});
    CHECK(zero.axes.front().axis == Vec2{});
    CHECK(zero.chosen == 0);
    CHECK(zero.fault == PushFault::leavesOverlap);
    const PublishedSat printed = collision(a, b, CollisionReading::printed);
    CHECK(printed.mtv == Vec2{-1, 0});
    CHECK(printed.fault == PushFault::none);
  }

  TEST_CASE(
      "law: without a repeated vertex the zero axis changes nothing; with one it is the push") {
    forExactCases(lawCases(), convexCase, [](const ExactCase& pair) {
      Points a = pair.scene.a;
      const PublishedSat printed = collision(a, pair.scene.b, CollisionReading::printed);
      CHECK(sameAnswer(printed, collision(a, pair.scene.b, CollisionReading::zeroAxis)));
      a.push_back(a.back());
      const PublishedSat zero = collision(a, pair.scene.b, CollisionReading::zeroAxis);
      CHECK(zero.intersect == printed.intersect);
      CHECK(zero.mtv == Vec2{});
    });
  }

  TEST_CASE("floats far from the origin close a gap (C11)") {
    const Points a{{10000000, 0}, {10000001, 0}, {10000001, 1}, {10000000, 1}};
    const Points b{{10000001.25, 0}, {10000002.25, 0}, {10000002.25, 1}, {10000001.25, 1}};
    const PublishedSat single = collision(a, b, CollisionReading::single);
    CHECK(single.intersect);
    CHECK(single.mtv == Vec2{});
    CHECK(single.fault == PushFault::verdict);
    CHECK_FALSE(collision(a, b, CollisionReading::printed).intersect);
  }

  TEST_CASE("vertices that are one and the same float give no push that is no number") {
    const Points a{{1000000000, 0}, {1000000001, 0}, {1000000000, 0.25}};
    const Points b{{1000000002, 0}, {1000000003, 0}, {1000000002, 0.25}};
    const PublishedSat single = published::polygonCollision(a, b, {}, CollisionReading::single);
    CHECK(std::isfinite(single.mtv.x));
    CHECK(std::isfinite(single.mtv.y));
  }

  TEST_CASE("law: on boxes with small whole coordinates floats answer as doubles do") {
    forExactCases(lawCases(), convexCase, [](const ExactCase& pair) {
      const auto box = [](Vec2 corner) {
        const Vec2 low{std::floor(corner.x), std::floor(corner.y)};
        return Points{low, low + Vec2{2, 0}, low + Vec2{2, 3}, low + Vec2{0, 3}};
      };
      const Points a = box(pair.scene.a.front());
      const Points b = box(pair.scene.b.front());
      CHECK(sameAnswer(published::polygonCollision(a, b, {}, CollisionReading::single),
                       published::polygonCollision(a, b, {})));
    });
  }

  TEST_CASE("from origins outside, the side that separates is skipped (G9)") {
    const Points b{{2, 0}, {3, 0}, {3, 1}, {2, 1}};
    const PublishedSkipping outside = skipping(kBox, b, {5, 0.5}, {2.5, 0.5});
    CHECK(outside.byOrigins);
    CHECK(outside.intersects);
    CHECK(outside.fault == SkippingFault::verdict);
    CHECK(outside.sides[1].skipped);
    const PublishedSkipping inside = skipping(kBox, b, {0.5, 0.5}, {2.5, 0.5});
    CHECK_FALSE(inside.byOrigins);
    CHECK_FALSE(inside.intersects);
    CHECK(inside.fault == SkippingFault::none);
  }

  TEST_CASE("the shortest push lies on a skipped side (G10)") {
    const PublishedSkipping found =
        skipping({{-3, 3}, {-3, 0}, {0, -3}}, {{-1, 1}, {-3, -1}, {-2, -1}});
    CHECK(length(found.push) == Approx(2));
    CHECK(squaredLength(found.exactPush) == Approx(16.0 / 5));
    CHECK(found.fault == SkippingFault::longPush);
  }

  TEST_CASE(
      "law: from points inside, skipping answers yes or no exactly (N5), and its push parts") {
    forExactCases(lawCases(), convexCase, [](const ExactCase& pair) {
      const PublishedSkipping found = skipping(pair.scene.a, pair.scene.b);
      const bool meet = relationAtStart(pair) != OracleRelation::disjoint;
      if (!found.byOrigins) CHECK(found.intersects == meet);
      CHECK((found.fault == SkippingFault::verdict) == (found.intersects != meet));
      if (found.chosen < 0) return;
      CHECK(length(found.push) >= length(found.exactPush) * (1 - 1e-9));
      const auto landing = published::landingOf(pair.scene.a, pair.scene.b, found.push);
      if (landing) CHECK(landing->clear);
    });
  }

  TEST_CASE("overlaps of different units: the smallest number is on the wrong axis (G11)") {
    const PublishedSides found = sides({{4, 4}, {-6, -6}, {3, -6}}, {{2, 5}, {1, 5}, {-4, -5}});
    CHECK(found.unnormalisedOverlap == 9);
    CHECK(length(found.unnormalisedPush) == Approx(9));
    CHECK(found.exactDepth == Approx(0.7071067811865476));
    CHECK(found.unnormalisedErrs);
  }

  TEST_CASE("nearest are two corners, and the largest gap is less than the distance (G12)") {
    const PublishedSides found = sides(kBox, {{2, 2}, {3, 2}, {3, 3}, {2, 3}});
    CHECK(found.fault == SidesFault::gapAsDistance);
    CHECK(*found.largestGap == 1);
    CHECK(found.distance == Approx(std::sqrt(2)));
    CHECK(found.gap->corner == Vec2{2, 2});
    CHECK(found.gap->foot == Vec2{2, 1});
  }

  TEST_CASE("law: the gap is as long as its bar and never more than the distance") {
    forExactCases(lawCases(), convexCase, [](const ExactCase& pair) {
      const PublishedSides found = sides(pair.scene.a, pair.scene.b);
      CHECK(found.gap.has_value() == found.largestGap.has_value());
      if (!found.gap) return;
      CHECK(distance(found.gap->corner, found.gap->foot) == Approx(*found.largestGap));
      CHECK(*found.largestGap <= found.distance * (1 + 1e-9));
      const Vec2 way = normalized(found.gap->corner - found.gap->foot);
      double highest = -kInfinity;  // of the side's own polygon towards the other
      for (const Vec2 v : found.gap->side.owner == Owner::a ? pair.scene.a : pair.scene.b)
        highest = std::max(highest, dot(v, way));
      CHECK(dot(found.gap->foot, way) == Approx(highest));
    });
  }

  TEST_CASE("law: circles first change no answer, and where they end the test no side is listed") {
    forExactCases(lawCases(), convexCase, [](const ExactCase& pair) {
      const PublishedSides plain = sides(pair.scene.a, pair.scene.b);
      const PublishedSides first = sides(pair.scene.a, pair.scene.b, true);
      CHECK_FALSE(plain.circlesMeet);
      REQUIRE(first.circlesMeet);
      CHECK(first.intersects == plain.intersects);
      CHECK(first.sides.empty() == !*first.circlesMeet);
    });
    CHECK_FALSE(*sides(kBox, {{9, 9}, {10, 9}, {9, 10}}, true).circlesMeet);
  }
}
