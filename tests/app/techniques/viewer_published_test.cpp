#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/motion/lane_plan.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <string>
#include <variant>
#include <vector>

// The articles' loops beside the exact ones, of every method that polygons at rest or in motion
// have.

using namespace sepax;
using namespace sepax::test;

namespace {

struct Shown {
  Evidence evidence;
  ViewState view;
  const PublishedMethod* method = nullptr;
};

/// Calls the law with every known method of the technique on `count` pairs.
void forMethods(const std::string& id, int count, void (*law)(const Shown&)) {
  for (int seed = 0; seed < count; ++seed) {
    const bool convex = id == "motion" || seed % 3 != 0;
    const auto number = static_cast<std::uint64_t>(seed);
    const ExactCase pair = convex ? convexCase(number) : simpleCase(number);
    Shown shown{evidenceOf(pair.scene, id), viewAt(id, -1), nullptr};
    shown.view.answers = Answers::both;
    for (const PublishedMethod& method : findTechnique(id)->published) {
      if (!method.known(shown.evidence)) continue;
      CAPTURE(seed);
      CAPTURE(method.id);
      shown.method = &method;
      shown.view.method = method.id;
      law(shown);
    }
  }
}

/// Everything that a method shows at a step.
std::string shownAt(const Shown& shown, int step) {
  ViewState view = shown.view;
  view.step = step;
  Figure figure;
  figure.width = view.camera.width;
  figure.height = view.camera.height;
  shown.method->paint(shown.evidence, view, figure);
  const Verdict verdict = shown.method->verdict(shown.evidence, view);
  std::string all = textOf(figure) + verdict.badge + verdict.sentence;
  for (const CodeLine& line : shown.method->steps(shown.evidence, view)) all += line.value + "\n";
  return all;
}

}  // namespace

