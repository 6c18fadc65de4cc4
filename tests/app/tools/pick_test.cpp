#include "app/tools/pick.h"
#include "app/techniques/drawing/name_place.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/table.h"
#include "app/view/handles.h"

#include <doctest/doctest.h>

namespace sepax {
namespace {

using Kind = Target::Kind;

/// Two squares of two units, one above the origin's left, one at its right, in an 800 x 600 figure.
Scene twoSquares() {
  Scene scene;
  scene.bodies = {{"A", {{-3, 0}, {-1, 0}, {-1, 2}, {-3, 2}}, {}, 0, {}, 0},
                  {"B", {{1, 0}, {3, 0}, {3, 2}, {1, 2}}, {}, 0, {0, -1}, 0}};
  return scene;
}

struct Stage {
  Scene scene = twoSquares();
  Evidence evidence = analyze(scene);
  ViewState view;
  Stage() { view.camera = {{}, 100, 800, 600}; }
  [[nodiscard]] Target at(Vec2 world, Vec2 pixels = {}) const {
    return pick(evidence, view, findTechnique(view.technique),
                view.camera.toScreen(world) + pixels);
  }
};

TEST_CASE("vertex before edge before body before nothing") {
  const Stage stage;
  CHECK(stage.at({-1, 2}, {6, 6}) == Target{Kind::vertex, 0, 2});
  CHECK(stage.at({-2, 2}, {0, 5}) == Target{Kind::edge, 0, 2});
  CHECK(stage.at({2, 1}) == Target{Kind::body, 1, -1});
  CHECK(stage.at({0, -2}) == Target{});
}

TEST_CASE("every vertex, every edge and every body of a scene is found at its place") {
  const Stage stage;
  for (int b = 0; b < 2; ++b) {
    const BodyShape& shape = stage.evidence.bodies[static_cast<std::size_t>(b)];
    for (int i = 0; i < 4; ++i) {
      const Vec2 p = shape.vertices[static_cast<std::size_t>(i)];
      const Vec2 q = shape.vertices[static_cast<std::size_t>((i + 1) % 4)];
      CHECK(stage.at(p) == Target{Kind::vertex, b, i});
      CHECK(stage.at((p + q) / 2) == Target{Kind::edge, b, i});
    }
    CHECK(stage.at(shape.centroid) == Target{Kind::body, b, -1});
  }
}

TEST_CASE("handles have targets of at least ten pixels") {
  const Stage stage;
  CHECK(stage.at({-1, 2}, {5, 0}).kind == Kind::vertex);
  CHECK(stage.at({-1, 2}, {-5, 0}).kind == Kind::vertex);
}

TEST_CASE("velocity tips are for the motion view, rotation handles for the selected body") {
  Stage stage;
  const BodyShape& b = stage.evidence.bodies[1];
  CHECK(stage.at(velocityTip(b)).kind != Kind::velocity);
  stage.view.technique = "motion";
  CHECK(stage.at(velocityTip(b)) == Target{Kind::velocity, 1, -1});
  stage.view.technique = "swept_edges";
  CHECK(stage.at(velocityTip(b)) == Target{Kind::velocity, 1, -1});
  stage.view.time = 0.5;  // then its arrow is not drawn
  CHECK(stage.at(velocityTip(b)).kind != Kind::velocity);
  stage.view.technique = "motion";  // here it is
  CHECK(stage.at(velocityTip(b)) == Target{Kind::velocity, 1, -1});
  stage.view.time = 0;
  const Vec2 handle = rotationHandle(b, stage.view.camera);
  CHECK(pick(stage.evidence, stage.view, findTechnique(stage.view.technique), handle) == Target{});
  stage.view.selected = {Kind::body, 1, -1};
  CHECK(pick(stage.evidence, stage.view, findTechnique(stage.view.technique), handle) ==
        Target{Kind::rotation, 1, -1});
}

TEST_CASE("of bodies that lie on each other the selected one is taken, else the upper one") {
  Stage stage;
  stage.scene.bodies[1].vertices = stage.scene.bodies[0].vertices;
  stage.evidence = analyze(stage.scene);
  CHECK(stage.at({-1, 0}) == Target{Kind::vertex, 1, 1});
  CHECK(stage.at({-2, 1}) == Target{Kind::body, 1, -1});
  stage.view.selected = {Kind::body, 0, -1};
  CHECK(stage.at({-1, 0}) == Target{Kind::vertex, 0, 1});
}

TEST_CASE("a body inside another one is taken, wherever it stands in the list") {
  for (const int inner : {0, 1}) {
    Stage stage;
    bodyOf(stage.scene, inner).vertices = {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
    bodyOf(stage.scene, 1 - inner).vertices = {{-2, -2}, {2, -2}, {2, 2}, {-2, 2}};
    stage.evidence = analyze(stage.scene);
    CAPTURE(inner);
    CHECK(stage.at({0.1, 0.1}) == Target{Kind::body, inner, -1});
    CHECK(stage.at({1.2, 0.1}) == Target{Kind::body, 1 - inner, -1});
  }
}

TEST_CASE("a body that is tiny on the screen is taken whole") {
  Stage stage;
  stage.view.camera.zoom = 5;
  CHECK(stage.at({-3, 0}) == Target{Kind::body, 0, -1});
}

TEST_CASE("the free axis has a handle while it is on") {
  Stage stage;
  const Vec2 handle = freeAxisHandle(stage.evidence, stage.view, 40);
  stage.view.options.set(kFreeAxisAngle, 40);
  CHECK(pick(stage.evidence, stage.view, findTechnique(stage.view.technique), handle).kind !=
        Kind::freeAxis);
  stage.view.options.set(kFreeAxis, true);
  CHECK(pick(stage.evidence, stage.view, findTechnique(stage.view.technique), handle).kind ==
        Kind::freeAxis);
}

TEST_CASE("the handle of the free axis stands outside of the bodies and over their vertices") {
  Stage stage;
  stage.view.options.set(kFreeAxis, true);
  const auto handleAt = [&](double angle) {
    return freeAxisHandle(stage.evidence, stage.view, angle);
  };
  const Camera& camera = stage.view.camera;
  for (double angle = 0; angle < 360; angle += 15) {
    CAPTURE(angle);
    const Vec2 handle = handleAt(angle);
    for (const BodyShape& shape : stage.evidence.bodies) {
      CHECK(!holds(shape, camera.toWorld(handle)));
      for (const Vec2 vertex : shape.vertices)
        CHECK(distance(camera.toScreen(vertex), handle) > 2 * kPickRadius);
    }
    CHECK(
        (handle.x >= 0 && handle.x <= camera.width && handle.y >= 0 && handle.y <= camera.height));
  }
}

TEST_CASE("the handle of the free axis is taken before a vertex that is nearer") {
  Stage stage;  // B goes beyond the figure, so that the handle has to stand at a vertex of it
  stage.scene.bodies[1].vertices = {{1, -1}, {20, -1}, {20, 1}, {3.74, 0}, {1, 1}};
  stage.evidence = analyze(stage.scene);
  CHECK(stage.at({3.74, 0}) == Target{Kind::vertex, 1, 3});
  stage.view.options.set(kFreeAxis, true);
  REQUIRE(stage.view.camera.toWorld(freeAxisHandle(stage.evidence, stage.view, 0)).x ==
          doctest::Approx(3.72));
  CHECK(stage.at({3.74, 0}).kind == Kind::freeAxis);
}

TEST_CASE("targets exist only while their body and index do") {
  const Scene scene = twoSquares();
  CHECK(exists({}, scene));
  CHECK(exists({Kind::vertex, 1, 3}, scene));
  CHECK(!exists({Kind::vertex, 1, 4}, scene));
  CHECK(!exists({Kind::body, 2, -1}, scene));
  CHECK(!exists({Kind::edge, 0, -1}, scene));
  Scene open = scene;
  open.bodies[0].vertices = {{0, 0}, {2, 1}};
  open.bodies[0].form.kind = BodyKind::segment;  // as many vertices as it has, one edge less
  CHECK(exists({Kind::vertex, 0, 1}, open));
  CHECK(exists({Kind::edge, 0, 0}, open));
  CHECK(!exists({Kind::edge, 0, 1}, open));
}

}  // namespace
}  // namespace sepax
