#include "app/techniques/minkowski/minkowski.h"
#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/minkowski/legend.h"
#include "app/techniques/table.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/shapes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <variant>

namespace sepax {
namespace {

using test::OpenedScene;
using test::textOf;

constexpr MinkowskiMode kModes[] = {MinkowskiMode::edges, MinkowskiMode::gjk, MinkowskiMode::epa,
                                    MinkowskiMode::moving};
constexpr const char* kScenes[] = {"minkowski-overlap", "minkowski-apart", "minkowski-touching",
                                   "minkowski-moving",  "minkowski-boxes", "minkowski-thin"};

Figure sideOf(const OpenedScene& scene, const ViewState& view) {
  Figure figure;
  figure.width = 500;
  figure.height = 600;
  const Camera camera = framedSide(*scene.technique->side, scene.evidence, view, {500, 600});
  paintDifference(scene.evidence, view, camera, figure);
  return figure;
}

std::ptrdiff_t strokes(const Figure& figure, Part part) {
  return std::ranges::count_if(figure.items, [&](const Item& item) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    return stroke != nullptr && stroke->part == part && stroke->layer == Layer::evidence;
  });
}

std::ptrdiff_t itemsOf(const Figure& figure, Part part) {
  return std::ranges::count(figure.items, part, partOf);
}

Scene sceneOf(const test::Case& c) {
  Scene scene = test::builtin("minkowski-overlap");
  scene.bodies[0].vertices = c.a;
  scene.bodies[1].vertices = c.b;
  scene.bodies[0].velocity = c.va;
  scene.bodies[1].velocity = c.vb;
  return scene;
}

TEST_SUITE_BEGIN("minkowski");

TEST_CASE("law: the last step of every mode shows what the whole answer shows") {
  for (const char* id : kScenes) {
    OpenedScene scene(id);
    for (const MinkowskiMode mode : kModes) {
      CAPTURE(id);
      CAPTURE(static_cast<int>(mode));
      scene.view.options.set(kMinkowskiMode, mode);
      const int count = minkowskiStepCount(scene.evidence, scene.view);
      if (count == 0) continue;
      const Verdict whole = minkowskiVerdict(scene.evidence, scene.at(-1));
      const Verdict last = minkowskiVerdict(scene.evidence, scene.at(count - 1));
      CHECK(last.badge == whole.badge);
      CHECK(last.sentence == whole.sentence);
      CHECK(minkowskiVerdict(scene.evidence, scene.at(0)).badge != whole.badge);
      for (int step = 0; step < count; ++step) {
        const auto lines = minkowskiSteps(scene.evidence, scene.at(step));
        CHECK(std::ranges::count(lines, true, &CodeLine::current) == 1);
      }
    }
  }
}

TEST_CASE(
    "law: on random scenes GJK and EPA end in the answer of SAT, and the ray in the sweep's") {
  int overlapping = 0;
  int hits = 0;
  std::size_t worstGjk = 0;
  std::size_t worstEpa = 0;
  for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
    const Scene scene =
        sceneOf(test::makeCase(seed, seed % 2 == 0 ? test::Kind::random : test::Kind::lattice));
    INFO("seed " << seed);
    AnalysisOptions options;
    options.technique = "minkowski";
    const Evidence evidence = analyze(scene, options);
    REQUIRE(evidence.minkowski);
    const MinkowskiEvidence& found = *evidence.minkowski;
    const Relation relation = evidence.sat->relation;
    REQUIRE(found.gjk.relation == relation);
    const GjkStop verdict =
        found.gjk.iterations[static_cast<std::size_t>(found.gjk.verdictAt)].stop;
    REQUIRE(verdict != GjkStop::none);
    REQUIRE((verdict != GjkStop::separated || relation == Relation::disjoint));
    REQUIRE(found.epa.has_value() == (relation == Relation::overlapping));
    worstGjk = std::max(worstGjk, found.gjk.iterations.size());
    if (found.epa) {
      ++overlapping;
      REQUIRE(found.epa->edge == found.nearest.edge);
      REQUIRE(distance(found.epa->mtv, evidence.sat->mtv) <= 1e-12 * (1 + evidence.sat->depth));
      worstEpa = std::max(worstEpa, found.epa->iterations.size());
    }
    if (seed % 10 != 0) continue;
    options.technique = "motion";
    const Evidence swept = analyze(scene, options);
    REQUIRE(swept.motion->contact == found.ray.contact);
    REQUIRE(swept.motion->time == found.ray.time);
    hits += found.ray.contact == Contact::entering ? 1 : 0;
  }
  CHECK(overlapping > 1000);
  CHECK(hits > 50);
  MESSAGE("iterations at most: GJK ", worstGjk, ", EPA ", worstEpa);
}

