#include "app/widgets/cures.h"

#include "app/techniques/contract/no_answer.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {
namespace {

/// What keeps the technique from an answer: an error, or concave where only convex will do.
bool isInTheWay(const PanelContext& context, const Finding& finding) {
  return finding.error || (finding.kind == DefectKind::reflexVertex && !context.technique.concave);
}

/// Cures of what keeps the shown technique from an answer; nothing when A and B are in order.
void cureSection(PanelContext& context) {
  const Examination& all = context.state.examination;
  for (const int body : {context.evidence.a, context.evidence.b}) {
    const std::size_t count = std::min(all.findings.size(), context.document.shown().bodies.size());
    if (body < 0 || static_cast<std::size_t>(body) >= count) continue;
    const std::vector<Finding>& findings = all.findings[static_cast<std::size_t>(body)];
    const auto worst = std::find_if(findings.begin(), findings.end(), [&](const Finding& finding) {
      return isInTheWay(context, finding);
    });
    if (worst == findings.end() || worst->cures.empty()) continue;
    const Finding& finding = *worst;
    ImGui::Dummy({0, context.ui.px(2)});
    const std::string& name = bodyOf(context.document.shown(), finding.body).name;
    paragraph(context.ui, Role::muted, name + ": " + sentenceOf(finding));
    cureButtons(context, finding, "fix/" + findingMark(context, finding));
    if (ImGui::IsItemHovered()) pointAtFinding(context, finding);
  }
}

/// The technique that answers for A and B as they are.
void elsewhereSection(PanelContext& context) {
  if (context.elsewhere == nullptr) return;
  const std::string name(context.elsewhere->name);
  paragraph(context.ui, Role::muted, name + " answers for these two as they are.");
  if (button(context.ui, "elsewhere", "Open " + name, 0, true))
    context.state.wantedTechnique = context.elsewhere->id;
}

}  // namespace

std::string findingMark(const PanelContext& context, const Finding& finding) {
  const Scene& scene = context.document.shown();
  return fmt::format("{}/{}", bodyOf(scene, finding.body).name, nameOf(finding.kind));
}

std::string sentenceOf(const Finding& finding) {
  std::string text;
  int depth = 0;
  for (const char c : finding.sentence) {
    if (c == '(') ++depth;
    if (c == ')') --depth;
    const bool bound = c == ' ' && depth > 0;
    text += bound ? "\u00A0" : std::string(1, c);
  }
  if (text.empty()) return text;
  if (text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 32);
  return text.back() == '.' ? text : text + '.';
}

void cureButtons(PanelContext& context, const Finding& finding, const std::string& mark) {
  const Ui& ui = context.ui;
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  std::string_view chosen;
  for (std::size_t i = 0; i < finding.cures.size(); ++i) {
    const Cure& option = finding.cures[i];
    const float width = widthOf(ui.fonts.small, option.label) + ui.px(22);
    const float next = ImGui::GetItemRectMax().x + ui.px(6) + width;
    if (i > 0 && next <= right) ImGui::SameLine(0, ui.px(6));
    if (button(ui, fmt::format("{}/{}", mark, option.id), option.label, 0, i == 0)) {
      chosen = option.id;
    }
    if (ImGui::IsItemHovered())
      ImGui::SetTooltip("%s",
                        cureForetold(context.document.committed(), finding, option.id).c_str());
  }
  if (!chosen.empty()) context.message = cure(context.document, finding, chosen);
}

void pointAtFinding(PanelContext& context, const Finding& finding) {
  const bool vertex = finding.vertices.size() == 1 &&
                      finding.kind != DefectKind::selfIntersection &&
                      finding.kind != DefectKind::sliver;
  context.view.pointed = vertex
                             ? Target{Target::Kind::vertex, finding.body, finding.vertices.front()}
                             : Target{Target::Kind::body, finding.body, -1};
}

void skippedSection(PanelContext& context, const std::string& section) {
  heading(context.ui, "No answer", {}, roleOfNoAnswer(context.evidence));
  const auto reason = context.evidence.skipped.find(section);
  paragraph(context.ui, Role::text,
            reason == context.evidence.skipped.end() ? "This scene has no pair of polygons."
                                                     : reason->second);
  elsewhereSection(context);
  cureSection(context);
}

}  // namespace sepax
