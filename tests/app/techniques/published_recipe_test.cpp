#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/swept_edges/published.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

using namespace sepax;
using namespace sepax::test;

// Mighty Drake's recipe, as pictures, steps and words tell it.

namespace {

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

Evidence evidenceFor(const ExactCase& pair) { return evidenceOf(pair.scene, "swept_edges"); }

ViewState publishedView(int step) {
  ViewState view = viewAt("swept_edges", step);
  view.answers = Answers::published;
  return view;
}

std::string textAt(const Evidence& evidence, int step) {
  const ViewState view = publishedView(step);
  std::string text = recipeVerdict(evidence, view).sentence + "\n";
  for (const CodeLine& line : recipeSteps(evidence, view)) text += line.value + "\n";
  return text + textOf(paint(evidence, view));
}

std::set<std::string> accusationsIn(const Evidence& evidence) {
  std::set<std::string> ids;
  for (const Disagreement& found : evidence.disagreements)
    if (found.technique == "swept_edges") ids.insert(found.id);
  return ids;
}

/// Every number that the told pair's steps may speak of.
std::set<std::string> numbersOf(const PublishedSweptSegments& told) {
  std::string all = "0 " + std::to_string(told.roots.squares);  // of "0 / 0", and roots
  const auto add = [&all](double value) { all += " " + number(value) + " " + number(value, 2); };
  const auto addPoint = [&](const std::optional<Vec2>& point) {
    if (point) all += " " + numbers(*point);
  };
  for (const auto& lines : {told.startLines, told.endLines}) {
    for (const DrakeLine& line : lines) {
      add(line.intercept);
      add(std::fabs(line.intercept));  // the sign stands apart
      if (line.slope) add(*line.slope);
    }
  }
  for (const double value :
       {told.gap, told.rateA, told.rateB, told.pathLength, told.nearParallelSlope,
        told.slopeDifference.value_or(0), told.spacing, told.pathSquare, 0.0})
    add(value);
  if (told.initialX) {
    add(told.initialX->above);
    add(told.initialX->below);
  }
  for (const auto& point :
       {told.initial, told.initialAsPrinted, told.initialOnLines, told.avoided, told.final})
    addPoint(point);
  for (const DrakeCandidate& candidate : told.candidates) {
    addPoint(candidate.point);
    for (const double value :
         {candidate.distance, candidate.time.value_or(0), candidate.toEnds[0], candidate.toEnds[1],
          candidate.otherLength, candidate.along, candidate.along / told.pathSquare})
      add(value);
  }
  return numbersIn(all);
}

}  // namespace

