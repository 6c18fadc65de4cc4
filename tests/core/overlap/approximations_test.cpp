#include "core/overlap/approximations.h"

#include "core/overlap/pixel_mask.h"
#include "core/polygon/hull.h"
#include "core/polygon/thin.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/exact_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;
using Fault = ApproximationFault;

/// Vertices, or those of several parts, with what is made of them.
struct TestBody {
  std::vector<Points> lists;
  std::vector<Polygon> outlines;
  Vec2 center;

  explicit TestBody(std::vector<Points> from) : lists(std::move(from)) {
    Vec2 sum;
    double count = 0;
    for (const Points& list : lists) {
      outlines.push_back(list.size() < 3 ? thinPolygon(list) : polygonOf(list));
      for (const Vec2 vertex : list) sum += vertex;
      count += static_cast<double>(list.size());
    }
    center = sum / count;
  }
  explicit TestBody(const Points& list) : TestBody(std::vector<Points>{list}) {}
  [[nodiscard]] ApproximatedBody body() const { return {outlines, center}; }
};

ApproximationEvidence found(const TestBody& a, const TestBody& b, std::optional<double> size = {}) {
  const auto evidence = approximations(a.body(), b.body(), size);
  REQUIRE(evidence.has_value());
  return *evidence;
}

ApproximationEvidence found(const Points& a, const Points& b, std::optional<double> size = {}) {
  return found(TestBody(a), TestBody(b), size);
}

bool pixelsMeet(const ApproximationEvidence& evidence) {
  REQUIRE(evidence.pixels.has_value());
  return evidence.pixels->answer.meet;
}

const Points kUnitSquare{{0, 0}, {1, 0}, {1, 1}, {0, 1}};

