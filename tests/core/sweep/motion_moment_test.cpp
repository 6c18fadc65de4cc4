#include "core/evidence/motion_moment.h"

#include "core/sweep/sweep.h"
#include "tests/support/exact_axes.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

MotionEvidence motionOf(const ExactCase& pair) {
  return sweepTest(polygonOf(pair.scene.a), polygonOf(pair.scene.b), pair.scene.va, pair.scene.vb);
}

/// A double that is not too small, as it is.
Fraction exactly(double time) {
  return {static_cast<Wide>(std::ldexp(time, 62)), static_cast<Wide>(1) << 62};
}

/// Sign of the depth at t = sixtyFourths / 64, in integers.
int trueSign(const ExactAxis& axis, int sixtyFourths) {
  if (!axis.entry) return signOf(axis.push);
  const Fraction time{sixtyFourths, 64};
  const int entry = compare(*axis.entry, time);
  const int exit = compare(*axis.exit, time);
  if (entry == 0 || exit == 0) return 0;
  return entry < 0 && exit > 0 ? 1 : -1;
}

void checkEnclosed(const EnclosedTime& enclosed, const Fraction& exact) {
  constexpr double kTellable = 0x1p-9;  // of which integers of 62 bits hold all digits
  if (!(enclosed.low >= kTellable && enclosed.high <= 1)) return;
  const int low = compare(exactly(enclosed.low), exact);
  const int high = compare(exactly(enclosed.high), exact);
  CHECK(low <= 0);
  CHECK(high >= 0);
  CHECK((low == 0) == (high == 0));
  const double next = low == 0 ? enclosed.low : std::nextafter(enclosed.low, kInfinity);
  CHECK(enclosed.high == next);
}

Interval shadow(const std::vector<Vec2>& points, Vec2 way, Vec2 normal) {
  Interval interval{kInfinity, -kInfinity};
  for (const Vec2 point : points) {
    const double height = dot(point + way, normal);
    interval = hullOf(interval, {height, height});
  }
  return interval;
}

bool near(Interval x, Interval y) {
  constexpr double kRounding = 1e-9;  // world units
  return std::fabs(x.low - y.low) < kRounding && std::fabs(x.high - y.high) < kRounding;
}

/// What the stage says of the axes.
void checkStage(const MotionEvidence& motion, const MotionMoment& moment) {
  const bool gap = moment.meeting < static_cast<int>(moment.axes.size());
  const bool apart = moment.stage == MotionStage::before || moment.stage == MotionStage::after ||
                     moment.stage == MotionStage::never;
  CHECK(apart == gap);
  CHECK((moment.relation == Relation::disjoint) == gap);
  CHECK((moment.stage == MotionStage::never) == (motion.contact == Contact::none));
  for (const AxisMoment& axis : moment.axes) {
    if (moment.stage == MotionStage::before) CHECK(axis.sign + axis.closing >= 0);
    CHECK((axis.closing && axis.opening) == false);
    CHECK((axis.depth < 0) <= (axis.sign < 0));
  }
}

}  // namespace

TEST_CASE("law: the shadows at a time are those of the moved bodies, their state is exact") {
  forExactCases(lawCases() / 8, convexCase, [](const ExactCase& pair) {
    const MotionEvidence motion = motionOf(pair);
    const std::vector<ExactAxis> exact = exactAxes(pair);
    for (const int step : {0, 7, 16, 32, 53, 64}) {
      const double time = step / 64.0;
      const MotionMoment moment = momentOf(motion, time);
      REQUIRE(moment.axes.size() == exact.size());
      for (std::size_t i = 0; i < exact.size(); ++i) {
        const Vec2 normal = motion.axes[i].normal;
        CHECK(moment.axes[i].sign == trueSign(exact[i], step));
        CHECK(near(moment.axes[i].a, shadow(pair.scene.a, time * pair.scene.va, normal)));
        CHECK(near(moment.axes[i].b, shadow(pair.scene.b, time * pair.scene.vb, normal)));
        const Interval& a = moment.axes[i].a;
        const Interval& b = moment.axes[i].b;
        CHECK(moment.axes[i].depth ==
              doctest::Approx(std::min(b.high - a.low, a.high - b.low)).epsilon(1e-9));
      }
      checkStage(motion, moment);
    }
  });
}

