#include "core/overlap/approximations.h"

#include "core/overlap/pixel_mask.h"
#include "core/polygon/hull.h"
#include "tests/support/approximated.h"
#include "tests/support/exact_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

using Fault = ApproximationFault;

using Points = std::vector<Vec2>;

bool pixelsMeet(const ApproximationEvidence& evidence) {
  REQUIRE(evidence.pixels.has_value());
  return evidence.pixels->answer.meet;
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("law: the answers and their faults fit the exact relation, found in integers") {
  forExactCases(lawCases() / 10, simpleCase, [](const ExactCase& pair) {
    const auto evidence = found(pair.scene.a, pair.scene.b);
    const bool meet = relationAtStart(pair) != OracleRelation::disjoint;
    CHECK(static_cast<int>(evidence.exact) == static_cast<int>(relationAtStart(pair)));
    for (const ApproximateAnswer& answer : {evidence.circles.answer, evidence.boxes.answer,
                                            evidence.pixels->answer, evidence.polygons->answer})
      CHECK((answer.fault == Fault::none) == (answer.meet == meet));
    if (meet) {
      CHECK(evidence.circles.answer.meet);
      CHECK(evidence.boxes.answer.meet);
    } else {
      CHECK_FALSE(evidence.pixels->answer.meet);
    }
    CHECK(evidence.polygons->answer.meet == meet);
  });
}

TEST_CASE("law: circles and boxes miss nothing, pixels invent nothing, for bodies of every kind") {
  for (int i = 0; i < lawCases() / 5; ++i) {
    INFO("seed " << i);
    const auto [a, b] = anyPair(static_cast<std::uint64_t>(i));
    const auto evidence = found(a, b, 0.5);
    CHECK(evidence.circles.answer.fault != Fault::missed);
    CHECK(evidence.boxes.answer.fault != Fault::missed);
    CHECK(evidence.pixels->answer.fault != Fault::tooCoarse);
    if (evidence.polygons) CHECK(evidence.polygons->answer.fault == Fault::none);
  }
}

TEST_CASE(
    "law: a common pixel is one whose middle is in both bodies, the first one in their order") {
  for (int i = 0; i < lawCases() / 20; ++i) {
    INFO("seed " << i);
    const auto [a, b] = anyPair(static_cast<std::uint64_t>(i));
    const PixelApproximation pixels = *found(a, b, 0.5).pixels;
    const auto holds = [](const PixelMask& mask, std::int64_t column, std::int64_t row) {
      return std::any_of(mask.runs.begin(), mask.runs.end(), [&](const PixelRun& run) {
        return run.row == row && run.first <= column && column <= run.last;
      });
    };
    std::int64_t read = 0;
    std::int64_t common = 0;
    std::optional<std::int64_t> until;
    const PixelRegion& region = pixels.compared;
    for (std::int64_t row = region.low.row + region.rows - 1; row >= region.low.row; --row) {
      for (std::int64_t k = 0; k < region.columns; ++k) {
        ++read;
        const std::int64_t column = region.low.column + k;
        if (!holds(pixels.a, column, row) || !holds(pixels.b, column, row)) continue;
        ++common;
        if (until) continue;
        until = read;
        CHECK(pixels.first == GridPixel{column, row});
      }
    }
    CHECK(pixels.answer.tests == read);
    CHECK(pixels.answer.until == until.value_or(read));
    CHECK(pixels.commonCount == common);
    CHECK(pixels.answer.meet == (common > 0));
  }
}

TEST_CASE("law: all answers are symmetric") {
  for (int i = 0; i < lawCases() / 20; ++i) {
    INFO("seed " << i);
    const auto [a, b] = anyPair(static_cast<std::uint64_t>(i));
    const auto one = found(a, b);
    const auto other = found(b, a);
    CHECK(one.exact == other.exact);
    CHECK(one.circles.answer.meet == other.circles.answer.meet);
    CHECK(one.boxes.answer.meet == other.boxes.answer.meet);
    CHECK(one.pixels->answer.meet == other.pixels->answer.meet);
    CHECK(one.pixels->answer.tests == other.pixels->answer.tests);
    CHECK(one.pixels->answer.until == other.pixels->answer.until);
    CHECK(one.pixelSize == other.pixelSize);
  }
}

TEST_CASE("law: convex polygons that share a square of a pixel's side have a common pixel") {
  for (int i = 0; i < lawCases() / 5; ++i) {
    INFO("seed " << i);
    Random random = streamOf(static_cast<std::uint64_t>(i));
    const double size = random.uniform(0.1, 2);
    const Vec2 corner = vectorWithin(random, Kind::random, 5);
    const double side = size * (1 + 0x1p-40);  // for the rounding of the corners
    const Points square{corner, corner + Vec2{side, 0}, corner + Vec2{side, side},
                        corner + Vec2{0, side}};
    const auto around = [&](Points points) {
      for (int k = 0; k < 3; ++k) points.push_back(corner + vectorWithin(random, Kind::random, 4));
      return convexHull(points);
    };
    CHECK(pixelsMeet(found(around(square), around(square), size)));
  }
}

TEST_CASE("law: a third of the pixel size finds what the whole one finds") {
  int found3 = 0;
  for (int i = 0; i < lawCases() / 10; ++i) {
    INFO("seed " << i);
    const auto [a, b] = anyPair(static_cast<std::uint64_t>(i));
    if (!pixelsMeet(found(a, b, 1.5))) continue;
    CHECK(pixelsMeet(found(a, b, 0.5)));
    ++found3;
  }
  CHECK(found3 > 0);
}

TEST_CASE("a half of the pixel size may lose what the whole one finds") {
  const Points around{{0.375, 0.375}, {0.625, 0.375}, {0.625, 0.625}, {0.375, 0.625}};
  CHECK(pixelsMeet(found(around, around, 1)));
  CHECK_FALSE(pixelsMeet(found(around, around, 0.5)));
  CHECK(pixelsMeet(found(around, around, 0.25)));
}

TEST_CASE("law: what settles an answer is one of its tests") {
  for (int i = 0; i < lawCases() / 20; ++i) {
    INFO("seed " << i);
    const auto [a, b] = anyPair(static_cast<std::uint64_t>(i));
    const auto evidence = found(a, b);
    for (const ApproximateAnswer& answer :
         {evidence.circles.answer, evidence.boxes.answer, evidence.polygons->answer}) {
      CHECK(answer.until >= 1);
      CHECK(answer.until <= answer.tests);
    }
    const ApproximateAnswer& pixels = evidence.pixels->answer;
    CHECK(pixels.until <= pixels.tests);
    if (!pixels.meet) CHECK(pixels.until == pixels.tests);
  }
}

TEST_SUITE_END();
