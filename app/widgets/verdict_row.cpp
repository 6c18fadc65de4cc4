#include "app/widgets/verdict_row.h"

#include "app/widgets/widgets.h"

namespace sepax {

std::string verdictWord(const VerdictRow& row) {
  if (row.reference) return row.answer;
  if (!row.compared) return row.answer + "  · not compared";
  return row.answer + (row.agrees ? "  ✓ agrees" : "  ✗ differs");
}

namespace {

void verdictRow(const Ui& ui, const VerdictRow& row) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  ImGui::Dummy({width, ui.px(25)});
  const float y = at.y + ui.px(12.5);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Role role = !row.compared ? Role::muted : row.agrees ? Role::gap : Role::result;
  const ImU32 color = ui.color(role);
  list.AddCircleFilled({at.x + ui.px(6), y}, ui.px(4), color);
  const std::string word = verdictWord(row);
  ui.mark("verdict/" + word);
  const float used = placeText(list, ui.fonts.smallBold, color, {at.x + width, y}, 1, word);
  placeText(list, ui.fonts.small, ui.color(Role::text), {at.x + ui.px(18), y}, 0,
            fitted(ui.fonts.small, row.name, width - used - ui.px(26)));
  if (ImGui::IsItemHovered() && !row.agrees && !row.why.empty()) {
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(ui.px(340));
    write(ui.fonts.small, ui.color(Role::text), row.why);
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
  }
}

}  // namespace

void drawVerdicts(const Ui& ui, const std::vector<VerdictRow>& rows) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (const VerdictRow& row : rows) verdictRow(ui, row);
  ImGui::PopStyleVar();
}

}  // namespace sepax
