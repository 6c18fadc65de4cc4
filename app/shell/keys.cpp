#include "app/tools/selection.h"
#include "app/tools/tile_brush.h"
#include "app/shell/actions/actions.h"
#include "app/shell/crop_frame.h"
#include "app/shell/shell_parts.h"

#include <algorithm>

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

bool slides(const Shell& shell) {
  return isDriven(handlesOf(shell.techniques, shell.view.technique), shell.view);
}

/// What Escape means, innermost first. False when nothing is left to it here.
bool escapeHere(Shell& shell) {
  if (cancelCrop(shell)) return true;
  ToolContext context = toolContext(shell);
  if (shell.tool.cancel(context)) return true;
  if (shell.drive.active()) {
    shell.drive.cancel(shell.document);
    shell.heldKeys.clear();
    return true;
  }
  if (shell.document.previewing()) {  // a field of a panel is being dragged
    shell.document.cancel();
    shell.editsBlocked = true;
    return true;
  }
  if (brushActive(context.handles(), shell.view)) {
    shell.view.options.set(*context.handles().brush, TileTool::ray);
    shell.view.pointedPixel.reset();
    return true;
  }
  if (shell.showKeys) {
    shell.showKeys = false;
    return true;
  }
  return false;
}

bool penKey(Shell& shell, const InputEvent& event) {
  if (!shell.tool.penActive() || !event.down) return false;
  ToolContext context = toolContext(shell);
  if (event.key == Key::enter || event.key == Key::keypadEnter) {
    shell.tool.closePen(context);
    return true;
  }
  if (event.key == Key::backspace) {
    shell.tool.dropPenPoint();
    return true;
  }
  return false;
}

void nudge(Shell& shell, const InputEvent& event) {
  const Vec2 direction = arrowDirection(event.key);
  if (shell.view.selected.body < 0) return;
  const SnapStep step = snapStepOf(shell.view);
  const double factor = event.modifiers.shift ? 10 : event.modifiers.alt ? 0.1 : 1;
  const std::string problem =
      nudgeSelection(shell.document, shell.view, step.size() * factor * direction);
  if (!problem.empty()) say(shell, problem, true);
}

/// Space held down pans with the pointer; let go without a pan it plays.
void spaceKey(Shell& shell, const InputEvent& event) {
  if (event.repeat) return;
  shell.tool.setPanKey(event.down);
  const bool panned = shell.tool.takePanned();
  if (!event.down && !panned) togglePlay(shell);
}

void driveKey(Shell& shell, const InputEvent& event) {
  std::erase(shell.heldKeys, event.key);
  const bool alone = !event.modifiers.ctrl && !event.modifiers.alt && !event.modifiers.super;
  if (event.down && slides(shell) && alone) shell.heldKeys.push_back(event.key);
}

void handleKey(Shell& shell, const InputEvent& event) {
  if (event.key == Key::space) {
    spaceKey(shell, event);
    return;
  }
  if (isDriveKey(event.key)) driveKey(shell, event);
  if (penKey(shell, event)) return;
  if (!event.down) return;
  if (event.key == Key::escape) {
    if (!event.repeat && !escapeHere(shell)) shell.view.selected = {};
    return;
  }
  const bool arrow = arrowDirection(event.key) != Vec2{};
  if (arrow && !slides(shell) && !event.modifiers.ctrl) {
    nudge(shell, event);
    return;
  }
  if (!shell.tool.busy()) runFor(shell, event);
}

/// What is typed right after the key that opens the palette, before its field has the keyboard.
bool typedAhead(Shell& shell, const InputEvent& event) {
  if (!shell.palette || shell.palette->typing || event.kind != Kind::character) return false;
  if (event.character < 0x80) shell.palette->query += static_cast<char>(event.character);
  ImGui::GetIO().InputQueueCharacters.resize(0);  // or the field would take it once more
  return true;
}

/// Escape in a text field gives its old value back; the field itself leaves by Dear ImGui.
void leaveField(Shell& shell, const InputEvent& event) {
  if (event.kind != Kind::key || event.key != Key::escape || !event.down) return;
  shell.document.cancel();
  shell.editsBlocked = true;
}

}  // namespace

void handleKeys(Shell& shell, std::span<const InputEvent> events) {
  shell.escape = shell.enter = false;
  const bool popup = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
  // A field that is about to get the keyboard already keeps keys from meaning something else.
  const PanelState& panels = shell.panelState;
  const bool opening =
      shell.settings.panels && (!panels.number.id.empty() || panels.name.body >= 0);
  const bool typing = ImGui::GetIO().WantTextInput || opening;
  if (popup || typing) shell.heldKeys.clear();
  for (const InputEvent& event : events) {
    if (event.kind == Kind::leave && !shell.tool.busy()) shell.view.hovered = {};
    if (event.kind != Kind::key && event.kind != Kind::character) continue;
    if (typedAhead(shell, event)) continue;
    if (popup) {
      const bool pressed = event.kind == Kind::key && event.down && !event.repeat;
      shell.escape |= pressed && event.key == Key::escape;
      shell.enter |= pressed && (event.key == Key::enter || event.key == Key::keypadEnter);
    } else if (typing) {
      leaveField(shell, event);
    } else if (event.kind == Kind::key) {
      handleKey(shell, event);
    } else if (!shell.tool.busy()) {
      runFor(shell, event);
    }
  }
  if (!slides(shell)) shell.heldKeys.clear();
}

}  // namespace sepax
