#include "app/tools/input_feed.h"

#include <doctest/doctest.h>

namespace sepax {
namespace {

using Kind = InputEvent::Kind;

InputEvent move(double x) { return {.kind = Kind::move, .position = {x, 0}}; }
InputEvent button(bool down, double x) {
  return {.kind = Kind::button, .position = {x, 0}, .down = down};
}
InputEvent key(Key key, bool down) { return {.kind = Kind::key, .down = down, .key = key}; }
InputEvent character(char32_t c) { return {.kind = Kind::character, .character = c}; }

/// Sizes of the frames that the events make.
std::vector<std::size_t> frames(std::initializer_list<InputEvent> events) {
  InputFeed feed;
  for (const InputEvent& event : events) feed.push(event);
  std::vector<std::size_t> sizes;
  while (!feed.empty()) sizes.push_back(feed.takeFrame().size());
  return sizes;
}

TEST_CASE("a press is seen where it happened, and the release after the last move") {
  InputFeed feed;
  for (const InputEvent& event : {move(1), button(true, 1), move(5), move(9), button(false, 9)}) {
    feed.push(event);
  }
  const auto first = feed.takeFrame();
  REQUIRE(first.size() == 2);
  CHECK(first[1].down);
  const auto second = feed.takeFrame();
  REQUIRE(second.size() == 1);  // moves in a row are joined
  CHECK(second[0].position.x == 9);
  const auto third = feed.takeFrame();
  REQUIRE(third.size() == 1);
  CHECK(!third[0].down);
  CHECK(feed.empty());
}

TEST_CASE("two clicks that arrive together are four frames") {
  CHECK(frames({button(true, 1), button(false, 1), button(true, 1), button(false, 1)}) ==
        std::vector<std::size_t>{1, 1, 1, 1});
}

TEST_CASE("different keys and characters share a frame, the same key does not") {
  CHECK(frames({key(Key::a, true), character('a'), key(Key::b, true), character('b')}) ==
        std::vector<std::size_t>{4});
  CHECK(frames({key(Key::a, true), key(Key::a, false), key(Key::a, true)}) ==
        std::vector<std::size_t>{1, 1, 1});
}

TEST_CASE("what follows a transition finds it applied") {
  CHECK(frames({button(true, 1), key(Key::ctrl, false)}) == std::vector<std::size_t>{1, 1});
  CHECK(frames({key(Key::ctrl, true), button(true, 1)}) == std::vector<std::size_t>{2});
  CHECK(frames({{.kind = Kind::wheel}, move(3)}) == std::vector<std::size_t>{1, 1});
}

TEST_CASE("an empty queue gives an empty frame") {
  InputFeed feed;
  CHECK(feed.takeFrame().empty());
}

}  // namespace
}  // namespace sepax
