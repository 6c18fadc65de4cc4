#include "app/shell/actions/action_rows.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {
namespace {

/// What the rows of an option share.
Action rowOf(const Technique& technique, const OptionRow& option) {
  Action row;
  row.option = &option;
  row.owner = &technique;
  row.menu = "View/Options";
  row.id = "view." + std::string(option.id);
  row.label = option.label;
  return row;
}

bool isSwitch(const OptionRow& option) { return std::holds_alternative<bool>(option.standard); }

/// A switch has a row; so have several choices with a key, which goes round them. What only a
/// handle or a click on the canvas sets has none.
void addRow(std::vector<Action>& rows, const Technique& technique, const OptionRow& option) {
  const bool goesRound = !option.choices.empty() && !option.key.empty();
  if (option.label.empty() || (!isSwitch(option) && !goesRound)) return;
  Action row = rowOf(technique, option);
  row.goesRound = goesRound;
  if (isSwitch(option)) row.wanted = true;
  row.keys = option.key;
  if (!option.key.empty()) {
    row.menu = "View";
    row.chord = typed(static_cast<char32_t>(option.key.front() | 0x20));
  }
  rows.push_back(row);
}

/// One row for each choice.
void addChoices(std::vector<Action>& rows, const Technique& technique, const OptionRow& option) {
  if (option.label.empty()) return;
  for (const OptionChoice& choice : option.choices) {
    Action row = rowOf(technique, option);
    row.id += "." + std::string(choice.key);
    row.label = choice.label;
    row.wanted = choice.value;
    rows.push_back(row);
  }
}

OptionValue valueOf(const Action& row, const Shell& shell) {
  return shell.work.view.options.value(row.option->id, row.option->standard);
}

/// The choice after the present one, the first after the last.
OptionValue nextChoice(const OptionRow& option, const OptionValue& present) {
  const auto now = std::ranges::find_if(option.choices, [&](const OptionChoice& choice) {
    return OptionValue(choice.value) == present;
  });
  const bool last = now == option.choices.end() || now + 1 == option.choices.end();
  return last ? option.choices.front().value : (now + 1)->value;
}

}  // namespace

/// With a key everywhere, so that people find it; the others where they can be turned.
std::vector<Action> optionActions(const Shell& shell) {
  std::vector<Action> rows;
  for (const Technique& technique : shell.work.techniques)
    for (const OptionRow& option : technique.options)
      if (!option.key.empty()) addRow(rows, technique, option);
  for (const Technique& technique : shell.work.techniques) {
    if (technique.id != shell.work.view.technique) continue;
    for (const OptionRow& option : technique.options) {
      if (option.key.empty()) addRow(rows, technique, option);
      addChoices(rows, technique, option);
    }
  }
  if (!rows.empty()) rows.front().separated = true;
  return rows;
}

bool optionIsShown(const Action& row, const Shell& shell) {
  return row.owner->id == shell.work.view.technique;
}

bool optionIsOn(const Action& row, const Shell& shell) {
  return !row.goesRound && valueOf(row, shell) == row.wanted;
}

std::string optionNeeds(const Action& row) {
  return fmt::format("choose the technique {} first", row.owner->name);
}

/// A switch is turned, a choice taken.
void turnOption(const Action& row, Shell& shell) {
  const bool off = std::holds_alternative<bool>(row.wanted) && optionIsOn(row, shell);
  const OptionValue value = row.goesRound ? nextChoice(*row.option, valueOf(row, shell))
                            : off         ? OptionValue(false)
                                          : row.wanted;
  shell.work.view.options.set(row.option->id, row.option->standard, value);
}

}  // namespace sepax
