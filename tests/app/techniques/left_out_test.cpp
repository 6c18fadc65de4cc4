#include "app/scene/edits/pair_edits.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/sat/counts.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/row.h"
#include "app/techniques/sat/sat.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/techniques/table.h"
#include "app/view/handles.h"
#include "tests/support/opened_scene.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

// What a technique leaves out, or shows beside its algorithm, is said.

namespace sepax::test {
namespace {

std::ptrdiff_t itemsOf(const Figure& figure, Part part) {
  return std::ranges::count_if(figure.items,
                               [&](const Item& item) { return partOf(item) == part; });
}

TEST_CASE("of bodies that turn the motion is told as one without the turn") {
  Scene scene = boxes({3, 0}, {5, 0});
  const std::string plain = motionVerdict(analyze(scene), viewAtTime("motion", 0)).badge;
  CHECK_FALSE(pairTurns(scene));
  scene.bodies[1].spin = 30;
  CHECK(pairTurns(scene));
  for (const double time : {0.0, 0.3}) {
    const Verdict verdict = motionVerdict(analyze(scene), viewAtTime("motion", time));
    CHECK(verdict.badge.starts_with("Without the turn · "));
    CHECK(verdict.sentence.starts_with("B turns in this step, which is left out here. "));
  }
  CHECK(motionVerdict(analyze(scene), viewAtTime("motion", 0)).badge ==
        "Without the turn · " + plain);
  scene.bodies[0].spin = -1;
  CHECK(motionVerdict(analyze(scene), viewAtTime("motion", 0))
            .sentence.starts_with("A and B turn in this step, "));
  CHECK_FALSE(pairTurns(withPairUnturned(scene)));
}

TEST_CASE("while A slides the others rest: they have no arrows, and the sentence says so") {
  Scene scene = boxes({3, 0}, {5, 0});
  scene.bodies[1].velocity = {-3, 0};
  ViewState view = viewAtTime("motion", 0);
  view.handles = true;
  const Evidence moving = analyze(scene, optionsFrom(view));
  CHECK(hasVelocityHandle(moving, view, handlesOf(view), moving.b));
  view.options.set(kSlide, true);
  const Evidence evidence = analyze(scene, optionsFrom(view));
  CHECK_FALSE(hasVelocityHandle(evidence, view, handlesOf(view), evidence.b));
  CHECK(hasVelocityHandle(evidence, view, handlesOf(view), evidence.a));
  for (const double time : {0.0, 0.3}) {
    view.time = time;
    CHECK(motionVerdict(evidence, view)
              .sentence.ends_with(" B rests while A slides: its velocity is left out."));
    const Figure figure = paintUnlabelled(techniques(), evidence, view);
    CHECK(std::ranges::none_of(
        figure.labels, [](const Label& label) { return label.text.text.starts_with("B moves"); }));
  }
}

TEST_CASE("a slide that starts inside of others says of whom, and that it is pushed out") {
  Scene scene = boxes({}, {0, 1});
  scene.bodies[1].vertices = scene.bodies[0].vertices;
  scene.bodies[1].position = scene.bodies[0].position + Vec2{0.25, 0};
  ViewState view = viewAtTime("motion", 0);
  view.options.set(kSlide, true);
  const Verdict verdict = motionVerdict(analyze(scene, optionsFrom(view)), view);
  CHECK(verdict.badge == "Slide · A is pushed out of B");
  CHECK(verdict.sentence.starts_with("A starts inside of B, and is pushed out by ("));
}

TEST_CASE("the normal of a slide points towards A: it stands against A's own edge") {
  Scene scene = boxes({3, 0}, {5, 1});
  ViewState view = viewAtTime("motion", 0);
  view.options.set(kSlide, true);
  const auto sentence = [&] {
    return motionVerdict(analyze(scene, optionsFrom(view)), view).sentence;
  };
  scene.bodies[1].vertices = {{0, 0.9}, {1, 0}, {2, 0.9}, {1, 3}};  // a corner, ahead
  CHECK(sentence().find("the normal against edge A1, ") != std::string::npos);
  scene.bodies[0].vertices = {{0, 0}, {1, 0.5}, {0, 1}};
  scene.bodies[1].vertices = {{0, -4}, {1, -4}, {1, 9}, {0, 9}};
  CHECK(sentence().find("the normal of edge B3, ") != std::string::npos);
}

TEST_CASE("of separated polygons the code says where the loop ends, and beside it what is drawn") {
  const OpenedScene first("two-pentagons");
  Scene scene = first.scene;
  scene.bodies[0].position = {-3, 0};
  const Evidence evidence = analyze(scene);
  const SatEvidence& sat = *evidence.sat;
  REQUIRE(sat.firstGap);
  REQUIRE(sat.chosen != *sat.firstGap);
  const std::vector<CodeLine> whole = satSteps(evidence, viewAt("sat", -1));
  REQUIRE(whole.size() == 7);
  CHECK(whole[4].value.ends_with(", where the steps end"));
  CHECK(whole[4].axis == sat.axes[static_cast<std::size_t>(*sat.firstGap)].name);
  CHECK(whole[5].value.empty());
  CHECK(whole[6].axis == sat.axes[static_cast<std::size_t>(sat.chosen)].name);
  const std::vector<CodeLine> last = satSteps(evidence, viewAt("sat", satStepCount(evidence) - 1));
  REQUIRE(last.size() == 7);
  CHECK(last[6].value.empty());
  CHECK(satSteps(first.evidence, viewAt("sat", -1)).size() == 6);
}

TEST_CASE(
    "rows of axes that are skipped or not reached say so, and the counters count the others") {
  OpenedScene first("two-pentagons");
  const auto away = [](const Evidence& evidence, const ViewState& view) {
    std::vector<std::string> words;
    const SatProgress progress = satProgress(*evidence.sat, view.step);
    for (int i = 0; i < static_cast<int>(evidence.sat->axes.size()); ++i)
      words.push_back(awayWords(evidence, view, progress, i));
    return words;
  };
  CHECK(std::ranges::count(away(first.evidence, first.view), "") == 9);
  first.view.options.set(kSkipBackFacing, true);
  AnalysisOptions options;
  options.options = first.view.options;
  const Evidence skipping = analyze(first.scene, options);
  const auto skipped = away(skipping, first.view);
  CHECK(std::ranges::count(skipped, "skipped") == 5);
  CHECK(satCounters(skipping, first.view).find("axes 4 of 9") != std::string::npos);
  Scene apart = first.scene;
  apart.bodies[0].position = {-3, 0};
  const Evidence gap = analyze(apart);
  const auto left = away(gap, viewAt("sat", satStepCount(gap) - 1));
  CHECK(std::ranges::count(left, "not needed") == 9 - (*gap.sat->firstGap + 1));
  CHECK(std::ranges::count(away(gap, viewAt("sat", -1)), "") == 9);
}

TEST_CASE("where the article's answer stands alone no time is shown") {
  for (const char* id : {"first-contact", "swept-crossing"}) {
    CAPTURE(std::string(id));
    const OpenedScene opened(id, Answers::both);
    const auto playheads = [&](Answers answers) {
      ViewState view = opened.view;
      view.answers = answers;
      view.time = 0.4;
      return itemsOf(stripFigure(*opened.technique, opened.evidence, view, 900, 180),
                     Part::shownTime);
    };
    CHECK(playheads(Answers::both) > 0);
    CHECK(playheads(Answers::exact) > 0);
    CHECK(playheads(Answers::published) == 0);
  }
}

TEST_CASE("the ways of the ends belong to the steps of the sweep; its answer names both edges") {
  const OpenedScene opened("swept-crossing");
  const Figure figure = paintUnlabelled(techniques(), opened.evidence, opened.at(-1));
  CHECK(itemsOf(figure, Part::endPath) == 0);
  const Figure swept = paintUnlabelled(techniques(), opened.evidence, opened.at(7));
  CHECK(itemsOf(swept, Part::endPath) >= 4);
  for (const char* name : {"edge A1", "edge B4", "A2"})
    CHECK_MESSAGE(std::ranges::any_of(figure.labels,
                                      [&](const Label& label) { return label.text.text == name; }),
                  std::string(name));
}

TEST_CASE("beside the first contact the edges that are shown are told, too") {
  const Scene scene = builtin("swept-crossing");
  const auto sentenceFor = [&](const EdgeChoice& pair) {
    ViewState view = viewAt("swept_edges", -1);
    view.options.set(kEdgePair, pair);
    return sweptEdgesVerdict(analyze(scene, optionsFrom(view)), view).sentence;
  };
  CHECK(sentenceFor(std::array{1, 4}).ends_with("Of 25 pairs of edges 14 are tested."));
  CHECK(sentenceFor(std::array{4, 4}).find("The edges shown, A4 and B4, meet at t = ") !=
        std::string::npos);
  CHECK(sentenceFor(std::array{0, 0})
            .ends_with("The edges shown, A0 and B0, do not meet in this step."));
}

TEST_CASE("law: of a pitfall's own scene that pitfall is told first") {
  int told = 0;
  for (const BuiltinScene& row : builtinScenes()) {
    if (!std::string_view(row.id).starts_with("pitfall-")) continue;
    CAPTURE(std::string(row.id));
    const Evidence evidence = OpenedScene(row.id).evidence;
    REQUIRE_FALSE(evidence.disagreements.empty());
    CHECK("pitfall-" + evidence.disagreements.front().id == row.id);
    ++told;
  }
  CHECK(told > 30);
}

TEST_CASE("beside a push that is too long no axis is drawn but the one that a reader chooses") {
  for (const auto& row : {std::pair(Answers::both, false), std::pair(Answers::exact, true)}) {
    OpenedScene opened("pitfall-swept-push", row.first);
    const auto shadows = [&] {
      return itemsOf(paintUnlabelled(techniques(), opened.evidence, opened.view), Part::shadow) > 0;
    };
    CHECK(shadows() == row.second);
    opened.view.selectedAxis = AxisName{Owner::a, 1};
    CHECK(shadows());
    opened.view.selectedAxis.reset();
    opened.view.hoveredAxis = AxisName{Owner::b, 0};
    CHECK(shadows());
  }
}

TEST_CASE("beside an article that answers otherwise a contact has no normal, alone it has") {
  // a sweep has it from the contact on
  for (const auto& row :
       {std::pair("pitfall-swept-push", 0.0), std::pair("pitfall-smallest-time", 0.0),
        std::pair("pitfall-near-parallel", 0.8), std::pair("pitfall-small-bitmap", 0.0),
        std::pair("pitfall-swapped-tie", 0.0)}) {
    const std::string id = row.first;
    CAPTURE(id);
    for (const Answers answers : {Answers::both, Answers::exact}) {
      OpenedScene opened(id, answers);
      opened.view.time = row.second;
      const Figure figure = paintUnlabelled(techniques(), opened.evidence, opened.view);
      const bool normal = std::ranges::any_of(
          figure.labels, [](const Label& label) { return label.text.text == "normal"; });
      CHECK(normal == (answers == Answers::exact));
    }
  }
}

TEST_CASE("the answer beside an article's is told without its reasons once all is told") {
  for (const char* id :
       {"pitfall-swept-push", "pitfall-recipe-rounding", "pitfall-centre-direction"}) {
    CAPTURE(std::string(id));
    const OpenedScene opened(id);
    const auto told = [&](int step) {
      return shownVerdict(*opened.technique, opened.evidence, opened.both(step)).sentence;
    };
    const auto exact = [&](int step) {
      const ViewState side = exactView(*opened.technique, opened.evidence, opened.both(step));
      return opened.technique->verdict(opened.evidence, side);
    };
    REQUIRE(exact(-1).brief);
    CHECK(exact(-1).brief->size() < exact(-1).sentence.size());
    CHECK(told(-1).ends_with(" " + *exact(-1).brief));
    CHECK(told(1).ends_with(" " + exact(1).sentence));
  }
}

TEST_CASE("beside an article, too, a motion tells of the shown time and SAT of the chosen axis") {
  const auto told = [](const OpenedScene& opened) {
    return shownVerdict(*opened.technique, opened.evidence, opened.view).sentence;
  };
  OpenedScene motion("pitfall-swept-push", Answers::both);
  CHECK(told(motion).find("A and B meet at t = 0.600.") != std::string::npos);
  motion.view.time = 0.3;
  CHECK(told(motion).find("At t = 0.300 the shadows") != std::string::npos);
  motion.view.time = 0.9;
  CHECK(told(motion).find("A and B overlap. They have met since t = 0.600.") != std::string::npos);

  OpenedScene sat("pitfall-centre-direction", Answers::both);
  CHECK(told(sat).find("Axis A0") == std::string::npos);
  sat.view.selectedAxis = AxisName{Owner::a, 0};
  const std::string alone = sat.technique->verdict(sat.evidence, sat.view).sentence;
  CHECK(alone != OpenedScene("pitfall-centre-direction", Answers::exact)
                     .technique->verdict(sat.evidence, sat.at(-1))
                     .brief);
  CHECK(told(sat).ends_with(" " + alone));
}

}  // namespace
}  // namespace sepax::test
