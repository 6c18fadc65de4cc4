#include "app/shell/actions/keys.h"

#include "app/shell/actions/actions.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/lessons/presenter.h"
#include "app/shell/pictures/crop_frame.h"
#include "app/shell/regions/key_regions.h"
#include "app/shell/state/playback.h"
#include "app/tools/selection.h"
#include "app/tools/tile_brush.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace sepax {
namespace {

using Kind = InputEvent::Kind;

bool isDriveKey(Key key) {
  switch (key) {
    case Key::left:
    case Key::right:
    case Key::up:
    case Key::down:
    case Key::a:
    case Key::d:
    case Key::s:
    case Key::w:
      return true;
    default:
      return false;
  }
}

Vec2 arrowDirection(Key key) {
  switch (key) {
    case Key::left:
      return {-1, 0};
    case Key::right:
      return {1, 0};
    case Key::down:
      return {0, -1};
    case Key::up:
      return {0, 1};
    default:
      return {};
  }
}

/// What Escape means, innermost first. False when nothing is left to it here.
bool escapeHere(Shell& shell) {
  if (cancelCrop(shell.pictures)) return true;
  ToolContext context = toolContext(shell.work, shell.settings.snap);
  if (shell.hand.tool.cancel(context)) return true;
  if (shell.hand.drive.active()) {
    shell.hand.drive.cancel(shell.work.document);
    shell.hand.heldKeys.clear();
    return true;
  }
  if (shell.work.view.driven) {
    shell.work.view.driven.reset();
    return true;
  }
  if (shell.work.document.previewing()) {  // a field of a panel is being dragged
    shell.work.document.cancel();
    shell.hand.editsBlocked = true;
    return true;
  }
  if (brushActive(context.handles(), shell.work.view)) {
    shell.work.view.options.set(*context.handles().brush, TileTool::ray);
    shell.work.view.pointedPixel.reset();
    return true;
  }
  if (shell.dialogs.showKeys) {
    shell.dialogs.showKeys = false;
    return true;
  }
  if (shell.presenter.on) {
    leavePresenter(shell);
    return true;
  }
  if (!shell.settings.hintSeen && shell.work.view.covered) {
    shell.settings.hintSeen = true;
    return true;
  }
  if (shell.work.view.selected.kind != Target::Kind::none) return false;
  if (shell.work.view.step < 0) {
    if (!hasLesson(shell)) return false;
    closeLesson(shell);
    return true;
  }
  showWholeAnswer(shell.work.view);
  return true;
}

bool penKey(Shell& shell, const InputEvent& event) {
  if (!shell.hand.tool.penActive() || !event.down) return false;
  ToolContext context = toolContext(shell.work, shell.settings.snap);
  if (event.key == Key::enter || event.key == Key::keypadEnter) {
    shell.hand.tool.closePen(context);
    return true;
  }
  if (event.key == Key::backspace) {
    shell.hand.tool.dropPenPoint();
    return true;
  }
  return false;
}

void nudge(Workspace& work, Notices& notices, const InputEvent& event) {
  const Vec2 direction = arrowDirection(event.key);
  if (work.view.selected.body < 0) return;
  const SnapStep step = snapStepOf(work.view);
  const double factor = event.modifiers.shift ? 10 : event.modifiers.alt ? 0.1 : 1;
  complain(notices, nudgeSelection(work.document, work.view, step.size() * factor * direction));
}

/// Space held down pans with the pointer; let go without a pan it plays.
void spaceKey(CanvasTool& tool, Workspace& work, const InputEvent& event) {
  if (event.repeat) return;
  tool.setPanKey(event.down);
  const bool panned = tool.takePanned();
  if (!event.down && !panned) togglePlay(work);
}

void driveKey(std::vector<Key>& held, const Workspace& work, const InputEvent& event) {
  std::erase(held, event.key);
  const bool alone = !event.modifiers.ctrl && !event.modifiers.alt && !event.modifiers.super;
  if (event.down && drivesByKeys(work) && alone) held.push_back(event.key);
}

void handleKey(Shell& shell, const InputEvent& event) {
  if (regionKey(shell, event)) return;
  if (event.key == Key::space) {
    spaceKey(shell.hand.tool, shell.work, event);
    return;
  }
  if (isDriveKey(event.key)) driveKey(shell.hand.heldKeys, shell.work, event);
  if (penKey(shell, event)) return;
  if (!event.down) return;
  if (event.key == Key::escape) {
    if (!event.repeat && !escapeHere(shell)) shell.work.view.selected = {};
    return;
  }
  const bool arrow = arrowDirection(event.key) != Vec2{};
  if (arrow && !drivesByKeys(shell.work) && !event.modifiers.ctrl) {
    nudge(shell.work, shell.notices, event);
    return;
  }
  if (!shell.hand.tool.busy()) runFor(shell, event);
}

/// What is typed right after the key that opens the palette, before its field has the keyboard.
bool typedAhead(std::optional<Palette>& palette, const InputEvent& event) {
  if (!palette || palette->typing || event.kind != Kind::character) return false;
  if (event.character < 0x80) palette->query += static_cast<char>(event.character);
  ImGui::GetIO().InputQueueCharacters.resize(0);  // or the field would take it once more
  return true;
}

/// Escape in a text field gives its old value back; the field itself leaves by Dear ImGui.
void leaveField(Document& document, Hand& hand, const InputEvent& event) {
  if (event.kind != Kind::key || event.key != Key::escape || !event.down) return;
  document.cancel();
  hand.editsBlocked = true;
}

/// A chord on the start page leads away from it, like its buttons; those of a field stay there.
bool leavesHome(Shell& shell, const InputEvent& event) {
  const bool chord = event.modifiers.ctrl || event.modifiers.super;
  if (event.kind != Kind::key || !event.down || !chord) return false;
  switch (event.key) {
    case Key::a:
    case Key::c:
    case Key::v:
    case Key::x:
    case Key::y:
    case Key::z:
      return false;
    default:
      break;
  }
  if (!runFor(shell, event)) return false;
  shell.home = false;
  return true;
}

}  // namespace

