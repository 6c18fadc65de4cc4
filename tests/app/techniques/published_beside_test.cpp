#include "app/cli/query_json.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/published_frames.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"
#include "tests/support/ray_case.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

// What stands beside the answers about rays and points in polygons: the exact walk, the exact test
// at the same point, the frame's own time.

using namespace sepax;
using namespace sepax::test;

namespace {

/// A scene as it opens, with both answers.
struct Shown {
  explicit Shown(const std::string& id) : scene(builtin(id)) {
    technique = findTechnique(scene.technique);
    view = shownAs(techniques(), scene, viewAt(scene.technique, -1));
    view.answers = Answers::both;
    evidence = analyze(scene, optionsFrom(techniques(), view));
  }
  [[nodiscard]] const PublishedMethod& method() const {
    return *shownAnswers(*technique, evidence, view).published;
  }
  [[nodiscard]] ViewState exactAt(int step) const {
    ViewState at = view;
    at.step = step;
    return exactView(*technique, evidence, at);
  }
  [[nodiscard]] std::string exactWords(int step) const {
    std::string words;
    for (const CodeLine& line : technique->steps(evidence, exactAt(step)))
      words += line.text + " " + line.value + "\n";
    return words;
  }
  [[nodiscard]] int steps() const { return stepCountOf(*technique, evidence, view); }

  Scene scene;
  const Technique* technique = nullptr;
  ViewState view;
  Evidence evidence;
};

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// Both sides go through their steps in order, all of them, and end with their answers.
void checkOrder(const std::vector<StepPair>& pairs, int published, int exact) {
  REQUIRE_FALSE(pairs.empty());
  CHECK(pairs.front() == StepPair{0, 0});
  CHECK(pairs.back() == StepPair{published - 1, exact - 1});
  for (std::size_t i = 1; i < pairs.size(); ++i) {
    const int first = pairs[i].published - pairs[i - 1].published;
    const int second = pairs[i].exact - pairs[i - 1].exact;
    CHECK((first == 0 || first == 1));
    CHECK((second == 0 || second == 1));
    CHECK(first + second > 0);
  }
}

}  // namespace

TEST_SUITE_BEGIN("viewers published beside");

TEST_CASE("law: list and exact walk are tested evenly, not before the list is there, to the end") {
  for (int seed = 0; seed < viewerCases(300); ++seed) {
    INFO("seed " << seed);
    const Evidence evidence = analyze(rayCase(static_cast<std::uint64_t>(seed)).scene);
    const PublishedRay& ray = *evidence.publishedRay;
    const std::vector<StepPair> pairs = rayCastPairs(evidence);
    const int answer = walkStepCount(evidence.rayWalks->cells) - 1;
    for (const RayWalkId id : {RayWalkId::bresenham, RayWalkId::published, RayWalkId::cells}) {
      ViewState view;
      view.options.set(kWalk, id);
      CHECK(pairs.back().exact >= rayStepCount(evidence, view) - 1);
    }
    std::vector<StepPair> inOrder = pairs;  // another walk may be longer: it ends in the last pair
    inOrder.back().exact = answer;
    checkOrder(inOrder, rayCastStepCount(evidence), answer + 1);
    const auto tests = static_cast<int>(ray.tests.size());
    for (std::size_t i = 0; i + 1 < pairs.size(); ++i) {
      const RayCastProgress page = rayCastProgress(ray, pairs[i].published);
      if (page.phase < RayCastProgress::Phase::test) CHECK(pairs[i].exact == 0);
      if (page.phase != RayCastProgress::Phase::test) continue;
      CHECK(pairs[i].exact >= 1);
      // Of each other's ways they have gone the same part, but for one step.
      const int tested = static_cast<int>(page.tests) - 1;
      const int walked = pairs[i].exact - 1;
      CHECK(std::abs(tested * (answer - 1) - walked * tests) <= std::max(answer - 1, tests));
    }
  }
}

TEST_CASE("beside an article the exact walk stands, and another one under its own name (R5, R6)") {
  for (const std::string id : {"erratum-R5", "erratum-R6"}) {
    CAPTURE(id);
    Shown shown(id);
    const auto heading = [&] { return shown.technique->stepsHeading(shown.exactAt(-1)); };
    CHECK(heading() == "the exact walk");
    CHECK(walkIn(shown.exactAt(-1)) == RayWalkId::cells);
    CHECK(contains(shown.exactWords(shown.steps() - 1), "= solid"));
    const Verdict verdict = shownVerdict(*shown.technique, shown.evidence, shown.view);
    CHECK_FALSE(contains(verdict.sentence, "The exact walk"));  // the badge has its answer
    CHECK(contains(verdict.sentence, "the ray meets the solid pixel"));
    shown.view.options.set(kWalk, RayWalkId::bresenham);
    CHECK(heading() == "Bresenham from the origin");
    CHECK_FALSE(contains(shown.exactWords(shown.steps() - 1), "= solid"));
    shown.view.options.set(kWalk, RayWalkId::automatic);
    shown.view.answers = Answers::exact;
    CHECK(walkIn(shown.exactAt(-1)) == RayWalkId::cells);
    CHECK(contains(shownVerdict(*shown.technique, shown.evidence, shown.view).sentence, "exact"));
    shown.view.answers = std::nullopt;
    CHECK(walkIn(shown.view) == RayWalkId::bresenham);  // where nobody asked for either
  }
}

