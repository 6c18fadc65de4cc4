#include "app/techniques/sat/panel_approximations.h"

#include "app/figure/numbers.h"
#include "app/techniques/sat/approximation_words.h"
#include "app/techniques/sat/options.h"
#include "app/widgets/number_field.h"
#include "app/widgets/verdict_row.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace sepax {
namespace {

/// One way to answer, as its row shows it.
struct Row {
  Approximation shown = Approximation::none;  ///< by a click; none = the polygons themselves
  std::string_view key;
  std::string name;
  std::string count;      ///< of its tests
  std::string answer;     ///< "meet"
  std::string judgement;  ///< whether that is right: "✓ correct"
  Role role = Role::gap;
  std::string reason;  ///< why it is not right; empty when it is
};

/// "17 of 204 tests", "204 tests"
std::string countText(const ApproximateAnswer& answer, std::string_view one) {
  const std::string all = counted(answer.tests, one);
  return answer.until == answer.tests ? all : fmt::format("{} of {}", answer.until, all);
}

Row rowOf(Approximation shown, std::string_view key, std::string name,
          const ApproximateAnswer& answer, std::string_view reason) {
  const bool right = answer.fault == ApproximationFault::none;
  return {shown,
          key,
          std::move(name),
          countText(answer, "test"),
          answer.meet ? "meet" : "apart",
          right ? std::string("✓ correct") : fmt::format("✗ {}", nameOf(answer.fault)),
          roleOfHit(answer.meet),
          std::string(right ? "" : reason)};
}

Row pixelRow(const ApproximationEvidence& found) {
  const std::string name = fmt::format("Pixels of {:g}", found.pixelSize);
  if (!found.pixels)
    return {Approximation::pixels, "pixels", name,       {},
            "no answer",           {},       Role::text, refusalText(found)};
  return rowOf(Approximation::pixels, "pixels", name, found.pixels->answer, missedText(found));
}

Row polygonRow(const ApproximationEvidence& found) {
  Row row{Approximation::none,
          "polygons",
          "Polygons (SAT)",
          {},
          {},
          "exact",
          roleOfHit(found.exact != Relation::disjoint),
          {}};
  row.answer = found.exact == Relation::disjoint ? "apart" : "meet";
  if (!found.polygons) return row;
  row.count = countText(found.polygons->answer, "projection");
  if (found.polygons->throughParts) row.count += " of parts";
  return row;
}

std::vector<Row> rowsOf(const ApproximationEvidence& found) {
  return {rowOf(Approximation::circles, "circles", "Circles", found.circles.answer,
                "they reach beyond the bodies"),
          rowOf(Approximation::boxes, "boxes", "Boxes", found.boxes.answer,
                "they reach beyond the bodies"),
          pixelRow(found), polygonRow(found)};
}

/// The same before the steps have told the exact answer, which says what is right.
Row withoutAnswer(Row row) {
  const bool exact = row.shown == Approximation::none;
  if (exact) {
    row.count.clear();
    row.answer = "not yet";
    row.role = Role::dim;
  }
  row.judgement.clear();
  row.reason.clear();
  return row;
}

/// Name and count at the left, the answer at the right, and below them why it is wrong.
void drawRowText(const Ui& ui, const Row& row, ImVec2 at, float width, bool on) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = at.y + ui.px(12);
  const float left = at.x + ui.px(16);
  const ImU32 color = ui.color(row.role);
  const compat::Font& font = on ? ui.fonts.smallBold : ui.fonts.small;
  list.AddCircleFilled({at.x + ui.px(4), y}, ui.px(4), color);
  const Role judged = row.reason.empty() ? Role::muted : Role::other;
  float right = placeText(list, ui.fonts.smallBold, ui.color(judged), {at.x + width, y}, 1,
                          row.judgement.empty() ? row.judgement : "  " + row.judgement);
  if (!row.judgement.empty())
    ui.mark(fmt::format("sat/approximation/{}/judged", row.key),
            {at, {at.x + width, at.y + ui.px(24)}});
  right += placeText(list, ui.fonts.smallBold, color, {at.x + width - right, y}, 1, row.answer);
  if (row.role == roleOfHit(true))
    ui.mark(fmt::format("sat/approximation/{}/hit", row.key),
            {at, {at.x + width, at.y + ui.px(24)}});
  const float name = placeText(list, font, ui.color(Role::text), {left, y}, 0, row.name);
  const float room = width - right - name - ui.px(16 + 10 + 10);
  placeText(list, ui.fonts.small, ui.color(Role::muted), {left + name + ui.px(10), y}, 0,
            fitted(ui.fonts.small, row.count, room));
  placeText(list, ui.fonts.small, ui.color(Role::muted), {left, y + ui.px(15)}, 0,
            fitted(ui.fonts.small, row.reason, width - ui.px(16)));
}

void drawRow(PanelContext& context, const Row& row) {
  const Ui& ui = context.ui;
  const bool on = context.view.options[kApproximation] == row.shown;
  const std::string id = "sat/approximation/" + std::string(row.key);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = ui.px(row.reason.empty() ? 25 : 40);
  if (clickArea(id.c_str(), {width, height}))
    context.view.options.set(kApproximation, on ? Approximation::none : row.shown);
  ui.mark(id);
  if (on || ImGui::IsItemHovered()) {
    ImGui::GetWindowDrawList()->AddRectFilled({at.x - ui.px(6), at.y},
                                              {at.x + width + ui.px(6), at.y + height - ui.px(1)},
                                              ui.color(Role::accent, on ? 0.22 : 0.10), ui.px(4));
  }
  drawRowText(ui, row, at, width, on);
}

/// The side of a pixel, typed, dragged, doubled or halved.
void pixelSizeLine(PanelContext& context, const ApproximationEvidence& found) {
  const Ui& ui = context.ui;
  ImGui::Dummy({0, ui.px(2)});
  const auto set = [&](double size) {
    context.view.options.set(kPixelSize, std::min(size, kMostPixelSize));
  };
  const std::optional<double> size = valueField(context, "sat/pixelSize", "size", found.pixelSize,
                                                ui.px(112), found.pixelSize / 50);
  if (size && *size >= 0) set(*size);
  besideIfFits(ui, 60, 8);
  if (button(ui, "sat/coarser", "coarser")) set(2 * found.pixelSize);
  besideIfFits(ui, 50, 8);
  if (button(ui, "sat/finer", "finer")) set(found.pixelSize / 2);
  besideIfFits(ui, 70, 8);
  if (button(ui, "sat/standardSize", "standard", 0, found.standardSize)) set(0);
}

}  // namespace

void approximationSwitch(PanelContext& context) {
  bool on = context.view.options[kApproximation] != Approximation::none;
  if (toggle(context.ui, "sat/approximation", "simpler shapes", on))
    context.view.options.set(kApproximation, on ? Approximation::circles : Approximation::none);
}

void approximationTable(PanelContext& context, bool answered) {
  const Approximation shown = context.view.options[kApproximation];
  if (shown == Approximation::none || !context.evidence.approximations) return;
  const ApproximationEvidence& found = *context.evidence.approximations;
  rule(context.ui);
  heading(context.ui, "Simpler shapes", "click to show  (C)");
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (const Row& row : rowsOf(found)) drawRow(context, answered ? row : withoutAnswer(row));
  ImGui::PopStyleVar();
  if (shown == Approximation::pixels) pixelSizeLine(context, found);
}

}  // namespace sepax
