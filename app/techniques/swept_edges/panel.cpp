#include "app/techniques/swept_edges/panel.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/playing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/swept_edges/lane.h"
#include "app/techniques/swept_edges/lane_recipe.h"
#include "app/techniques/swept_edges/panel_candidates.h"
#include "app/techniques/swept_edges/panel_crowd.h"
#include "app/techniques/swept_edges/panel_matrix.h"
#include "app/techniques/swept_edges/row.h"
#include "app/techniques/swept_edges/steps_result.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/widgets/stepper.h"
#include "app/widgets/time_strip.h"
#include "app/widgets/verdict_row.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <string>

namespace sepax {
namespace {

SweepProgress progressOf(const PanelContext& context) {
  return sweepProgress(context.evidence,
                       exactView(context.technique, context.evidence, context.view).step);
}

/// What the recipe and the sweep leave out, where the answer ends.
void limits(const PanelContext& context) {
  heading(context.ui, "Where the answer ends");
  const bool answered = progressOf(context).phase == SweepProgress::Phase::result;
  for (const std::string& sentence : sweepLimits(context.evidence, answered))
    paragraph(context.ui, Role::muted, sentence);
  context.ui.mark("sweep/limits");
}

/// Both answers, and why the recipe's is another one.
void recipeVerdicts(PanelContext& context) {
  const Evidence& evidence = context.evidence;
  const std::string why = recipeFault(evidence);
  const Role exact = sweptEdgesResult(evidence).role;
  const Role recipe = roleOfHit(evidence.publishedSwept->chosen >= 0);
  drawVerdicts(context.ui,
               {{"Exact edge sweep", exactSweepText(*evidence.edges), true, true, {}, true, exact},
                {"The article's recipe", recipeAnswerText(evidence), why.empty(),
                 evidence.recipe->rests, why, true, recipe}});
  if (!why.empty()) paragraph(context.ui, Role::muted, "✗ " + why + ".");
}

/// The pairs and the candidates of one of them; bodies that meet at the start are answered before.
void edgePairs(PanelContext& context) {
  const SweptEdgesEvidence& edges = *context.evidence.edges;
  if (edges.contact == Contact::initial) {
    heading(context.ui, "Edge pairs", counted(edges.cells.size(), "pair") + "  ·  none tested");
    paragraph(context.ui, Role::muted,
              "The bodies meet at t = 0: the sweep of edges returns before it looks at a pair.");
    return;
  }
  pairMatrix(context);
  rule(context.ui);
  candidateTable(context);
}

/// The steps tell the answers one by one: until the last one they are not given away.
void published(PanelContext& context) {
  if (!context.evidence.publishedSwept) return;
  heading(context.ui, "Published recipe", "slopes, distances, sorted by distance");
  if (isAllTold(context.technique, context.evidence, context.view)) recipeVerdicts(context);
  paragraph(context.ui, Role::muted, "Where the article is open or errs, it is read so:");
  optionChoices(context, "recipe/reading", kReading.id);
}

/// Which pairs the shown sides tell, and where in the steps they are.
std::string placeWords(const PanelContext& context) {
  const Evidence& evidence = context.evidence;
  const ShownAnswers shown = shownAnswers(context.technique, evidence, context.view);
  const int count = stepCountOf(context.technique, evidence, context.view);
  if (context.view.step >= count - 1) return "the answer";
  const EdgePairEvidence& pair = *evidence.edgePair;
  const bool stepped = shown.exact && evidence.edges->contact != Contact::initial;
  std::string place =
      stepped ? "pair " + pairName(evidence, pair.edgeA, pair.edgeB) : std::string();
  const bool same = stepped && evidence.recipePair && evidence.recipePair->a == pair.edgeA &&
                    evidence.recipePair->b == pair.edgeB;
  if (shown.published != nullptr && !same) {
    const RecipePair& told = *evidence.recipePair;
    place += fmt::format("{}published {}", place.empty() ? "" : "  ·  ",
                         pairName(evidence, told.a, told.b));
  }
  if (context.view.step < 0) return place;
  return fmt::format("{}  ·  step {} of {}", place, context.view.step + 1, count);
}

/// What the marks of the lane are: the recipe's where its answer stands alone.
void laneCaption(const PanelContext& context) {
  const Evidence& evidence = context.evidence;
  if (shownAnswers(context.technique, evidence, context.view).exact)
    return stripCaption(context,
                        {"disc: an end of one edge meets the other edge (filled) or only its line",
                         "disc: an end meets the other edge (filled) or its line",
                         "disc: an end on the other line"});
  const std::string pair = "as published, " + recipePairName(evidence, context.view.step);
  if (recipeMoments(evidence, context.view.step).empty()) return stripCaption(context, {pair});
  const std::string_view what = recipeFollowsPath(evidence, context.view.step)
                                    ? "an end at its distance to I₀ by the length of I₀I₁"
                                    : "the ends when both lines coincide";
  stripCaption(context, {fmt::format("{} · diamond: {}; filled: taken", pair, what),
                         pair + " · filled: taken", pair});
}

/// Time, and the path as a lane in which it is dragged.
void pathLane(PanelContext& context) {
  const Ui& ui = context.ui;
  timeControls(context, "sweep");
  besideIfFits(ui, buttonWidth(ui, "steps"), 20);
  if (button(ui, "sweep/steps", "steps")) {
    context.view.options.set(kShowSweepSteps, true);
    context.view.step = 0;  // what the play button then plays
    context.view.playing = false;
  }
  laneCaption(context);
  timeStrip(context, "path lane", pathLaneTime);
}

/// From the steps back to the lane.
void laneButton(PanelContext& context) {
  const Ui& ui = context.ui;
  besideIfFits(ui, buttonWidth(ui, "time lane"), 18);
  if (!button(ui, "sweep/lane", "time lane")) return;
  context.view.options.set(kShowSweepSteps, false);
  context.view.step = -1;
  context.view.playing = false;
}

/// The lane that the steps fill, where it leaves the code its room; a hand that drags in it leaves
/// the steps.
void laneAboveCode(PanelContext& context) {
  constexpr float kLane = 62;  // logical pixels: discs, and the times below them
  constexpr float kCode = 96;  // at least, for the current line among others
  const Ui& ui = context.ui;
  if (ImGui::GetContentRegionAvail().y < ui.px(kLane + kCode)) return;
  const double before = context.view.time;
  timeStrip(context, "path lane", pathLaneTime, kLane);
  if (context.view.time != before) showWholeAnswer(context.view);
}

}  // namespace

void sweptEdgesInspector(PanelContext& context) {
  if (context.evidence.edges) {
    edgePairs(context);
    rule(context.ui);
    published(context);
    rule(context.ui);
    limits(context);
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
  const Evidence& evidence = context.evidence;
  if (!evidence.edges) {
    nothingToStepBecause(context, reasonWithoutSteps(evidence));
    return;
  }
  const bool steps = context.view.options[kShowSweepSteps] || context.view.step >= 0;
  if (hasPathLane(evidence) && !steps) {
    pathLane(context);
    return;
  }
  stepper(context, placeWords(context));
  if (hasPathLane(evidence)) {
    laneButton(context);
    laneAboveCode(context);
  }
  codeLines(context);
}

}  // namespace sepax
