#include "app/techniques/minkowski/legend.h"
#include "app/techniques/minkowski/minkowski.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>

// What is said of a difference, and of bodies that have none.

namespace sepax {
namespace {

using test::OpenedScene;
using test::textOf;

TEST_SUITE_BEGIN("minkowski");

TEST_CASE("where the difference is a union the bodies have the parts that its pieces name") {
  const OpenedScene concave("minkowski-concave");
  const Figure figure = paint(concave.evidence, concave.view);
  for (const char* name : {"A·1", "A·2", "A·3"}) CHECK(test::shows(figure, name));
  CHECK(std::ranges::count(figure.items, Part::convexCut, partOf) == 2);
  const OpenedScene convex("minkowski-overlap");
  CHECK(std::ranges::count(paint(convex.evidence, convex.view).items, Part::convexCut, partOf) ==
        0);
}

TEST_CASE("a badge that has no room loses whole clauses, not the end of a word") {
  OpenedScene scene("minkowski-overlap");
  const auto badge = [&](double width) {
    scene.view.camera.width = width;
    std::string words;
    for (const Item& item : paint(scene.evidence, scene.at(-1)).items) {
      const Text* text = std::get_if<Text>(&item);
      if (text != nullptr && text->part == Part::badge) words += text->text + "\n";
    }
    return words;
  };
  const std::string all = "Overlap · the origin lies in A − B, 0.974 from edge B3";
  CHECK(badge(900).find(all) != std::string::npos);
  CHECK(badge(400).find(all) == std::string::npos);
  CHECK(badge(400).find("Overlap · the origin lies in A − B") != std::string::npos);
  CHECK(badge(200).find("Overlap") != std::string::npos);
  CHECK(badge(200).find("Overlap ·") == std::string::npos);
  CHECK(badge(200).find("…") == std::string::npos);
}

TEST_CASE("concave bodies of too many vertices say so") {
  Scene scene = test::builtin("minkowski-concave");
  scene.bodies[1].vertices.clear();
  for (int i = 0; i < 900; ++i)
    scene.bodies[1].vertices.push_back({0.01 * i, i % 2 == 0 ? 0.0 : 1.0});
  scene.bodies[1].vertices.push_back({9, -3});
  scene.bodies[1].vertices.push_back({0, -3});
  AnalysisOptions options;
  options.technique = "minkowski";
  const Evidence evidence = analyze(scene, options);
  CHECK_FALSE(hasDifference(evidence));
  CHECK(evidence.skipped.at("minkowski").find("are too many") != std::string::npos);
}

TEST_CASE("bodies of several outlines that are apart have the distance of the nearest two") {
  Scene scene = test::builtin("minkowski-overlap");
  scene.bodies[0].vertices = {{0, 0}, {1, 0}, {0, 1}, {4, 0}, {5, 0},
                              {5, 1}, {8, 8}, {9, 8}, {8, 9}};
  scene.bodies[0].form = {BodyKind::polygon, {3, 3, 3}};
  scene.bodies[1].vertices = {{5, 4}, {5, 3}, {6, 3.5}};
  scene.bodies[1].position = {};
  AnalysisOptions options;
  options.technique = "minkowski";
  const Evidence evidence = analyze(scene, options);
  REQUIRE(evidence.concave);
  REQUIRE(evidence.concave->distance);
  CHECK(evidence.concave->distance->distance == 2);
  CHECK(evidence.concave->distance->onA == Vec2{5, 1});
}

TEST_CASE("bodies of other names are named, and what is too large says so") {
  Scene scene = test::builtin("minkowski-apart");
  scene.bodies[0].name = "ship";
  scene.bodies[1].name = "rock";
  const Evidence evidence = analyze(scene);
  const Verdict verdict = minkowskiVerdict(evidence, {});
  CHECK(verdict.badge.find("ship − rock") != std::string::npos);
  CHECK(verdict.sentence.find("A − B") == std::string::npos);
  for (Body& body : scene.bodies) {
    body.vertices.clear();
    for (int i = 0; i < 1200; ++i) {
      const double angle = 2 * std::acos(-1) * i / 1200;
      body.vertices.push_back({1000 * std::cos(angle), 1000 * std::sin(angle)});
    }
  }
  const Evidence large = analyze(scene);
  CHECK_FALSE(hasDifference(large));
  CHECK(large.skipped.at("minkowski").find("1200 and 1200 vertices") != std::string::npos);
}

TEST_CASE("the code points at the line of the step") {
  const auto current = [](const OpenedScene& scene, int step) {
    const auto lines = minkowskiSteps(scene.evidence, scene.at(step));
    return std::ranges::find(lines, true, &CodeLine::current) - lines.begin();
  };
  OpenedScene scene("minkowski-overlap");
  scene.view.options.set(kMinkowskiMode, MinkowskiMode::gjk);
  const auto& gjk = scene.evidence.minkowski->gjk.iterations;
  for (std::size_t i = 0; i < gjk.size(); ++i) {
    CHECK(current(scene, static_cast<int>(2 * i)) == 1);
    const bool stops = gjk[i].stop != GjkStop::none;
    CHECK(current(scene, static_cast<int>(2 * i + 1)) == (stops ? 4 : 3));
  }
  scene.view.options.set(kMinkowskiMode, MinkowskiMode::epa);
  const auto& epa = scene.evidence.minkowski->epa->iterations;
  for (std::size_t i = 0; i < epa.size(); ++i) {
    CHECK(current(scene, static_cast<int>(2 * i)) == 1);
    CHECK(current(scene, static_cast<int>(2 * i + 1)) == (epa[i].beyond ? 3 : 2));
  }
  OpenedScene apart("minkowski-apart");
  apart.view.options.set(kMinkowskiMode, MinkowskiMode::gjk);
  const auto& run = apart.evidence.minkowski->gjk;
  const std::string said = minkowskiSteps(apart.evidence, apart.at(2 * run.verdictAt + 1))[2].value;
  CHECK(said.ends_with(": apart"));
  OpenedScene moving("minkowski-moving");
  const auto& edges = moving.evidence.minkowski->edges;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const int line = edges[i].crossing < 0 ? 1 : edges[i].crossing > 0 ? 2 : 3;
    CHECK(current(moving, static_cast<int>(i)) == line);
  }
}

TEST_CASE("a tie is told where the other push goes another way") {
  const OpenedScene boxes("minkowski-boxes");
  const std::string tie = "of equals that of the first axis is taken";
  // Two unit boxes at one place: four ways out, of the same length.
  Scene same = boxes.scene;
  for (Body& body : same.bodies) {
    body.vertices = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    body.position = {};
    body.angle = 0;
  }
  CHECK(minkowskiVerdict(analyze(same), {}).sentence.find(tie) != std::string::npos);
  // Beside each other: the parallel edges of both are one way out.
  same.bodies[1].position = {0.75, 0.25};
  CHECK(minkowskiVerdict(analyze(same), {}).sentence.find(tie) == std::string::npos);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
