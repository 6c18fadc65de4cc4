#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/motion.h"
#include "tests/support/exact_axes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace sepax;
using namespace sepax::test;

namespace {

/// What the sentences may speak of, from the axes in integers.
struct Truth {
  std::vector<ExactAxis> axes;
  const ExactAxis* gap = nullptr;     ///< that no motion changes
  std::optional<Fraction> lastEntry;  ///< the latest of all
  std::optional<Fraction> firstExit;
};

Truth truthOf(const ExactCase& pair) {
  Truth truth{exactAxes(pair), nullptr, {}, {}};
  for (const ExactAxis& axis : truth.axes) {
    if (!axis.entry) {
      if (axis.push < 0) truth.gap = &axis;
      continue;
    }
    if (!truth.lastEntry || compare(*axis.entry, *truth.lastEntry) > 0)
      truth.lastEntry = axis.entry;
    if (!truth.firstExit || compare(*axis.exit, *truth.firstExit) < 0) truth.firstExit = axis.exit;
  }
  return truth;
}

const ExactAxis& named(const Truth& truth, const Evidence& evidence, const std::string& name) {
  const auto found = std::find_if(truth.axes.begin(), truth.axes.end(), [&](const ExactAxis& axis) {
    return nameOf(evidence, axis.name) == name;
  });
  REQUIRE(found != truth.axes.end());
  return *found;
}

constexpr Fraction kStart{0, 1};
constexpr Fraction kEnd{1, 1};

/// Each claim of a miss, and that nothing else could have been said first.
void checkMiss(const Truth& truth, const Evidence& evidence, const std::string& sentence) {
  const std::string resting = between(sentence, "on axis ", " there is a gap: they stay apart");
  const std::string gap =
      resting.empty() ? between(sentence, "On axis ", " there is a gap that the motion does not")
                      : resting;
  CHECK(resting.empty() != sentence.starts_with("A and B do not move against each other"));
  CHECK(gap.empty() == (truth.gap == nullptr));
  if (!gap.empty()) {
    const ExactAxis& axis = named(truth, evidence, gap);
    CHECK(axis.push < 0);
    CHECK_FALSE(axis.entry);
    return;
  }
  REQUIRE(truth.lastEntry);
  const bool passing = compare(*truth.firstExit, *truth.lastEntry) < 0;
  const bool through = compare(*truth.lastEntry, kEnd) > 0 || compare(*truth.firstExit, kStart) < 0;
  const std::string always = between(sentence, "On axis ", " there is a gap during the whole step");
  CHECK(always.empty() != (passing && through));
  if (!always.empty()) {
    const ExactAxis& axis = named(truth, evidence, always);
    REQUIRE(axis.entry);
    CHECK((compare(*axis.entry, kEnd) > 0 || compare(*axis.exit, kStart) < 0));
    return;
  }
  if (sentence.starts_with("On axis ") && sentence.find("shadows part") != std::string::npos) {
    const std::string left = between(sentence, "On axis ", " the shadows part");
    const ExactAxis& later = named(truth, evidence, between(sentence, "meet on axis ", " at t"));
    CHECK(compare(*named(truth, evidence, left).exit, *truth.firstExit) == 0);
    CHECK(compare(*later.entry, *truth.lastEntry) == 0);
    CHECK(compare(*truth.firstExit, *truth.lastEntry) < 0);
    CHECK(between(sentence, "part at t = ", ", before") == number(truth.firstExit->rounded()));
    CHECK(between(sentence.substr(sentence.find("meet on axis")), " at t = ", ":") ==
          number(truth.lastEntry->rounded()));
    return;
  }
  CHECK(compare(*truth.lastEntry, *truth.firstExit) <= 0);
  if (const std::string last = between(sentence, "On axis ", " the shadows meet last");
      !last.empty()) {
    CHECK(compare(*named(truth, evidence, last).entry, *truth.lastEntry) == 0);
    CHECK(compare(*truth.lastEntry, kEnd) > 0);
    CHECK(between(sentence, "meet last, at t = ", ":") == number(truth.lastEntry->rounded()));
    return;
  }
  const std::string left = between(sentence, "before t = 0 only (on axis ", " the shadows part");
  REQUIRE_FALSE(left.empty());
  CHECK(compare(*named(truth, evidence, left).exit, *truth.firstExit) == 0);
  CHECK(compare(*truth.firstExit, kStart) < 0);
}

bool meets(const Truth& truth) {
  if (truth.gap) return false;
  if (!truth.lastEntry) return true;
  return compare(*truth.lastEntry, *truth.firstExit) <= 0 && compare(*truth.lastEntry, kEnd) <= 0 &&
         compare(*truth.firstExit, kStart) >= 0;
}

void checkContact(const Truth& truth, const Evidence& evidence, const ExactCase& pair,
                  const Verdict& verdict) {
  const OracleRelation start = relationAtStart(pair);
  const bool inside = verdict.badge == "Overlapping at the start";
  const bool touching = verdict.badge == "Touching at the start";
  CHECK(inside == (start == OracleRelation::overlapping));
  CHECK(touching == (start == OracleRelation::touching));
  if (inside || touching) return;
  CHECK(compare(*truth.lastEntry, kStart) > 0);
  const std::string time = number(truth.lastEntry->rounded());
  const bool grazes = verdict.badge == "Grazes at t = " + time;
  if (grazes) return;
  CHECK(verdict.badge.starts_with("Will collide at t = " + time + " · edge "));
  const bool ties = std::ranges::count_if(truth.axes, [&](const ExactAxis& axis) {
                      return axis.entry && compare(*axis.entry, *truth.lastEntry) == 0;
                    }) > 1;
  CHECK((verdict.sentence.find(" They meet last on axes ") != std::string::npos) == ties);
  const std::string last = between(verdict.sentence, ": edge ", " is hit");
  CHECK(between(verdict.sentence, "They meet last on ", ": edge").find(" " + last) !=
        std::string::npos);
  CHECK(compare(*named(truth, evidence, last).entry, *truth.lastEntry) == 0);
  CHECK(compare(*truth.lastEntry, *truth.firstExit) < 0);
  CHECK(compare(*truth.lastEntry, kEnd) < 0);
  CHECK(between(verdict.sentence, " until t = ", " the shadows") ==
        number(truth.firstExit->rounded()));
}

}  // namespace

TEST_SUITE("viewers motion") {
  TEST_CASE("law: what is said of a motion is true of its exact times") {
    forExactCases(viewerCases(5000), convexCase, [](const ExactCase& pair) {
      const Truth truth = truthOf(pair);
      const Evidence evidence = evidenceOf(pair.scene, "motion");
      const Verdict verdict = motionVerdict(evidence, viewAt("motion", -1));
      CAPTURE(verdict.badge);
      CAPTURE(verdict.sentence);
      CHECK(evidence.motion->time.has_value() == meets(truth));
      CHECK((evidence.motion->miss.reason == MissReason::none) == meets(truth));
      if (meets(truth)) {
        checkContact(truth, evidence, pair, verdict);
      } else {
        checkMiss(truth, evidence, verdict.sentence);
      }
    });
  }
}
