#include "core/sweep/point_ways.h"
#include "core/inside/crossing.h"
#include "core/published/game_frames.h"
#include "tests/support/exact_case.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

std::vector<PointEvidence> pointsIn(const Points& points, const Polygon& polygon) {
  std::vector<PointEvidence> result;
  for (const Vec2 point : points) {
    result.push_back(pointInPolygon(polygon, point));
    result.back().index = static_cast<int>(result.size()) - 1;
  }
  return result;
}

Points moved(Points points, Vec2 by) {
  for (Vec2& point : points) point += by;
  return points;
}

PointWays waysOf(const Points& a, Vec2 va, const Points& b, Vec2 vb) {
  const Polygon start = polygonOf(b);
  const Polygon end = polygonOf(moved(b, vb));
  return pointWays(pointsIn(a, start), pointsIn(moved(a, va), end), 0, va, start, vb);
}

PublishedRound roundWith(int body, bool collided) {
  PublishedRound round;
  PublishedCall call;
  call.body = body;
  call.collided = collided;
  round.calls = {call};
  return round;
}

}  // namespace

TEST_CASE("a bullet through a thin rock (A14)") {
  const Points rock{{49, -10}, {51, -10}, {51, 10}, {49, 10}};
  const PointWays ways = waysOf({{0, 0}}, {100, 0}, rock, {});
  REQUIRE(ways.ways.size() == 1);
  CHECK(ways.ways[0].sweep.time == 0.49);
  CHECK(ways.ways[0].sweep.enterTime == 0.49);
  CHECK(ways.ways[0].meeting == Vec2{49, 0});
  CHECK(ways.ways[0].passesThrough);
  CHECK(ways.first == 0);
  CHECK(ways.inside == 0);
  CHECK(passesUnseen(ways));
  // The same with the rock on its way to the bullet: the place is that in the world.
  const PointWays back = waysOf({{0, 0}}, {}, rock, {-100, 0});
  CHECK(back.ways[0].sweep.time == 0.49);
  CHECK(back.ways[0].meeting == Vec2{0, 0});
  CHECK(passesUnseen(back));

  CHECK_FALSE(passesUnseen(waysOf({{0, 0}}, {50, 0}, rock, {})));            // ends inside
  CHECK_FALSE(passesUnseen(waysOf({{0, 20}}, {100, 0}, rock, {})));          // beside it
  CHECK_FALSE(passesUnseen(waysOf({{0, 10}}, {100, 0}, rock, {})));          // along its top
  CHECK_FALSE(passesUnseen(waysOf({{0, 0}, {50, 5}}, {100, 0}, rock, {})));  // one starts inside
}

TEST_CASE("a jump is told only where no frame has a hit and somebody passes unseen") {
  const Points rock{{49, -10}, {51, -10}, {51, 10}, {49, 10}};
  const PointWays through = waysOf({{0, 0}}, {100, 0}, rock, {});
  const PointWays past = waysOf({{0, 20}}, {100, 0}, rock, {});
  const auto framesWith = [](bool first, bool second, const PointWays* ways, int body = 1) {
    return published::framesOf({roundWith(body, first), roundWith(body, second)}, 1, ways);
  };
  CHECK(framesWith(false, false, &through).jumpsOver);
  CHECK_FALSE(framesWith(true, false, &through).jumpsOver);
  CHECK(framesWith(true, false, &through).hit);
  CHECK(framesWith(false, true, &through).hit);
  CHECK(framesWith(true, true, &through, 2).jumpsOver);  // hits of another body
  CHECK_FALSE(framesWith(false, false, &past).jumpsOver);
  CHECK_FALSE(framesWith(false, false, nullptr).jumpsOver);
  CHECK(framesWith(false, false, &through).rounds.size() == 2);
}

TEST_CASE("law: ways pass unseen where samples in whole numbers do, and none is before the first") {
  constexpr int kSamples = 32;
  int unseen = 0;
  for (int i = 0; i < viewerCases(1500); ++i) {
    INFO("seed " << i);
    const ExactCase pair = simpleCase(static_cast<std::uint64_t>(i));
    const PointWays ways = waysOf(pair.scene.a, pair.scene.va, pair.scene.b, pair.scene.vb);
    std::vector<WidePoint> larger;
    for (const WidePoint p : pair.b) larger.push_back({p.x * kSamples, p.y * kSamples});
    const WidePoint velocity = pair.velocityA - pair.velocityB;
    bool atEnds = false;
    bool between = false;
    for (std::size_t k = 0; k < ways.ways.size(); ++k) {
      const PointWay& way = ways.ways[k];
      if (way.sweep.time)
        CHECK(*ways.ways[static_cast<std::size_t>(ways.first)].sweep.time <= *way.sweep.time);
      if (way.sweep.enterTime)
        CHECK(*ways.ways[static_cast<std::size_t>(ways.inside)].sweep.enterTime <=
              *way.sweep.enterTime);
      for (int n = 0; n <= kSamples; ++n) {
        const WidePoint at{pair.a[k].x * kSamples + velocity.x * n,
                           pair.a[k].y * kSamples + velocity.y * n};
        const int side = sideOf(at, larger);
        if ((n == 0 || n == kSamples) && side >= 0) atEnds = true;
        if (n > 0 && n < kSamples && side > 0) between = true;
      }
    }
    if (between && !atEnds) CHECK(passesUnseen(ways));
    if (atEnds) CHECK_FALSE(passesUnseen(ways));
    unseen += passesUnseen(ways) ? 1 : 0;
  }
  CHECK(unseen > 5);
}
