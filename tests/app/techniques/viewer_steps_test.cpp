#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/sat.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "tests/support/exact_case.h"
#include "tests/support/ray_case.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <array>

using namespace sepax;
using namespace sepax::test;

namespace {

/// A random scene of a technique with steps, each technique in turn.
struct Shown {
  std::string technique;
  Evidence evidence;
  ViewState view;
};

Shown shownCase(std::uint64_t seed) {
  static constexpr std::array<const char*, 5> kTechniques{"sat", "motion", "swept_edges", "inside",
                                                          "ray"};
  Shown shown;
  shown.technique = kTechniques[seed % kTechniques.size()];
  shown.view = viewAt(shown.technique, -1);
  shown.view.answers = Answers::exact;
  const std::uint64_t scene = seed / kTechniques.size();
  if (shown.technique == "ray") {
    AnalysisOptions options;
    options.technique = shown.technique;
    shown.evidence = analyze(rayCase(scene).scene, options);
    shown.view.options.set(kWalk, static_cast<RayWalkId>(scene % 3));
    shown.view.answers = Answers::exact;
    return shown;
  }
  const ExactCase pair = shown.technique == "sat" || shown.technique == "motion"
                             ? convexCase(scene)
                             : simpleCase(scene);
  shown.evidence = evidenceOf(pair.scene, shown.technique);
  shown.view.options.set(kAllAxes, scene % 3 == 0);
  return shown;
}

/// Everything that is shown at a step.
std::string shownAt(const Shown& shown, int step) {
  const Technique& technique = *findTechnique(shown.technique);
  ViewState view = shown.view;
  view.step = step;
  std::string all = textOf(paint(shown.evidence, view)) + wordsOf(technique, shown.evidence, view);
  for (const CodeLine& line : technique.steps(shown.evidence, view)) {
    all += line.text + (line.current ? " <" : "");
  }
  return all;
}

bool isApart(const Shown& shown) {
  return shown.technique == "sat" && shown.evidence.sat->relation == Relation::disjoint;
}

/// The whole answer; that of the sweep of edges where it stands at its first contact, as its last
/// step does.
ViewState answerOf(const Shown& shown) {
  ViewState answer = shown.view;
  if (shown.technique == "swept_edges" && shown.evidence.edges)
    answer.time = sweepHold(shown.evidence).value_or(0);
  return answer;
}

}  // namespace

TEST_SUITE("viewers steps") {
  TEST_CASE("law: stepping forwards and backwards gives identical figures") {
    for (int seed = 0; seed < viewerCases(150); ++seed) {
      INFO("seed " << seed);
      const Shown shown = shownCase(static_cast<std::uint64_t>(seed));
      const int count = findTechnique(shown.technique)->stepCount(shown.evidence, shown.view);
      std::vector<std::string> forwards;
      for (int step = -1; step < count; ++step) forwards.push_back(shownAt(shown, step));
      for (int step = count - 1; step >= -1; --step) {
        const bool same = shownAt(shown, step) == forwards[static_cast<std::size_t>(step + 1)];
        CHECK_MESSAGE(same, shown.technique, " differs at step ", step);
      }
    }
  }

  TEST_CASE("law: the last step is the whole answer, but for the largest of several gaps") {
    for (int seed = 0; seed < viewerCases(600); ++seed) {
      INFO("seed " << seed);
      const Shown shown = shownCase(static_cast<std::uint64_t>(seed));
      if (isApart(shown)) continue;  // the loop ends at the first gap: a law of its own
      const Technique& technique = *findTechnique(shown.technique);
      ViewState last = shown.view;
      last.step = stepCountOf(technique, shown.evidence, shown.view) - 1;
      const ViewState answer = answerOf(shown);
      CHECK(wordsOf(technique, shown.evidence, last) == wordsOf(technique, shown.evidence, answer));
      const bool same =
          textOf(paint(shown.evidence, last)) == textOf(paint(shown.evidence, answer));
      CHECK_MESSAGE(same, shown.technique, " ends on another figure than the answer's");
    }
  }

  TEST_CASE("law: a step that projects shows shadows, and no depth or gap before it is computed") {
    int shadows = 0;
    for (int seed = 0; seed < viewerCases(300); ++seed) {
      INFO("seed " << seed);
      const Shown shown = shownCase(static_cast<std::uint64_t>(seed));
      if (shown.technique != "sat") continue;
      ViewState view = shown.view;
      const auto has = [&](Part part) {
        const Figure figure = paint(shown.evidence, view);
        return std::ranges::any_of(figure.items,
                                   [&](const Item& item) { return partOf(item) == part; });
      };
      for (view.step = 0; view.step < satStepCount(shown.evidence); ++view.step) {
        const SatProgress progress = satProgress(*shown.evidence.sat, view.step);
        if (progress.phase > SatProgress::Phase::project) continue;
        CHECK_FALSE(has(Part::overlap));
        CHECK_FALSE(has(Part::gap));
        if (progress.phase == SatProgress::Phase::project) ++shadows;
        if (progress.phase == SatProgress::Phase::project) CHECK(has(Part::shadow));
      }
    }
    CHECK(shadows > 100);
  }

  TEST_CASE("law: one line of the code is current at every step, none in the whole answer") {
    for (int seed = 0; seed < viewerCases(600); ++seed) {
      INFO("seed " << seed);
      const Shown shown = shownCase(static_cast<std::uint64_t>(seed));
      const Technique& technique = *findTechnique(shown.technique);
      const int count = technique.stepCount(shown.evidence, shown.view);
      ViewState view = shown.view;
      for (view.step = -1; view.step < count; ++view.step) {
        int current = 0;
        for (const CodeLine& line : technique.steps(shown.evidence, view)) {
          current += line.current ? 1 : 0;
        }
        CHECK(current == (view.step < 0 ? 0 : 1));
      }
    }
  }
}
