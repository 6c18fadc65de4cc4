#include "app/shell/actions/actions.h"

#include "app/shell/actions/action_rows.h"

#include <algorithm>

namespace sepax {
namespace {

std::vector<Action> allActions() {
  std::vector<Action> all;
  for (const auto& part : {fileActions(), editActions(), shapeActions(), viewActions(),
                           playActions(), otherActions()}) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

char32_t lowered(char32_t c) { return c >= U'A' && c <= U'Z' ? c + 32 : c; }

bool matches(const Chord& chord, const InputEvent& event) {
  const Modifiers& m = event.modifiers;
  if (event.kind == InputEvent::Kind::character) {
    return chord.character != 0 && chord.character == lowered(event.character);
  }
  return event.kind == InputEvent::Kind::key && event.down && chord.key != Key::none &&
         chord.key == event.key && chord.ctrl == (m.ctrl || m.super) && chord.shift == m.shift &&
         !m.alt && (chord.repeats || !event.repeat);
}

}  // namespace

const std::vector<Action>& actions() {
  static const std::vector<Action> table = allActions();
  return table;
}

const Action* findAction(std::string_view id) {
  const auto& table = actions();
  const auto row =
      std::find_if(table.begin(), table.end(), [id](const Action& a) { return a.id == id; });
  return row == table.end() ? nullptr : &*row;
}

bool isEnabled(const Action& action, const Shell& shell) {
  return action.enabled == nullptr || action.enabled(shell);
}

std::string_view needsOf(const Action& action, const Shell& shell) {
  return isEnabled(action, shell) ? std::string_view() : action.needs;
}

bool runFor(Shell& shell, const InputEvent& event) {
  for (const Action& action : actions()) {
    if (!matches(action.chord, event) || !isEnabled(action, shell)) continue;
    action.run(shell);
    return true;
  }
  return false;
}

const std::vector<Gesture>& gestures() {
  static const std::vector<Gesture> table{
      {"Drag", "vertex, edge, shape, velocity tip, rotation handle, axis"},
      {"Shift + drag", "constrains: level, upright, diagonal, 15° turns"},
      {"Alt + drag", "suspends snapping"},
      {"Drag on a tile map", "ends of the ray; with a tool of the panel: paints, places, blanks"},
      {"Ctrl + drag a shape", "drags a copy of it"},
      {"Double click an edge", "inserts a vertex"},
      {"Double click a vertex", "types its coordinates"},
      {"Arrows", "nudge the selection; Shift ten steps, Alt a tenth"},
      {"Click a number", "types a number or an expression such as 3*sin(30)"},
      {"Wheel", "zooms at the pointer"},
      {"Right or middle drag", "pans; so does Space + drag"},
      {"Esc", "cancels a drag, closes a dialog"},
      {"Arrows or WASD", "drive A in slide mode"},
  };
  return table;
}

}  // namespace sepax
