#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/contract/showing.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

// The steps of a published loop and of ours, side by side.

using namespace sepax;
using namespace sepax::test;

namespace {

using StepAxis = std::optional<AxisName> (*)(const Evidence&, int);

/// The axes that a loop comes to, in order.
std::vector<AxisName> axesOf(StepAxis axisAt, const Evidence& evidence, int count) {
  std::vector<AxisName> axes;
  for (int step = 0; step < count; ++step)
    if (const auto axis = axisAt(evidence, step); axis && (axes.empty() || axes.back() != *axis))
      axes.push_back(*axis);
  return axes;
}

void checkOrder(const std::vector<StepPair>& pairs, int published, int exact) {
  CHECK(pairs.front() == StepPair{0, 0});
  CHECK(pairs.back() == StepPair{published - 1, exact - 1});
  for (std::size_t i = 1; i < pairs.size(); ++i) {
    const StepPair by{pairs[i].published - pairs[i - 1].published,
                      pairs[i].exact - pairs[i - 1].exact};
    CHECK((by.published >= 0 && by.exact >= 0 && by.published + by.exact > 0));
    // A side that ends goes to its answer at once.
    CHECK((by.published <= 1 || pairs[i].published == published - 1));
    CHECK((by.exact <= 1 || pairs[i].exact == exact - 1));
  }
}

/// Where one list of axes goes on with the other's, both sides are always at the same axis.
void checkAxes(const Technique& technique, const PublishedMethod& method,
               const Evidence& evidence) {
  const int published = method.stepCount(evidence);
  const int exact = technique.stepCount(evidence, {});
  const std::vector<StepPair> pairs = stepPairs(technique, method, evidence, {});
  checkOrder(pairs, published, exact);
  const std::vector<AxisName> ours = axesOf(technique.stepAxis, evidence, exact);
  const std::vector<AxisName> theirs = axesOf(method.stepAxis, evidence, published);
  if (!std::equal(ours.begin(), ours.begin() + std::ptrdiff_t(std::min(ours.size(), theirs.size())),
                  theirs.begin()))
    return;
  for (const StepPair& pair : pairs) {
    const auto left = method.stepAxis(evidence, pair.published);
    const auto right = technique.stepAxis(evidence, pair.exact);
    if (left && right) CHECK(*left == *right);
  }
}

void checkMethods(const ExactCase& pair, const std::string& id) {
  const Evidence evidence = evidenceOf(pair.scene, id);
  const Technique& technique = *findTechnique(id);
  for (const PublishedMethod& method : technique.published)
    if (method.known(evidence)) checkAxes(technique, method, evidence);
}

struct Opened {
  Scene scene;
  ViewState view;
  Evidence evidence;
  const Technique* technique = nullptr;
};

/// A built-in scene with both answers.
Opened openedBoth(std::string_view id) {
  Opened result;
  result.scene = builtin(id);
  result.technique = findTechnique(result.scene.technique);
  ViewState view;
  view.technique = result.scene.technique;
  view.camera = {{2, 2}, 60, 900, 700};
  result.view = shownAs(techniques(), result.scene, view);
  result.view.answers = Answers::both;
  result.evidence = analyze(result.scene, optionsFrom(result.view));
  return result;
}

}  // namespace

