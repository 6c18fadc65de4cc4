#include "core/polygon/thin.h"
#include "core/published/drake.h"
#include "core/published/drake_fault.h"
#include "core/sweep/swept_edges.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

// The recipe where its text is open or errs, in each way in which it can be read.

using namespace sepax;
using doctest::Approx;
using published::DrakeSegment;

namespace {

/// Two segments as bodies, read in one way, beside the exact sweep.
struct Read {
  PublishedSwept swept;
  RecipeComparison compared;
  std::optional<double> exact;

  [[nodiscard]] const PublishedSweptSegments& pair() const { return swept.pairs.front().result; }
};

Read readAs(RecipeReading reading, const DrakeSegment& p, const DrakeSegment& q) {
  const auto swept = [&](RecipeReading how) {
    return published::sweptPolygons(p.ends, p.velocity, q.ends, q.velocity, how);
  };
  const Polygon a = thinPolygon(p.ends);
  const Polygon b = thinPolygon(q.ends);
  const SweptEdgesEvidence exact = sweptEdgesTest(a, b, p.velocity, q.velocity);
  Read read{swept(reading), {}, exact.time};
  read.compared = published::compareRecipe(a, b, {p.velocity, q.velocity}, exact, read.swept,
                                           swept(RecipeReading::figures));
  REQUIRE(read.swept.pairs.size() == 1);
  return read;
}

}  // namespace

TEST_CASE("Drake: one vertical line, its intercept as described (D1)") {
  const DrakeSegment p{{{{2, -1}, {2, 1}}}, {}};
  const DrakeSegment q{{{{0, 0}, {-1, -1}}}, {3, 0}};
  const Read figures = readAs(RecipeReading::figures, p, q);
  CHECK(figures.compared.fault == RecipeFault::none);
  CHECK(*figures.pair().initial == Vec2{2, 2});
  const Read described = readAs(RecipeReading::describedIntercept, p, q);
  CHECK(*described.pair().initial == Vec2{2, -2});
  CHECK(*described.pair().initialOnLines == Vec2{2, 2});
  CHECK(*described.exact == Approx(2.0 / 3));
  CHECK(*described.pair().time == Approx(1.0 / 3));
  CHECK(described.compared.fault == RecipeFault::wrongIntercept);
}

TEST_CASE("Drake: parallel, no closing speed, apart (D4)") {
  const DrakeSegment p{{{{0, 0}, {4, 3}}}, {4, 3}};
  const DrakeSegment q{{{{-3, 4}, {1, 7}}}, {}};
  const Read read = readAs(RecipeReading::figures, p, q);
  CHECK(read.pair().outcome == DrakeOutcome::divisionByZero);
  CHECK(read.pair().gap == 5);
  CHECK_FALSE(read.exact);
  CHECK(read.compared.fault == RecipeFault::noAnswer);
  CHECK(read.compared.undefined);
  CHECK_FALSE(read.compared.contactDiffers);
  const DrakeSegment beside{{{{0, 1}, {4, 4}}}, {}};  // of what rests nothing is asked
  const Read resting = readAs(RecipeReading::figures, {p.ends, {}}, beside);
  CHECK(resting.pair().outcome == DrakeOutcome::divisionByZero);
  CHECK_FALSE(resting.compared.undefined);
}

TEST_CASE("Drake: on the segment where it is drawn (D16)") {
  const DrakeSegment p{{{{0, 0}, {2, 0}}}, {0, 4}};
  const DrakeSegment q{{{{5, 3}, {5, 1}}}, {-4, 0}};
  CHECK(readAs(RecipeReading::figures, p, q).compared.fault == RecipeFault::none);
  const Read drawn = readAs(RecipeReading::drawnSegment, p, q);
  CHECK(*drawn.exact == 0.75);
  CHECK(drawn.swept.chosen == -1);
  CHECK(drawn.compared.fault == RecipeFault::drawnElsewhere);
  REQUIRE(drawn.compared.meant);
  CHECK(drawn.compared.meant->verdict == DrakeVerdict::outsideSegment);
  CHECK(distance(*drawn.compared.meant->point, {2, 3}) < 1e-12);
  CHECK(drawn.compared.meant->otherEnds == q.ends);
  CHECK(drawn.compared.meant->toEnds[0] == 3);
}

TEST_CASE("Drake: the roots of a time (D17)") {
  const Read read = readAs(RecipeReading::figures, {{{{-3, -1.5}, {-1.5, 0}}}, {5, 0.5}},
                           {{{{1, -2}, {2, 2}}}, {-1, 0}});
  REQUIRE(read.pair().time);
  const auto tested =
      std::count_if(read.pair().candidates.begin(), read.pair().candidates.end(),
                    [](const DrakeCandidate& c) { return c.verdict != DrakeVerdict::notReached; });
  CHECK(read.pair().roots.plain == 4 + 3 * static_cast<int>(tested) + 1);
  CHECK(read.pair().roots.squares == 2);
  CHECK(read.pair().roots.ratio == 0);
  // The quotient of dot products is that time.
  const Vec2 path = *read.pair().final - *read.pair().initial;
  CHECK(dot(*read.pair().point - *read.pair().initial, path) / dot(path, path) ==
        Approx(*read.pair().time));
}

TEST_CASE("Drake: nearly parallel lines that are crossed meet far away (D18)") {
  const DrakeSegment p{{{{0, -1}, {1, -1}}}, {}};
  const DrakeSegment q{{{{0, 0}, {1, 1e-15}}}, {0, -2}};
  const Read shortcut = readAs(RecipeReading::figures, p, q);
  CHECK(shortcut.pair().kind == DrakeCase::nearlyParallel);
  CHECK(shortcut.pair().avoided->x == -999999999999999.9);
  CHECK(shortcut.pair().spacing == 0.125);
  CHECK(shortcut.pair().coarse);
  const Read crossed = readAs(RecipeReading::noShortcut, p, q);
  CHECK(crossed.pair().kind == DrakeCase::crossing);
  CHECK(crossed.pair().initial->x == -999999999999999.9);
  CHECK(crossed.pair().spacing == 0.125);
  CHECK(*crossed.exact == Approx(0.5));
  CHECK(*crossed.pair().time > 0.52);
  CHECK(crossed.compared.fault == RecipeFault::farMeetingPoint);
}