TEST_CASE("law: both crossing tests are at the same point, and one that has ended stays") {
  int compared = 0;
  for (int seed = 0; seed < viewerCases(120); ++seed) {
    INFO("seed " << seed);
    AnalysisOptions options;
    options.technique = "inside";
    options.options.set(kMiddles, seed % 2 == 1);
    const Evidence evidence =
        analyze(sceneOf(simpleCase(static_cast<std::uint64_t>(seed)).scene, "inside"), options);
    for (const auto* found : {&*evidence.publishedCrossing, &*evidence.publishedCrossingMeant}) {
      const std::vector<StepPair> pairs = crossingPairs(evidence, *found);
      checkOrder(pairs, static_cast<int>(crossingStepsOf(*found).size()),
                 insideStepCount(evidence));
      for (const StepPair& pair : pairs) {
        const CrossingStep page = crossingStepAt(*found, pair.published);
        const InsideProgress ours = insideProgress(*evidence.inside, pair.exact);
        if (page.phase < CrossingStep::Phase::turn || page.phase == CrossingStep::Phase::result)
          continue;
        const bool ofPass = page.phase >= CrossingStep::Phase::corners &&
                            page.phase <= CrossingStep::Phase::secondHalf;
        const int vertex =
            ofPass ? found->sides[static_cast<std::size_t>(page.index)].vertex : page.index;
        if (ours.phase < InsideProgress::Phase::point || ours.phase > InsideProgress::Phase::parity)
          continue;
        ++compared;
        CHECK(pointName(evidence, ours.point) == crossingVertexName(evidence, *found, vertex));
      }
    }
  }
  CHECK(compared > 100);
}

TEST_CASE("the loops of the page turn a vertex when its turn comes, and sides for each anew") {
  const Evidence evidence = analyze(builtin("two-inside"));
  const PublishedCrossing& found = *evidence.publishedCrossing;
  using Phase = CrossingStep::Phase;
  const std::vector<CrossingStep> steps = crossingStepsOf(found);
  CHECK((steps[2].phase == Phase::angles));
  const auto turned = std::ranges::count(steps, Phase::turn, &CrossingStep::phase);
  const auto corners = std::ranges::count(steps, Phase::corners, &CrossingStep::phase);
  CHECK(turned == static_cast<std::ptrdiff_t>(found.first.size()));
  CHECK(corners == static_cast<std::ptrdiff_t>(found.sides.size()));
  CHECK(found.sides.back().turned == turned + 2 * corners);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].phase != Phase::corners) continue;
    const std::string words =
        crossingVerdict(evidence, found, viewAt("inside", static_cast<int>(i))).sentence;
    const int so = found.sides[static_cast<std::size_t>(steps[i].index)].turned;
    CHECK(contains(words, std::to_string(so) + " vertices turned so far."));
  }
}

TEST_CASE("beside the game's loop the exact side follows the frame, then the ways (A14)") {
  for (const std::string id : {"item-game-loop", "erratum-A14"}) {
    CAPTURE(id);
    const Shown shown(id);
    REQUIRE(shown.method().id == "gamecodeschool-frames");
    const std::vector<StepPair> pairs =
        stepPairs(*shown.technique, shown.method(), shown.evidence, shown.view);
    for (const StepPair& pair : pairs) {
      const FramesStep page = framesStepAt(*shown.evidence.publishedFrames, pair.published);
      const FramesExactStep ours = framesExactStepAt(shown.evidence, pair.exact);
      CHECK(page.frame == ours.frame);
      if (page.phase == FramesStep::Phase::call) {
        CHECK((ours.phase == FramesExactStep::Phase::meet));
        CHECK(page.call == ours.index);
      }
    }
    CHECK(contains(shown.exactWords(0), "t = 0: "));
  }
  const Shown loop("item-game-loop");
  CHECK(contains(loop.exactWords(7), "rock: they meet"));
  CHECK(contains(shownVerdict(*loop.technique, loop.evidence, loop.view).sentence,
                 "at t = 1 ship meets rock"));
  const Shown bullet("erratum-A14");
  CHECK(contains(bullet.exactWords(bullet.steps() - 2), "enters at t = 0.490"));
  const std::string words = shownVerdict(*bullet.technique, bullet.evidence, bullet.view).sentence;
  CHECK(words.ends_with("in no frame, though bullet enters rock at t = 0.490."));
  CHECK_FALSE(contains(words, "cannot meet"));
}

