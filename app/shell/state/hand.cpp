#include "app/shell/state/hand.h"

#include "app/tools/framing.h"

#include <algorithm>
#include <optional>

namespace sepax {
namespace {

bool holds(const std::vector<Key>& held, Key key, Key other) {
  return std::ranges::any_of(held, [&](Key each) { return each == key || each == other; });
}

Vec2 directionOf(const std::vector<Key>& held) {
  Vec2 direction;
  if (holds(held, Key::left, Key::a)) direction.x -= 1;
  if (holds(held, Key::right, Key::d)) direction.x += 1;
  if (holds(held, Key::down, Key::s)) direction.y -= 1;
  if (holds(held, Key::up, Key::w)) direction.y += 1;
  return direction;
}

}  // namespace

ToolContext toolContext(Workspace& work, bool snap) {
  return {work.document, work.evidence, work.view, snap, {}, shownTechnique(work)};
}

std::string driveByKeys(Hand& hand, Workspace& work, double seconds) {
  const Technique* technique = shownTechnique(work);
  if (technique == nullptr || technique->drive == nullptr) {
    hand.drive.end(work.document);
    return {};
  }
  const int a = pairOf(work.document.shown())[0];
  const std::optional<Body> before =
      a >= 0 ? std::optional(bodyOf(work.document.shown(), a)) : std::nullopt;
  std::string problem =
      hand.drive.frame(work.document, work.view, *technique, directionOf(hand.heldKeys), seconds);
  const Scene& shown = work.document.shown();
  if (hand.drive.active() && before)
    work.view.camera = cameraFollowing(*before, bodyOf(shown, a), work.view.camera);
  return problem;
}

void startPen(Hand& hand, Notices& notices) {
  hand.tool.startPen();
  say(notices, "Click the corners; Enter, a double click or the first corner closes, Esc cancels.");
}

bool drivesByKeys(const Workspace& work) {
  // Before a guess nothing tells where A slides.
  return !work.view.prompt && isDriven(handlesOf(work.techniques, work.view.technique), work.view);
}

}  // namespace sepax