TEST_CASE("built edge by edge there are as many edges as steps, each in its owner's colour") {
  const OpenedScene scene("minkowski-overlap");
  const MinkowskiEvidence& found = *scene.evidence.minkowski;
  for (int step = 0; step < static_cast<int>(found.edges.size()); ++step) {
    const Figure figure = sideOf(scene, scene.at(step));
    const std::ptrdiff_t ofA =
        std::count_if(found.edges.begin(), found.edges.begin() + step + 1,
                      [](const MinkowskiEdge& edge) { return edge.name.owner == Owner::a; });
    CHECK(strokes(figure, kDifferenceEdgeA) == ofA);
    CHECK(strokes(figure, kDifferenceEdgeB) == step + 1 - ofA);
    CHECK(shownEdge(scene.evidence, scene.at(step)) == step);
  }
}

TEST_CASE("the steps say where they are, and edges that are not built yet are not known") {
  OpenedScene scene("minkowski-apart");
  CHECK(minkowskiPlace(scene.evidence, scene.at(-1)) == "7 steps");
  CHECK(minkowskiPlace(scene.evidence, scene.at(2)) == "iteration 2 of 3");
  CHECK(minkowskiPlace(scene.evidence, scene.at(3)) == "iteration 2 of 3");
  CHECK(minkowskiPlace(scene.evidence, scene.at(6)) == "the answer");
  CHECK_FALSE(isKnownEdge(minkowskiProgress(scene.evidence, scene.at(3)), 0));
  CHECK(isKnownEdge(minkowskiProgress(scene.evidence, scene.at(-1)), 8));
  scene.view.options.set(kMinkowskiMode, MinkowskiMode::edges);
  CHECK(minkowskiPlace(scene.evidence, scene.at(4)) == "edge 5 of 9");
  CHECK(isKnownEdge(minkowskiProgress(scene.evidence, scene.at(4)), 4));
  CHECK_FALSE(isKnownEdge(minkowskiProgress(scene.evidence, scene.at(4)), 5));
}

TEST_CASE("a hovered edge is the shown one, with its ruler; a step goes before it") {
  OpenedScene scene("minkowski-overlap");
  const MinkowskiEvidence& found = *scene.evidence.minkowski;
  for (std::size_t k = 0; k < found.edges.size(); ++k) {
    scene.view.hoveredAxis = found.edges[k].name;
    CHECK(shownEdge(scene.evidence, scene.at(-1)) == static_cast<int>(k));
    CHECK(asksForAxis(scene.evidence, scene.at(-1)));
    CHECK(itemsOf(paint(scene.evidence, scene.at(-1)), Part::shadow) > 0);
    CHECK(shownEdge(scene.evidence, scene.at(2)) == 2);
  }
  scene.view.hoveredAxis.reset();
  CHECK(shownEdge(scene.evidence, scene.at(-1)) == found.nearest.edge);
  CHECK(itemsOf(paint(scene.evidence, scene.at(-1)), Part::shadow) == 0);
}

