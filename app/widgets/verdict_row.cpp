#include "app/widgets/verdict_row.h"

#include "app/widgets/widgets.h"

namespace sepax {

namespace {

/// "  ✗ differs", of the exact answer itself nothing.
std::string agreementOf(const VerdictRow& row) {
  if (row.reference) return {};
  if (!row.compared) return "  · not compared";
  return row.agrees ? "  ✓ agrees" : "  ✗ differs";
}

void verdictRow(const Ui& ui, const VerdictRow& row) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  ImGui::Dummy({width, ui.px(25)});
  const float y = at.y + ui.px(12.5);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool differs = row.compared && !row.agrees;
  list.AddCircleFilled({at.x + ui.px(6), y}, ui.px(4), ui.color(row.role));
  ui.mark("verdict/" + verdictWord(row));
  const float right = at.x + width;
  float used = placeText(list, ui.fonts.smallBold, ui.color(differs ? Role::other : Role::muted),
                         {right, y}, 1, agreementOf(row));
  used += placeText(list, ui.fonts.smallBold, ui.color(row.role), {right - used, y}, 1, row.answer);
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

std::string verdictWord(const VerdictRow& row) { return row.answer + agreementOf(row); }

void drawVerdicts(const Ui& ui, const std::vector<VerdictRow>& rows) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (const VerdictRow& row : rows) verdictRow(ui, row);
  ImGui::PopStyleVar();
}

}  // namespace sepax
