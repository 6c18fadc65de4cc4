#include "app/scene/edits/edits.h"
#include "app/techniques/sat/options.h"
#include "app/tools/selection.h"
#include "app/view/handles.h"
#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

#include <cmath>

namespace sepax {
namespace {

using testing::Hand;
using testing::twoSquares;
using Kind = Target::Kind;

TEST_CASE("a dragged vertex lands on the grid, one entry, and comes back exactly") {
  Hand hand;
  const Scene before = hand.document.committed();
  hand.press({-1, 2});
  hand.move({-0.6, 2.4});
  CHECK(hand.document.previewing());
  hand.move({-0.4, 2.6});
  hand.release({-0.4, 2.6});
  CHECK(hand.body(0).vertices[2] == Vec2{-0.5, 2.5});
  CHECK(hand.document.undo());
  CHECK(hand.document.committed() == before);
  CHECK(!hand.document.canUndo());
}

TEST_CASE("Alt suspends snapping, and the grab offset stays") {
  Hand hand;
  hand.modifiers.alt = true;
  hand.drag({-0.96, 2.03}, {-0.5, 2.5});
  CHECK(distance(hand.body(0).vertices[2], {-0.54, 2.47}) < 1e-12);
}

TEST_CASE("the way of the pointer does not matter, only where it ends") {
  Hand straight;
  straight.drag({-1, 2}, {0.3, 1.2});
  Hand winding;
  winding.press({-1, 2});
  for (int i = 0; i < 200; ++i) winding.move({std::sin(i) * 3, std::cos(i * 1.7) * 3});
  winding.move({0.3, 1.2});
  winding.release({0.3, 1.2});
  CHECK(straight.document.committed() == winding.document.committed());
}

TEST_CASE("a turned and moved body takes world places at its vertices") {
  Scene scene = twoSquares();
  scene.bodies[0].angle = 33;
  scene.bodies[0].position = {0.7, -0.3};
  Hand hand(scene);
  hand.context();
  const Vec2 from = hand.evidence.bodies[0].vertices[2];
  hand.drag(from, {-0.5, 2.75});
  hand.context();
  CHECK(distance(hand.evidence.bodies[0].vertices[2], {-0.5, 2.75}) < 1e-12);
}

TEST_CASE("with angle 0 a snapped world place is kept to the last bit") {
  Scene scene = twoSquares();
  scene.bodies[0].position = {0.5, 0.25};
  Hand hand(scene);
  hand.drag({-0.5, 2.25}, {0.1, 2.6});
  CHECK(hand.body(0).vertices[2] == Vec2{-0.5, 2.25});
  hand.context();
  CHECK(hand.evidence.bodies[0].vertices[2] == Vec2{0, 2.5});
}

TEST_CASE("a dragged edge moves both ends alike, with Shift along its normal") {
  Hand hand;
  hand.drag({-2, 2}, {-1.7, 2.55});
  CHECK(hand.body(0).vertices[2] == Vec2{-0.75, 2.5});
  CHECK(hand.body(0).vertices[3] == Vec2{-2.75, 2.5});
  hand.modifiers.shift = true;
  hand.drag({2, 2}, {2.9, 2.55});
  CHECK(hand.body(1).vertices[2] == Vec2{3, 2.5});
  CHECK(hand.body(1).vertices[3] == Vec2{1, 2.5});
}

TEST_CASE("a dragged body moves by its position, with Shift level or upright") {
  Hand hand;
  hand.drag({-2, 1}, {-1.2, 1.3});
  CHECK(hand.body(0).position == Vec2{0.75, 0.25});
  hand.modifiers.shift = true;
  hand.drag({2, 1}, {3.1, 1.1});
  CHECK(hand.body(1).position == Vec2{1, 0});
}

TEST_CASE("what Shift holds keeps its bits, though it stands beside the grid") {
  Scene scene = twoSquares();
  scene.bodies[0].position = {0.1, 0.37};
  Hand hand(scene);
  hand.modifiers.shift = true;
  hand.drag({-1.9, 1.37}, {-0.7, 1.45});
  CHECK(hand.body(0).position == Vec2{1.25, 0.37});
  hand = Hand(scene);
  hand.modifiers.shift = true;
  hand.drag({-1.9, 1.37}, {-1.83, 2.1});
  CHECK(hand.body(0).position == Vec2{0.1, 1});
}

TEST_CASE("Ctrl drags a copy, which is selected") {
  Hand hand;
  hand.modifiers.ctrl = true;
  hand.drag({2, 1}, {2, 3});
  REQUIRE(hand.document.committed().bodies.size() == 3);
  CHECK(hand.body(1).position == Vec2{});
  CHECK(hand.body(2).position == Vec2{0, 2});
  CHECK(hand.body(2).name == "C");
  CHECK(hand.view.selected == Target{Kind::body, 2, -1});
  hand.document.undo();
  CHECK(hand.document.committed() == twoSquares());
}

TEST_CASE("a click selects and changes nothing; beside everything it lets go") {
  Hand hand;
  hand.drag({-3, 1}, {-3, 1});
  CHECK(hand.view.selected == Target{Kind::edge, 0, 3});
  CHECK(hand.view.selectedAxis == AxisName{Owner::a, 3});
  CHECK(!hand.document.canUndo());
  hand.drag({0, -2}, {0, -2});
  CHECK(hand.view.selected == Target{});
  CHECK(!hand.view.selectedAxis);
}

TEST_CASE("cancel gives scene and selection back") {
  Hand hand;
  hand.press({-1, 2});
  hand.move({1, 1});
  ToolContext context = hand.context();
  CHECK(hand.tool.cancel(context));
  CHECK(!hand.tool.cancel(context));
  CHECK(!hand.document.previewing());
  CHECK(hand.view.selected == Target{});
  hand.release({1, 1});
  CHECK(hand.document.committed() == twoSquares());
}

TEST_CASE("the rotation handle turns about the centroid; Shift in steps of 15 degrees") {
  Hand hand;
  hand.view.selected = {Kind::body, 0, -1};
  hand.context();
  const Vec2 handle =
      hand.view.camera.toWorld(rotationHandle(hand.evidence.bodies[0], hand.view.camera));
  const Vec2 pivot{-2, 1};
  const double arm = distance(handle, pivot);
  hand.drag(handle, pivot + arm * Vec2{-1, 0});
  CHECK(hand.body(0).angle == 90);
  hand.context();
  CHECK(distance(hand.evidence.bodies[0].vertices[0], {-1, 0}) < 1e-12);
  hand.modifiers.shift = true;
  const Vec2 next =
      hand.view.camera.toWorld(rotationHandle(hand.evidence.bodies[0], hand.view.camera));
  hand.drag(next, pivot + arm * Vec2{std::sin(0.7), std::cos(0.7)});
  CHECK(hand.body(0).angle == 45);
}

TEST_CASE("a velocity tip is dragged to a velocity on the grid") {
  Scene scene = twoSquares();
  scene.bodies[0].velocity = {1, 0};
  Hand hand(scene);
  hand.view.technique = "motion";
  hand.drag({-1, 1}, {0.3, 2.1});
  CHECK(hand.body(0).velocity == Vec2{2.25, 1});
  CHECK(hand.body(0).vertices == scene.bodies[0].vertices);
}

TEST_CASE("the free axis turns with its handle and leaves the document alone") {
  Hand hand;
  hand.view.options.set(kFreeAxis, true);
  const Evidence evidence = analyze(hand.document.shown());
  const Vec2 handle = hand.view.camera.toWorld(freeAxisHandle(evidence, hand.view, 0));
  hand.drag(handle, {0, 2.5});
  CHECK(hand.view.options[kFreeAxisAngle] == 90);
  CHECK(!hand.document.canUndo());
}

TEST_CASE("a double click on an edge inserts a vertex that the same press goes on to drag") {
  Hand hand;
  hand.time = 100;
  const auto at = [&](Vec2 world) {
    return ToolPointer{hand.view.camera.toScreen(world), {}, hand.time += 0.1};
  };
  ToolContext context = hand.context();
  hand.tool.press(context, Button::left, at({-2, 2}));
  hand.tool.release(context, Button::left, at({-2, 2}));
  hand.tool.press(context, Button::left, at({-2, 2}));
  hand.tool.move(context, at({-2, 3}));
  hand.tool.release(context, Button::left, at({-2, 3}));
  REQUIRE(hand.body(0).vertices.size() == 5);
  CHECK(hand.body(0).vertices[3] == Vec2{-2, 3});
  CHECK(hand.document.undo());
  CHECK(hand.document.committed() == twoSquares());
}

TEST_CASE("right, middle and empty drags pan, the wheel keeps the point under the pointer") {
  Hand hand;
  hand.press({1, 1}, Button::right);
  const Vec2 grabbed = hand.view.camera.toScreen({1, 1});
  ToolContext context = hand.context();
  hand.tool.move(context, {grabbed + Vec2{90, -45}, {}, 1});
  CHECK(distance(hand.view.camera.toScreen({1, 1}), grabbed + Vec2{90, -45}) < 1e-9);
  hand.tool.release(context, Button::right, {grabbed + Vec2{90, -45}, {}, 2});
  const Vec2 anchor{200, 150};
  const Vec2 under = hand.view.camera.toWorld(anchor);
  hand.tool.wheel(context, {anchor, {}, 3}, -4);
  CHECK(distance(hand.view.camera.toWorld(anchor), under) < 1e-9);
  CHECK(!hand.document.canUndo());
}

TEST_CASE("two fingers take the view along, and what lies between them stays there") {
  Hand hand;
  ToolContext context = hand.context();
  const Camera before = hand.view.camera;
  const Vec2 middle{310, 170};
  const Vec2 slide{24, -15};
  const Vec2 under = before.toWorld(middle - slide);  // of the fingers before they moved
  hand.tool.wheel(context, {middle, {}, 3}, 0, slide);
  CHECK(hand.view.camera.zoom == before.zoom);
  CHECK(distance(hand.view.camera.toScreen(under), middle) < 1e-9);
  hand.tool.wheel(context, {middle, {}, 4}, 3, slide);
  const Vec2 then = before.toWorld(middle - 2 * slide);
  CHECK(hand.view.camera.zoom > 1.4 * before.zoom);
  CHECK(distance(hand.view.camera.toScreen(then), middle) < 1e-9);
}

TEST_CASE("a place beyond the limits is refused with words and the drag goes on") {
  Hand hand;
  hand.view.camera.zoom = 1e-9;
  Scene scene = twoSquares();
  hand.view.camera.center = {-2, 1};
  hand.press({-2, 1});
  hand.move({1e13, 0});
  CHECK(!hand.tool.takeMessage().empty());
  hand.release({1e13, 0});
  CHECK(hand.document.committed() == scene);
}

TEST_CASE("delete, duplicate, nudge and select speak when there is nothing to do") {
  Hand hand;
  CHECK(!deleteSelection(hand.document, hand.view).empty());
  CHECK(!duplicateSelection(hand.document, hand.view).empty());
  CHECK(!nudgeSelection(hand.document, hand.view, {1, 0}).empty());
  hand.view.selected = {Kind::vertex, 0, 1};
  CHECK(deleteSelection(hand.document, hand.view).empty());
  CHECK(hand.body(0).vertices.size() == 3);
  hand.view.selected = {Kind::vertex, 0, 1};
  CHECK(!deleteSelection(hand.document, hand.view).empty());
  hand.view.selected = {Kind::body, 0, -1};
  CHECK(deleteSelection(hand.document, hand.view).empty());
  CHECK(hand.document.committed().bodies.size() == 1);
  CHECK(hand.view.selected == Target{});
}

TEST_CASE("a nudged vertex moves by the step in world space") {
  Scene scene = twoSquares();
  scene.bodies[0].angle = 90;
  Hand hand(scene);
  hand.view.selected = {Kind::vertex, 0, 1};
  hand.context();
  const Vec2 before = hand.evidence.bodies[0].vertices[1];
  CHECK(nudgeSelection(hand.document, hand.view, {0.25, 0}).empty());
  hand.context();
  CHECK(hand.evidence.bodies[0].vertices[1] == before + Vec2{0.25, 0});
}

TEST_CASE("Tab goes through bodies, or through the vertices of one") {
  const Scene scene = twoSquares();
  CHECK(nextTarget(scene, {}, false) == Target{Kind::body, 0, -1});
  CHECK(nextTarget(scene, {}, true) == Target{Kind::body, 1, -1});
  CHECK(nextTarget(scene, {Kind::body, 1, -1}, false) == Target{Kind::body, 0, -1});
  CHECK(nextTarget(scene, {Kind::vertex, 0, 3}, false) == Target{Kind::vertex, 0, 0});
  CHECK(nextTarget(scene, {Kind::vertex, 0, 0}, true) == Target{Kind::vertex, 0, 3});
  CHECK(nextTarget(Scene{}, {}, false) == Target{});
}

TEST_CASE("names of new bodies go on after Z") {
  Scene scene;
  for (char c = 'A'; c <= 'Z'; ++c) {
    scene.bodies.push_back({std::string(1, c), {{0, 0}, {1, 0}, {0, 1}}, {}, 0, {}, 0});
  }
  CHECK(freeName(scene) == "A2");
}

TEST_CASE("a body that the pair names takes the pair with it") {
  Scene scene = twoSquares();
  scene.pair = {"B", "A"};
  CHECK(!withoutBody(scene, 1).pair);
}

}  // namespace
}  // namespace sepax