TEST_CASE("the supports of an iteration stand on both bodies and in the difference") {
  OpenedScene scene("minkowski-overlap");
  scene.view.options.set(kMinkowskiMode, MinkowskiMode::gjk);
  const auto& iterations = scene.evidence.minkowski->gjk.iterations;
  for (int i = 0; i < static_cast<int>(iterations.size()); ++i) {
    const GjkIteration& it = iterations[static_cast<std::size_t>(i)];
    const std::string sentence = minkowskiVerdict(scene.evidence, scene.at(2 * i)).sentence;
    CHECK(sentence.find(pointName(scene.evidence, it.support)) != std::string::npos);
    CHECK(sentence.find(numbers(it.place)) != std::string::npos);
    CHECK(itemsOf(paint(scene.evidence, scene.at(2 * i)), kSupport) > 0);
    CHECK(itemsOf(sideOf(scene, scene.at(2 * i)), kSupport) > 0);
  }
}

TEST_CASE("where EPA and the ray have nothing to do there is no step, and the sentence says so") {
  OpenedScene scene("minkowski-apart");
  scene.view.options.set(kMinkowskiMode, MinkowskiMode::epa);
  CHECK(minkowskiStepCount(scene.evidence, scene.view) == 0);
  CHECK(minkowskiVerdict(scene.evidence, scene.view)
            .sentence.starts_with("EPA goes on from an overlap, and here is none. "));
  scene.view.options.set(kMinkowskiMode, MinkowskiMode::moving);
  CHECK(minkowskiStepCount(scene.evidence, scene.view) == 0);
  CHECK(minkowskiVerdict(scene.evidence, scene.view).sentence.starts_with("Neither moves"));
}

TEST_CASE("the answer of a query has every field, and null with the reason without a polygon") {
  const auto apart = minkowskiJson(OpenedScene("minkowski-apart").evidence);
  CHECK(apart["relation"] == "disjoint");
  CHECK(apart["mtv"] == nlohmann::ordered_json::array({0.0, 0.0}));
  const Vec2 onA{apart["witness"][0][0], apart["witness"][0][1]};
  const Vec2 onB{apart["witness"][1][0], apart["witness"][1][1]};
  CHECK(distance(onA, onB) == doctest::Approx(apart["distance"].get<double>()));
  CHECK(apart["vertices"].size() == 9);
  CHECK(apart["edges"].size() == 9);
  CHECK(apart["gjk"].size() == 3);
  const OpenedScene opened("minkowski-apart");
  for (std::size_t i = 0; i < 3; ++i) {
    const VertexPair support = opened.evidence.minkowski->gjk.iterations[i].support;
    CHECK(apart["gjk"][i]["support"] == nlohmann::ordered_json::array({support.a, support.b}));
  }
  CHECK(apart["gjk"][0]["simplex"].size() == 1);
  CHECK(apart["epa"].is_null());
  CHECK(apart["ray"].is_null());
  const auto overlap = minkowskiJson(OpenedScene("minkowski-thin").evidence);
  CHECK(overlap["witness"].is_null());
  CHECK(overlap["epa"].size() == 2);
  CHECK(overlap["epa"][1]["beyond"] == false);
  const auto moving = minkowskiJson(OpenedScene("minkowski-moving").evidence);
  CHECK(moving["ray"]["entry"] < moving["ray"]["exit"]);
  CHECK(moving["ray"]["contact"] == "entering");
  const auto concave = minkowskiJson(OpenedScene("minkowski-concave").evidence);
  CHECK(concave["relation"] == "overlapping");
  CHECK(concave["mtv"] == nlohmann::ordered_json::array({0.0, -0.75}));
  CHECK(concave["pieces"].size() == 3);
  const OpenedScene opened3("minkowski-concave");
  CHECK(concave["outline"].size() == opened3.evidence.minkowskiPieces->outline.size());
  CHECK(concave["outline"][0]["body"].is_string());
  CHECK(opened3.evidence.skipped.contains("minkowski.ray"));
  Scene bowTie = test::builtin("minkowski-overlap");
  bowTie.bodies[0].vertices = {{0, 0}, {2, 2}, {2, 0}, {0, 2}};
  const Evidence none = analyze(bowTie);
  CHECK(minkowskiJson(none).is_null());
  CHECK_FALSE(none.skipped.at("minkowski").empty());
}

