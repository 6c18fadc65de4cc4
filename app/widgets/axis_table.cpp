#include "app/widgets/axis_table.h"

#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/widgets/widgets.h"
#include "core/evidence/motion_moment.h"

#include <algorithm>

namespace sepax {

namespace {

constexpr double kNameWidth = 44;  ///< at the least, logical pixels
constexpr double kMostNameWidth = 120;
constexpr double kValueWidth = 146;
constexpr double kValueGap = 10;  ///< between the plot and its value
constexpr double kRowHeight = 29;

/// Of the column of names, pixels: so that those of A's and B's edges fit.
float nameWidth(const PanelContext& context) {
  const Ui& ui = context.ui;
  float width = ui.px(kNameWidth);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const std::string name = nameOf(context.evidence, {owner, 88});
    width = std::max(width, widthOf(ui.fonts.bold, name) + ui.px(10));
  }
  return std::min(width, ui.px(kMostNameWidth));
}

/// The row stands for an axis that was left out, and says only that.
bool isAway(const AxisRow& row) { return !row.away.empty() && !row.looked; }

/// What stands behind the plot of a row.
std::string valueWords(const AxisRow& row) {
  if (isAway(row)) return row.away;
  if (!row.known) return "not yet";
  const std::string words = row.decides ? row.value + "  ◂ " + row.mark : row.value;
  return row.away.empty() ? words : words + " · " + row.away;
}

const compat::Font& valueFont(const Ui& ui, const AxisRow& row) {
  return row.decides ? ui.fonts.bold : ui.fonts.text;
}

/// Of the row's area; long words leave it less.
Area plotOf(const PanelContext& context, const Area& area, float words = 0) {
  const float value = std::max(context.ui.px(kValueWidth), words + context.ui.px(kValueGap));
  const float left = area.min.x + nameWidth(context);
  return {{left, area.min.y}, {std::max(left, area.max.x - value), area.max.y}};
}

/// Maps the axis to the plot of its row.
struct PlotScale {
  double low;
  double high;
  float left;
  float right;
  [[nodiscard]] float at(double value) const {
    const double part = high > low ? (value - low) / (high - low) : 0.5;
    return left + static_cast<float>(part) * (right - left);
  }
};

void dashedBar(const Ui& ui, ImDrawList& list, float from, float to, float y, float half,
               ImU32 color) {
  if (from > to) std::swap(from, to);
  const float on = ui.px(4);
  for (float x = from; x < to; x += on + ui.px(3)) {
    list.AddRectFilled({x, y - half}, {std::min(x + on, to), y + half}, color);
  }
}

/// The part that the shadows share, or the gap between them.
void zone(const Ui& ui, ImDrawList& list, const AxisRow& row, const PlotScale& scale, float y) {
  const float from = scale.at(std::max(row.a.low, row.b.low));
  const float to = scale.at(std::min(row.a.high, row.b.high));
  const float half = ui.px(8);
  if (row.sign > 0) {
    list.AddRectFilled({from, y - half}, {std::max(to, from + 1), y + half},
                       ui.color(Role::overlap, 0.42), ui.px(2));
  } else {
    const float right = std::max(from, to + ui.px(2));
    list.AddRectFilled({to, y - half}, {right, y + half}, ui.color(Role::gap, 0.30), ui.px(2));
    compat::addRect(&list, {to, y - half}, {right, y + half}, ui.color(Role::gap, 0.8), ui.px(2),
                    ui.px(1));
  }
}

void plot(const Ui& ui, ImDrawList& list, const AxisRow& row, const Area& area) {
  double low = std::min(row.a.low, row.b.low);
  double high = std::max(row.a.high, row.b.high);
  if (row.extended) {
    low = std::min(low, row.extended->low);
    high = std::max(high, row.extended->high);
  }
  const PlotScale scale{low, high, area.min.x, area.max.x};
  const float y = area.middle().y;
  const float above = y - ui.px(4);
  const float below = y + ui.px(4);
  const float half = ui.px(3);
  const auto solid = [&](const Interval& interval, float at, Role role) {
    const float from = scale.at(interval.low);
    list.AddRectFilled({from, at - half}, {std::max(scale.at(interval.high), from + 1), at + half},
                       ui.color(role));
  };
  if (row.extended) {
    const ImU32 color = ui.color(Role::a, 0.75);
    const float thin = ui.px(1.5);
    dashedBar(ui, list, scale.at(row.extended->low), scale.at(row.a.low), above, thin, color);
    dashedBar(ui, list, scale.at(row.a.high), scale.at(row.extended->high), above, thin, color);
  }
  if (row.sign <= 0) zone(ui, list, row, scale, y);
  solid(row.a, above, Role::a);
  solid(row.b, below, Role::b);
  if (row.sign > 0) zone(ui, list, row, scale, y);
}

void rowFrame(const Ui& ui, ImDrawList& list, const Area& area, bool hovered, bool selected) {
  const Area wide{{area.min.x - ui.px(8), area.min.y}, {area.max.x + ui.px(8), area.max.y}};
  ui.pushRegionClip(list);
  if (hovered || selected) {
    list.AddRectFilled(wide.min, wide.max, ui.color(Role::accent, selected ? 0.16 : 0.10),
                       ui.px(5));
  }
  if (selected) {
    compat::addRect(&list, wide.min, wide.max, ui.color(Role::accent), ui.px(5), ui.px(1.3));
  }
  list.PopClipRect();
}

void rowText(const PanelContext& context, ImDrawList& list, const AxisRow& row, const Area& area) {
  const Ui& ui = context.ui;
  const float y = area.middle().y;
  const std::string label = fittedName(ui.fonts.bold, row.label, nameWidth(context) - ui.px(8));
  placeText(list, ui.fonts.bold, ui.color(row.role), {area.min.x + ui.px(2), y}, 0, label);
  if (!row.known || isAway(row)) {
    placeText(list, ui.fonts.text, ui.color(Role::muted), {area.max.x, y}, 1, valueWords(row));
    return;
  }
  const Role deciding = row.decides ? Role::result : Role::text;
  const Role role = row.sign > 0 ? deciding : Role::gap;
  placeText(list, valueFont(ui, row), ui.color(role), {area.max.x, y}, 1, valueWords(row));
  if (!row.decides) return;
  ui.mark("axis/decided", area);
  ui.mark("axis/decides as " + row.mark, area);
}

template <class Axis>
AxisRow rowOf(const Evidence& evidence, const Axis& axis, bool decides) {
  AxisRow row;
  row.name = axis.name;
  row.label = nameOf(evidence, axis.name);
  row.role = axis.name.owner == Owner::a ? Role::a : Role::b;
  row.a = axis.a.interval;
  row.b = axis.b.interval;
  row.sign = axis.sign;
  row.value = depthWords(axis.depth, axis.sign);
  row.decides = decides;
  return row;
}

}  // namespace

