#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>

namespace sepax {
namespace {

/// Within a panel labels begin with a small letter.
std::string lowered(std::string_view label) {
  std::string text(label);
  if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') text.front() |= 0x20;
  return text;
}

/// "sat/allAxes"
std::string markOf(const PanelContext& context, std::string_view id) {
  return std::string(context.technique.id) + "/" + std::string(id);
}

}  // namespace

void optionToggle(PanelContext& context, const Option<bool>& option, std::string_view label,
                  std::string_view against) {
  const auto& rows = context.technique.options;
  const auto row = std::ranges::find(rows, option.id, &OptionRow::id);
  if (row == rows.end()) return;
  bool on = context.view.options[option];
  const std::string shown = label.empty() ? lowered(row->label) : std::string(label);
  if (toggle(context.ui, markOf(context, option.id), shown, on, against.empty())) {
    context.view.options.set(option, on);
  }
  const std::string_view told = against.empty() ? row->hint : against;
  if (!told.empty() && ImGui::IsItemHovered()) tooltipBeside(context.ui, told);
}

double optionWidth(const PanelContext& context, const Option<bool>& option) {
  const auto& rows = context.technique.options;
  const auto row = std::ranges::find(rows, option.id, &OptionRow::id);
  return row == rows.end() ? 0 : toggleWidth(context.ui, lowered(row->label));
}

void needButton(PanelContext& context, const Need& need) {
  paragraph(context.ui, Role::text, need.sentence);
  const bool pressed = button(context.ui, "need/" + std::string(need.id), need.label, 0, true);
  ImGui::Dummy({0, context.ui.px(4)});
  if (pressed && !context.editsBlocked) {
    context.message = context.document.apply(need.supplied(context.document.committed()));
    context.state.wantsFraming = context.message.empty();
  }
}

void needSection(PanelContext& context) {
  for (const Need& need : context.technique.needs)
    if (need.missing(context.document.shown())) needButton(context, need);
}

void pairSection(const PanelContext& context) {
  const Evidence& evidence = context.evidence;
  const std::size_t count = evidence.bodies.size();
  const auto pairOnly = context.technique.pairOnly;
  if (count < 3 || pairOnly == nullptr || !pairOnly(evidence, context.view)) return;
  const auto name = [&](int body) { return evidence.bodies[static_cast<std::size_t>(body)].name; };
  paragraph(context.ui, Role::muted,
            fmt::format("Of {} bodies only {} and {} are tested; the tab Shapes chooses the pair.",
                        count, name(evidence.a), name(evidence.b)));
  context.ui.mark("pair/only");
}

}  // namespace sepax
