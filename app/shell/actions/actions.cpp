#include "app/shell/actions/actions.h"

#include "app/shell/actions/action_rows.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace sepax {
namespace {

/// After this row stand those of the techniques.
constexpr std::string_view kBeforeOptions = "view.handles";

std::vector<Action> ownActions() {
  std::vector<Action> all;
  for (const auto& part : {fileActions(), editActions(), shapeActions(), viewActions(),
                           answerActions(), playActions(), learnActions(), otherActions()}) {
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
         chord.alt == m.alt && (chord.repeats || !event.repeat);
}

/// Keys that browsers keep for themselves have others.
void giveOtherKeys(std::vector<Action>& all) {
  struct Other {
    std::string_view id;
    std::string_view keys;
    Key key;
  };
  static constexpr std::array kOthers{
      Other{"file.new", "Alt+N", Key::n}, Other{"file.reload", "Alt+R", Key::r},
      Other{"export.again", "Alt+E", Key::e}, Other{"file.quit", "", Key::none}};
  for (const Other& other : kOthers) {
    const auto row = std::ranges::find(all, other.id, &Action::id);
    if (row == all.end()) continue;
    row->keys = other.keys;
    row->chord = {.key = other.key, .alt = true};
  }
}

}  // namespace

const std::vector<Action>& actions() {
  static const std::vector<Action> table = ownActions();
  return table;
}

std::vector<Action> allActions(const Shell& shell) {
  constexpr std::array<std::string_view, 9> kKeys = {"1",     "1 – 2", "1 – 3", "1 – 4", "1 – 5",
                                                     "1 – 6", "1 – 7", "1 – 8", "1 – 9"};
  std::vector<Action> all = actions();
  if (shell.services.inBrowser) giveOtherKeys(all);
  const std::size_t techniques = std::clamp<std::size_t>(shell.work.techniques.size(), 1, 9);
  const auto first = std::ranges::find(all, "technique.1", &Action::id);
  if (first != all.end()) first->keys = kKeys[techniques - 1];
  const auto before = std::ranges::find(all, kBeforeOptions, &Action::id);
  const std::vector<Action> options = optionActions(shell);
  all.insert(before == all.end() ? before : before + 1, options.begin(), options.end());
  return all;
}

const Action* findAction(std::string_view id) {
  const auto& table = actions();
  const auto row =
      std::find_if(table.begin(), table.end(), [id](const Action& a) { return a.id == id; });
  return row == table.end() ? nullptr : &*row;
}

bool isEnabled(const Action& action, const Shell& shell) {
  if (action.option != nullptr) return optionIsShown(action, shell);
  return action.enabled == nullptr || action.enabled(shell);
}

std::string needsOf(const Action& action, const Shell& shell) {
  if (isEnabled(action, shell)) return {};
  return action.option != nullptr ? optionNeeds(action) : std::string(action.needs);
}

std::string_view labelOf(const Action& action, const Shell& shell) {
  return action.labelNow == nullptr ? action.label : action.labelNow(shell);
}

bool isChecked(const Action& action, const Shell& shell) {
  if (action.option != nullptr) return optionIsOn(action, shell);
  return action.checked != nullptr && action.checked(shell);
}

void perform(const Action& action, Shell& shell) {
  if (action.option != nullptr) {
    turnOption(action, shell);
  } else {
    action.run(shell);
  }
}

bool runFor(Shell& shell, const InputEvent& event) {
  refreshEvidence(shell.work);  // an earlier key of the frame may have changed the scene
  for (const Action& action : allActions(shell)) {
    if (!matches(action.chord, event) || !isEnabled(action, shell)) continue;
    perform(action, shell);
    return true;
  }
  return false;
}

std::vector<Gesture> gestures(TechniqueTable techniques) {
  std::vector<Gesture> all{
      {"Drag", "vertex, edge, shape, velocity tip, rotation handle, axis"},
      {"Shift + drag", "constrains: level, upright, diagonal, 15° turns"},
      {"Alt + drag", "suspends snapping"},
      {"Ctrl + drag a shape", "drags a copy of it"},
      {"Double click an edge", "inserts a vertex"},
      {"Double click a vertex", "types its coordinates"},
      {"Arrows", "nudge the selection; Shift ten steps, Alt a tenth"},
      {"Click a number", "types a number or an expression such as 3*sin(30)"},
      {"Wheel", "zooms at the pointer"},
      {"Right or middle drag", "pans; so does Space + drag"},
      {"Tab, Enter in a panel", "go through it, press; Esc leads back"},
      {"Esc", "cancels a drag, closes a dialog"},
  };
  for (const Technique& technique : techniques) {
    all.insert(all.end(), technique.gestures.begin(), technique.gestures.end());
  }
  return all;
}

}  // namespace sepax
