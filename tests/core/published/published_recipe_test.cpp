#include "core/published/drake.h"
#include "core/sweep/swept_edges.h"
#include "core/sweep/swept_segments.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

// Answers of the articles by the ids of their errors: each published answer must come out as
// recorded, and differ from the exact one.

using namespace sepax;
using namespace sepax::test;
using doctest::Approx;

namespace {

using Points = std::vector<Vec2>;
using published::DrakeSegment;

/// One row: two moving segments, what the recipe says, and the exact time.
struct DrakeRow {
  const char* id;
  DrakeSegment p;
  DrakeSegment q;
  DrakeOutcome outcome;
  std::optional<double> time;
  std::optional<Vec2> point;
  std::optional<double> exact;
};

constexpr auto kCollision = DrakeOutcome::collision;
constexpr auto kNone = DrakeOutcome::noCollision;
constexpr auto kUndefined = DrakeOutcome::zeroOverZero;

const std::vector<DrakeRow> kDrakeRows{
    {"D2", {{{{0, 0}, {0, 1}}}, {4, 0}}, {{{{3, 0}, {3, 1}}}, {}}, kNone, {}, {}, 0.75},
    {"D3", {{{{0, 0}, {1, 0}}}, {2, 0}}, {{{{2, 0}, {3, 0}}}, {}}, kUndefined, {}, {}, 0.5},
    {"D4",
     {{{{0, 0}, {1, 0}}}, {1, 0}},
     {{{{0, 1}, {1, 1}}}, {}},
     DrakeOutcome::divisionByZero,
     {},
     {},
     {}},
    {"D5", {{{{-3, 1}, {-3, -1}}}, {1, 0}}, {{{{0, 2}, {0, 0}}}, {}}, kCollision, 3, {}, {}},
    {"D6",
     {{{{-1, 1}, {-2, 0}}}, {-1, 2}},
     {{{{0, 1}, {-1, 0}}}, {0, 1}},
     kCollision,
     -0.5,
     {},
     {}},
    {"D7",
     {{{{0, 0}, {0, 1}}}, {2, 2}},
     {{{{-1, 0}, {0, 2}}}, {}},
     kCollision,
     0.5,
     Vec2{-1, 0},
     {}},
    {"D8", {{{{0, -1}, {-1, -3}}}, {0, -1}}, {{{{1, 0}, {0, 1}}}, {}}, kCollision, 2, {}, {}},
    {"D9", {{{{0, 0}, {1, 0}}}, {4, 0}}, {{{{3, -1}, {3, 1}}}, {}}, kUndefined, {}, {}, 0.5},
    {"D10", {{{{0, 0}, {1, 0}}}, {4, 0}}, {{{{3, -1}, {4, 1}}}, {-1, 0}}, kNone, {}, {}, 0.5},
    {"D11",
     {{{{-2, -1}, {0, 0}}}, {-1, 1}},
     {{{{-1, 1}, {-1, 0}}}, {}},
     kCollision,
     1,
     Vec2{-1, 1},
     1.0 / 3},
    {"D12", {{{{0, 0}, {100, 1}}}, {}}, {{{{0, 5}, {100, 5}}}, {0, -10}}, kCollision, 0.5, {}, 0.4},
    {"D13",
     {{{{0, -1}, {0, 1}}}, {1, 0}},
     {{{{-1, 0}, {1, 0}}}, {0, 1}},
     kCollision,
     1,
     Vec2{1, 1},
     0.0},
};

bool overlap(const Points& a, const Points& b) {
  return firstContact(polygonOf(a), polygonOf(b), {}, {}).initial == Relation::overlapping;
}

}  // namespace

TEST_CASE("Drake: the recorded answers for pairs of segments") {
  for (const DrakeRow& row : kDrakeRows) {
    INFO(row.id);
    const PublishedSweptSegments published = published::sweptSegments(row.p, row.q);
    CHECK(published.outcome == row.outcome);
    CHECK(published.time.has_value() == row.time.has_value());
    if (row.time) CHECK(*published.time == Approx(*row.time));
    if (row.point) CHECK(distance(*published.point, *row.point) < 1e-12);

    const SweptSegments exact = sepax::sweptSegments({{row.p.ends[0], row.p.ends[1]},
                                                      {row.q.ends[0], row.q.ends[1]},
                                                      {row.p.velocity, row.q.velocity}});
    CHECK(exact.time.has_value() == row.exact.has_value());
    if (row.exact) CHECK(*exact.time == Approx(*row.exact));
  }
}

