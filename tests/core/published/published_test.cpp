#include "core/published/cozic.h"
#include "core/published/gpwiki.h"
#include "core/published/landing.h"
#include "core/sweep/sweep.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;
const Points kUnit{{0, 0}, {1, 0}, {1, 1}, {0, 1}};

}  // namespace

TEST_CASE("the published sweep reports a hit that never happens; the perpendicular axis mends it") {
  const Points b{{8, 1}, {9, 1}, {9, 2}, {8, 2}};
  const PublishedSat result = published::polygonCollision(kUnit, b, {10, 10});
  CHECK(result.willIntersect);
  CHECK(result.mtv == Vec2{0, -2});
  CHECK_FALSE(result.willIntersectWithPerpendicular);
  CHECK(sweepTest(polygonOf(kUnit), polygonOf(b), {10, 10}, {}).contact == Contact::none);
}

TEST_CASE("the published push does not separate a contained triangle") {
  const PublishedSat result = published::polygonCollision(Points{{0, -2}, {3, 1}, {-1, 2}},
                                                          Points{{0, 1}, {0, 0}, {1, 0}}, {});
  CHECK(result.intersect);
  CHECK(result.mtv.x == doctest::Approx(0));
  CHECK(result.mtv.y == doctest::Approx(2));
}

TEST_CASE("what a published push leaves is told as a region of both") {
  const Points box{{1, 1}, {2, 1}, {2, 2}, {1, 2}};
  const Points triangle{{0, 0}, {4, 1}, {0, 6}};
  const PublishedSat result =
      published::withLandings(published::polygonCollision(box, triangle, {}), box, triangle);
  REQUIRE(result.pushed);
  CHECK_FALSE(result.pushed->clear);
  REQUIRE(result.pushed->left.size() == 1);
  double area = 0;
  const Points& left = result.pushed->left.front();
  for (std::size_t i = 0; i < left.size(); ++i) area += cross(left[i], left[(i + 1) % left.size()]);
  CHECK(area / 2 == doctest::Approx(0.6));
  const PublishedSat clear = published::withLandings(
      published::polygonCollision(kUnit, Points{{0.5, 0}, {2, 0}, {2, 1}, {0.5, 1}}, {}), kUnit,
      Points{{0.5, 0}, {2, 0}, {2, 1}, {0.5, 1}});
  REQUIRE(clear.pushed);
  CHECK(clear.pushed->left.empty());
}

TEST_CASE("a zero-length edge has no axis in the published loop") {
  const PublishedSat result = published::polygonCollision(
      Points{{0, 0}, {0, 0}, {2, 0}, {2, 2}, {0, 2}}, Points{{1, 0}, {3, 0}, {3, 2}, {1, 2}}, {});
  CHECK(result.axes.size() == 8);
  CHECK(result.mtv == Vec2{-1, 0});
}

TEST_CASE("the smallest per-axis time is not the time of contact") {
  const Points b{{2, 5}, {3, 5}, {3, 6}, {2, 6}};
  const MotionEvidence motion = sweepTest(polygonOf(kUnit), polygonOf(b), {1, 2}, {});
  const PublishedPrediction prediction = published::predictCollision(motion);
  CHECK(prediction.time == 1.0);
  CHECK(motion.unlimitedEntry == 2.0);
}

TEST_CASE("law: with the perpendicular axis the published answer never reports a false hit") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Case c = makeCase(static_cast<std::uint64_t>(seed), kind);
    const MotionEvidence motion = sweepTest(polygonOf(c.a), polygonOf(c.b), c.va, c.vb);
    const PublishedSat result = published::polygonCollision(c.a, c.b, motion.relativeVelocity);
    const bool hits = motion.contact != Contact::none;
    INFO("seed " << seed << ": " << toText(c));
    if (result.willIntersectWithPerpendicular) CHECK(hits);
    // Normalised axes lose exact touches, which lattices are full of; random shapes have none.
    if (kind == Kind::random) CHECK(result.willIntersectWithPerpendicular == hits);
  }
}
