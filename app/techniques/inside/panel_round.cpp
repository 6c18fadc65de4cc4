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
  bool first = true;
  for (const OptionChoice& choice : kRadiiChoices) {
    const auto radii = static_cast<Radii>(choice.value);
    if (!first) besideIfFits(ui, 90, 8);
    first = false;
    if (button(ui, "inside/radii/" + std::string(choice.key), choice.label, 0,
               context.view.options[kRadii] == radii)) {
      context.view.options.set(kRadii, radii);
    }
  }
  if (context.view.options[kRadii] != Radii::given) return;
  radiusField(context, kRadiusA, "r A");
  ImGui::SameLine(0, ui.px(8));
  radiusField(context, kRadiusB, "r B");
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
                    call.meets ? "they do meet" : "they do not meet"});
  }
  drawVerdicts(context.ui, rows);
}

}  // namespace sepax
