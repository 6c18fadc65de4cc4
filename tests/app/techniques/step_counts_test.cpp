#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/published_fault.h"
#include "app/techniques/motion/row.h"
#include "app/techniques/sat/counts.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/row.h"
#include "core/overlap/sat_savings.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

// What counters and reasons say: of the step that is shown, and of the circles they are about.

namespace sepax::test {
namespace {

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

Evidence pentagons(const OptionBag& options = {}) {
  return analyze(builtin("two-pentagons"), {.technique = "sat", .options = options});
}

TEST_SUITE_BEGIN("viewers counts");

TEST_CASE("the test of the circles stands beside the dot products of the axes") {
  const Evidence plain = pentagons();
  const SatCount whole = satCount(*plain.sat, -1);
  CHECK(workText(*plain.satWork, *plain.plainSatWork, whole) ==
        "axes tested 9  ·  dot products 81  ·  square roots 9");
  OptionBag options;
  options.set(kCirclePretest, true);
  const Evidence circles = pentagons(options);
  CHECK(workText(*circles.satWork, *circles.plainSatWork, whole) ==
        "axes tested 9  ·  dot products 81 + 1 for the circles  ·  square roots 9");
  options.set(kSkipBackFacing, true);
  const Evidence facing = pentagons(options);
  const SatWork& work = *facing.satWork;
  CHECK(contains(workText(work, *facing.plainSatWork, whole),
                 "dot products " + std::to_string(work.dotProducts - 10) +
                     " of 81 + 1 for the circles + 9 for the facing"));
}

TEST_CASE("at a step the axes and what they take are counted up to it") {
  const Evidence evidence = pentagons();
  const auto counters = [&](int step) { return satCounters(evidence, viewAt("sat", step)); };
  CHECK(counters(-1) == "bodies 2  ·  axes 9  ·  projections 18");
  CHECK(counters(0) == "bodies 2  ·  axes 0 of 9  ·  projections 0");
  CHECK(counters(1) == "bodies 2  ·  axes 1 of 9  ·  projections 2");
  CHECK(counters(4) == "bodies 2  ·  axes 1 of 9  ·  projections 2");
  CHECK(counters(35) == counters(-1));
  const auto work = [&](int step) {
    return workText(*evidence.satWork, *evidence.plainSatWork, satCount(*evidence.sat, step));
  };
  CHECK(work(9) == "so far: axes tested 3  ·  dot products 27  ·  square roots 3");
}

TEST_CASE("law: the counted axes never fall, and end with those that the loop visits") {
  int early = 0;
  for (const std::string_view id : allBuiltinIds()) {
    const Scene scene = builtin(id);
    if (scene.technique != "sat") continue;
    CAPTURE(id);
    const Evidence evidence = analyze(scene);
    if (!evidence.sat) continue;
    const SatEvidence& sat = *evidence.sat;
    const int count = satStepCount(evidence);
    int before = 0;
    for (int step = 0; step < count; ++step) {
      const SatCount found = satCount(sat, step);
      CHECK(found.projected >= before);
      CHECK(found.projected <= found.normalised);
      CHECK(found.projected - before <= 1);
      before = found.projected;
    }
    CHECK(before == (sat.firstGap ? *sat.firstGap + 1 : static_cast<int>(sat.axes.size())));
    early += sat.firstGap ? 1 : 0;
  }
  CHECK(early > 0);
}

TEST_CASE("a sweep counts its axes up to the step, too") {
  const Evidence evidence = analyze(builtin("sat-figure-2"));
  const auto counters = [&](int step) { return motionCounters(evidence, viewAt("motion", step)); };
  CHECK(counters(0) == "bodies 2  ·  axes 1 of 10  ·  projections 2");
  CHECK(counters(4) == "bodies 2  ·  axes 2 of 10  ·  projections 4");
  CHECK(counters(-1) == "bodies 2  ·  axes 10  ·  projections 20");
}

TEST_CASE("radii that meet while the drawn circles do not are told as the published ones") {
  int others = 0;
  for (const std::string_view id : allBuiltinIds()) {
    CAPTURE(id);
    const Evidence evidence = analyze(builtin(id));
    if (!evidence.inside || !evidence.publishedCrossing) continue;
    const PublishedCrossing& found = *evidence.publishedCrossing;
    if (!found.radiiOverlap || evidence.inside->intersects) continue;
    const std::string reason = radiiReason(evidence, found);
    CHECK(contains(reason, "the published circles, about the positions of "));
    CHECK(contains(reason, crossingRadiiText(found)));
    others += evidence.inside->circles.meet ? 0 : 1;
  }
  CHECK(others > 0);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