TEST_CASE("Drake: how far the farther segment is from a claimed collision") {
  const DrakeRow& row = kDrakeRows[5];  // D7: at t = 0.5 p is the segment from (1, 1) to (1, 2)
  CHECK(*published::sweptSegments(row.p, row.q).fartherPoint == Vec2{1, 1});
  CHECK(*published::sweptSegments(row.q, row.p).fartherPoint == Vec2{1, 1});
  for (const DrakeRow& each : kDrakeRows) {
    CAPTURE(each.id);
    const PublishedSweptSegments claim = published::sweptSegments(each.p, each.q);
    CHECK(claim.fartherPoint.has_value() == claim.time.has_value());
    if (!claim.time) continue;
    double farther = 0;  // of the nearest of many points of each
    for (const DrakeSegment& segment : {each.p, each.q}) {
      double nearest = INFINITY;
      for (int i = 0; i <= 64; ++i) {
        const Vec2 at = lerp(segment.ends[0], segment.ends[1], i / 64.0);
        nearest = std::min(nearest, distance(*claim.point, at + *claim.time * segment.velocity));
      }
      farther = std::max(farther, nearest);
    }
    const double apart = distance(*claim.point, *claim.fartherPoint);
    CHECK(apart <= farther + 1e-12);
    CHECK(apart >= farther - 0.05);  // between two of the points
  }
}

TEST_CASE("Drake: slopes and intercepts") {
  published::DrakeReading printed;
  printed.interceptAsPrinted = true;
  const published::SlopeLine vertical{{2, 0}, std::nullopt};
  const published::SlopeLine diagonal{{0, 0}, 1.0};
  CHECK(published::meetingPoint(vertical, diagonal, printed) == Vec2{2, -2});  // D1
  CHECK(published::meetingPoint(vertical, diagonal) == Vec2{2, 2});
  CHECK(published::meetingPoint(diagonal, vertical) == Vec2{2, 2});
  CHECK_FALSE(published::meetingPoint(diagonal, {{5, 0}, 1.0}));
  const auto far = published::meetingPoint({{0, 0}, 0.0}, {{0, 1}, 1e-15});  // D18
  CHECK(far->x == Approx(-999999999999999.9).epsilon(1e-15));
  CHECK_FALSE(published::meetingPoint({{0, 0}, 0.0}, {{0, 1e300}, 1e-300}));
}

TEST_CASE("Drake: candidates say what becomes of them") {
  const DrakeRow& row = kDrakeRows[9];  // D11: the ends of a resting body have no path
  const PublishedSweptSegments result = published::sweptSegments(row.p, row.q);
  REQUIRE(result.candidates.size() == 4);
  CHECK(result.candidates[0].verdict == DrakeVerdict::outsideSegment);
  CHECK(result.candidates[1].verdict == DrakeVerdict::accepted);
  CHECK(result.candidates[2].verdict == DrakeVerdict::noPath);
  CHECK(*result.initial == Vec2{-1, -0.5});
  const PublishedSweptSegments parallel =
      published::sweptSegments(kDrakeRows[3].p, kDrakeRows[3].q);
  CHECK(parallel.kind == DrakeCase::parallel);
  CHECK(std::fabs(parallel.gap) == 3);
  CHECK(std::fabs(parallel.rateA) == 1);
}

