#include "app/techniques/inside/panel_points.h"

#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/steps_words.h"
#include "app/widgets/clipped_rows.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <string>

namespace sepax {
namespace {

constexpr double kPointRow = 25;  ///< logical pixels

Target targetOf(const Evidence& evidence, int point) {
  const InsideEvidence& inside = *evidence.inside;
  const bool middle = isMiddle(inside, point);
  return {middle ? Target::Kind::edge : Target::Kind::vertex, evidence.a,
          pointAt(inside, point).index};
}

/// The point's row can be told: the loop has come to its parity.
bool isKnown(const InsideProgress& progress, int point) {
  using Phase = InsideProgress::Phase;
  if (progress.phase >= Phase::otherHalf) return true;
  if (progress.phase == Phase::circles) return false;
  return point < progress.point || (point == progress.point && progress.phase == Phase::parity);
}

/// The list is of B's vertices: chosen, or they decide. What is pointed at changes no list.
bool listsB(const Evidence& evidence, const ViewState& view) {
  ViewState resting = view;
  resting.pointed = resting.hovered = resting.selected = {};
  return raysAreOfB(evidence, resting);
}

void pointRow(PanelContext& context, bool ofB, int point, bool known) {
  const Ui& ui = context.ui;
  const Evidence& evidence = context.evidence;
  const PointEvidence& found = ofB ? evidence.inside->bInA[static_cast<std::size_t>(point)]
                                   : pointAt(*evidence.inside, point);
  const Target target =
      ofB ? Target{Target::Kind::vertex, evidence.b, point} : targetOf(evidence, point);
  const std::string name = ofB ? nameOf(evidence, {Owner::b, point}) : pointName(evidence, point);
  const std::string id = "point/" + name;
  const float width = ImGui::GetContentRegionAvail().x;
  if (clickArea(id.c_str(), {width, ui.px(kPointRow)})) {
    context.view.selected = context.view.selected == target ? Target{} : target;
  }
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  if (ImGui::IsItemHovered()) context.view.pointed = target;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ViewState side = exactView(context.technique, evidence, context.view);
  const bool ofThese = raysAreOfB(evidence, side) == ofB;
  if (ofThese && point == (ofB ? focusedVertexOfB(evidence, side) : focusedPoint(evidence, side))) {
    ui.mark("point/lit/" + name);
    list.AddRectFilled({area.min.x - ui.px(6), area.min.y}, {area.max.x + ui.px(6), area.max.y},
                       ui.color(Role::accent, 0.16), ui.px(5));
  }
  const float y = area.middle().y;
  placeText(list, ui.fonts.bold, ui.color(ofB ? Role::b : Role::a), {area.min.x + ui.px(2), y}, 0,
            fitted(ui.fonts.bold, name, ui.px(84)));
  ui.mark(id, area);
  if (!known) {
    placeText(list, ui.fonts.small, ui.color(Role::dim), {area.max.x, y}, 1, "not yet");
    return;
  }
  placeText(list, ui.fonts.small, ui.color(Role::muted), {area.min.x + ui.px(92), y}, 0,
            crossingsText(found.crossings));
  const bool between = found.side == Side::inside && !found.parity;  // of parts side by side
  const char* parity = found.side == Side::boundary ? "on an edge"
                       : between                    ? "between parts"
                       : found.parity               ? "odd"
                                                    : "even";
  placeText(list, ui.fonts.smallBold, ui.color(roleOf(found.side)), {area.max.x, y}, 1,
            fmt::format("{} → {}", parity, wordOf(found.side)));
}

}  // namespace

void pointTable(PanelContext& context) {
  const Evidence& evidence = context.evidence;
  const bool ofB = listsB(evidence, context.view);
  heading(
      context.ui,
      fmt::format("Crossings per vertex of {}", bodyName(evidence, ofB ? evidence.b : evidence.a)),
      "point at a row for its ray");
  optionChoices(context, "rays", kRaysOf.id);
  const InsideProgress progress =
      insideProgress(*evidence.inside, exactView(context.technique, evidence, context.view).step);
  const bool halfTold = progress.phase >= InsideProgress::Phase::otherHalf;
  const int count =
      ofB ? static_cast<int>(evidence.inside->bInA.size()) : pointCount(*evidence.inside);
  tightRows(count,
            [&](int i) { pointRow(context, ofB, i, ofB ? halfTold : isKnown(progress, i)); });
  ImGui::Dummy({0, context.ui.px(2)});
  optionToggle(context, kMiddles,
               fmt::format("middles of {}'s edges", bodyName(evidence, evidence.a)));
}

}  // namespace sepax
