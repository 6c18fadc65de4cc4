#pragma once

#include "app/shell/actions/actions.h"
#include "app/tools/selection.h"

#include <vector>

/// The parts of the table of actions, one file for each group of menus, and what their rows share.
namespace sepax {

[[nodiscard]] std::vector<Action> fileActions();
[[nodiscard]] std::vector<Action> editActions();
[[nodiscard]] std::vector<Action> shapeActions();
[[nodiscard]] std::vector<Action> viewActions();
/// Whose answer is shown.
[[nodiscard]] std::vector<Action> answerActions();
[[nodiscard]] std::vector<Action> playActions();
[[nodiscard]] std::vector<Action> learnActions();
[[nodiscard]] std::vector<Action> otherActions();
/// Those that the techniques declare, after the switches of the menu View.
[[nodiscard]] std::vector<Action> optionActions(const Shell& shell);

// What such a row does.
[[nodiscard]] bool optionIsShown(const Action& row, const Shell& shell);
[[nodiscard]] bool optionIsOn(const Action& row, const Shell& shell);
[[nodiscard]] std::string optionNeeds(const Action& row);
void turnOption(const Action& row, Shell& shell);

/// Of a row that only the menus reach.
inline constexpr Chord kNoKey{};
inline Chord ctrl(Key key, bool shift = false, bool repeats = false) {
  return {key, true, shift, 0, repeats};
}
inline Chord plain(Key key, bool shift = false) { return {key, false, shift, 0, false}; }
inline Chord typed(char32_t character, bool repeats = false) {
  return {Key::none, false, false, character, repeats};
}

template <bool ViewState::*member>
void flipView(Shell& shell) {
  shell.work.view.*member = !(shell.work.view.*member);
}
template <bool ViewState::*member>
bool viewIs(const Shell& shell) {
  return shell.work.view.*member;
}

inline bool hasBodies(const Shell& shell) { return !shell.work.document.shown().bodies.empty(); }
inline bool hasSelection(const Shell& shell) { return shell.work.view.selected.body >= 0; }

}  // namespace sepax
