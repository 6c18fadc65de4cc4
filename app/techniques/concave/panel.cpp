#include "app/techniques/concave/panel.h"

#include "app/figure/numbers.h"
#include "app/techniques/concave/concave.h"
#include "app/techniques/concave/options.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/widgets/clipped_rows.h"
#include "app/widgets/stepper.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace sepax {
namespace {

using Phase = ConcaveProgress::Phase;

constexpr double kRowHeight = 24;    ///< logical pixels
constexpr double kListHeight = 240;  ///< at most, logical pixels

/// The step of the pairs, where an article's is shown beside it.
int exactStep(const PanelContext& context) {
  return exactView(context.technique, context.evidence, context.view).step;
}

void pairRow(PanelContext& context, int index, bool known) {
  const Ui& ui = context.ui;
  const ConcaveEvidence& concave = *context.evidence.concave;
  const PartPair& pair = concave.pairs[static_cast<std::size_t>(index)];
  const std::string id = fmt::format("parts/{}", index);
  const float width = ImGui::GetContentRegionAvail().x;
  if (clickArea(id.c_str(), {width, ui.px(kRowHeight)})) {
    const bool again = context.view.options[kPartPair] == index;
    context.view.options.set(kPartPair, again ? -1 : index);
    context.view.step = -1;
  }
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool shown = shownPair(concave, context.view) == index;
  if (shown || ImGui::IsItemHovered()) {
    list.AddRectFilled({area.min.x - ui.px(6), area.min.y}, {area.max.x, area.max.y},
                       ui.color(Role::accent, 0.16), ui.px(5));
  }
  const float y = area.middle().y;
  placeText(list, ui.fonts.small, ui.color(Role::text), {area.min.x + ui.px(2), y}, 0,
            pairName(context.evidence, pair));
  placeText(list, ui.fonts.smallBold, ui.color(known ? roleOf(pair.relation) : Role::dim),
            {area.max.x - ui.px(4), y}, 1, known ? pairFinding(pair) : "not yet");
  ui.mark(id, area);
}

void pairTable(PanelContext& context) {
  const ConcaveEvidence& concave = *context.evidence.concave;
  const auto count = static_cast<int>(concave.pairs.size());
  const ConcaveProgress progress = concaveProgress(concave, exactStep(context));
  heading(context.ui, "Pairs of parts", pairsText(concave, progress));
  if (progress.phase == Phase::partsOfA) return;  // B is not cut yet
  const double height = std::min(kListHeight, kRowHeight * count + 2);
  ImGui::BeginChild("pairs", {0, context.ui.px(height)});
  tightRows(count, [&](int i) {
    const bool known =
        progress.phase == Phase::result || (progress.phase == Phase::pairs && i <= progress.pair);
    pairRow(context, i, known);
  });
  ImGui::EndChild();
}

void pushLines(const PanelContext& context) {
  const ConcaveEvidence& concave = *context.evidence.concave;
  if (concave.relation != Relation::overlapping) return;
  rule(context.ui);
  heading(context.ui, "Push",
          fmt::format("of {}, out of all pairs together",
                      bodyName(context.evidence, context.evidence.a)));
  paragraph(context.ui, Role::result,
            fmt::format("{}  |{}|", numbers(concave.mtv), number(concave.depth)));
  const int single = singlePushPair(concave, context.view);
  if (single < 0) return;
  paragraph(context.ui, Role::muted,
            fmt::format("{} alone, {}.",
                        pairName(context.evidence, concave.pairs[static_cast<std::size_t>(single)]),
                        singlePushText(context.evidence, single)));
}

}  // namespace

void concaveInspector(PanelContext& context) {
  if (context.evidence.concave) {
    pairTable(context);
    if (concaveProgress(*context.evidence.concave, exactStep(context)).phase == Phase::result)
      pushLines(context);
  } else {
    skippedSection(context, "concave");
  }
  rule(context.ui);
  polygonSection(context);
}

void concaveBottom(PanelContext& context) {
  if (!context.evidence.concave) {
    nothingToStep(context, "two simple polygons");
    return;
  }
  const ConcaveEvidence& concave = *context.evidence.concave;
  std::string place =
      counted(stepCountOf(context.technique, context.evidence, context.view), "step");
  if (context.view.step >= 0) {
    const ConcaveProgress progress = concaveProgress(concave, exactStep(context));
    place = progress.phase == Phase::result ? "the answer"
            : progress.phase == Phase::pairs
                ? fmt::format("pair {} of {}", progress.pair + 1, concave.pairs.size())
                : "the parts";
  }
  stepper(context, place);
  codeLines(context);
}

}  // namespace sepax
