#include "app/shell/panels/doctor_panel.h"

#include "app/techniques/drawing/names.h"
#include "app/widgets/cures.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace sepax {
namespace {

constexpr std::size_t kMaxShown = 100;  ///< findings; the others wait until these are done
constexpr double kFindingSign = 26;     ///< room for the sign of a finding, logical pixels

/// Title, sentence and reason; all of it is one target for a click.
void findingText(PanelContext& context, const Finding& finding, bool current) {
  const Ui& ui = context.ui;
  const Role role = finding.error ? Role::result : Role::muted;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.ChannelsSplit(2);
  list.ChannelsSetCurrent(1);
  drawFindingSign(ui, list, finding.kind, finding.error, {at.x + ui.px(11), at.y + ui.px(12)},
                  ui.color(role));
  ImGui::Indent(ui.px(kFindingSign));
  write(ui.fonts.bold, ui.color(Role::text), finding.title);
  paragraph(ui, Role::text, sentenceOf(finding));
  paragraph(ui, Role::muted, finding.why);
  ImGui::Unindent(ui.px(kFindingSign));
  const ImVec2 end = ImGui::GetCursorScreenPos();
  ImGui::SetCursorScreenPos(at);
  if (clickArea("finding", {width, std::max(end.y - at.y, 1.0f)})) {
    showFinding(context.view, context.evidence, finding);
  }
  const bool hovered = ImGui::IsItemHovered();
  ui.mark("doctor/" + findingMark(context, finding));
  if (hovered) pointAtFinding(context, finding);
  list.ChannelsSetCurrent(0);
  if (hovered || current) {
    const float margin = ui.px(6);
    list.AddRectFilled({at.x - margin, at.y - ui.px(2)}, {at.x + width + margin, end.y},
                       ui.color(Role::accent, current ? 0.16 : 0.10), ui.px(5));
  }
  list.ChannelsMerge();
}

void findingRow(PanelContext& context, const Finding& finding, bool current) {
  const std::string_view kind = nameOf(finding.kind);
  ImGui::PushID(kind.data(), kind.data() + kind.size());
  findingText(context, finding, current);
  ImGui::Indent(context.ui.px(kFindingSign));
  cureButtons(context, finding, "doctor/" + findingMark(context, finding));
  ImGui::Unindent(context.ui.px(kFindingSign));
  ImGui::Dummy({0, context.ui.px(6)});
  ImGui::PopID();
}

void allIsWell(const PanelContext& context) {
  const Ui& ui = context.ui;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  drawIcon(ui, *ImGui::GetWindowDrawList(), Icon::check, {at.x + ui.px(9), at.y + ui.px(12)},
           ui.color(Role::gap));
  ImGui::Dummy({0, ui.px(3)});
  ImGui::Indent(ui.px(kFindingSign));
  paragraph(ui, Role::text,
            context.document.shown().bodies.empty()
                ? "There are no shapes to examine yet."
                : "Every shape is in order: simple, counterclockwise, without stray vertices.");
  ImGui::Unindent(ui.px(kFindingSign));
}

void switches(PanelContext& context, const std::vector<const Finding*>& findings) {
  const Ui& ui = context.ui;
  const bool some = std::any_of(findings.begin(), findings.end(),
                                [](const Finding* finding) { return isCertain(*finding); });
  if (button(ui, "doctor/all", "Fix what is certain", 0, false, some)) {
    const CureOutcome outcome = cureWhatIsCertain(context.document);
    (outcome.done ? context.state.notice : context.message) = outcome.sentence;
  }
  if (ImGui::IsItemHovered()) {
    ImGui::SetTooltip(
        "turns clockwise shapes round, drops repeated, closing and collinear vertices and spikes");
  }
  besideIfFits(ui, 160, 14);
  toggle(ui, "doctor/marks", "Marks on the canvas", context.view.doctor);
  if (some || findings.empty()) return;
  paragraph(ui, Role::muted, "Nothing here has one certain cure: choose among those below.");
  ui.mark("doctor/nothing certain");
}

}  // namespace

void doctorPanel(PanelContext& context) {
  const Ui& ui = context.ui;
  // As it was at the start of the frame, even after one of the buttons below has changed the scene.
  const Examination& examination = context.state.examination;
  const std::vector<const Finding*> findings = inOrder(examination);
  heading(ui, "Polygon doctor", summaryOf(examination), Role::text,
          examination.errors > 0 ? Role::result : Role::muted);
  switches(context, findings);
  rule(ui);
  if (findings.empty()) allIsWell(context);
  int body = -1;
  for (std::size_t i = 0; i < std::min(findings.size(), kMaxShown); ++i) {
    const Finding& finding = *findings[i];
    if (static_cast<std::size_t>(finding.body) >= context.document.shown().bodies.size()) break;
    const std::string& name = bodyOf(context.document.shown(), finding.body).name;
    if (finding.body != body) heading(ui, name, {}, roleOf(context.evidence, finding.body));
    body = finding.body;
    ImGui::PushID(name.c_str());
    findingRow(context, finding, static_cast<int>(i) == context.state.finding);
    ImGui::PopID();
  }
  if (findings.size() > kMaxShown) {
    paragraph(ui, Role::muted, fmt::format("and {} more", findings.size() - kMaxShown));
  }
}

}  // namespace sepax