void handleKeys(Shell& shell, std::span<const InputEvent> events) {
  shell.dialogs.escape = shell.dialogs.enter = false;
  const bool popup = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
  // A field that is about to get the keyboard already keeps keys from meaning something else.
  const PanelState& panels = shell.panels.state;
  const bool shown = shell.settings.panels && !shell.presenter.on;
  const bool opening = shown && (!panels.number.id.empty() || panels.name.body);
  const bool typing = ImGui::GetIO().WantTextInput || opening;
  if (popup || typing) shell.hand.heldKeys.clear();
  for (const InputEvent& event : events) {
    if (presenterTakes(shell, event, !popup && !typing && !shell.home)) continue;
    if (event.kind == Kind::button && event.down) shell.tour = {};  // hands are elsewhere
    if (event.kind == Kind::leave && !shell.hand.tool.busy()) shell.work.view.hovered = {};
    if (event.kind != Kind::key && event.kind != Kind::character) continue;
    if (typedAhead(shell.dialogs.palette, event)) continue;
    if (!popup && shell.home && leavesHome(shell, event)) continue;
    if (popup || shell.home) {
      const bool pressed = event.kind == Kind::key && event.down && !event.repeat;
      shell.dialogs.escape |= pressed && event.key == Key::escape;
      shell.dialogs.enter |= pressed && (event.key == Key::enter || event.key == Key::keypadEnter);
    } else if (typing) {
      leaveField(shell.work.document, shell.hand, event);
    } else if (event.kind == Kind::key) {
      handleKey(shell, event);
    } else if (!shell.hand.tool.busy()) {
      runFor(shell, event);
    }
  }
  if (!drivesByKeys(shell.work)) shell.hand.heldKeys.clear();
}

}  // namespace sepax