TEST_CASE("a ray along an edge and outside of it has no times, and the code says why") {
  Scene scene = test::builtin("minkowski-boxes");
  scene.bodies[0].position = {0, 20};
  scene.bodies[0].velocity = {30, 0};
  scene.bodies[1].velocity = {};
  AnalysisOptions options;
  options.technique = "minkowski";
  const Evidence evidence = analyze(scene, options);
  REQUIRE_FALSE(evidence.minkowski->ray.atRest);
  const auto json = minkowskiJson(evidence);
  CHECK(json["ray"]["contact"] == "none");
  CHECK(json["ray"]["entry"].is_null());
  CHECK(json["ray"]["exit"].is_null());
  ViewState view;
  view.technique = "minkowski";
  view.options.set(kMinkowskiMode, MinkowskiMode::moving);
  const auto lines = minkowskiSteps(evidence, view);
  CHECK(lines[3].value.ends_with(": no contact"));
  CHECK(lines[4].value == "no contact");
  CHECK(minkowskiVerdict(evidence, view).sentence.find("misses") != std::string::npos);
}

TEST_CASE("a turn and the motion of a union are said to be left out") {
  OpenedScene moving("minkowski-moving");
  Scene scene = moving.scene;
  scene.bodies[0].spin = 90;
  const Verdict verdict = minkowskiVerdict(analyze(scene), moving.at(-1));
  CHECK(verdict.badge.starts_with("Without the turn · Will hit at t = "));
  CHECK(verdict.sentence.starts_with("Their turn in this step is left out here. "));
  CHECK_FALSE(minkowskiVerdict(moving.evidence, moving.at(-1)).badge.starts_with("Without"));
  OpenedScene concave("minkowski-concave");
  CHECK(minkowskiVerdict(concave.evidence, concave.view).sentence.find("Motion") ==
        std::string::npos);
  concave.view.options.set(kMinkowskiMode, MinkowskiMode::moving);
  CHECK(minkowskiVerdict(concave.evidence, concave.view)
            .sentence.starts_with("The ray is not followed through a union: Motion has the first "
                                  "contact. "));
}

TEST_CASE("the code of GJK has values up to the line that it has come to") {
  OpenedScene scene("minkowski-apart");
  scene.view.options.set(kMinkowskiMode, MinkowskiMode::gjk);
  const auto& run = scene.evidence.minkowski->gjk;
  for (std::size_t i = 0; i < run.iterations.size(); ++i) {
    for (const int half : {0, 1}) {
      const auto lines = minkowskiSteps(scene.evidence, scene.at(static_cast<int>(2 * i) + half));
      bool reached = false;
      for (const CodeLine& line : lines) {
        CHECK(line.value.empty() == reached);
        reached = reached || line.current;
      }
      if (half == 1) CHECK(lines[2].value.starts_with("p·d = "));
    }
    const std::string sentence =
        minkowskiVerdict(scene.evidence, scene.at(static_cast<int>(2 * i) + 1)).sentence;
    const bool first = static_cast<int>(i) == run.verdictAt;
    CHECK((sentence.find("which is now known; the rest finds the distance") != std::string::npos) ==
          first);
  }
}

/// From where to where the hatched part of the ruler reaches in a direction, world units.
std::pair<double, double> hatchedOn(const OpenedScene& scene, Vec2 way) {
  double low = kInfinity;
  double high = -kInfinity;
  const ViewState view = scene.at(-1);
  for (const Item& item : paint(scene.evidence, view).items) {
    const Fill* fill = std::get_if<Fill>(&item);
    if (fill == nullptr || fill->part != Part::overlap) continue;
    for (const Vec2 p : fill->outline) {
      low = std::min(low, dot(view.camera.toWorld(p), way));
      high = std::max(high, dot(view.camera.toWorld(p), way));
    }
  }
  return {low, high};
}