TEST_SUITE("viewers published") {
  TEST_CASE("law: the last step of an article's loop is its whole answer") {
    for (const char* id : {"sat", "motion"}) {
      forMethods(id, viewerCases(300), [](const Shown& shown) {
        CHECK(shownAt(shown, -1) == shownAt(shown, shown.method->stepCount(shown.evidence) - 1));
      });
    }
  }

  TEST_CASE("law: stepping back and forth through an article's loop shows the same") {
    for (const char* id : {"sat", "motion"}) {
      forMethods(id, viewerCases(40), [](const Shown& shown) {
        std::vector<std::string> forwards;
        const int count = shown.method->stepCount(shown.evidence);
        for (int step = 0; step < count; ++step) forwards.push_back(shownAt(shown, step));
        for (int step = count - 1; step >= 0; --step)
          CHECK(shownAt(shown, step) == forwards[static_cast<std::size_t>(step)]);
      });
    }
  }

  TEST_CASE("law: at every step one line is current, and lines fit two columns") {
    for (const char* id : {"sat", "motion"}) {
      forMethods(id, viewerCases(60), [](const Shown& shown) {
        const int count = shown.method->stepCount(shown.evidence);
        for (int step = -1; step < count; ++step) {
          ViewState view = shown.view;
          view.step = step;
          int current = 0;
          for (const CodeLine& line : shown.method->steps(shown.evidence, view)) {
            current += line.current ? 1 : 0;
            CHECK(line.text.size() <= 40);
          }
          CHECK(current == (step < 0 ? 0 : 1));
        }
      });
    }
  }

  TEST_CASE("law: what Cozic's moved A is said to come to is what its comparison says") {
    forMethods("motion", viewerCases(600), [](const Shown& shown) {
      if (shown.method->id != "cozic-motion") return;
      const std::string words = shown.method->verdict(shown.evidence, shown.view).sentence;
      const MoveFault fault = shown.evidence.publishedMove->fault;
      const auto says = [&](const char* part) { return words.find(part) != std::string::npos; };
      CHECK(says("they never meet") == (fault == MoveFault::neverMeets));
      CHECK(says(", but they do") == (fault == MoveFault::missed));
      CHECK(says("which it hits") == (fault == MoveFault::beyondObstacle));
      CHECK(says("still overlaps by") == (fault == MoveFault::stillOverlaps));
      CHECK(says("without it") == (fault == MoveFault::pushedThoughFree));
      CHECK(says(" would do.") == (fault == MoveFault::longerThanNeeded));
      CHECK(says("pushes A by") == shown.evidence.publishedSat->willIntersect);
    });
  }

  TEST_CASE("law: a relative velocity that is taken for A's own is told where nothing else is") {
    forMethods("motion", viewerCases(600), [](const Shown& shown) {
      if (shown.method->id != "cozic-motion") return;
      const MoveComparison& check = *shown.evidence.publishedMove;
      const std::string words = shown.method->verdict(shown.evidence, shown.view).sentence;
      const std::string own = numbers(shown.evidence.bodies[0].velocity);
      CHECK((words.find("not by its own, " + own) != std::string::npos) ==
            (check.relativeAsOwn && check.fault == MoveFault::none));
    });
  }

  TEST_CASE("every two bodies of a scene have their answer and its cost") {
    Scene scene = sceneOf(
        {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{0.5, 0.5}, {2, 0.5}, {2, 2}, {0.5, 2}}, {}, {}},
        "sat");
    CHECK(analyze(scene).pairs.empty());
    Body third = scene.bodies[0];
    third.name = "C";
    third.vertices = {{5, 0}, {8, 0}, {6, 1}, {5, 4}};  // concave
    scene.bodies.push_back(third);
    const Evidence evidence = analyze(scene);
    REQUIRE(evidence.pairs.size() == 3);
    CHECK(evidence.pairs[0].relation == Relation::overlapping);
    CHECK(evidence.pairs[0].tested == 8);
    CHECK(evidence.pairs[1].relation == Relation::disjoint);
    CHECK(evidence.pairs[1].throughParts);
    CHECK_FALSE(evidence.pairs[2].boxesMeet);
  }

  TEST_CASE("lanes reach as far as a prediction, while it is shown") {
    const Case pair{
        {{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{2, 5}, {3, 5}, {3, 6}, {2, 6}}, {0.5, 1}, {}};
    const Evidence evidence = evidenceOf(pair, "motion");
    const Technique& technique = *findTechnique("motion");
    ViewState view = viewAt("motion", -1);
    view.answers = Answers::both;
    const auto ticks = [&](const char* method) {
      view.method = method;
      Figure strip;
      strip.width = 800;
      strip.height = 160;
      technique.paintStrip(evidence, view, strip);
      return wordsIn(strip);
    };
    const auto has = [](const std::vector<std::string>& words, const std::string& word) {
      return std::find(words.begin(), words.end(), word) != words.end();
    };
    CHECK(has(ticks("gpwiki-prediction"), "4"));
    CHECK(has(ticks("gpwiki-prediction"), "published t = 2.000"));
    CHECK_FALSE(has(ticks("cozic-motion"), "4"));
    CHECK_FALSE(has(ticks("cozic-motion"), "published t = 2.000"));
  }

  TEST_CASE("a lane on which a prediction divides by zero says so") {
    const Case pair{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{2, 5}, {3, 5}, {3, 6}, {2, 6}}, {4, 0}, {}};
    const Evidence evidence = evidenceOf(pair, "motion");
    ViewState view = viewAt("motion", -1);
    view.answers = Answers::both;
    view.method = "gpwiki-prediction";
    CHECK(evidence.publishedPrediction->divided == 4);
    view.wording.paper = true;  // whose lanes may be thinner than words; every other one divides
    for (const double height : {160.0, 100.0}) {
      CAPTURE(height);
      Figure strip;
      strip.width = 800;
      strip.height = height;
      findTechnique("motion")->paintStrip(evidence, view, strip);
      std::vector<double> rows;
      for (const Item& item : strip.items)
        if (const Text* text = std::get_if<Text>(&item); text != nullptr && text->text == "÷ 0")
          rows.push_back(text->position.y);
      REQUIRE(rows.size() == 4);
      CHECK(rows[1] - rows[0] >= kNamedLane);
    }
  }
}