/// Convex and concave polygons, segments, points and pairs of parts against each other.
std::pair<TestBody, TestBody> anyPair(std::uint64_t seed) {
  const Case pair = makeConcaveCase(seed, seed % 2 == 0 ? Kind::random : Kind::lattice);
  const auto kind = [&](const Points& own, std::uint64_t which) {
    if (which == 1) return TestBody(Points{own[0], own[1]});
    if (which == 2) return TestBody(Points{own[0]});
    if (which == 3) return TestBody({own, movedBy(own, {3, 1})});
    return TestBody(own);
  };
  return {kind(pair.a, seed / 2 % 6), kind(pair.b, seed / 12 % 5)};
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("circles about the centres and boxes say yes to polygons that are apart") {
  const auto apart = found({{0, 0}, {4, 0}, {0, 4}}, {{4, 4}, {1, 4}, {4, 1}});
  CHECK(apart.exact == Relation::disjoint);
  CHECK(apart.circles.answer.fault == Fault::tooCoarse);
  CHECK(apart.boxes.answer.fault == Fault::tooCoarse);
  CHECK(apart.pixels->answer.fault == Fault::none);
  CHECK(apart.polygons->answer.fault == Fault::none);
  const auto beside = found(kUnitSquare, movedBy(kUnitSquare, {1.25, 0}));
  CHECK(beside.circles.answer.fault == Fault::tooCoarse);
  CHECK(beside.boxes.answer.fault == Fault::none);
}

TEST_CASE("a touch and a thin overlap lie between the middles of pixels") {
  const auto touch = found(kUnitSquare, movedBy(kUnitSquare, {1, 0}), 0.25);
  CHECK(touch.exact == Relation::touching);
  CHECK(touch.pixels->answer.fault == Fault::missed);
  CHECK(touch.boxes.answer.fault == Fault::none);
  const auto thin = found(kUnitSquare, movedBy(kUnitSquare, {0.9375, 0}), 0.25);
  CHECK(thin.exact == Relation::overlapping);
  CHECK(thin.pixels->answer.fault == Fault::missed);
  CHECK(found(kUnitSquare, movedBy(kUnitSquare, {0.9375, 0}), 0.0625).pixels->answer.fault ==
        Fault::none);
}

TEST_CASE("circles that touch in a point meet, without a root") {
  const Points corner{{1, 1}, {-1, 1}, {0, -1}};  // farthest from (0, 0): √2
  const TestBody a{corner};
  const TestBody b{movedBy(corner, {2, 2})};
  const auto meet = [&](Vec2 centerB) {
    return approximations({a.outlines, {0, 0}}, {b.outlines, centerB})->circles.answer.meet;
  };
  CHECK(meet({2, 2}));  // √2 + √2 = √8
  const double beyond = std::nextafter(2.0, 3.0);
  const TestBody further{movedBy(corner, {beyond, 2})};
  CHECK_FALSE(
      approximations({a.outlines, {0, 0}}, {further.outlines, {beyond, 2}})->circles.answer.meet);
}

TEST_CASE("the tests are counted, all of them and up to the one that settles it") {
  const auto evidence = found(kUnitSquare, movedBy(kUnitSquare, {0.5, 0.5}), 0.25);
  CHECK(evidence.circles.answer.tests == 1);
  CHECK(evidence.circles.answer.until == 1);
  CHECK(evidence.boxes.answer.tests == 4);
  CHECK(evidence.boxes.answer.until == 4);
  CHECK(evidence.pixels->compared == PixelRegion{{2, 2}, 2, 2});
  CHECK(evidence.pixels->answer.tests == 4);
  CHECK(evidence.pixels->answer.until == 1);
  CHECK(evidence.polygons->answer.tests == 16);  // 8 axes, two shadows each
  const auto left = found(kUnitSquare, movedBy(kUnitSquare, {-2, 0}), 0.25);
  CHECK(left.boxes.answer.until == 1);
  CHECK(left.pixels->answer.tests == 0);
  CHECK(left.polygons->answer.until == 4);  // the gap is on the second axis
  CHECK(found(kUnitSquare, movedBy(kUnitSquare, {0, 2})).boxes.answer.until == 4);
}

TEST_CASE("the projections of parts are counted pair by pair until one meets") {
  const TestBody parts({movedBy(kUnitSquare, {9, 0}), kUnitSquare, movedBy(kUnitSquare, {1, 0})});
  const auto evidence = found(parts, TestBody(kUnitSquare));
  CHECK(evidence.polygons->throughParts);
  CHECK(evidence.polygons->answer.tests == 3 * 16);
  // a gap on the second axis of the first pair, then all eight of the second pair
  CHECK(evidence.polygons->answer.until == 2 * (2 + 8));
  CHECK_FALSE(found(kUnitSquare, kUnitSquare).polygons->throughParts);
  CHECK(found(kUnitSquare, {{9, 9}}).polygons->answer.fault == Fault::none);
}

TEST_CASE("the standard pixels are a power of two by the size of the bodies, wherever they stand") {
  const auto standard = [](const Points& a, const Points& b) {
    return standardPixelSize(TestBody(a).body(), TestBody(b).body());
  };
  CHECK(standard(kUnitSquare, {{9, 9}}) == 1.0 / kStandardPixels);
  CHECK(standard({{0, 0}, {31, 0}}, kUnitSquare) == 1);
  CHECK(standard({{0, 0}, {32, 0}}, kUnitSquare) == 2);
  CHECK(standard({{0, 0}}, {{4, 4}}) == 1);
  CHECK(found(kUnitSquare, kUnitSquare).standardSize);
  CHECK_FALSE(found(kUnitSquare, kUnitSquare, 0.5).standardSize);
}

TEST_CASE("pixels that cannot be drawn are refused, and the rest is answered") {
  const auto evidence = found(kUnitSquare, kUnitSquare, 1e-6);
  CHECK_FALSE(evidence.pixels.has_value());
  CHECK(evidence.refusal == PixelRefusal::tooMany);
  CHECK(evidence.boxes.answer.meet);
}

TEST_CASE("bodies of too many vertices are not compared unless they are convex") {
  Points comb{{0, 0}};
  for (int i = 0; i < 2001; ++i) comb.push_back({2001.0 - i, i % 2 == 0 ? 1.0 : 2.0});
  const TestBody teeth(comb);
  CHECK_FALSE(approximations(teeth.body(), teeth.body()).has_value());
  const auto square = found(teeth, TestBody(kUnitSquare));
  CHECK(square.polygons.has_value());
  comb.resize(400);
  const TestBody fewer(comb);
  CHECK_FALSE(found(fewer, fewer).polygons.has_value());
}

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
