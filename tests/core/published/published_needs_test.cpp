#include "core/overlap/sat.h"
#include "core/published/cozic.h"
#include "core/published/gpwiki.h"
#include "core/published/gpwiki_sides.h"
#include "core/published/landing.h"
#include "core/sweep/slide.h"
#include "core/sweep/sweep.h"
#include "tests/support/exact_axes.h"
#include "tests/support/published_move.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

// What stands beside a published push, edge and nearest features: the exact ones, by integers.

using namespace sepax;
using namespace sepax::test;
using doctest::Approx;

namespace {

using Points = std::vector<Vec2>;

PublishedSides sidesOf(const Points& a, const Points& b, bool circlesFirst = false) {
  return published::separatingSides({a, b, polygonOf(a), polygonOf(b), {}, {}, circlesFirst});
}

/// The pair as it lies at the end of the step, without motion.
ExactCase atEnd(ExactCase pair) {
  for (WidePoint& point : pair.a) point = point + pair.velocityA;
  for (WidePoint& point : pair.b) point = point + pair.velocityB;
  return pair;
}

/// Two sides are parallel, and lie opposite to each other along a piece, in integers.
bool isOpposite(WidePoint p, WidePoint q, WidePoint r, WidePoint s) {
  if (cross(q - p, s - r) != 0) return false;
  if (dot(q - p, s - r) < 0) std::swap(r, s);
  return dot(q - p, q - r) > 0 && dot(q - p, s - p) > 0;
}

/// Such sides are as near to each other as the polygons are.
bool hasParallelNearest(const ExactCase& pair, double distance) {
  for (std::size_t i = 0; i < pair.a.size(); ++i) {
    for (std::size_t j = 0; j < pair.b.size(); ++j) {
      const WidePoint p = pair.a[i];
      const WidePoint q = pair.a[(i + 1) % pair.a.size()];
      const WidePoint r = pair.b[j];
      if (!isOpposite(p, q, r, pair.b[(j + 1) % pair.b.size()])) continue;
      const auto height = static_cast<double>(cross(q - p, r - p));
      const double apart = std::abs(height) / std::sqrt(static_cast<double>(dot(q - p, q - p))) /
                           static_cast<double>(pair.unit);
      if (apart <= distance * (1 + 1e-9)) return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("law: each body by its own velocity, and A by the needed push, are apart or touch") {
  static int pushed = 0;
  forExactCases(lawCases() / 4, convexCase, [](const ExactCase& pair) {
    const auto [found, check] = moveAnswerOf(pair.scene);
    const auto moved = published::landingOf(
        pair.scene.a, translated(polygonOf(pair.scene.b), pair.scene.vb).vertices, check.ownMove);
    if (!moved || !check.unpushed) return;
    CHECK(moved->depth < 1e-9);
    CHECK(length(check.neededPush) ==
          Approx(check.unpushed->clear ? 0 : check.unpushed->depth).epsilon(1e-9));
    CHECK(check.ownMove == pair.scene.va + check.neededPush);
    pushed += check.neededPush != Vec2{} ? 1 : 0;
  });
  CHECK(pushed > 0);
}

TEST_CASE("a push of the end of the step stands beside that of the whole way") {
  const MoveAnswer swept = moveAnswerOf({kUnit, {{2, 5}, {3, 5}, {3, 6}, {2, 6}}, {2.4, 4.8}, {}});
  CHECK(distance(swept.check.neededPush, {0.6, 0}) < 1e-9);
  CHECK(distance(swept.check.ownMove, {3, 4.8}) < 1e-9);
  CHECK(swept.check.moveDiffers);
  CHECK_FALSE(swept.check.passesThrough);
  const MoveAnswer tie = moveAnswerOf({kUnit, {{0, 2}, {1, 2}, {1, 3}, {0, 3}}, {0, 1.5}, {}});
  CHECK(tie.check.neededPush == tie.found.mtv);  // a shortest one, whichever the exact test takes
}

TEST_CASE("law: A passes through B where they overlap on the way and not at its ends") {
  static int passes = 0;
  forExactCases(lawCases() / 4, convexCase, [](const ExactCase& pair) {
    const Polygon a = polygonOf(pair.scene.a);
    const Polygon b = polygonOf(pair.scene.b);
    const MotionEvidence motion = sweepTest(a, b, pair.scene.va, pair.scene.vb);
    const bool told = moveAnswerOf(pair.scene).check.passesThrough;
    const bool ends = relationAtStart(pair) != OracleRelation::overlapping &&
                      relationAtStart(atEnd(pair)) != OracleRelation::overlapping;
    if (!ends) CHECK_FALSE(told);
    if (!ends || !motion.overlapTime || *motion.exit - *motion.overlapTime < 1e-6) return;
    const double middle = (*motion.overlapTime + std::min(*motion.exit, 1.0)) / 2;
    const bool inside = *motion.overlapTime < 1 &&
                        relationOf(translated(a, middle * (pair.scene.va - pair.scene.vb)), b) ==
                            Relation::overlapping;
    CHECK(told == inside);
    passes += told ? 1 : 0;
  });
  CHECK(passes > 0);
}

TEST_CASE("law: the edge of the smallest time is a wrong one where another is entered last") {
  static int wrong = 0;
  forExactCases(lawCases() / 8, convexCase, [](const ExactCase& pair) {
    const MotionEvidence motion =
        sweepTest(polygonOf(pair.scene.a), polygonOf(pair.scene.b), pair.scene.va, pair.scene.vb);
    const PublishedPrediction found = published::predictCollision(motion);
    if (!found.axis || motion.initial != Relation::disjoint) return;
    CHECK(dot(found.normal, motion.relativeVelocity) < 0);
    CHECK(length(found.normal) == Approx(1));
    CHECK(found.exactNormal.has_value() == motion.unlimitedEntry.has_value());
    if (!motion.unlimitedEntry) {
      CHECK(found.edgeErrs);
      return;
    }
    std::optional<Fraction> latest;
    std::optional<Fraction> named;
    for (const ExactAxis& axis : exactAxes(pair)) {
      if (!axis.entry) continue;
      if (!latest || compare(*axis.entry, *latest) > 0) latest = axis.entry;
      if (axis.name == *found.axis) named = axis.entry;
    }
    CHECK(found.edgeErrs == (compare(*named, *latest) != 0));
    if (!found.edgeErrs) CHECK_FALSE(found.normalDiffers);
    wrong += found.edgeErrs ? 1 : 0;
  });
  CHECK(wrong > 0);
}

TEST_CASE("what is nearest: a corner and a side, parallel sides, two corners") {
  const auto features = [](const Points& b) { return sidesOf(kUnit, b).features; };
  CHECK(features({{2, 0.5}, {3, 0}, {3, 1}}) == NearestFeatures::cornerAndSide);
  CHECK(features({{2, 0.5}, {3, 0.5}, {3, 2}, {2, 2}}) == NearestFeatures::parallelSides);
  CHECK(features({{2, 1}, {3, 1}, {3, 2}, {2, 2}}) == NearestFeatures::cornerAndSide);
  CHECK(features({{2, 2}, {3, 2}, {3, 3}, {2, 3}}) == NearestFeatures::twoCorners);
  CHECK_FALSE(sidesOf(kUnit, {{9, 9}, {10, 9}, {10, 10}}, true).largestGap);
}

TEST_CASE("law: parallel sides are nearest where integers say so") {
  static int parallel = 0;
  forExactCases(lawCases(), convexCase, [](const ExactCase& pair) {
    const PublishedSides found = sidesOf(pair.scene.a, pair.scene.b);
    if (!found.largestGap) return;
    const bool told = found.features == NearestFeatures::parallelSides;
    CHECK(told == hasParallelNearest(pair, found.distance));
    CHECK((found.features == NearestFeatures::twoCorners) == found.gapErrs);
    parallel += told ? 1 : 0;
  });
  CHECK(parallel > 0);
}