TEST_CASE("Drake: the recipe's own quantities at its errors") {
  const auto row = [](const std::string& id) {
    const auto found = std::find_if(kDrakeRows.begin(), kDrakeRows.end(),
                                    [&id](const DrakeRow& entry) { return entry.id == id; });
    return published::sweptSegments(found->p, found->q);
  };
  const auto accepted = [](const PublishedSweptSegments& result) {
    const auto found =
        std::find_if(result.candidates.begin(), result.candidates.end(),
                     [](const DrakeCandidate& c) { return c.verdict == DrakeVerdict::accepted; });
    REQUIRE((found != result.candidates.end()));
    return *found;
  };
  // D1: a vertical line, x = 2, and the diagonal.
  const PublishedSweptSegments vertical =
      published::sweptSegments({{{{2, -1}, {2, 1}}}, {1, 0}}, {{{{0, 0}, {1, 1}}}, {}});
  CHECK(vertical.oneVertical);
  CHECK(*vertical.initial == Vec2{2, 2});
  CHECK(*vertical.initialAsPrinted == Vec2{2, -2});
  CHECK_FALSE(vertical.startLines[0].slope);
  CHECK(vertical.startLines[0].intercept == 2);
  CHECK(vertical.endLines[0].intercept == 3);
  CHECK(vertical.startLines[1].slope == 1.0);
  CHECK(vertical.resting == std::array{false, true});
  // D3, D4: rates that add up to 0.
  CHECK(row("D3").gap == 0);
  CHECK(row("D4").gap == 1);
  CHECK(row("D4").rateA + row("D4").rateB == 0);
  // D5, D6: the distance is a distance, the rates may separate.
  CHECK(row("D5").gap == 3);
  CHECK(row("D6").gap > 0);
  CHECK(row("D6").rateA + row("D6").rateB < 0);
  // D7, D8: behind the start, and taken for a meeting within and beyond the step.
  CHECK(accepted(row("D7")).behind);
  CHECK_FALSE(accepted(row("D7")).beside);
  CHECK(accepted(row("D8")).behind);
  // D9: a path without length. D10: no path of an end crosses it.
  CHECK(row("D9").pathLength == 0);
  for (const DrakeCandidate& candidate : row("D10").candidates)
    if (candidate.owner == Owner::a) CHECK_FALSE(candidate.point);
  // D12: told as nearly parallel, with both numbers.
  CHECK(row("D12").kind == DrakeCase::nearlyParallel);
  CHECK(*row("D12").slopeDifference == Approx(0.01));
  CHECK(row("D12").nearParallelSlope == 0.02);
  CHECK(row("D12").resting == std::array{true, false});
  // D15: the lens is wider than the segment.
  CHECK(published::clearlyBeside({0.5, 0.8}, {0, 0}, {1, 0}));
  CHECK_FALSE(published::clearlyBeside({0.5, 0}, {0, 0}, {1, 0}));
  // D16: the other segment is taken where it is at the candidate's time.
  const DrakeCandidate moved = accepted(
      published::sweptSegments({{{{0, 0}, {2, 0}}}, {0, 4}}, {{{{5, 3}, {5, 1}}}, {-4, 0}}));
  CHECK(*moved.time == Approx(0.75));
  CHECK(distance(moved.otherEnds[0], {2, 3}) < 1e-12);
  CHECK(distance(moved.otherEnds[1], {2, 1}) < 1e-12);
}

TEST_CASE("law: Drake's candidates are sorted, and the accepted one passes the article's test") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    CAPTURE(seed);
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const auto segment = [&] {
      const Vec2 from = vectorWithin(random, kind, 5);
      return DrakeSegment{{from, from + vectorWithin(random, kind, 4)},
                          vectorWithin(random, kind, 6)};
    };
    const DrakeSegment a = segment();
    const DrakeSegment b = segment();
    if (a.ends[0] == a.ends[1] || b.ends[0] == b.ends[1]) continue;
    const PublishedSweptSegments result = published::sweptSegments(a, b);
    CHECK(result.gap >= 0);
    double before = 0;
    for (const DrakeCandidate& candidate : result.candidates) {
      if (!candidate.point) continue;
      CHECK(candidate.distance >= before);
      before = candidate.distance;
      if (candidate.verdict != DrakeVerdict::accepted) continue;
      CHECK(candidate.toEnds[0] <= candidate.otherLength);
      CHECK(candidate.toEnds[1] <= candidate.otherLength);
      CHECK(*result.time == *candidate.time);
      CHECK(*result.point == *candidate.point);
    }
  }
}

TEST_CASE("Drake: two boxes, one in the other, do not collide (D14)") {
  const Points a{{4, 4}, {5, 4}, {5, 5}, {4, 5}};
  const Points b{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
  const PublishedSwept swept = published::sweptPolygons(a, {2, 0}, b, {});
  CHECK(swept.chosen == -1);
  CHECK(swept.culled + static_cast<int>(swept.pairs.size()) == 16);
  CHECK(overlap(a, b));
  CHECK(published::sweptPolygons({}, {}, b, {}).chosen == -1);
}
