#include "app/techniques/inside/panel_round.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/row.h"
#include "app/techniques/inside/steps_words.h"
#include "app/widgets/number_field.h"
#include "app/widgets/verdict_row.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>

namespace sepax {
namespace {

/// A number that a radius is given, not below 0.
void radiusField(PanelContext& context, const Option<double>& option, const char* label) {
  const std::optional<double> radius =
      valueField(context, "inside/" + std::string(option.id), label, context.view.options[option],
                 context.ui.px(110), 0.05);
  if (radius) context.view.options.set(option, std::max(*radius, 0.0));
}

/// One button for each choice of an option.
template <class Value>
void choiceButtons(PanelContext& context, const Option<Value>& option,
                   std::span<const OptionChoice> choices) {
  bool first = true;
  for (const OptionChoice& choice : choices) {
    const auto value = static_cast<Value>(choice.value);
    if (!first) besideIfFits(context.ui, 90, 8);
    first = false;
    const std::string id = fmt::format("inside/{}/{}", option.id, choice.key);
    if (button(context.ui, id, choice.label, 0, context.view.options[option] == value))
      context.view.options.set(option, value);
  }
}

std::string callText(const PublishedCall& call) {
  if (call.skipped) return "skipped";
  if (!call.radiiOverlap)
    return fmt::format("{} ≥ {}: no hit", number(call.distance, 2), number(call.reach, 2));
  return fmt::format("{}, {}", call.collided ? "hit" : "no hit", counted(call.sides, "side"));
}

}  // namespace

void radiiChoice(PanelContext& context) {
  const Ui& ui = context.ui;
  heading(ui, "Published radii", "of the article's first phase");
  choiceButtons(context, kRadii, kRadiiChoices);
  if (context.view.options[kRadii] != Radii::given) return;
  radiusField(context, kRadiusA, "r A");
  ImGui::SameLine(0, ui.px(8));
  radiusField(context, kRadiusB, "r B");
}

void linesChoice(PanelContext& context) {
  const Evidence& evidence = context.evidence;
  heading(context.ui, "Published lines", "slips of the pen, as meant or as typed");
  choiceButtons(context, kSlips, kSlipsChoices);
  ImGui::Dummy({0, context.ui.px(2)});
  optionToggle(context, kListed,
               fmt::format("{}'s list closed only as given", bodyName(evidence, evidence.b)));
}

void roundTable(const PanelContext& context) {
  const Evidence& evidence = context.evidence;
  if (!evidence.publishedRound || evidence.publishedRound->calls.size() < 2) return;
  const PublishedRound& round = *evidence.publishedRound;
  rule(context.ui);
  heading(context.ui, fmt::format("{} against all", bodyName(evidence, evidence.a)),
          fmt::format("{} by radius, {} by {}, {} skipped", round.pretests, round.exactTests,
                      counted(round.sides, "side"), round.skipped));
  std::vector<VerdictRow> rows;
  for (const PublishedCall& call : round.calls) {
    rows.push_back({bodyName(evidence, call.body), callText(call),
                    call.skipped || call.collided == call.meets, call.skipped,
                    call.meets ? "they do meet" : "they do not meet", true,
                    call.skipped ? Role::muted : roleOfHit(call.collided)});
  }
  drawVerdicts(context.ui, rows);
}

}  // namespace sepax
