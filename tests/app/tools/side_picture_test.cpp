#include "app/techniques/contract/side_picture.h"
#include "app/scene/builtin.h"
#include "app/techniques/minkowski/options.h"
#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

// The hand on a second picture.

namespace sepax {
namespace {

using testing::Hand;

/// The bodies on the left of a canvas of 1000 by 600, the difference on the right.
struct SideHand : Hand {
  SideHand() : Hand(*loadBuiltin("minkowski-overlap").scene) {
    view.technique = "minkowski";
    snap = false;
    const CanvasRoom room = canvasRoom({1000, 600});
    view.camera = {{}, 40, room.first.x, room.first.y};
    const ToolContext c = context();
    view.side =
        SideView{room.corner, framedSide(*c.technique->side, evidence, view, room.second), true};
  }
  /// The place that an event of the hand has to name so that it is this one of the difference.
  Vec2 at(Vec2 difference) const {
    return view.camera.toWorld(view.side->corner + view.side->camera.toScreen(difference));
  }
  Vec2 origin() const { return view.side->camera.toScreen({}); }
  Vec2 placeOfA() const { return document.shown().bodies[0].position; }
};

TEST_CASE("dragging the difference moves A the same way, in one entry") {
  SideHand hand;
  const Camera side = hand.view.side->camera;
  const Vec2 inside{-3, 0};
  hand.drag(hand.at(inside), hand.at(inside + Vec2{1.25, 0.5}));
  CHECK(distance(hand.placeOfA(), {1.25, 0.5}) < 1e-9);
  CHECK(hand.view.side->camera == side);
  CHECK(hand.view.selected == Target{Target::Kind::body, 0, -1});
  hand.document.undo();
  CHECK(hand.placeOfA() == Vec2{});
  CHECK_FALSE(hand.document.canUndo());
}

TEST_CASE("dragging the origin moves A the opposite way, and the origin with the pointer") {
  SideHand hand;
  const Vec2 before = hand.origin();
  const Vec2 wanted = hand.at({-2, 1});
  const double zoom = hand.view.side->camera.zoom;
  hand.press(hand.at({}));
  CHECK(hand.tool.gripping());
  hand.move(wanted);
  CHECK(distance(hand.placeOfA(), {2, -1}) < 1e-9);
  CHECK(distance(hand.origin(), before + zoom * Vec2{-2, -1}) < 1e-6);
  CHECK(hand.tool.busy());
  hand.release(wanted);
  CHECK_FALSE(hand.tool.busy());
  CHECK(hand.document.canUndo());
  CHECK(hand.view.side->framed);  // nobody has moved the picture itself
}

TEST_CASE("Escape gives A and the picture back") {
  SideHand hand;
  const Camera side = hand.view.side->camera;
  for (const Vec2 from : {Vec2{}, Vec2{-3, 0}}) {
    hand.press(hand.at(from));
    hand.move(hand.at(from + Vec2{1, 1}));
    CHECK(hand.placeOfA() != Vec2{});
    CHECK(hand.cancel());
    CHECK(hand.placeOfA() == Vec2{});
    CHECK(hand.view.side->camera == side);
    CHECK_FALSE(hand.document.canUndo());
    CHECK_FALSE(hand.tool.busy());
  }
}

TEST_CASE("each picture has its own zoom and pan") {
  SideHand hand;
  const Camera bodies = hand.view.camera;
  const Camera side = hand.view.side->camera;
  ToolContext c = hand.context();
  hand.tool.wheel(c, hand.pointer(hand.at({})), 2);
  CHECK(hand.view.camera == bodies);
  CHECK(hand.view.side->camera.zoom > 1.2 * side.zoom);
  CHECK(distance(hand.origin(), side.toScreen({})) < 1e-6);  // it stays under the pointer
  CHECK_FALSE(hand.view.side->framed);
  hand.tool.wheel(c, hand.pointer({0, 0}), 2);
  CHECK(hand.view.camera.zoom > 1.2 * bodies.zoom);
  const Vec2 center = hand.view.side->camera.center;
  hand.view.side->framed = true;
  const Vec2 from = hand.at({-3, 0});
  hand.press(from, Button::middle);
  hand.move(hand.at({-2, 0}));
  CHECK_FALSE(hand.view.side->framed);  // a hand has moved it: it stays there
  CHECK(hand.tool.panning());
  CHECK(hand.view.side->camera.center.x < center.x - 0.5);
  CHECK(hand.cancel());
  CHECK(hand.view.side->camera.center == center);
  CHECK(hand.placeOfA() == Vec2{});
}

TEST_CASE("an edge of the difference is the edge of its body, to point at and to select") {
  SideHand hand;
  hand.context();
  const MinkowskiEvidence& found = *hand.evidence.minkowski;
  for (std::size_t k = 0; k < found.edges.size(); ++k) {
    const AxisName name = found.edges[k].name;
    const Vec2 middle =
        0.5 * (found.vertices[k].place + found.vertices[(k + 1) % found.vertices.size()].place);
    const Target edge{Target::Kind::edge, name.owner == Owner::a ? 0 : 1, name.edge};
    hand.move(hand.at(middle));
    CHECK(hand.view.hovered == edge);
    hand.click(hand.at(middle));
    CHECK(hand.view.selected == edge);
    CHECK(hand.view.selectedAxis == name);
  }
  hand.move(hand.at({20, 20}));
  CHECK(hand.view.hovered == Target{});
  CHECK_FALSE(hand.tool.gripping());
}

TEST_CASE("it stands beside on a wide canvas and below on a tall one, and covers nothing") {
  for (const Vec2 canvas : {Vec2{1100, 600}, Vec2{600, 900}, Vec2{413, 258}}) {
    const CanvasRoom room = canvasRoom(canvas);
    const bool beside = canvas.x > 1.2 * canvas.y;
    CHECK((room.corner.x > 0) == beside);
    CHECK((room.corner.y > 0) == !beside);
    CHECK(room.corner + room.second == canvas);
    CHECK((beside ? room.first.x == room.corner.x : room.first.y == room.corner.y));
  }
}

TEST_CASE("law: what leaves the picture is brought back by the least change, and nothing jumps") {
  SideHand hand;
  const ToolContext c = hand.context();
  const SidePicture& side = *c.technique->side;
  const Camera first = hand.view.side->camera;
  CHECK(keptInSight(side, hand.evidence, hand.view, first) == first);
  for (const Vec2 way : {Vec2{1, 0}, Vec2{-1, 0.25}, Vec2{0.125, 1}, Vec2{0, -1}}) {
    Camera camera = first;
    for (int i = 1; i <= 60; ++i) {
      Scene scene = hand.document.shown();
      scene.bodies[0].position = 0.125 * i * way;
      AnalysisOptions options;
      options.technique = "minkowski";
      const Evidence evidence = analyze(scene, options);
      const Camera next = keptInSight(side, evidence, hand.view, camera);
      const SideExtent extent = side.extent(evidence, hand.view);
      const Vec2 low = next.toScreen(extent.min);
      const Vec2 high = next.toScreen(extent.max);
      CHECK(low.x >= 13.9);
      CHECK(low.y <= next.height - 13.9);
      CHECK(high.x <= next.width - 13.9);
      CHECK(high.y >= 13.9);
      CHECK(next.zoom <= camera.zoom);
      // No farther than the bodies have moved on the screen.
      CHECK(distance(next.toScreen({}), camera.toScreen({})) <= 0.2 * length(way) * first.zoom);
      camera = next;
    }
    CHECK_FALSE(camera == first);
  }
}

TEST_CASE("what a hand holds is told to the view, until it lets go") {
  SideHand hand;
  hand.press(hand.at({-3, 0}));
  CHECK(hand.view.side->held);
  hand.move(hand.at({-2, 0}));
  CHECK(hand.view.side->held);
  hand.release(hand.at({-2, 0}));
  CHECK_FALSE(hand.view.side->held);
  hand.press(hand.at({-3, 0}));
  CHECK(hand.cancel());
  CHECK_FALSE(hand.view.side->held);
}

TEST_CASE("a picture of the whole canvas shows the bodies as the window does") {
  SideHand hand;
  for (const Vec2 canvas : {Vec2{1000, 600}, Vec2{600, 900}}) {
    const CanvasRoom room = canvasRoom(canvas);
    hand.view.camera = {{0.5, -1}, 40, room.first.x, room.first.y};
    hand.view.side->corner = room.corner;
    hand.view.side->camera.width = room.second.x;
    hand.view.side->camera.height = room.second.y;
    CHECK(canvasSize(hand.view) == canvas);
    ViewState whole = hand.view;
    whole.camera = wholeCamera(hand.view);
    CHECK(Vec2{whole.camera.width, whole.camera.height} == canvas);
    const ViewState shown = canvasView(techniques(), hand.evidence, whole);
    CHECK(shown.camera.width == room.first.x);
    CHECK(shown.camera.zoom == doctest::Approx(40));
  }
}

TEST_CASE("all is in sight in the framed picture, wherever A is") {
  for (int i = 0; i < 40; ++i) {
    SideHand hand;
    Scene scene = hand.document.shown();
    scene.bodies[0].position = {5.0 * (i % 7) - 15, 3.0 * (i % 5) - 6};
    hand.document = Document(scene);
    const ToolContext c = hand.context();
    const SidePicture& side = *c.technique->side;
    const Camera camera = framedSide(side, hand.evidence, hand.view, {430, 600});
    CHECK(showsSideWell(side, hand.evidence, hand.view, camera));
    const SideExtent extent = side.extent(hand.evidence, hand.view);
    const double above = camera.toScreen(extent.max).y;
    const double below = camera.height - camera.toScreen(extent.min).y;
    CHECK(above - below == doctest::Approx(28));  // room for the heading
    Camera away = camera;
    away.center.x += 2 * 430 / camera.zoom;
    CHECK_FALSE(showsSideWell(side, hand.evidence, hand.view, away));
  }
}

}  // namespace
}  // namespace sepax
