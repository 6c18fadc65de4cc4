#include "core/published/cozic.h"
#include "core/published/gpwiki.h"
#include "core/published/gpwiki_sides.h"
#include "core/published/landing.h"
#include "core/sweep/sweep.h"
#include "tests/support/exact_axes.h"
#include "tests/support/published_move.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <vector>

// What comes of the articles' answers for two polygons, beside exact ones in integers.

using namespace sepax;
using namespace sepax::test;
using doctest::Approx;

namespace {

using Points = std::vector<Vec2>;

PublishedSides sidesOf(const Points& a, const Points& b, Vec2 originA = {}, Vec2 originB = {}) {
  return published::separatingSides({a, b, polygonOf(a), polygonOf(b), originA, originB});
}

/// The pair meets during the step, by the axes in integers.
bool meets(const std::vector<ExactAxis>& axes) {
  Fraction latest{0, 1};
  Fraction earliest{1, 1};
  for (const ExactAxis& axis : axes) {
    if (!axis.entry) {
      if (axis.push < 0) return false;
      continue;
    }
    if (compare(*axis.entry, latest) > 0) latest = *axis.entry;
    if (compare(*axis.exit, earliest) < 0) earliest = *axis.exit;
  }
  return compare(latest, earliest) <= 0;
}

/// The pair as it lies at the end of the step, without motion.
ExactCase atEnd(ExactCase pair) {
  for (WidePoint& point : pair.a) point = point + pair.velocityA;
  for (WidePoint& point : pair.b) point = point + pair.velocityB;
  pair.velocityA = pair.velocityB = {};
  return pair;
}

}  // namespace

