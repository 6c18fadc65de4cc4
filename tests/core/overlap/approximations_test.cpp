#include "core/overlap/approximations.h"

#include "tests/support/approximated.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

using Fault = ApproximationFault;

using Points = std::vector<Vec2>;

const Points kUnitSquare{{0, 0}, {1, 0}, {1, 1}, {0, 1}};

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

TEST_SUITE_END();
