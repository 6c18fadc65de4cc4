#include "app/shell/pictures/export_rows.h"

#include "app/scene/expression.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

constexpr double kNames = 78;  ///< width of the names of the rows, logical pixels
constexpr double kGap = 6;     ///< between the buttons of a row

}  // namespace

void beginRow(const Ui& ui, std::string_view name) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  placeText(*ImGui::GetWindowDrawList(), ui.fonts.small, ui.color(Role::muted),
            {at.x, at.y + ui.px(12)}, 0, name);
  ImGui::SetCursorScreenPos({at.x + ui.px(kNames), at.y});
  ImGui::BeginGroup();
}

void showProblems(const Ui& ui, const ExportProblems& problems, std::string_view field) {
  for (const ExportProblem& problem : problems) {
    if (field.empty() || problem.field != field) continue;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    paragraph(ui, Role::result, problem.sentence);
    ui.mark("export/problem/" + problem.field, {at, ImGui::GetCursorScreenPos()});
  }
}

void endRow(const Ui& ui, const ExportProblems& problems, std::string_view field) {
  showProblems(ui, problems, field);
  ImGui::EndGroup();
  ImGui::Dummy({1, ui.px(2)});
}

bool choice(const Ui& ui, std::string_view id, std::string_view label, bool on, bool first,
            bool enabled) {
  const double width = widthOf(ui.fonts.small, label) / static_cast<double>(ui.scale) + 22;
  if (!first) besideIfFits(ui, width, kGap);
  return button(ui, "export/" + std::string(id), label, 0, on, enabled);
}

bool typedNumber(const Ui& ui, ExportDialog& dialog, const std::string& id, double& value,
                 double width) {
  ExpressionText& entry = dialog.texts[id];
  std::string text = entry.text.value_or(fmt::format("{:.6g}", value));
  ImGui::SetNextItemWidth(ui.px(width));
  const bool edited =
      ImGui::InputText(("##" + id).c_str(), &text, ImGuiInputTextFlags_AutoSelectAll);
  ui.mark("export/" + id);
  if (!edited) {
    if (!ImGui::IsItemActive() && entry.problem.empty()) entry.text.reset();
    return false;
  }
  const ExpressionResult result = evaluate(text);
  entry.text = text;
  entry.problem = result.error;
  if (result.value) value = *result.value;
  return result.value.has_value();
}

void between(const Ui& ui, std::string_view word) {
  ImGui::SameLine(0, ui.px(6));
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), word);
  ImGui::SameLine(0, ui.px(6));
}

void after(const Ui& ui, std::string_view word) {
  ImGui::SameLine(0, ui.px(6));
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), word);
}

int wholeOf(double value) { return static_cast<int>(std::lround(std::clamp(value, -1e6, 1e6))); }

}  // namespace sepax
