#include "app/scene/builtin.h"
#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

#include <cmath>
#include <utility>

namespace sepax::testing {
namespace {

using Kind = Target::Kind;

/// A moves right by four units in a step, in a technique that shows it on its way.
struct LaterHand : Hand {
  explicit LaterHand(const std::string& technique = "motion", double spin = 0)
      : Hand(moving(spin)) {
    view.technique = technique;
    view.time = 0.5;
    targets = {false, false, false};
  }
  static Scene moving(double spin) {
    Scene scene = twoSquares();
    scene.bodies[0].velocity = {4, 0};
    scene.bodies[0].spin = spin;
    scene.bodies[1].position = {0, 3};
    return scene;
  }
};

TEST_CASE("a body is dragged where it is drawn, and its start moves by the same amount") {
  for (const char* technique : {"motion", "swept_edges", "inside"}) {
    CAPTURE(technique);
    LaterHand hand(technique);
    hand.drag({0, 1}, {0.5, 1.75});
    CHECK(hand.body(0).position == Vec2{0.5, 0.75});
    CHECK(hand.body(0).velocity == Vec2{4, 0});
    CHECK(hand.body(1).position == Vec2{0, 3});
  }
}

TEST_CASE("a vertex is dragged where it is drawn, and so is an edge") {
  for (const char* technique : {"motion", "swept_edges", "inside"}) {
    CAPTURE(technique);
    LaterHand hand(technique);
    hand.drag({1, 2}, {1.25, 2.5});
    CHECK(hand.vertex(0, 2) == Vec2{-0.75, 2.5});
    CHECK(hand.vertex(0, 1) == Vec2{-1, 0});
    hand.drag({0, 0}, {0, -0.5});
    CHECK(hand.vertex(0, 0) == Vec2{-3, -0.5});
    CHECK(hand.vertex(0, 1) == Vec2{-1, -0.5});
  }
}

TEST_CASE(
    "of a body that has also turned, a vertex follows the pointer and the body keeps its turn") {
  LaterHand hand("inside",
                 180);         // a quarter turn at half of the step, about (0, 0), then to (2, 0)
  const Vec2 seen{2 - 2, -1};  // vertex 2 of A, (-1, 2)
  hand.drag(seen, seen + Vec2{-0.5, 0.25});
  CHECK(distance(hand.vertex(0, 2), Vec2{-1, 2} + Vec2{0.25, 0.5}) < 1e-12);
  LaterHand whole("inside", 180);
  whole.drag({1, -2}, {1.5, -1.75});
  CHECK(whole.body(0).position == Vec2{0.5, 0.25});
  CHECK(whole.body(0).angle == 0);
}

TEST_CASE(
    "the start that is drawn faintly takes the whole body, what is drawn above it goes first") {
  LaterHand hand;
  hand.view.time = 1;
  hand.drag({-2, 1}, {-2, 0.5});
  CHECK(hand.body(0).position == Vec2{0, -0.5});
  CHECK(hand.vertex(0, 2) == Vec2{-1, 1.5});
}

TEST_CASE("a drag snaps to what is drawn, and its guide leads there") {
  LaterHand hand;
  hand.targets = {true, true, true};
  hand.press({0, 1});
  hand.move({0.05, 1.95});  // vertex 3 of A is seen near vertex 0 of B, (1, 3)
  hand.move({0.05, 1.96});
  REQUIRE(hand.view.guides.size() == 1);
  CHECK(distance(hand.view.guides.front().place, {1, 3}) < 1e-9);
  hand.release({0.05, 1.96});
  CHECK(distance(hand.vertex(0, 2) + Vec2{2, 0}, {1, 3}) < 1e-9);
}

TEST_CASE("a band takes bodies where they are drawn") {
  LaterHand hand;
  hand.drag({-1.3, -0.4}, {1.4, 2.4});
  CHECK(hand.view.selected.body == 0);
  hand.drag({-3.3, -0.4}, {-0.8, 2.4});
  CHECK(hand.view.selected.body == -1);
}

TEST_CASE("a menu on an edge of a moved body is told the place at its start") {
  LaterHand hand;
  hand.click({0.5, 0}, Button::right);
  const auto request = hand.tool.takeContextRequest();
  REQUIRE(request);
  CHECK(request->target == Target{Kind::edge, 0, 0});
  CHECK(distance(request->world, {-1.5, 0}) < 1e-12);
}

}  // namespace
}  // namespace sepax::testing
