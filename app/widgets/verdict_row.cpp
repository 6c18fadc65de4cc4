#include "app/widgets/verdict_row.h"

#include "app/widgets/widgets.h"

namespace sepax {

namespace {

/// "  ✗ differs", of the exact answer itself nothing.
std::string agreementOf(const VerdictRow& row) {
  if (row.reference) return {};
  if (!row.compared) return "  · not compared";
  if (row.agrees && !row.beside.empty()) return "  ✓ " + row.beside;
  return row.agrees ? "  ✓ agrees" : "  ✗ differs";
}

constexpr double kHeight = 25;  ///< of a row, logical pixels
constexpr double kSecond = 18;  ///< of its second line, logical pixels
constexpr double kIndent = 18;  ///< of its words, logical pixels

void explain(const Ui& ui, const VerdictRow& row) {
  const bool differs = !row.agrees || !row.beside.empty();
  if (!ImGui::IsItemHovered() || !differs || row.why.empty()) return;
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(ui.px(340));
  write(ui.fonts.small, ui.color(Role::text), row.why);
  ImGui::PopTextWrapPos();
  ImGui::EndTooltip();
}

void verdictRow(const Ui& ui, const VerdictRow& row) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const std::string agreement = agreementOf(row);
  const float needed = ui.px(kIndent + 8) + widthOf(ui.fonts.small, row.name) +
                       widthOf(ui.fonts.smallBold, row.answer) +
                       widthOf(ui.fonts.smallBold, agreement);
  const bool fits = needed <= width;
  ImGui::Dummy({width, ui.px(fits ? kHeight : kHeight + kSecond)});
  const float y = at.y + ui.px(kHeight / 2);
  const float second = fits ? y : y + ui.px(kSecond);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool differs = row.compared && !row.agrees;
  list.AddCircleFilled({at.x + ui.px(6), y}, ui.px(4), ui.color(row.role));
  ui.mark("verdict/" + verdictWord(row));
  const float right = at.x + width;
  float used = placeText(list, ui.fonts.smallBold, ui.color(differs ? Role::other : Role::muted),
                         {right, second}, 1, agreement);
  used += placeText(list, ui.fonts.smallBold, ui.color(row.role), {right - used, second}, 1,
                    row.answer);
  const float room = fits ? width - used - ui.px(kIndent + 8) : width - ui.px(kIndent);
  placeText(list, ui.fonts.small, ui.color(Role::text), {at.x + ui.px(kIndent), y}, 0,
            fitted(ui.fonts.small, row.name, room));
  explain(ui, row);
}

}  // namespace

std::string verdictWord(const VerdictRow& row) { return row.answer + agreementOf(row); }

void drawVerdicts(const Ui& ui, const std::vector<VerdictRow>& rows) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (const VerdictRow& row : rows) verdictRow(ui, row);
  ImGui::PopStyleVar();
}

}  // namespace sepax
