#pragma once

#include "app/shell/shell.h"

#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// A key with its modifiers, or a character as the keyboard's layout makes it.
struct Chord {
  Key key = Key::none;
  bool ctrl = false;
  bool shift = false;
  char32_t character = 0;
  bool repeats = false;  ///< while the key is held down
  bool alt = false;
};

/// One thing that a user can do. The same row makes the menu entry, the key and the line of help.
struct Action {
  std::string id;
  std::string_view menu;  ///< "File", "View/Theme"; empty = key only
  std::string_view label;
  std::string_view keys;  ///< as shown; empty = none
  Chord chord;
  bool (*enabled)(const Shell&) = nullptr;  ///< null = always
  bool (*checked)(const Shell&) = nullptr;  ///< null = no check mark
  void (*run)(Shell&) = nullptr;
  bool separated = false;       ///< a line above it in the menu
  std::string_view needs = {};  ///< what to do first while it is not enabled; empty = it is plain
  /// What the menu calls it now; null = as ever.
  std::string_view (*labelNow)(const Shell&) = nullptr;

  // Of a row that a technique declares, which has no functions of its own:
  const OptionRow* option = nullptr;
  const Technique* owner = nullptr;  ///< whose option it is
  OptionValue wanted = false;        ///< what the row sets it to
  bool goesRound = false;            ///< it sets the choice after the present one instead
};

/// The actions of every technique, in the order of the menus.
[[nodiscard]] const std::vector<Action>& actions();
/// Those and the switches of the techniques.
[[nodiscard]] std::vector<Action> allActions(const Shell& shell);
[[nodiscard]] const Action* findAction(std::string_view id);
[[nodiscard]] bool isEnabled(const Action& action, const Shell& shell);
/// What to do before it can be run; empty while it is enabled.
[[nodiscard]] std::string needsOf(const Action& action, const Shell& shell);
[[nodiscard]] std::string_view labelOf(const Action& action, const Shell& shell);
[[nodiscard]] bool isChecked(const Action& action, const Shell& shell);
void perform(const Action& action, Shell& shell);
/// Runs the action of this key or character; false when there is none that is enabled.
bool runFor(Shell& shell, const InputEvent& event);

/// What hands do that is not an action, for the help.
[[nodiscard]] std::vector<Gesture> gestures(TechniqueTable techniques);

}  // namespace sepax
