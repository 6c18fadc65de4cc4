#include "app/techniques/inside/panel.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/panel_phases.h"
#include "app/techniques/inside/panel_points.h"
#include "app/techniques/inside/panel_round.h"
#include "app/techniques/inside/panel_verdicts.h"
#include "app/widgets/play_button.h"
#include "app/widgets/stepper.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace sepax {
namespace {

/// The time of turns and moves: again and again, and the time to drag.
void timeControls(PanelContext& context) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  besideIfFits(ui, kIconButton, 18);
  loopButton(context);
  besideIfFits(ui, 108, 10);
  const std::optional<double> time =
      valueField(context, "inside/time", "t", view.time, ui.px(90), 0.005);
  if (time) {
    view.time = std::clamp(*time, 0.0, 1.0);
    view.playing = false;
  }
}

}  // namespace

void insideInspector(PanelContext& context) {
  if (context.evidence.inside) {
    phaseTable(context);
    rule(context.ui);
    pointTable(context);
    if (isAllTold(context.technique, context.evidence, context.view)) {
      rule(context.ui);
      crossingVerdicts(context);
      roundTable(context);
    }
    rule(context.ui);
    publishedCaption(context);
    radiiChoice(context);
    linesChoice(context);
  } else {
    skippedSection(context, "inside");
  }
  rule(context.ui);
  polygonSection(context);
}

void insideBottom(PanelContext& context) {
  if (!context.evidence.inside) {
    nothingToStep(context, "two simple polygons");
    return;
  }
  const InsideEvidence& inside = *context.evidence.inside;
  const ShownAnswers shown = shownAnswers(context.technique, context.evidence, context.view);
  std::string place =
      counted(stepCountOf(context.technique, context.evidence, context.view), "step");
  if (context.view.step >= 0 && shown.published != nullptr)
    place = fmt::format("step {} of {}", context.view.step + 1, place);
  if (context.view.step >= 0 && shown.published == nullptr) {
    const InsideProgress progress = insideProgress(inside, context.view.step);
    using Phase = InsideProgress::Phase;
    place = progress.phase == Phase::result      ? "the answer"
            : progress.phase == Phase::circles   ? "the circles"
            : progress.phase == Phase::otherHalf ? "the other half"
            : progress.phase == Phase::edges
                ? "the edges"
                : fmt::format("point {} of {}", progress.point + 1, pointCount(inside));
  }
  stepper(context, place);
  if (insideMoves(context.document.shown())) timeControls(context);
  codeLines(context);
}

}  // namespace sepax
