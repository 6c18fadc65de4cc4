#include "app/tools/input_feed.h"

namespace sepax {
namespace {

using Kind = InputEvent::Kind;

struct FrameSoFar {
  bool moved = false;
  bool button = false;
  bool wheel = false;
  std::array<bool, static_cast<std::size_t>(Key::count)> keys{};
};

bool mayJoin(const InputEvent& event, const FrameSoFar& frame) {
  if (frame.button) return false;  // what follows a transition must find it applied
  switch (event.kind) {
    case Kind::move:
    case Kind::leave:
      return !frame.wheel;
    case Kind::button:
      return event.down || !frame.moved;  // the drag first sees its last place
    case Kind::wheel:
      return true;
    case Kind::key:
      return !frame.keys[static_cast<std::size_t>(event.key)];
    case Kind::character:
      return true;
  }
  return true;
}

void note(const InputEvent& event, FrameSoFar& frame) {
  switch (event.kind) {
    case Kind::move:
    case Kind::leave:
      frame.moved = true;
      break;
    case Kind::button:
      frame.button = true;
      break;
    case Kind::wheel:
      frame.wheel = true;
      break;
    case Kind::key:
      frame.keys[static_cast<std::size_t>(event.key)] = true;
      break;
    case Kind::character:
      break;
  }
}

}  // namespace

std::vector<InputEvent> InputFeed::takeFrame() {
  std::vector<InputEvent> taken;
  FrameSoFar frame;
  while (!queue_.empty() && mayJoin(queue_.front(), frame)) {
    const InputEvent event = queue_.front();
    queue_.pop_front();
    note(event, frame);
    const bool joins = event.kind == Kind::move && !taken.empty() &&
                       taken.back().kind == Kind::move && taken.back().modifiers == event.modifiers;
    if (joins) {
      taken.back() = event;
    } else {
      taken.push_back(event);
    }
  }
  return taken;
}

}  // namespace sepax
