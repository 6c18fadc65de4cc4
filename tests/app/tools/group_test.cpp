#include "app/scene/edits/group_edits.h"
#include "app/tools/pick.h"
#include "app/tools/selection.h"
#include "app/view/group_frame.h"
#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

#include <cmath>

namespace sepax {
namespace {

using testing::Hand;
using testing::twoSquares;
using Kind = Target::Kind;
using Bodies = std::vector<int>;

/// A third square below the other two.
Scene threeSquares() {
  Scene scene = twoSquares();
  scene.bodies.push_back({"C", {{-1, -2}, {1, -2}, {1, -1}, {-1, -1}}, {}, 0, {1, 0}, 0});
  return scene;
}

/// A hand that has grouped the bodies.
Hand holding(const Bodies& bodies, const Scene& scene = threeSquares()) {
  Hand hand(scene);
  selectBodies(hand.document.committed(), hand.view, bodies);
  return hand;
}

Vec2 cornerOf(Hand& hand, int corner) {
  hand.context();
  const GroupFrame frame = groupFrame(hand.evidence, hand.view).value();
  return hand.view.camera.toWorld(cornerHandle(frame, hand.view.camera, corner));
}

TEST_CASE("Shift and a click take a body into the group and out of it again") {
  Hand hand(threeSquares());
  hand.click({-2, 1});
  CHECK(hand.view.group.empty());
  hand.modifiers.shift = true;
  hand.click({2, 1});
  CHECK(hand.view.group == Bodies{0, 1});
  CHECK(hand.view.selected == Target{Kind::body, 1, -1});
  hand.click({1, 0});  // a vertex stands for its body
  CHECK(hand.view.group.empty());
  CHECK(hand.view.selected == Target{Kind::body, 0, -1});
  hand.click({0, -1.5});
  hand.click({2, 1});
  CHECK(hand.view.group == Bodies{0, 1, 2});
  hand.click({0, 0.5});  // empty ground
  CHECK(hand.view.group == Bodies{0, 1, 2});
  hand.modifiers.shift = false;
  hand.click({2, 1});
  CHECK(hand.view.group.empty());
  CHECK(hand.view.selected == Target{Kind::body, 1, -1});
  CHECK(!hand.document.canUndo());
}

TEST_CASE("a drag from empty ground spans a band over whole bodies") {
  Hand hand(threeSquares());
  hand.press({-3.5, 2.5});
  hand.move({0, -0.5});
  REQUIRE(hand.view.band);
  CHECK(distance(hand.view.band->to, {0, -0.5}) < 1e-12);
  CHECK(hand.view.group.empty());
  CHECK(hand.view.selected == Target{Kind::body, 0, -1});
  hand.move({2.5, -0.5});  // B is only partly inside
  CHECK(hand.view.group.empty());
  hand.move({3.5, -0.5});
  CHECK(hand.view.group == Bodies{0, 1});
  hand.release({3.5, -0.5});
  CHECK(!hand.view.band);
  CHECK(hand.view.group == Bodies{0, 1});
  CHECK(hand.view.camera.center == Vec2{});
  hand.modifiers.shift = true;
  hand.drag({-1.5, -2.5}, {1.5, -0.5});
  CHECK(hand.view.group == Bodies{0, 1, 2});
  hand.modifiers.shift = false;
  hand.drag({-1.5, -2.5}, {1.5, -0.5});
  CHECK(hand.view.group.empty());
  CHECK(hand.view.selected.body == 2);
  hand.click({0, 0.5});
  CHECK(hand.view.selected == Target{});
}

TEST_CASE("Escape gives back what was selected before the band") {
  Hand hand = holding({1, 2});
  const ViewState before = hand.view;
  hand.press({-3.5, 2.5});
  hand.move({3.5, -0.5});
  CHECK(hand.view.group == Bodies{0, 1});
  CHECK(hand.cancel());
  CHECK(hand.view.group == before.group);
  CHECK(hand.view.selected == before.selected);
  CHECK(!hand.view.band);
  hand.release({3.5, -0.5});
  CHECK(hand.view.group == before.group);
}

TEST_CASE("where rays are the matter, a drag of empty ground moves it") {
  Hand hand;
  hand.view.technique = "ray";
  hand.press({0, -2});
  hand.move({1, -2});
  CHECK(!hand.view.band);
  CHECK(distance(hand.view.camera.center, {-1, 0}) < 1e-12);
}

TEST_CASE("all visible bodies are selected at once") {
  Hand hand(threeSquares());
  hand.view.hidden = {"B"};
  selectAll(hand.document.committed(), hand.view);
  CHECK(hand.view.group == Bodies{0, 2});
  hand.view.hidden = {"A", "B"};
  selectAll(hand.document.committed(), hand.view);
  CHECK(hand.view.group.empty());
  CHECK(hand.view.selected.body == 2);
}

TEST_CASE("selecting another body lets the group go; what is gone leaves it") {
  Hand hand = holding({0, 1});
  hand.view.selected = {Kind::body, 2, -1};
  CHECK(selectedBodies(hand.document.committed(), hand.view) == Bodies{2});
  tidySelection(hand.document.committed(), hand.view);
  CHECK(hand.view.group.empty());
  hand = holding({0, 1, 2});
  hand.view.selected.body = 0;
  hand.view.hidden = {"C", "gone"};
  tidySelection(twoSquares(), hand.view);
  CHECK(hand.view.group == Bodies{0, 1});
  CHECK(hand.view.hidden.empty());
}

TEST_CASE("dragging one body of the group, even by a vertex, moves all, one entry") {
  for (const Vec2 place : {Vec2{-2, 1}, Vec2{-2, 0}, Vec2{-1, 0}}) {
    Hand hand = holding({0, 2});
    const Scene before = hand.document.committed();
    hand.press(place);
    hand.move(place + Vec2{0.3, 0.4});
    CHECK(hand.document.previewing());
    hand.drag(place, place + Vec2{-0.55, 0.95});
    const Scene wanted = withBodiesMoved(before, Bodies{0, 2}, {-0.5, 1});
    CHECK(hand.document.committed() == wanted);
    CHECK(hand.view.group == Bodies{0, 2});
    hand.document.undo();
    CHECK(hand.document.committed() == before);
    CHECK(!hand.document.canUndo());
  }
}

TEST_CASE("a corner scales the group about the opposite one, on the grid") {
  Hand hand = holding({0, 1});
  const Scene before = hand.document.committed();
  const Vec2 handle = cornerOf(hand, 2);
  hand.drag(handle, handle + Vec2{3, 1});  // from 6 x 2 to 9 x 3
  hand.context();
  CHECK(hand.evidence.bodies[0].vertices[2] == Vec2{0, 3});
  CHECK(hand.evidence.bodies[1].vertices[2] == Vec2{6, 3});
  CHECK(hand.evidence.bodies[0].vertices[0] == Vec2{-3, 0});
  CHECK(hand.body(2) == before.bodies[2]);
  hand.document.undo();
  CHECK(hand.document.committed() == before);
  CHECK(!hand.document.canUndo());
}

TEST_CASE("with Shift it scales about the middle, and it never turns inside out") {
  Hand hand = holding({0, 1});
  const Vec2 handle = cornerOf(hand, 0);
  hand.modifiers.shift = true;
  hand.drag(handle, handle + Vec2{-3, -1});
  hand.context();
  CHECK(hand.evidence.bodies[0].vertices[0] == Vec2{-6, -1});
  CHECK(hand.evidence.bodies[1].vertices[2] == Vec2{6, 3});
  hand.document.undo();
  hand.drag(cornerOf(hand, 0), cornerOf(hand, 0) + Vec2{30, 10});
  hand.context();
  const GroupFrame frame = groupFrame(hand.evidence, hand.view).value();
  CHECK(frame.max.x - frame.min.x == doctest::Approx(0.25));
}

TEST_CASE("the frame's handle turns the group about its middle, exactly by quarters") {
  Hand hand = holding({0, 1});
  hand.context();
  const GroupFrame frame = groupFrame(hand.evidence, hand.view).value();
  const Vec2 handle = hand.view.camera.toWorld(frameRotationHandle(frame, hand.view.camera));
  const double arm = distance(handle, frame.middle());
  const Scene before = hand.document.committed();
  hand.drag(handle, frame.middle() + Vec2{-arm, 0});
  hand.context();
  CHECK(hand.body(0).angle == 90);
  CHECK(hand.evidence.bodies[0].vertices[0] == Vec2{1, -2});
  CHECK(hand.evidence.bodies[1].vertices[0] == Vec2{1, 2});
  hand.document.undo();
  CHECK(hand.document.committed() == before);
  hand.modifiers.shift = true;
  hand.drag(handle, frame.middle() + arm * Vec2{std::sin(0.7), std::cos(0.7)});
  CHECK(hand.body(1).angle == -45);
}

TEST_CASE("Ctrl drags copies of the whole group") {
  Hand hand = holding({0, 2});
  hand.modifiers.ctrl = true;
  hand.drag({-2, 1}, {-2, -3});
  REQUIRE(hand.document.committed().bodies.size() == 5);
  CHECK(hand.view.group == Bodies{3, 4});
  CHECK(hand.view.selected == Target{Kind::body, 3, -1});
  CHECK(hand.body(3).position == Vec2{0, -4});
  CHECK(hand.body(4).position == Vec2{0, -4});
  CHECK(hand.body(4).velocity == Vec2{1, 0});
  CHECK(hand.body(0).position == Vec2{});
}

TEST_CASE("delete, duplicate and nudge act on the group, each one entry") {
  Hand hand = holding({0, 2});
  const Scene before = hand.document.committed();
  CHECK(nudgeSelection(hand.document, hand.view, {0.25, 0}).empty());
  CHECK(hand.body(0).position == Vec2{0.25, 0});
  CHECK(hand.body(1).position == Vec2{});
  CHECK(hand.body(2).position == Vec2{0.25, 0});
  CHECK(duplicateSelection(hand.document, hand.view).empty());
  CHECK(hand.view.group == Bodies{3, 4});
  CHECK(hand.body(3).name == "D");
  CHECK(deleteSelection(hand.document, hand.view).empty());
  CHECK(hand.document.committed().bodies.size() == 3);
  CHECK(hand.view.group.empty());
  for (int i = 0; i < 3; ++i) CHECK(hand.document.undo());
  CHECK(hand.document.committed() == before);
  CHECK(!hand.document.canUndo());
}

TEST_CASE("bodies of a group show no vertices and no rotation of their own") {
  Hand hand = holding({0, 1});
  hand.context();
  const auto at = [&](Vec2 world) {
    return pick(hand.evidence, hand.view, findTechnique(hand.view.technique),
                hand.view.camera.toScreen(world))
        .kind;
  };
  CHECK(at({-1, 2}) == Kind::edge);
  CHECK(at({-1, -1}) == Kind::vertex);
  CHECK(at(cornerOf(hand, 3)) == Kind::groupScale);
  const GroupFrame frame = groupFrame(hand.evidence, hand.view).value();
  CHECK(pick(hand.evidence, hand.view, findTechnique(hand.view.technique),
             frameRotationHandle(frame, hand.view.camera))
            .kind == Kind::groupRotate);
}

}  // namespace
}  // namespace sepax