TEST_CASE(
    "an edge that is pointed at lights up its code line, and its ruler has the row's number") {
  OpenedScene scene("minkowski-overlap");
  for (const MinkowskiEdge& edge : scene.evidence.minkowski->edges) {
    scene.view.hoveredAxis = edge.name;
    const auto lines = minkowskiSteps(scene.evidence, scene.at(-1));
    CHECK(lines[1].axis == edge.name);
    CHECK(lines[1].value == nameOf(scene.evidence, edge.name));
    const std::string shown = textOf(paint(scene.evidence, scene.at(-1)));
    CHECK(shown.find("depth " + number(edge.distance)) != std::string::npos);
    const auto [low, high] = hatchedOn(scene, edge.normal);
    CHECK(high - low == doctest::Approx(edge.distance));
  }
  scene.view.hoveredAxis.reset();
  CHECK(minkowskiSteps(scene.evidence, scene.at(-1))[1].value.empty());
}

TEST_CASE("an edge that is pointed at tells its push beside SAT's depth") {
  OpenedScene scene("minkowski-overlap");
  const MinkowskiEvidence& found = *scene.evidence.minkowski;
  int longer = 0;
  for (const MinkowskiEdge& edge : found.edges) {
    scene.view.selectedAxis = edge.name;
    const std::string sentence = minkowskiVerdict(scene.evidence, scene.at(-1)).sentence;
    const bool nearest = &edge == &found.edges[static_cast<std::size_t>(found.nearest.edge)];
    CHECK(sentence.starts_with("The origin lies " + number(edge.distance) + " inside") != nearest);
    const double depth = scene.evidence.sat->axes[static_cast<std::size_t>(edge.axis)].depth;
    if (nearest || depth == edge.distance) continue;
    const bool same = sentence.ends_with("that is SAT’s depth on its axis.");
    CHECK(same == (number(depth) == number(edge.distance)));
    if (!same) CHECK(sentence.ends_with("the shorter push, the other way: " + number(depth) + "."));
    longer += same ? 0 : 1;
  }
  CHECK(longer > 0);
}

TEST_CASE("where a corner is nearest no edge is lit, and bodies that cross have no distance") {
  Scene scene = test::builtin("minkowski-apart");
  scene.bodies[1].vertices = {{3, 3}, {4, 3}, {4, 4}, {3, 4}};
  scene.bodies[1].position = {};
  scene.bodies[0].position = {};
  scene.bodies[0].vertices = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  const Evidence apart = analyze(scene);
  ViewState view;
  view.technique = "minkowski";
  REQUIRE(apart.minkowski->nearest.vertex);
  CHECK(shownEdge(apart, view) == -1);
  Scene thin = test::builtin("minkowski-apart");
  for (Body& body : thin.bodies) {
    body.form.kind = BodyKind::segment;
    body.position = {};
  }
  thin.bodies[0].vertices = {{-1, 0}, {1, 0}};
  thin.bodies[1].vertices = {{0, -1}, {0, 1}};
  const auto lines = minkowskiSteps(analyze(thin), view);
  CHECK(lines[3].value == "inside: they cross");
  CHECK(lines[4].value == "0: they meet");
}

TEST_CASE("with the time bodies and origin move, and it holds at the first contact") {
  OpenedScene scene("minkowski-moving");
  CHECK(scene.technique->playsTime(scene.scene, scene.evidence, scene.view));
  CHECK(scene.technique->holdTime(scene.evidence) == scene.evidence.minkowski->ray.time);
  const auto origins = [&] { return itemsOf(sideOf(scene, scene.view), kOrigin); };
  const auto atStart = origins();
  scene.view.time = 0.5;
  CHECK(origins() > atStart);
  const auto pose = scene.technique->poseAtTime(scene.evidence, scene.view, 0);
  REQUIRE(pose);
  CHECK(pose->position == 0.5 * scene.scene.bodies[0].velocity);
  CHECK_FALSE(scene.technique->poseAtTime(scene.evidence, scene.view, 1));
  scene.view.options.set(kMinkowskiMode, MinkowskiMode::gjk);
  CHECK_FALSE(scene.technique->poseAtTime(scene.evidence, scene.view, 0));
  CHECK_FALSE(scene.technique->playsTime(scene.scene, scene.evidence, scene.view));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