AxisRow axisRowOf(const Evidence& evidence, const SatAxis& axis, bool decides) {
  AxisRow row = rowOf(evidence, axis, decides);
  row.mark = row.sign < 0 ? "largest" : "min";
  return row;
}

AxisRow axisRowOf(const Evidence& evidence, const MotionAxis& axis, bool decides) {
  AxisRow row = rowOf(evidence, axis, decides);
  row.extended = axis.extended;
  row.mark = "last";
  return row;
}

AxisRow axisRowOf(const Evidence& evidence, const MotionAxis& axis, bool decides, double time) {
  AxisRow row = axisRowOf(evidence, axis, decides);
  const AxisMoment moment = momentOf(axis, time);
  row.a = moment.a;
  row.b = moment.b;
  row.extended = moment.extended;
  row.sign = moment.sign;
  row.value = depthWords(moment.depth, moment.sign);
  return row;
}

void axisTableHead(const PanelContext& context) {
  const Ui& ui = context.ui;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = ui.px(20);
  const Area plotArea = plotOf(context, {at, {at.x + width, at.y + height}});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = ui.color(Role::muted);
  const float y = at.y + height / 2;
  placeText(list, ui.fonts.small, color, {at.x + ui.px(2), y}, 0, "axis");
  placeText(list, ui.fonts.small, color, {plotArea.min.x, y}, 0, "projection intervals");
  placeText(list, ui.fonts.small, color, {at.x + width, y}, 1, "depth / gap");
  ImGui::Dummy({width, height});
}

void axisRow(PanelContext& context, AxisRow row) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  const float width = ImGui::GetContentRegionAvail().x;
  const std::string id = "axis/" + row.label;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  const bool pressed = clickArea(id.c_str(), {width, ui.px(kRowHeight)});
  ImGui::PopStyleVar();
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  const bool pointed = ImGui::IsItemHovered();
  if (pointed) context.hoveredAxis = row.name;
  if (pressed) {
    const bool again = view.selectedAxis == row.name;
    view.selectedAxis = again ? std::nullopt : std::optional(row.name);
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool chosen = view.selectedAxis ? *view.selectedAxis == row.name : row.decides;
  const bool selected = row.stepped.value_or(chosen);
  const bool hovered = pointed || view.hoveredAxis == row.name;
  row.looked = selected || hovered;
  rowFrame(ui, list, area, hovered, selected);
  rowText(context, list, row, area);
  if (row.known && !isAway(row)) {
    const float words = widthOf(valueFont(ui, row), valueWords(row));
    const Area bars = plotOf(context, area, words);
    plot(ui, list, row, bars);
    if (row.decides) {
      ui.mark("axis/decided bars", bars);
      ui.mark("axis/decided words", {{area.max.x - words, area.min.y}, area.max});
    }
  }
  ui.mark(id);
  if (!row.away.empty()) ui.mark(id + " " + row.away);
  if (!row.away.empty() && row.looked) ui.mark(id + " with its value");
  if (selected) ui.mark("axis/boxed/" + row.label);
}

}  // namespace sepax