TEST_CASE("where nothing is accused, what differs on the way is said") {
  const auto said = [](const std::string& id, double time) {
    const Scene scene = builtin(id);
    AnalysisOptions options;
    options.technique = scene.technique;
    options.time = time;
    const Evidence evidence = analyze(scene, options);
    CHECK(evidence.disagreements.empty());
    return agreementSentence(findTechnique(scene.technique)->published.front(), evidence);
  };
  CHECK(contains(said("ray-figure-3", 0), "on the way: "));
  CHECK(contains(said("ray-figure-3", 0), "starts at"));
  CHECK(contains(said("crossing-number", 0), "casts"));
  CHECK(contains(said("ship-and-asteroid", 0.6), "casts"));
  CHECK(contains(said("bullet-and-asteroid", 0), "casts"));
  CHECK(said("ship-and-asteroid", 0) == "No known error of the page shows on this scene now.");
}

TEST_CASE("A11: the half that adding the place loses is told, and far numbers in full") {
  const Shown shown("erratum-A11");
  const PublishedCrossing& found = *shown.evidence.publishedCrossing;
  std::string all;
  for (int step = 0; step < shown.method().stepCount(shown.evidence); ++step)
    all += crossingVerdict(shown.evidence, found, viewAt("inside", step)).sentence;
  CHECK(contains(all,
                 "ship·0 of the model, (0.50, 0.00), becomes (16777216, 0.000) with the place "
                 "added in floats, and (0.00, 0.00) with it taken off again"));
  CHECK_FALSE(contains(all, "e+07"));
  for (int step = 0; step < shown.method().stepCount(shown.evidence); ++step)
    for (const CodeLine& line : crossingLines(shown.evidence, found, viewAt("inside", step)))
      CHECK_FALSE(contains(line.value, "e+07"));
}

TEST_CASE("A8: half the height is the ship's radius alone; A12: the other order is answered") {
  const Shown flat("erratum-A8");
  CHECK(flat.evidence.publishedCrossing->radiusFirst == 5);
  CHECK(flat.evidence.publishedCrossing->radiusSecond == doctest::Approx(std::sqrt(61.0)));
  const Shown order("erratum-A12");
  CHECK_FALSE(order.evidence.publishedCrossing->collided);
  CHECK(order.evidence.publishedCrossing->exchanged == true);
  CHECK(contains(shownVerdict(*order.technique, order.evidence, order.view).sentence,
                 "(with both exchanged: a hit)"));
  const auto json = nlohmann::json::parse(queryJson(order.evidence));
  CHECK(json["published"]["crossing"]["exchanged"] == true);
  const std::vector<ComparedRow> rows = order.method().compared(order.evidence);
  CHECK(std::ranges::count(rows, "bodies exchanged", &ComparedRow::label) == 1);
}

TEST_CASE("R9: the sum that makes the end is accused, and not a rounding of it") {
  const Shown shown("erratum-R9");
  CHECK(shown.evidence.publishedRay->errors == std::vector{RayError::roundedEnd});
  REQUIRE_FALSE(shown.evidence.disagreements.empty());
  CHECK(shown.evidence.disagreements.front().id == "rounded-end");
  CHECK(contains(shown.scene.notes, "The pixel (7, 7) is hit"));
  CHECK_FALSE(contains(shown.scene.notes, "no rounding can decide"));
}

TEST_CASE("the page's number is told of its own tiles alone") {
  CHECK(printedWorstCase(Shown("ray-tile-count").evidence) == "23");
  CHECK(printedWorstCase(Shown("erratum-R3").evidence) == "6·√2 → 9");
}

TEST_CASE("the fields of the package are named, and the padded list is told") {
  const Shown shown("item-padded-rock");
  CHECK(shown.evidence.disagreements.empty());
  CHECK(shown.evidence.publishedCrossing->closed);
  CHECK(shown.evidence.publishedCrossing->collided);
  std::string all;
  for (const PageName& name : shown.method().names(shown.evidence)) all += name.name + name.here;
  for (const char* name : {"vertexListLength", "currentPoint", "currentPoint2", "numCrosses",
                           "copied point by point", "the first one repeated at the end"})
    CHECK_MESSAGE(contains(all, name), name);
}

TEST_CASE("the solution with three more points opens as the article's, and agrees") {
  const Shown shown("figure-midpoints");
  CHECK(shown.scene.showing.answers == Answers::both);
  CHECK(shown.evidence.disagreements.empty());
  CHECK(shown.evidence.publishedCrossing->collided);
  CHECK(shown.evidence.publishedCrossingMeant->collided);
}

TEST_CASE("turning is shown where something is turned") {
  const Shown shown("item-turning");
  CHECK(shown.evidence.publishedCrossing->radiiOverlap);
  const std::vector<CodeLine> lines = shown.method().steps(
      shown.evidence, publishedView(*shown.technique, shown.evidence, shown.view));
  const auto current = std::ranges::find(lines, true, &CodeLine::current);
  REQUIRE((current != lines.end()));
  CHECK(contains(current->text, "p.x = A.x + (int)((u.x−A.x)cos − (u.y−A.y)sin)"));
  CHECK_FALSE(current->value.empty());
}

TEST_SUITE_END();
