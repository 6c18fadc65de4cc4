#include "app/shell/actions/action_rows.h"

#include <fmt/format.h>

namespace sepax {
namespace {

/// The rows of one option: a switch has one, several choices have one each. What only a handle or a
/// click on the canvas sets has none.
void addRows(std::vector<Action>& rows, const Technique& technique, const OptionRow& option) {
  if (option.label.empty()) return;
  Action row;
  row.menu = option.key.empty() ? "View/Options" : "View";
  row.option = &option;
  row.owner = &technique;
  row.keys = option.key;
  if (!option.key.empty()) row.chord = typed(static_cast<char32_t>(option.key.front() | 0x20));
  if (std::holds_alternative<bool>(option.standard)) {
    row.id = "view." + std::string(option.id);
    row.label = option.label;
    row.wanted = true;
    rows.push_back(row);
  }
  for (const OptionChoice& choice : option.choices) {
    row.id = fmt::format("view.{}.{}", option.id, choice.key);
    row.label = choice.label;
    row.wanted = choice.value;
    rows.push_back(row);
  }
}

OptionValue valueOf(const Action& row, const Shell& shell) {
  return shell.work.view.options.value(row.option->id, row.option->standard);
}

}  // namespace

/// With a key everywhere, so that people find it; the others where they can be turned.
std::vector<Action> optionActions(const Shell& shell) {
  std::vector<Action> rows;
  for (const bool keyed : {true, false}) {
    for (const Technique& technique : shell.work.techniques) {
      const bool shown = technique.id == shell.work.view.technique;
      for (const OptionRow& option : technique.options) {
        if (option.key.empty() == keyed || (!keyed && !shown)) continue;
        addRows(rows, technique, option);
      }
    }
  }
  if (!rows.empty()) rows.front().separated = true;
  return rows;
}

bool optionIsShown(const Action& row, const Shell& shell) {
  return row.owner->id == shell.work.view.technique;
}

bool optionIsOn(const Action& row, const Shell& shell) { return valueOf(row, shell) == row.wanted; }

std::string optionNeeds(const Action& row) {
  return fmt::format("choose the technique {} first", row.owner->name);
}

/// A switch is turned, a choice taken.
void turnOption(const Action& row, Shell& shell) {
  const bool off = std::holds_alternative<bool>(row.wanted) && optionIsOn(row, shell);
  shell.work.view.options.set(row.option->id, row.option->standard,
                              off ? OptionValue(false) : row.wanted);
}

}  // namespace sepax