TEST_CASE("what comes of the published moves of the errata") {
  struct Row {
    const char* id;
    Case pair;
    MoveFault fault;
    Vec2 mtv;
  };
  const Row rows[] = {
      {"C1",
       {kUnit, {{8, 1}, {9, 1}, {9, 2}, {8, 2}}, {10, 10}, {}},
       MoveFault::neverMeets,
       {0, -2}},
      {"C2",
       {kUnit, {{4, 0.5}, {5, 0.5}, {5, 1.5}, {4, 1.5}}, {10, 0}, {}},
       MoveFault::beyondObstacle,
       {0, -0.5}},
      {"C3",
       {{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, {{1, -5}, {3, -5}, {3, 7}, {1, 7}}, {-5, 0}, {}},
       MoveFault::pushedThoughFree,
       {-1, 0}},
      {"C12",
       {{{-1, 5}, {-5, 4}, {3, -4}}, {{1, -5}, {-3, 2}, {-2, -2}}, {}, {}},
       MoveFault::missed,
       {0, 0}},
      {"C15",
       {kUnit, {{3, 0}, {4, 0}, {4, 1}, {3, 1}}, {10, 0}, {}},
       MoveFault::beyondObstacle,
       {0, 1}},
      {"apart", {kUnit, {{9, 0}, {10, 0}, {10, 1}, {9, 1}}, {1, 0}, {}}, MoveFault::none, {0, 0}},
  };
  for (const Row& row : rows) {
    INFO(row.id);
    const MoveAnswer answer = moveAnswerOf(row.pair);
    CHECK(answer.check.fault == row.fault);
    CHECK(distance(answer.found.mtv, row.mtv) < 1e-12);
    CHECK_FALSE(answer.check.relativeAsOwn);
  }
}

TEST_CASE("C13: A is moved by the relative velocity; C14: a push of zero for a touch") {
  const Case both{kUnit, {{9, 0}, {10, 0}, {10, 1}, {9, 1}}, {1, 0}, {3, 0}};
  const MoveAnswer moved = moveAnswerOf(both);
  CHECK(moved.check.relativeAsOwn);
  CHECK(moved.check.applied->displacement == Vec2{-2, 0});
  CHECK(distance(moved.check.exactMove, {1, 0}) < 1e-9);
  const MoveAnswer touch = moveAnswerOf({kUnit, {{1, 0}, {2, 0}, {2, 1}, {1, 1}}, {0, 1}, {}});
  CHECK(touch.check.zeroPushOnTouch);
  CHECK(touch.check.fault == MoveFault::none);
}

TEST_CASE(
    "law: a false or missed hit is told exactly when the intervals of time in integers say so") {
  static int seen = 0;
  forExactCases(lawCases() / 4, convexCase, [](const ExactCase& pair) {
    const MoveAnswer answer = moveAnswerOf(pair.scene);
    const bool truth = meets(exactAxes(pair));
    CHECK(answer.check.willErrs == (answer.found.willIntersect != truth));
    CHECK((answer.check.fault == MoveFault::neverMeets) == (answer.found.willIntersect && !truth));
    CHECK((answer.check.fault == MoveFault::missed) == (!answer.found.willIntersect && truth));
    CHECK(answer.check.startErrs ==
          (answer.found.intersect != (relationAtStart(pair) != OracleRelation::disjoint)));
    if (answer.check.fault != MoveFault::pushedThoughFree) return;
    ++seen;
    // A touch at the end of the step that rounding makes an overlap is as good as free.
    if (relationAtStart(atEnd(pair)) == OracleRelation::overlapping)
      CHECK(answer.check.unpushed->depth < 1e-9);
  });
  CHECK(seen > 0);
}

TEST_CASE("law: the window so far is that of the first axes in integers") {
  forExactCases(lawCases() / 8, convexCase, [](const ExactCase& pair) {
    const MotionEvidence motion =
        sweepTest(polygonOf(pair.scene.a), polygonOf(pair.scene.b), pair.scene.va, pair.scene.vb);
    const std::vector<ExactAxis> axes = exactAxes(pair);
    REQUIRE(axes.size() == motion.axes.size());
    const ExactAxis* latest = nullptr;
    const ExactAxis* earliest = nullptr;
    for (std::size_t i = 0; i < axes.size(); ++i) {
      if (axes[i].entry && (!latest || compare(*axes[i].entry, *latest->entry) > 0))
        latest = &axes[i];
      if (axes[i].exit && (!earliest || compare(*axes[i].exit, *earliest->exit) < 0))
        earliest = &axes[i];
      const MotionAxis& so = motion.axes[i];
      REQUIRE((so.latestSoFar >= 0) == (latest != nullptr));
      if (!latest) continue;
      CHECK(so.latestSoFar <= static_cast<int>(i));
      CHECK(compare(*axes[static_cast<std::size_t>(so.latestSoFar)].entry, *latest->entry) == 0);
      CHECK(compare(*axes[static_cast<std::size_t>(so.earliestSoFar)].exit, *earliest->exit) == 0);
    }
  });
}

TEST_CASE("G1, G2, G3: what is wrong with the smallest time") {
  const auto predicted = [](const Points& b, Vec2 velocity) {
    return published::predictCollision(sweepTest(polygonOf(kUnit), polygonOf(b), velocity, {}));
  };
  const Points far{{2, 5}, {3, 5}, {3, 6}, {2, 6}};
  CHECK(predicted(far, {1, 2}).fault == PredictionFault::tooEarly);
  CHECK(predicted(far, {1, 2}).time == 1.0);
  CHECK(predicted(far, {1, 1}).fault == PredictionFault::neverMeets);
  CHECK(predicted(far, {1, 1}).divided == 0);
  CHECK(predicted(far, {1, 0}).divided == 4);
  CHECK(predicted({{2, 0}, {3, 0}, {3, 1}, {2, 1}}, {1, 0}).fault == PredictionFault::none);
}

TEST_CASE(
    "law: the smallest time is told wrong exactly when the latest entry in integers is another") {
  forExactCases(lawCases() / 8, convexCase, [](const ExactCase& pair) {
    const PublishedPrediction found = published::predictCollision(
        sweepTest(polygonOf(pair.scene.a), polygonOf(pair.scene.b), pair.scene.va, pair.scene.vb));
    const std::vector<ExactAxis> axes = exactAxes(pair);
    bool never = false;
    bool divides = false;
    std::optional<Fraction> latest;
    std::optional<Fraction> earliest;
    for (const ExactAxis& axis : axes) {
      if (!axis.entry) {
        never = never || axis.push < 0;
        divides = divides || axis.push < 0;
        continue;
      }
      if (!latest || compare(*axis.entry, *latest) > 0) latest = axis.entry;
      if (!earliest || compare(*axis.exit, *earliest) < 0) earliest = axis.exit;
    }
    if (latest) never = never || compare(*latest, *earliest) > 0 || earliest->numerator < 0;
    CHECK((found.divided > 0) == divides);
    if (relationAtStart(pair) != OracleRelation::disjoint) {
      CHECK(found.fault == PredictionFault::none);
    } else if (found.time && never) {
      CHECK(found.fault == PredictionFault::neverMeets);
    } else if (found.time) {
      CHECK((found.fault == PredictionFault::tooEarly) ==
            (*found.time < latest->rounded() * (1 - 1e-9)));
    }
  });
}

TEST_CASE("G9 to G12: what the savings make of more than yes and no") {
  const PublishedSides origins =
      sidesOf(kUnit, {{2, 0}, {3, 0}, {3, 1}, {2, 1}}, {5, 0.5}, {2.5, 0.5});
  CHECK(origins.originsIntersect);
  CHECK(origins.originsErr);
  CHECK_FALSE(origins.errs);
  const PublishedSides culled = sidesOf({{-3, 3}, {-3, 0}, {0, -3}}, {{-1, 1}, {-3, -1}, {-2, -1}});
  CHECK(culled.culledErrs);
  CHECK(*culled.culledDepth * *culled.culledDepth == Approx(4));
  CHECK(culled.exactDepth * culled.exactDepth == Approx(3.2));
  const PublishedSides unnormalised =
      sidesOf({{4, 4}, {-6, -6}, {3, -6}}, {{2, 5}, {1, 5}, {-4, -5}});
  CHECK(unnormalised.unnormalisedErrs);
  CHECK(unnormalised.unnormalisedOverlap == Approx(9));
  CHECK(unnormalised.exactDepth == Approx(0.7071067811865476));
  const PublishedSides corners = sidesOf(kUnit, {{2, 2}, {3, 2}, {3, 3}, {2, 3}});
  CHECK(corners.gapErrs);
  CHECK(*corners.largestGap == Approx(1));
  CHECK(corners.distance == Approx(1.4142135623730951));
}

TEST_CASE("law: the separating sides err only around notches and by rounding") {
  static int wrong = 0;
  forExactCases(lawCases() / 8, simpleCase, [](const ExactCase& pair) {
    const PublishedSides found = sidesOf(pair.scene.a, pair.scene.b);
    const bool truth = relationAtStart(pair) != OracleRelation::disjoint;
    CHECK(found.errs == (found.intersects != truth));
    CHECK(found.sides.size() <= static_cast<std::size_t>(found.total));
    wrong += found.errs ? 1 : 0;
  });
  CHECK(wrong > 0);
  forExactCases(lawCases() / 8, convexCase, [](const ExactCase& pair) {
    const PublishedSides found = sidesOf(pair.scene.a, pair.scene.b);
    CHECK_FALSE(found.errs);  // coordinates whose products are exact
    CHECK(found.intersects == (relationAtStart(pair) != OracleRelation::disjoint));
  });
}
