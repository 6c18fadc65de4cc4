#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

namespace sepax {
namespace {

using testing::Hand;
using testing::twoSquares;
using Kind = Target::Kind;

TEST_CASE("a right click asks for a menu where it was pressed, a right drag pans") {
  Hand hand;
  const Vec2 place = hand.view.camera.toScreen({1, 1});
  ToolContext first = hand.context();
  hand.tool.press(first, Button::right, {place, {}, 1});
  hand.tool.move(first, {place + Vec2{3, 2}, {}, 2});
  hand.tool.release(first, Button::right, {place + Vec2{3, 2}, {}, 3});
  const auto request = hand.tool.takeContextRequest();
  REQUIRE(request);
  CHECK(request->target == Target{Kind::edge, 1, 3});
  CHECK(distance(request->world, {1, 1}) < 1e-12);
  CHECK(request->screen == place);
  CHECK(hand.view.camera.center == Vec2{});
  CHECK(!hand.tool.takeContextRequest());
  hand.click({0, -2}, Button::right);
  CHECK(hand.tool.takeContextRequest().value().target == Target{});

  hand.press({1, 1}, Button::right);
  hand.move({1.5, 1});
  ToolContext context = hand.context();
  hand.tool.release(context, Button::right, {context.view.camera.toScreen({1.5, 1}), {}, 99});
  CHECK(!hand.tool.takeContextRequest());
  CHECK(hand.view.camera.center != Vec2{});
}

TEST_CASE("a right drag that comes back to its start is no click") {
  Hand hand;
  const Vec2 start{300, 200};
  ToolContext context = hand.context();
  hand.tool.press(context, Button::right, {start, {}, 1});
  hand.tool.move(context, {start + Vec2{40, 0}, {}, 2});
  hand.tool.release(context, Button::right, {start, {}, 3});
  CHECK(!hand.tool.takeContextRequest());
}

TEST_CASE("in the align mode the next edge of another body is taken, and nothing is dragged") {
  Hand hand;
  CHECK(hand.tool.hint().empty());
  hand.tool.startAlign({Kind::edge, 0, 2}, hand.document);
  CHECK(!hand.tool.hint().empty());
  hand.click({-2, 0});  // an edge of the same body
  CHECK(!hand.tool.takeMessage().empty());
  CHECK(!hand.tool.hint().empty());
  hand.drag({2, 1}, {3, 2});  // no edge, and no drag either
  CHECK(!hand.document.canUndo());
  hand.click({2, 2});
  CHECK(hand.tool.takeMessage().empty());
  CHECK(hand.tool.hint().empty());
  hand.context();
  CHECK(hand.evidence.bodies[0].vertices[2] == Vec2{1, 2});
  CHECK(hand.evidence.bodies[0].vertices[3] == Vec2{3, 2});
  CHECK(hand.document.undo());
  CHECK(hand.document.committed() == twoSquares());
  CHECK(!hand.document.canUndo());
}

TEST_CASE("two clicks make A and B, one entry") {
  Hand hand;
  hand.tool.startPairPick();
  const std::string first{hand.tool.hint()};
  hand.click({0, -2});
  CHECK(!hand.tool.takeMessage().empty());
  hand.click({2, 1});
  CHECK(hand.tool.hint() != first);
  hand.click({2, 1});
  CHECK(!hand.tool.takeMessage().empty());
  CHECK(!hand.document.canUndo());
  hand.click({-2, 1});
  CHECK(hand.tool.hint().empty());
  CHECK(hand.document.committed().pair == std::array<std::string, 2>{"B", "A"});
  CHECK(hand.document.undo());
  CHECK(!hand.document.canUndo());
}

TEST_CASE("Escape leaves the modes, and starting one ends the others") {
  Hand hand;
  hand.tool.startPairPick();
  CHECK(hand.cancel());
  CHECK(hand.tool.hint().empty());
  CHECK(!hand.cancel());
  hand.tool.startPen();
  hand.tool.startAlign({Kind::edge, 0, 0}, hand.document);
  CHECK(!hand.tool.penActive());
  hand.tool.startPen();
  CHECK(hand.tool.hint().empty());
  CHECK(hand.cancel());
  hand.click({2, 1});
  CHECK(hand.view.selected == Target{Kind::body, 1, -1});
}

}  // namespace
}  // namespace sepax
