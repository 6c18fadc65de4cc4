#include "app/techniques/swept_edges/panel.h"

#include "app/techniques/swept_edges/panel_candidates.h"
#include "app/techniques/swept_edges/panel_crowd.h"
#include "app/techniques/swept_edges/panel_matrix.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/widgets/stepper.h"
#include "app/widgets/verdict_row.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <string>

namespace sepax {
namespace {

void published(const PanelContext& context) {
  const Evidence& evidence = context.evidence;
  if (!evidence.publishedSwept) return;
  heading(context.ui, "Published recipe", "slopes, distances, sorted by distance");
  const std::string why = recipeFault(evidence);
  drawVerdicts(context.ui, {{"Exact edge sweep", exactSweepText(*evidence.edges), true, true, {}},
                            {"The article's recipe", publishedSweepText(*evidence.publishedSwept),
                             why.empty(), false, why}});
  if (!why.empty()) paragraph(context.ui, Role::muted, "✗ " + why + ".");
}

}  // namespace

void sweptEdgesInspector(PanelContext& context) {
  if (context.evidence.edges) {
    pairMatrix(context);
    rule(context.ui);
    candidateTable(context);
    rule(context.ui);
    published(context);
    if (context.evidence.broadPhase) rule(context.ui);
  } else {
    skippedSection(context, "edges");
    if (context.evidence.broadPhase) rule(context.ui);
  }
  crowdSection(context);
  rule(context.ui);
  polygonSection(context);
}

void sweptEdgesBottom(PanelContext& context) {
  if (!context.evidence.edges) {
    nothingToStep(context, "two simple polygons");
    return;
  }
  const SweepProgress progress = sweepProgress(context.view.step);
  const EdgePairEvidence& pair = *context.evidence.edgePair;
  std::string place = "pair " + pairName(context.evidence, pair.edgeA, pair.edgeB);
  if (context.view.step >= 0) {
    place += fmt::format("  ·  step {} of {}", context.view.step + 1,
                         sweptEdgesStepCount(context.evidence));
  }
  if (progress.phase == SweepProgress::Phase::result && context.view.step >= 0) {
    place = "the answer";
  }
  stepper(context, place);
  codeLines(context);
}

}  // namespace sepax