TEST_CASE("law: the axis that alone proves a miss is the first one with a gap all the time") {
  forExactCases(lawCases() / 8, convexCase, [](const ExactCase& pair) {
    const auto parted = [](const ExactAxis& axis) {
      if (!axis.entry) return axis.push < 0;
      return compare(*axis.entry, {1, 1}) > 0 || compare(*axis.exit, {0, 1}) < 0;
    };
    const std::vector<ExactAxis> exact = exactAxes(pair);
    const auto first = std::ranges::find_if(exact, parted);
    const std::optional<int> gap = gapThroughStep(motionOf(pair));
    REQUIRE(gap.has_value() == (first != exact.end()));
    if (gap) CHECK(*gap == first - exact.begin());
  });
}

TEST_CASE("law: the doubles about an exact time are next to it") {
  forExactCases(lawCases() / 8, convexCase, [](const ExactCase& pair) {
    const MotionEvidence motion = motionOf(pair);
    const std::vector<ExactAxis> exact = exactAxes(pair);
    for (std::size_t i = 0; i < exact.size(); ++i) {
      if (!exact[i].entry) continue;
      checkEnclosed(motion.axes[i].enclosedEntry, *exact[i].entry);
      checkEnclosed(motion.axes[i].enclosedExit, *exact[i].exit);
    }
  });
}

TEST_CASE("law: at the time of the first contact every shadow meets, some only touch") {
  forExactCases(lawCases() / 8, convexCase, [](const ExactCase& pair) {
    const MotionEvidence motion = motionOf(pair);
    if (motion.contact != Contact::entering && motion.contact != Contact::grazing) return;
    const MotionAxis& last = motion.axes[static_cast<std::size_t>(motion.latestEntry)];
    for (const double time : {last.enclosedEntry.low, last.enclosedEntry.high}) {
      const MotionMoment moment = momentOf(motion, time);
      CHECK(moment.stage == MotionStage::contact);
      CHECK(moment.relation == Relation::touching);
      CHECK(moment.axes[static_cast<std::size_t>(motion.latestEntry)].sign == 0);
    }
    const double before = std::nextafter(last.enclosedEntry.low, 0);
    CHECK(momentOf(motion, before).stage == MotionStage::before);
  });
}

TEST_CASE("a body that goes through another one closes the gap and opens it again") {
  const Polygon box = polygonOf({{0, 0}, {1, 0}, {1, 1}, {0, 1}});
  const Polygon wall = polygonOf({{2, 0}, {3, 0}, {3, 1}, {2, 1}});
  const MotionEvidence motion = sweepTest(box, wall, {4, 0}, {0, 0});
  const auto stage = [&](double time) { return momentOf(motion, time).stage; };
  CHECK(stage(0.125) == MotionStage::before);
  CHECK(stage(0.25) == MotionStage::contact);
  CHECK(stage(0.5) == MotionStage::within);
  CHECK(momentOf(motion, 0.5).relation == Relation::overlapping);
  CHECK(stage(0.75) == MotionStage::leaving);
  CHECK(stage(1) == MotionStage::after);
  const AxisMoment early = momentOf(motion.axes[1], 0.125);
  CHECK(early.closing);
  CHECK(early.depth == -0.5);
  CHECK(early.extended == Interval{0.5, 5});
  CHECK(momentOf(motion.axes[1], 1).opening);
}

TEST_CASE("times beyond the range of doubles lie outside the step") {
  const double tiny = std::numeric_limits<double>::denorm_min();
  const Polygon box = polygonOf({{0, 0}, {1, 0}, {1, 1}, {0, 1}});
  const Polygon wall = polygonOf({{2, 0}, {3, 0}, {3, 1}, {2, 1}});
  const MotionEvidence motion = sweepTest(box, wall, {tiny, 0}, {0, 0});
  CHECK(motion.axes[1].enclosedEntry == EnclosedTime{kInfinity, kInfinity});
  CHECK(momentOf(motion, 1).stage == MotionStage::never);
  CHECK(momentOf(motion.axes[1], 1).closing);
}
