#include "app/techniques/swept_edges/swept_edges.h"
#include "app/cli/query_json.h"
#include "app/techniques/contract/clear_camera.h"
#include "app/techniques/swept_edges/legend.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/published.h"
#include "app/techniques/swept_edges/row.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace sepax;
using sepax::test::boxes;
using sepax::test::builtin;

namespace {

using Json = nlohmann::json;

AnalysisOptions asking(int a, int b) {
  AnalysisOptions options;
  options.options.set(kEdgePair, std::array{a, b});
  return options;
}

/// All texts of a figure that wait for a place or have one.
bool shows(const Figure& figure, const std::string& words) {
  return std::any_of(figure.items.begin(), figure.items.end(), [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text && text->text.find(words) != std::string::npos;
  });
}

std::string json(const Scene& scene) { return queryJson(analyze(scene)); }

}  // namespace

TEST_SUITE("techniques") {
  TEST_CASE("the pairs of edges tell at a step what is known by then") {
    const Evidence evidence = analyze(builtin("swept-crossing"));
    const SweptEdgesEvidence& edges = *evidence.edges;
    const EdgePairEvidence& shown = *evidence.edgePair;
    REQUIRE(shown.time);
    REQUIRE(edges.culled > 0);
    REQUIRE(edges.tested > 1);
    const int last = sweptEdgesStepCount(evidence) - 1;
    for (int step = -1; step <= last; ++step) {
      CAPTURE(step);
      const bool whole = step < 0 || step == last;
      for (std::size_t i = 0; i < edges.cells.size(); ++i) {
        const EdgePairState state = edges.cells[i].state;
        const bool own = edges.edgesA[i / edges.edgesB.size()].index == shown.edgeA &&
                         edges.edgesB[i % edges.edgesB.size()].index == shown.edgeB;
        std::optional<EdgePairState> known;
        if (whole || (step >= 1 && state == EdgePairState::culled)) known = state;
        if (own && step == last - 1) known = EdgePairState::meeting;
        CHECK(knownState(evidence, sweepProgress(evidence, step), i) == known);
      }
    }
  }

  TEST_CASE("a pair of edges that does not meet is known as tested before the answer") {
    const Scene scene = builtin("swept-crossing");
    const Evidence all = analyze(scene);
    const SweptEdgesEvidence& edges = *all.edges;
    const auto found = std::ranges::find(edges.cells, EdgePairState::tested, &EdgePairCell::state);
    REQUIRE(found != edges.cells.end());
    const auto cell = static_cast<std::size_t>(found - edges.cells.begin());
    const Evidence evidence =
        analyze(scene, asking(edges.edgesA[cell / edges.edgesB.size()].index,
                              edges.edgesB[cell % edges.edgesB.size()].index));
    const SweepProgress before = sweepProgress(evidence, sweptEdgesStepCount(evidence) - 2);
    CHECK(knownState(evidence, before, cell) == EdgePairState::tested);
  }

  TEST_CASE("the scenes of swept edges show what their titles promise") {
    const Evidence crossing = analyze(builtin("swept-crossing"));
    REQUIRE(crossing.edges);
    CHECK(crossing.edges->contact == Contact::entering);
    CHECK(*crossing.edges->time > 0.4);
    CHECK(*crossing.edges->time < 0.65);
    CHECK(crossing.edges->culled > 0);
    CHECK(crossing.edgePair->path);

    const Evidence parallel = analyze(builtin("swept-parallel"));
    REQUIRE(parallel.edgePair->parallel);
    CHECK(parallel.edgePair->parallel->speed > 0);
    CHECK(parallel.edgePair->time == parallel.edges->time);

    const Evidence concave = analyze(builtin("swept-concave"));
    REQUIRE(concave.edges);
    CHECK_FALSE(concave.bodies[0].convex);
    CHECK_FALSE(concave.bodies[1].convex);
    CHECK(concave.edges->contact == Contact::entering);

    const Evidence sliding = analyze(builtin("swept-sliding"));
    CHECK(sliding.edges->contact == Contact::entering);
    const auto& pairs = sliding.publishedSwept->pairs;
    CHECK(std::any_of(pairs.begin(), pairs.end(), [](const PublishedEdgePair& pair) {
      return pair.result.outcome == DrakeOutcome::zeroOverZero;
    }));
    CHECK_FALSE(recipeFault(sliding).empty());
  }

  TEST_CASE("the pair that is asked for is explained, an impossible one is not") {
    const Scene scene = boxes({3, 0.5}, {4, 0});
    const Evidence plain = analyze(scene);
    REQUIRE(plain.edges->pair);
    CHECK(plain.edgePair->edgeA == plain.edges->edgeA);
    const Evidence asked = analyze(scene, asking(2, 0));
    CHECK(asked.edgePair->edgeA == 2);
    CHECK(asked.edgePair->edgeB == 0);
    CHECK(asked.edges->time == plain.edges->time);
    for (const auto& [a, b] : {std::pair{4, 0}, {0, -1}, {99, 99}}) {
      CHECK(analyze(scene, asking(a, b)).edgePair->edgeA == plain.edgePair->edgeA);
    }
  }

  TEST_CASE("without a hit there is still a pair to look at") {
    const Evidence passing = analyze(boxes({3, 4}, {2, 0}));
    CHECK(passing.edges->contact == Contact::none);
    REQUIRE(passing.edgePair);
    const Evidence far = analyze(boxes({300, 400}, {}));
    CHECK(far.edges->tested == 0);
    REQUIRE(far.edgePair);
    CHECK(sweptEdgesVerdict(far, {}).sentence.find("so the edges cannot meet") !=
          std::string::npos);
  }

  TEST_CASE("where no pair is tested the lane says why it is empty, and no pair is drawn") {
    const Evidence far = analyze(boxes({300, 400}, {3, 0}));
    REQUIRE(far.edges->tested == 0);
    ViewState view;
    view.technique = "swept_edges";
    view.time = 0.5;
    const Technique& technique = *findTechnique("swept_edges");
    REQUIRE(technique.hasStrip(far));
    const Figure strip = stripFigure(technique, far, view, 900, 180);
    CHECK(shows(strip, "no two edges come near enough"));
    CHECK(std::ranges::any_of(strip.items,
                              [](const Item& item) { return partOf(item) == Part::shownTime; }));
    const auto draws = [&](Part part) {
      const Figure figure = paint(far, view);
      return std::ranges::any_of(figure.items,
                                 [part](const Item& item) { return partOf(item) == part; });
    };
    CHECK_FALSE(draws(Part::chosenEdge));
    CHECK_FALSE(draws(Part::edgeLine));
    CHECK_FALSE(draws(Part::refusedCandidate));
    CHECK_FALSE(draws(Part::ghost));  // the start and the body now are enough
    view.time = 0;
    view.camera = {{2, 0}, 100, 900, 600};
    CHECK(draws(Part::ghost));
    CHECK(shows(paint(far, view), " at t = 1.000"));
  }

  TEST_CASE("published alone: its lines, its path, its time on the lane, and nothing exact") {
    const Evidence evidence = analyze(builtin("swept-crossing"));
    ViewState view;
    view.technique = "swept_edges";
    view.answers = Answers::published;
    view.camera.width = 1130;
    view.camera.height = 710;
    const Figure figure = paint(evidence, view);
    const auto count = [](const Figure& picture, Part part) {
      return std::ranges::count_if(picture.items,
                                   [part](const Item& item) { return partOf(item) == part; });
    };
    CHECK(count(figure, kRecipeEdge) == 2);
    CHECK(count(figure, Part::publishedLine) >= 3);  // their lines, the path
    CHECK(count(figure, Part::publishedBody) > 0);
    CHECK(shows(figure, "published hit at t = 0.541"));
    const Figure strip = stripFigure(*findTechnique("swept_edges"), evidence, view, 900, 180);
    CHECK(count(strip, Part::publishedPoint) > 0);
    for (const Part part : {Part::contact, Part::candidate, Part::refusedCandidate})
      CHECK(count(strip, part) == 0);
    view.answers = Answers::both;  // they agree: nothing published but the point
    CHECK(count(paint(evidence, view), Part::publishedLine) == 0);
    CHECK(count(paint(evidence, view), Part::publishedBody) == 0);
  }

  TEST_CASE("beside tiny bodies the edges and their ends have no names") {
    const Evidence evidence = analyze(builtin("swept-crossing"));
    ViewState view;
    view.technique = "swept_edges";
    for (const double zoom : {5.0, 60.0}) {
      view.camera = {{0, 0}, zoom, 1130, 710};
      CHECK(shows(paint(evidence, view), "edge A1") == (zoom > 20));
    }
  }

  TEST_CASE("the arcs around both ends stay above the sentence, and their lens is named") {
    const Evidence evidence = analyze(builtin("pitfall-lens-on-segment"));
    ViewState view;
    view.technique = "swept_edges";
    view.answers = Answers::both;
    view.camera = {{0, -1}, 120, 800, 330};
    const Figure figure = paint(evidence, view);
    double top = figure.height;
    for (const Item& item : figure.items) {
      const Box* box = std::get_if<Box>(&item);
      if (box != nullptr && box->part == Part::narrationBacking) top = std::min(top, box->min.y);
    }
    REQUIRE(top < figure.height);
    for (const Item& item : figure.items) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      if (stroke == nullptr || stroke->part != Part::publishedLine || stroke->points.size() < 3)
        continue;
      for (const Vec2 point : stroke->points) CHECK(point.y <= top + 1e-6);
    }
    CHECK(shows(figure, "near both ends of edge B0"));
  }

  TEST_CASE("both meeting points that the wrong intercept is about are in the frame") {
    const Scene scene = builtin("pitfall-vertical-intercept");
    ViewState view;
    view.technique = "swept_edges";
    view.options.set(kReading, RecipeReading::describedIntercept);
    const Evidence evidence = analyze(scene, optionsFrom(view));
    const PublishedSweptSegments* told = toldPair(evidence);
    REQUIRE(told != nullptr);
    for (const double size : {1.0, 2.0}) {
      view.camera = openingCamera(techniques(), scene, evidence, 800 * size, 330 * size);
      view.camera = framedCamera(techniques(), evidence, view);
      for (const Vec2 point : {*told->initial, *told->initialOnLines}) {
        const Vec2 p = view.camera.toScreen(point);
        CHECK((p.x > 0 && p.y > 0 && p.x < view.camera.width && p.y < view.camera.height));
      }
    }
  }

  TEST_CASE("a body that is no simple polygon is named") {
    Scene scene = boxes({3, 0}, {1, 0});
    scene.bodies[1].vertices = {{0, 0}, {2, 2}, {2, 0}, {0, 2}};
    const Evidence evidence = analyze(scene);
    CHECK_FALSE(evidence.edges);
    CHECK_FALSE(evidence.edgePair);
    CHECK(evidence.skipped.at("edges") == "B is not a simple polygon: edges B0 and B2 cross");
    CHECK(sweptEdgesStepCount(evidence) == 0);
    CHECK(sweptEdgesSteps(evidence, {}).size() == 7);
    CHECK(Json::parse(json(scene))["skipped"]["published.swept"] == evidence.skipped.at("edges"));
  }

  TEST_CASE("steps know only what they have reached") {
    const Evidence evidence = analyze(builtin("swept-crossing"));
    const int count = sweptEdgesStepCount(evidence);
    for (int step = 0; step < count; ++step) {
      CAPTURE(step);
      ViewState view;
      view.technique = "swept_edges";
      view.step = step;
      view.camera.width = 1130;
      view.camera.height = 710;
      const std::vector<CodeLine> lines = sweptEdgesSteps(evidence, view);
      CHECK(std::count_if(lines.begin(), lines.end(),
                          [](const CodeLine& line) { return line.current; }) == 1);
      CHECK(lines[0].value == "apart");
      CHECK(lines[2].value.empty() == (step < 1));
      CHECK(lines[3].value.empty() == (step < 2));
      CHECK(lines[6].value.empty() == (step < count - 1));
      CHECK_FALSE(sweptEdgesVerdict(evidence, view).badge.empty());
      const Figure figure = paint(evidence, view);
      CHECK(shows(figure, "lines meet at t = 0") == (step == 2 || step == 3));
      CHECK(shows(figure, "lines meet at t = 1") == (step == 3));
      const std::vector<std::string> words = test::wordsIn(figure);
      CHECK(std::ranges::any_of(words, [](const std::string& text) {
              return text.starts_with("the lines meet here at t = 0.");
            }) == (step > 3));
    }
    CHECK(sweepProgress(evidence, -1).phase == SweepProgress::Phase::result);
    CHECK(sweepProgress(evidence, count - 1).phase == SweepProgress::Phase::result);
    CHECK(sweepProgress(evidence, count + 5).phase == SweepProgress::Phase::result);
    CHECK(sweepProgress(evidence, 5).candidates == 2);
  }

  TEST_CASE("parallel edges show their gap instead of a meeting point") {
    const Evidence evidence = analyze(builtin("swept-parallel"));
    ViewState view;
    view.technique = "swept_edges";
    view.camera.width = 1130;
    view.camera.height = 710;
    const Figure figure = paint(evidence, view);
    CHECK(shows(figure, "apart"));
    CHECK_FALSE(shows(figure, "lines meet"));
    CHECK(sweptEdgesSteps(evidence, view)[3].text.find("parallel") != std::string::npos);
  }

  TEST_CASE("steps of a chosen pair that the boxes leave out end there") {
    const Scene scene = builtin("swept-crossing");
    const Evidence culled = analyze(scene, asking(0, 1));
    CHECK(sweptEdgesStepCount(culled) == 3);
    const Evidence tested = analyze(scene, asking(0, 0));
    CHECK(sweptEdgesStepCount(tested) == 10);
    ViewState view;
    view.technique = "swept_edges";
    view.step = 1;
    const std::string left = "Those of A0 and B1 are apart, so this pair is not looked at";
    CHECK(sweptEdgesVerdict(culled, view).sentence.find(left) != std::string::npos);
    CHECK(sweptEdgesVerdict(tested, view).sentence.find("not looked at") == std::string::npos);
  }

  TEST_CASE("bodies that meet at the start show no pair of edges") {
    ViewState view;
    view.technique = "swept_edges";
    view.camera.width = 1130;
    view.camera.height = 710;
    for (const int step : {-1, 0, 1}) {
      view.step = step;
      const Figure figure = paint(analyze(boxes({0.5, 0.25}, {0.1, 0})), view);
      for (const Item& item : figure.items) {
        CHECK(partOf(item) != Part::chosenEdge);
        CHECK(partOf(item) != Part::edgeLine);
      }
    }
  }

  TEST_CASE("the ends of the edges that are explained are named, where they are at the time") {
    const Evidence evidence = analyze(builtin("swept-crossing"));
    ViewState view = test::viewAtTime("swept_edges", 0);
    const auto placeOf = [&](std::string_view name) {
      const Figure figure = paintUnlabelled(techniques(), evidence, view);
      for (const Label& label : figure.labels)
        if (label.text.text == name) return label.anchor;
      return Vec2{-1, -1};
    };
    const BodyShape& a = evidence.bodies[0];
    for (const double time : {0.0, 0.25}) {
      view.time = time;
      for (const std::size_t vertex : {1U, 2U}) {
        CAPTURE(vertex);
        const Vec2 wanted = view.camera.toScreen(a.vertices[vertex] + time * a.velocity);
        CHECK(distance(placeOf("A" + std::to_string(vertex)), wanted) < 1e-6);
      }
    }
    CHECK(placeOf("B4") != Vec2{-1, -1});
    CHECK(placeOf("B0") != Vec2{-1, -1});
    CHECK(placeOf("A3") == Vec2{-1, -1});
    view.names = false;
    CHECK(placeOf("A1") == Vec2{-1, -1});
  }

  TEST_CASE("of bodies that meet at the start no pair is counted as tested") {
    Scene scene = builtin("two-pentagons");
    scene.bodies[0].velocity = {1, 0};
    const Evidence evidence = analyze(scene);
    REQUIRE(evidence.edges->contact == Contact::initial);
    CHECK(sweptEdgesCounters(evidence, {}).find("tested") == std::string::npos);
    CHECK(sweptEdgesCounters(analyze(builtin("swept-crossing")), {}).find("tested 14") !=
          std::string::npos);
  }

  TEST_CASE("the recipe is faulted only where it gives another time") {
    CHECK(recipeFault(analyze(boxes({3, 4}, {0.1, 0}))).empty());
    const std::string start = recipeFault(analyze(boxes({0.5, 0.25}, {0.1, 0})));
    CHECK(start.find("t = 0") != std::string::npos);
    // Where nothing moves it is asked nothing.
    const Evidence resting = analyze(boxes({0.5, 0.25}, {0, 0}));
    CHECK(recipeFault(resting).empty());
    CHECK(resting.disagreements.empty());
    CHECK(recipeAnswerText(resting) == "no collision, nothing moves");
    CHECK(recipeCompared(resting).front().published == "nothing moves");
    CHECK_FALSE(recipeFault(analyze(boxes({3, 0}, {4, 0}))).empty());  // equal, face to face
  }

  TEST_CASE("query prints the sweep of edges") {
    const Json hit = Json::parse(json(boxes({3, 0.5}, {4, 0})));
    CHECK(hit["edges"]["contact"] == "entering");
    CHECK(hit["edges"]["time"] == 0.5);
    CHECK(hit["edges"]["tested"].get<int>() + hit["edges"]["culled"].get<int>() == 16);
    CHECK(hit["edges"]["candidates"].size() == 4);
    CHECK(hit["edges"]["candidates"][0]["body"] == "A");
    CHECK(hit["edges"]["points"][0] == hit["edges"]["point"]);
    CHECK(hit["edges"]["normal"] == Json({-1, 0}));
    CHECK(hit["published"]["swept"].contains("hit"));
    const Json miss = Json::parse(json(boxes({3, 4}, {1, 0})));
    CHECK(miss["edges"]["contact"] == "none");
    CHECK(miss["edges"]["time"].is_null());
    CHECK(miss["edges"]["a"].is_null());
    CHECK(miss["edges"]["candidates"] == Json::array());
    CHECK(miss["published"]["swept"]["hit"] == false);
    CHECK(miss["published"]["swept"]["time"].is_null());
  }
}