TEST_SUITE("viewers published recipe") {
  TEST_CASE("a body that turns has no sweep, and the recipe is accused of nothing") {
    Scene scene =
        sceneOf({{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{3, 0}, {4, 0}, {4, 1}, {3, 1}}, {4, 0}, {}},
                "swept_edges");
    AnalysisOptions options;
    options.technique = "swept_edges";
    CHECK_FALSE(accusationsIn(analyze(scene, options)).empty());
    scene.bodies[0].spin = 30;
    CHECK_FALSE(analyze(scene, options).edges);
    CHECK(accusationsIn(analyze(scene, options)).empty());
  }

  TEST_CASE("law: the last step is the whole answer, and that of the literal recipe") {
    forExactCases(viewerCases(400), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceFor(pair);
      const int count = recipeStepCount(evidence);
      CHECK(recipeVerdict(evidence, publishedView(-1)).sentence ==
            recipeVerdict(evidence, publishedView(count - 1)).sentence);
      CHECK(recipeVerdict(evidence, publishedView(count + 7)).badge ==
            recipeVerdict(evidence, publishedView(-1)).badge);
      const std::string words = recipeVerdict(evidence, publishedView(-1)).sentence;
      const PublishedEdgePair* hit = recipeHit(evidence);
      const bool none = contains(words, "finds no collision");
      CHECK((none || contains(words, "has no answer")) == (hit == nullptr));
      CHECK(contains(words, "has no answer") == evidence.recipe->undefined);
      if (hit == nullptr) return;
      CHECK(contains(words, edgesName(evidence, hit->a, hit->b) +
                                " meet at t = " + number(*hit->result.time)));
    });
  }

  TEST_CASE("law: stepping forth and back gives identical words and figures") {
    forExactCases(viewerCases(60), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceFor(pair);
      const int count = recipeStepCount(evidence);
      std::vector<std::string> forth;
      for (int step = 0; step < count; ++step) forth.push_back(textAt(evidence, step));
      for (int step = count - 1; step >= 0; --step)
        CHECK(textAt(evidence, step) == forth[static_cast<std::size_t>(step)]);
    });
  }

  TEST_CASE("law: one line is current at each step, and no line is wider than its column") {
    forExactCases(viewerCases(200), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceFor(pair);
      for (int step = 0; step < recipeStepCount(evidence); ++step) {
        const std::vector<CodeLine> lines = recipeSteps(evidence, publishedView(step));
        CHECK(std::ranges::count_if(lines, &CodeLine::current) == 1);
        for (const CodeLine& line : lines) {
          const auto wide = std::ranges::count_if(
              line.text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; });
          CHECK(wide <= 46);
        }
      }
    });
  }

  TEST_CASE("law: every number that a step tells of its pair is one of the evidence") {
    forExactCases(viewerCases(300), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceFor(pair);
      const PublishedSweptSegments* told = toldPair(evidence);
      if (told == nullptr) return;
      const std::set<std::string> known = numbersOf(*told);
      for (int step = 2; step < recipeStepCount(evidence) - 1; ++step) {
        const std::string words = recipeVerdict(evidence, publishedView(step)).sentence;
        CAPTURE(words);
        for (const std::string& spoken : numbersIn(words)) {
          CAPTURE(spoken);
          CHECK(known.contains(spoken));
        }
      }
    });
  }

  TEST_CASE("law: whatever differs is accused, and nothing else") {
    forExactCases(viewerCases(1500), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceFor(pair);
      const RecipeComparison& recipe = *evidence.recipe;
      const bool differs = recipe.fault != RecipeFault::none;
      CHECK(accusationsIn(evidence).empty() == !differs);
      CHECK(differs == (recipe.contactDiffers || recipe.timeDiffers || recipe.undefined));
      const std::vector<ComparedRow> rows = recipeCompared(evidence);
      CHECK(std::ranges::any_of(rows, [](const ComparedRow& row) {
              return (row.label == "contact" || row.label == "time") && row.differs;
            }) == differs);
      const Technique& technique = *findTechnique("swept_edges");
      const ShownAnswers shown = shownAnswers(technique, evidence, viewAt("swept_edges", -1));
      CHECK((shown.published != nullptr) == differs);
      if (!differs && recipeHit(evidence) != nullptr) CHECK_FALSE(recipe.pairDiffers);
    });
  }

  TEST_CASE("boxes face to face, one in the other, sliding: each is accused of its own") {
    const std::vector<Vec2> box{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    const std::vector<Vec2> wall{{3, 0}, {4, 0}, {4, 1}, {3, 1}};
    const auto ids = [](const Case& pair) {
      return accusationsIn(evidenceOf(pair, "swept_edges"));
    };
    const auto facing = ids({box, wall, {4, 0}, {}});  // D2, D9
    CHECK(facing.contains("strict-distance"));
    CHECK(facing.contains("resting-meeting-point"));
    CHECK(ids({{{4, 4}, {5, 4}, {5, 5}, {4, 5}},  // D14
               {{0, 0}, {10, 0}, {10, 10}, {0, 10}},
               {2, 0},
               {}}) == std::set<std::string>{"contact-at-start"});
    const Evidence sliding = analyze(builtin("swept-sliding"));
    CHECK(accusationsIn(sliding).contains("resting-meeting-point"));
  }

  TEST_CASE("each pitfall's scene is faulted as its name says") {
    const auto fault = [](const std::string& id) {
      return analyze(builtin("pitfall-" + id)).recipe->fault;
    };
    CHECK(fault("unsigned-distance") == RecipeFault::edgesDoNotMeet);
    CHECK(fault("contact-at-start") == RecipeFault::neverLooksAtStart);
    CHECK(fault("resting-meeting-point") == RecipeFault::restingPoint);
    CHECK(fault("no-closing-speed") == RecipeFault::closingAlongLine);
    CHECK(fault("strict-distance") == RecipeFault::equalEdges);
    CHECK(fault("near-parallel") == RecipeFault::hitAsParallel);
    CHECK(fault("resting-end") == RecipeFault::restingEnd);
    CHECK(fault("parallel-paths") == RecipeFault::parallelPaths);
  }

  TEST_CASE("nearly parallel lines and a resting line are told with their numbers") {
    const Evidence near = analyze(builtin("swept-near-parallel"));
    REQUIRE(toldPair(near) != nullptr);
    CHECK(toldPair(near)->kind == DrakeCase::nearlyParallel);
    CHECK(contains(recipeSteps(near, publishedView(2))[2].value, "< 0.02"));
    const Evidence resting = analyze(builtin("swept-resting-line"));
    REQUIRE(toldPair(resting) != nullptr);
    CHECK(toldPair(resting)->kind == DrakeCase::parallel);
    CHECK(contains(recipeVerdict(resting, publishedView(3)).sentence, "rests: only the other"));
    CHECK(resting.recipe->fault == RecipeFault::none);
  }

  TEST_CASE("the arcs around the lens are drawn where a point beside the edge is accepted") {
    const Evidence evidence = analyze(builtin("pitfall-lens-on-segment"));
    const DrakeCandidate* accepted = acceptedOf(recipeHit(evidence)->result);
    REQUIRE(accepted != nullptr);
    CHECK(accepted->beside);
    const Figure figure = paint(evidence, publishedView(-1));
    const auto rims = std::ranges::count_if(figure.items, [](const Item& item) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      return stroke != nullptr && stroke->part == Part::publishedLine && stroke->closed &&
             stroke->points.size() > 40;
    });
    CHECK(rims == 1);
  }

  TEST_CASE("law: the lens holds what is no farther from either end than the edge is long") {
    const Evidence evidence = analyze(builtin("pitfall-lens-on-segment"));
    ViewState view = viewAt("swept_edges", -1);
    view.answers = Answers::both;
    const Figure figure = paintUnlabelled(techniques(), evidence, view);
    const DrakeCandidate& candidate = *acceptedOf(recipeHit(evidence)->result);
    int lenses = 0;
    for (const Item& item : figure.items) {
      const Fill* lens = std::get_if<Fill>(&item);
      if (lens == nullptr || lens->part != Part::publishedLens) continue;
      ++lenses;
      for (const Vec2 corner : lens->outline) {
        const Vec2 place = view.camera.toWorld(corner);
        const double farther = std::max(distance(place, candidate.otherEnds[0]),
                                        distance(place, candidate.otherEnds[1]));
        CHECK(farther == doctest::Approx(candidate.otherLength));
      }
    }
    CHECK(lenses == 1);
    // From the point to both ends, with what is compared.
    const Vec2 point = view.camera.toScreen(*candidate.point);
    for (const std::size_t i : {0U, 1U}) {
      const Vec2 end = view.camera.toScreen(candidate.otherEnds[i]);
      CHECK(std::ranges::any_of(figure.items, [&](const Item& item) {
        const Stroke* line = std::get_if<Stroke>(&item);
        return line != nullptr && line->points == std::vector<Vec2>{point, end};
      }));
      const std::string words = (i == 0 ? "d₀ = " : "d₁ = ") + number(candidate.toEnds[i]);
      CHECK(std::ranges::any_of(figure.labels,
                                [&](const Label& label) { return label.text.text == words; }));
    }
    CHECK(mayHaveLens(evidence, view));
    CHECK_FALSE(mayHaveLens(analyze(builtin("swept-crossing")), view));
    // The pair is named once.
    const std::string sentence = recipeVerdict(evidence, view).sentence;
    CHECK(sentence.find("A2 × B0") == sentence.rfind("A2 × B0"));
  }

  TEST_CASE("a body that turns has no answer here, and the sentence says why") {
    Scene scene = boxes({3, 0}, {4, 0});
    scene.technique = "swept_edges";
    scene.bodies[0].spin = 30;
    const Evidence evidence = analyze(scene);
    CHECK_FALSE(evidence.edges);
    CHECK_FALSE(knowsRecipe(evidence));
    CHECK(contains(sweptEdgesVerdict(evidence, {}).sentence, "A turns by 30"));
    CHECK(recipeStepCount(evidence) == 0);
    CHECK_FALSE(recipeSteps(evidence, {}).empty());
  }

  TEST_CASE("fifty bodies: their boxes are drawn and counted") {
    const Evidence evidence = analyze(builtin("swept-crowd"));
    REQUIRE(evidence.broadPhase);
    const BroadPhaseEvidence& found = *evidence.broadPhase;
    CHECK(found.boxes.size() == 50);
    CHECK(found.bodyPairs == 1225);
    CHECK(found.compared < found.bodyPairs / 5);
    CHECK(found.edgeTests < found.allEdgePairs / 100);
    CHECK(found.meeting > 0);
    const Figure figure = paint(evidence, viewAt("swept_edges", 1));
    const auto drawn = std::ranges::count_if(
        figure.items, [](const Item& item) { return partOf(item) == Part::sweptBox; });
    CHECK(drawn >= 50);
    CHECK_FALSE(analyze(boxes({3, 0}, {4, 0})).broadPhase);
  }
}
