#include "app/techniques/swept_edges/panel_crowd.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <string>

namespace sepax {
namespace {

void row(const Ui& ui, const char* label, const std::string& value) {
  ImGui::TableNextColumn();
  write(ui.fonts.small, ui.color(Role::muted), label);
  ImGui::TableNextColumn();
  write(ui.fonts.small, ui.color(Role::text), value);
  ui.mark(std::string("crowd/") + label);
}

/// What the steps have come to; without an exact sweep there are none to wait for.
SweepProgress::Phase phaseOf(const PanelContext& context) {
  if (!context.evidence.edges) return SweepProgress::Phase::result;
  const ViewState view = exactView(context.technique, context.evidence, context.view);
  return sweepProgress(context.evidence, view.step).phase;
}

}  // namespace

void crowdSection(const PanelContext& context) {
  if (!context.evidence.broadPhase) return;
  const Ui& ui = context.ui;
  const BroadPhaseEvidence& found = *context.evidence.broadPhase;
  heading(ui, "All bodies", counted(found.boxes.size(), "box", "boxes") + ", motion included");
  const SweepProgress::Phase phase = phaseOf(context);
  if (ImGui::BeginTable("crowd", 2)) {
    row(ui, "pairs of bodies", fmt::format("{}", found.bodyPairs));
    if (phase > SweepProgress::Phase::objects) {
      row(ui, "tests of boxes", fmt::format("{}", found.compared));
      row(ui, "boxes that meet", fmt::format("{}", found.pairs.size()));
      row(ui, "tests of edges", fmt::format("{} of {}", found.edgeTests, found.allEdgePairs));
    }
    if (phase == SweepProgress::Phase::result)
      row(ui, "pairs that meet", fmt::format("{}", found.meeting));
    ImGui::EndTable();
  }
  if (found.passedOver > 0) {
    paragraph(ui, Role::muted,
              fmt::format("{} {} without a box: it turns or is no simple polygon.",
                          found.passedOver, oneOrMany(found.passedOver, "body is", "bodies are")));
  }
}

}  // namespace sepax
