#include "app/techniques/ray/panel_walks.h"

#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/row.h"
#include "app/techniques/ray/walk_words.h"
#include "app/widgets/widgets.h"

#include <string>

namespace sepax {
namespace {

/// The view of the side that is not the article's.
ViewState sideView(const PanelContext& context) {
  return exactView(context.technique, context.evidence, context.view);
}

/// A row that shows its walk when clicked.
void drawWalkRow(PanelContext& context, const OptionChoice& choice) {
  const Ui& ui = context.ui;
  const auto walk = static_cast<RayWalkId>(choice.value);
  const bool on = walkIn(sideView(context)) == walk;
  const std::string id = "ray/walk/" + std::string(choice.key);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  if (clickArea(id.c_str(), {width, ui.px(38)})) context.view.options.set(kWalk, walk);
  ui.mark(id);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (on || ImGui::IsItemHovered()) {
    list.AddRectFilled({at.x - ui.px(6), at.y}, {at.x + width + ui.px(6), at.y + ui.px(37)},
                       ui.color(Role::accent, on ? 0.22 : 0.10), ui.px(4));
  }
  const float y = at.y + ui.px(11);
  list.AddRectFilled({at.x, y - ui.px(5)}, {at.x + ui.px(10), y + ui.px(5)}, ui.color(roleOf(walk)),
                     ui.px(2));
  placeText(list, on ? ui.fonts.smallBold : ui.fonts.small, ui.color(Role::text),
            {at.x + ui.px(18), y}, 0, choice.label);
  const WalkRow row = walkRow(context.evidence, walk, sideView(context));
  placeText(list, ui.fonts.smallBold, ui.color(row.differs ? Role::other : Role::muted),
            {at.x + width, y}, 1, row.word);
  placeText(list, ui.fonts.small, ui.color(Role::muted), {at.x + ui.px(18), y + ui.px(16)}, 0,
            row.answer);
}

}  // namespace

void walkTable(PanelContext& context) {
  heading(context.ui, "Walks compared", "click to show");
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (const OptionChoice& choice : kWalks)
    if (choice.value != int(RayWalkId::automatic)) drawWalkRow(context, choice);
  ImGui::PopStyleVar();
  const ViewState view = sideView(context);
  if (!view.method.empty()) return;  // the article's own list shows what differs
  optionToggle(context, kDifferences);
  const RayWalk& shown = shownWalk(*context.evidence.rayWalks, view);
  if (!rayProgress(shown, view.step).finished) return;
  const bool noLine = context.evidence.skipped.contains("published.ray");
  if (noLine && walkIn(view) == RayWalkId::bresenham) return;  // nothing to compare it with
  const std::string differing = differingText(shown, walkIn(view));
  const compat::Font& font = context.ui.fonts.small;
  besideIfFits(context.ui, widthOf(font, differing) / context.ui.scale, 12);
  ImGui::AlignTextToFramePadding();
  write(font, context.ui.color(Role::muted), differing);
}

}  // namespace sepax