TEST_SUITE("steps side by side") {
  TEST_CASE("law: both loops are at the same axis, each in its order, to the answer of both") {
    forExactCases(viewerCases(300), convexCase, [](const ExactCase& pair) {
      checkMethods(pair, "sat");
      checkMethods(pair, "motion");
    });
  }

  TEST_CASE("the scenes of the articles speak of one axis at every step") {
    for (const char* id : {"erratum-N2", "erratum-C14", "pitfall-smallest-time", "erratum-C1"}) {
      CAPTURE(std::string(id));
      const Opened scene = openedBoth(id);
      const PublishedMethod& method =
          *shownAnswers(*scene.technique, scene.evidence, scene.view).published;
      REQUIRE(axesOf(method.stepAxis, scene.evidence, method.stepCount(scene.evidence)).size() > 3);
      checkAxes(*scene.technique, method, scene.evidence);
      const int count = stepCountOf(*scene.technique, scene.evidence, scene.view);
      for (int step = 0; step + 1 < count; ++step) {
        ViewState view = scene.view;
        view.step = step;
        const Verdict told = shownVerdict(*scene.technique, scene.evidence, view);
        const ViewState exact = exactView(*scene.technique, scene.evidence, view);
        CHECK(told.sentence.find(scene.technique->verdict(scene.evidence, exact).sentence) !=
              std::string::npos);
      }
    }
  }

  TEST_CASE("a side that has left its loop stays at its answer") {
    const Opened scene = openedBoth("erratum-N1");  // the page leaves the loop after two axes
    const PublishedMethod& method =
        *shownAnswers(*scene.technique, scene.evidence, scene.view).published;
    const int published = method.stepCount(scene.evidence);
    const auto pairs = stepPairs(*scene.technique, method, scene.evidence, scene.view);
    REQUIRE(pairs.size() > static_cast<std::size_t>(published));
    for (std::size_t i = static_cast<std::size_t>(published) - 1; i < pairs.size(); ++i)
      CHECK(pairs[i].published == published - 1);
  }

  TEST_CASE("law: sides that go evenly begin together and end together, and neither skips a step") {
    for (int published = 1; published < 60; published += 3) {
      for (int exact = 1; exact < 200; exact += 7) {
        CAPTURE(published);
        CAPTURE(exact);
        const std::vector<StepPair> pairs = pairedEvenly(published, exact);
        REQUIRE(pairs.size() == static_cast<std::size_t>(std::max(published, exact)));
        checkOrder(pairs, published, exact);
        for (std::size_t i = 0; i + 1 < pairs.size(); ++i) {
          if (published > 1) CHECK(pairs[i].published < published - 1);
          if (exact > 1) CHECK(pairs[i].exact < exact - 1);
          CHECK(pairs[i + 1].published - pairs[i].published <= 1);
          CHECK(pairs[i + 1].exact - pairs[i].exact <= 1);
        }
      }
    }
    CHECK(pairedEvenly(0, 3).back() == StepPair{0, 2});
    CHECK(pairedEvenly(0, 0).empty());
  }

  TEST_CASE("of parts no side waits for the other at its start or at its answer") {
    const Opened scene = openedBoth("hook-and-comb");
    const PublishedMethod& method =
        *shownAnswers(*scene.technique, scene.evidence, scene.view).published;
    const std::vector<StepPair> pairs =
        stepPairs(*scene.technique, method, scene.evidence, scene.view);
    const int published = method.stepCount(scene.evidence);
    const int exact = scene.technique->stepCount(scene.evidence, scene.view);
    CHECK(static_cast<int>(pairs.size()) == std::max(published, exact));
    CHECK(pairs[pairs.size() / 2].published <= published / 2 + 1);
    CHECK(pairs[pairs.size() / 2].exact <= exact / 2 + 1);
    CHECK(pairs[pairs.size() / 2].published + 1 >= published / 2);
    CHECK(pairs[pairs.size() / 2].exact + 1 >= exact / 2);
  }

  TEST_CASE("going through the answers stays at the axis") {
    const Opened scene = openedBoth("erratum-N2");
    ViewState view = scene.view;
    view.step = 20;
    const auto axisOf = [&](const ViewState& at) {
      const ShownAnswers shown = shownAnswers(*scene.technique, scene.evidence, at);
      return shown.exact ? scene.technique->stepAxis(
                               scene.evidence, exactView(*scene.technique, scene.evidence, at).step)
                         : shown.published->stepAxis(scene.evidence, at.step);
    };
    const auto axis = axisOf(view);
    REQUIRE(axis);
    for (const Answers answers : {Answers::exact, Answers::published, Answers::both}) {
      view = withAnswers(*scene.technique, scene.evidence, view, answers);
      CHECK(axisOf(view) == axis);
    }
  }
}
