#include "app/view/handles.h"
#include "app/techniques/table.h"
#include "app/tools/pick.h"
#include "app/view/shown_handles.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>

namespace sepax {
namespace {

using Kind = Target::Kind;

/// A disc of many corners with radius 3 about `center`.
BodyShape disc(const std::string& name, int corners, Vec2 center) {
  BodyShape shape;
  shape.name = name;
  shape.position = shape.centroid = center;
  for (int i = 0; i < corners; ++i) {
    const double turn = 2 * std::numbers::pi * i / corners;
    shape.vertices.push_back(center + 3 * Vec2{std::cos(turn), std::sin(turn)});
  }
  shape.valid = shape.convex = true;
  return shape;
}

struct Stage {
  Evidence evidence;
  ViewState view;
  explicit Stage(int corners, int bodies = 1) {
    for (int i = 0; i < bodies; ++i) {
      evidence.bodies.push_back(disc(std::to_string(i), corners, {0.1 * i, 0}));
    }
    evidence.a = 0;
    view.camera = {{}, 90, 800, 600};
    view.technique = "none of ours";  // nothing but bodies is painted
  }
};

TEST_CASE("all handles of a few, some of very many, never more than the limit") {
  CHECK(shownHandles(Stage(5).evidence, Stage(5).view)[0].size() == 5);
  const Stage many(100'000);
  const std::vector<int> shown = shownHandles(many.evidence, many.view)[0];
  CHECK(shown.size() > 100);
  CHECK(shown.size() <= static_cast<std::size_t>(kMostHandles));
  CHECK(std::ranges::is_sorted(shown));
  const Stage crowd(200, 50);
  std::size_t all = 0;
  for (const std::vector<int>& body : shownHandles(crowd.evidence, crowd.view)) all += body.size();
  CHECK(all <= static_cast<std::size_t>(kMostHandles));
  for (std::size_t i = 1; i < shown.size(); ++i) {
    const auto place = [&](std::size_t k) {
      return many.view.camera.toScreen(
          many.evidence.bodies[0].vertices[static_cast<std::size_t>(shown[k])]);
    };
    CHECK(distance(place(i - 1), place(i)) >= 7);
  }
}

TEST_CASE("the hovered and the selected vertex always have their handle, hidden bodies none") {
  Stage stage(100'000, 2);
  stage.view.hovered = {Kind::vertex, 0, 12'346};
  stage.view.selected = {Kind::vertex, 1, 77'777};
  const auto shown = shownHandles(stage.evidence, stage.view);
  CHECK(std::ranges::find(shown[0], 12'346) != shown[0].end());
  CHECK(std::ranges::find(shown[1], 77'777) != shown[1].end());
  CHECK(shown[1].size() > shown[0].size() / 2);
  stage.view.hidden = {"1"};
  CHECK(shownHandles(stage.evidence, stage.view)[1].empty());
  stage.view.handles = false;
  CHECK(shownHandles(stage.evidence, stage.view)[0].empty());
}

TEST_CASE("a vertex without a drawn handle is picked all the same") {
  const Stage stage(100'000);
  for (const int vertex : {0, 1, 31'415, 99'999}) {
    const Vec2 place = stage.evidence.bodies[0].vertices[static_cast<std::size_t>(vertex)];
    const Target target = pick(stage.evidence, stage.view, findTechnique(stage.view.technique),
                               stage.view.camera.toScreen(place));
    CHECK(target == Target{Kind::vertex, 0, vertex});
  }
}

TEST_CASE("an outline of few points stays, of very many it keeps its shape") {
  std::vector<Vec2> few(100, Vec2{1, 1});
  CHECK(simplifiedOutline(few) == few);
  std::vector<Vec2> many;
  for (const Vec2 p : disc("A", 100'000, {}).vertices) many.push_back(90 * p);
  const std::vector<Vec2> simple = simplifiedOutline(many);
  CHECK(simple.size() < 10'000);
  CHECK(simple.size() > 1000);
  for (std::size_t i = 0; i < many.size(); i += 997) {
    double nearest = INFINITY;
    for (const Vec2 p : simple) nearest = std::min(nearest, distance(p, many[i]));
    CHECK(nearest <= 0.3);
  }
}

TEST_CASE("a body of a hundred thousand vertices is painted and picked at interactive rates" *
          doctest::test_suite("speed")) {
  const Stage stage(100'000, 2);
  using Clock = std::chrono::steady_clock;
  double paintTime = INFINITY;
  double pickTime = INFINITY;
  for (int i = 0; i < 5; ++i) {  // the best of a few: other programs run beside
    const auto start = Clock::now();
    const Figure figure = paint(stage.evidence, stage.view);
    const auto painted = Clock::now();
    CHECK(figure.items.size() < 2000);
    CHECK(pick(stage.evidence, stage.view, findTechnique(stage.view.technique), {700, 100}).kind ==
          Kind::none);
    const std::chrono::duration<double, std::milli> paintSpan = painted - start;
    const std::chrono::duration<double, std::milli> pickSpan = Clock::now() - painted;
    paintTime = std::min(paintTime, paintSpan.count());
    pickTime = std::min(pickTime, pickSpan.count());
  }
  MESSAGE("painting " << paintTime << " ms, picking " << pickTime << " ms");
  CHECK(paintTime < 100);
  CHECK(pickTime < 100);
}

}  // namespace
}  // namespace sepax
