#include "app/techniques/sat/panel_map.h"

#include "app/figure/numbers.h"
#include "app/scene/edits/edits.h"
#include "app/techniques/contract/position_map.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/paint_map.h"
#include "app/widgets/number_field.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {
namespace {

void modeButtons(PanelContext& context) {
  const auto row = std::ranges::find(context.technique.options, kMap.id, &OptionRow::id);
  const Ui& ui = context.ui;
  for (const OptionChoice& choice : row->choices) {
    if (&choice != &row->choices.front()) besideIfFits(ui, buttonWidth(ui, choice.key), 6);
    const auto kind = static_cast<MapKind>(choice.value);
    const std::string id = "map/" + std::string(choice.key);
    if (button(ui, id, choice.key, 0, context.view.options[kMap] == kind))
      context.view.options.set(kMap, kind);
    if (!choice.hint.empty() && ImGui::IsItemHovered()) tooltipBeside(ui, choice.hint);
  }
}

/// How many positions are answered.
std::string progressText(const PositionMap& map) {
  const MapGrid& grid = map.request.grid;
  const std::string size = fmt::format("{} × {} positions", grid.columns, grid.rows);
  return map.stride == 1 ? size : fmt::format("{} so far, of {}", map.totals.positions, size);
}

void swatch(const Ui& ui, Role role, float alpha) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float side = ui.px(11);
  ImGui::GetWindowDrawList()->AddRectFilled({at.x, at.y + ui.px(2)},
                                            {at.x + side, at.y + ui.px(2) + side},
                                            ui.color(role, alpha), ui.px(2));
  ImGui::Dummy({side, ui.px(15)});
  ImGui::SameLine(0, ui.px(6));
}

/// The axes that decide somewhere, in their colours.
void axisColours(PanelContext& context, const PositionMap& map) {
  const Ui& ui = context.ui;
  heading(ui, "Axis that decides");
  const std::vector<AxisLook> looks = axisLooks(context.evidence, map);
  int shown = 0;
  for (std::size_t i = 0; i < map.totals.deciding.size(); ++i) {
    if (map.totals.deciding[i] == 0) continue;
    constexpr int kMostNamed = 24;
    if (shown == kMostNamed) break;
    constexpr int kColumns = 5;
    if (shown % kColumns != 0) inColumnIfFits(ui, 64.0 * (shown % kColumns), 52);
    ++shown;
    ImGui::BeginGroup();
    swatch(ui, looks[i].role, 0.85f);
    const Role owner = map.axes[i].owner == Owner::a ? Role::a : Role::b;
    write(ui.fonts.small, ui.color(owner), nameOf(context.evidence, map.axes[i]));
    ImGui::EndGroup();
    if (ImGui::IsItemHovered()) context.hoveredAxis = map.axes[i];
  }
}

/// From 0 to the deepest overlap.
void depthScale(const Ui& ui, const PositionMap& map) {
  heading(ui, "How deep");
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = ui.px(10);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilledMultiColor(at, {at.x + width, at.y + height}, ui.color(Role::hue0, 0.24f),
                               ui.color(Role::hue0, 0.74f), ui.color(Role::hue0, 0.74f),
                               ui.color(Role::hue0, 0.24f));
  const float y = at.y + height + ui.px(9);
  placeText(list, ui.fonts.small, ui.color(Role::muted), {at.x, y}, 0, "0");
  placeText(list, ui.fonts.small, ui.color(Role::muted), {at.x + width, y}, 1,
            number(map.totals.deepest) + " (deepest)");
  ImGui::Dummy({width, height + ui.px(18)});
}

std::string faultText(const MapTotals& totals) {
  if (totals.overlapping == 0) return "No position in view is an overlap.";
  const double percent = 100.0 * totals.faulty / totals.overlapping;
  const std::string share =
      percent > 0 && percent < 0.01 ? "less than 0.01" : number(percent, percent < 1 ? 2 : 1);
  return fmt::format("{} % of the overlapping positions: the published push is wrong ({} of {}).",
                     share, totals.faulty, totals.overlapping);
}

std::string_view faultWords(PushFault fault) {
  switch (fault) {
    case PushFault::verdict:
      return "published: the other verdict";
    case PushFault::leavesOverlap:
      return "published: the push leaves an overlap";
    case PushFault::tooLong:
      return "published: the push is too long";
    case PushFault::none:
      break;
  }
  return "published: right";
}

/// The answer of the cell under the pointer.
void pointerLines(PanelContext& context, const PositionMap& map) {
  const Ui& ui = context.ui;
  heading(ui, "At the pointer",
          "a click puts " + bodyName(context.evidence, context.evidence.a) + " there");
  const auto place = context.pointer ? mapPlaceAt(map, *context.pointer) : std::nullopt;
  // So many lines are always there, so that nothing below moves.
  const bool published = map.request.published;
  if (!place) {
    paragraph(ui, Role::muted, "Point at the map.");
    ImGui::Dummy({0, ui.px(published ? 44 : 22)});
    return;
  }
  const MapCell& cell = map.cell(place->column, place->row);
  write(ui.fonts.small, ui.color(Role::text),
        fmt::format("{} at {}", bodyName(context.evidence, context.evidence.a),
                    numbers(map.request.grid.at(place->column, place->row), 3)));
  ui.mark("map/pointer");
  if (cell.axis < 0) return write(ui.fonts.small, ui.color(Role::muted), "no answer");
  const std::string axis = nameOf(context.evidence, map.axes[static_cast<std::size_t>(cell.axis)]);
  const std::string words =
      cell.relation == Relation::overlapping
          ? fmt::format("depth {} along {}  ·  MTV {}", number(cell.depth), axis, numbers(cell.mtv))
      : cell.relation == Relation::touching
          ? "touching along " + axis
          : fmt::format("gap {} along {}", number(-cell.depth), axis);
  write(ui.fonts.small, ui.color(Role::text), words);
  if (published)
    write(ui.fonts.small, ui.color(cell.fault == PushFault::none ? Role::muted : kPublishedRole),
          faultWords(cell.fault));
}

/// Depth over x along the section.
struct Plot {
  const PositionMap& map;
  ImVec2 min;
  ImVec2 max;
  double low = 0;  ///< depths, world units
  double high = 0;

  [[nodiscard]] float x(double column) const {
    const double share = column / std::max(1, map.request.grid.columns - 1);
    return min.x + static_cast<float>(share) * (max.x - min.x);
  }
  [[nodiscard]] float y(double depth) const {
    const double share = (std::clamp(depth, low, high) - low) / (high - low);
    return max.y - static_cast<float>(share) * (max.y - min.y);
  }
  [[nodiscard]] int columnAt(float at) const {
    const float share = (at - min.x) / std::max(1.0f, max.x - min.x);
    return std::clamp(
        static_cast<int>(std::lround(share * static_cast<float>(map.request.grid.columns - 1))), 0,
        map.request.grid.columns - 1);
  }
};

void curve(const Ui& ui, const Plot& plot, const std::vector<double>& depths, ImU32 color,
           double width) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  std::vector<ImVec2> points;
  const auto draw = [&] {
    const int count = static_cast<int>(points.size());
    if (count > 1) compat::addPolyline(&list, points.data(), count, color, false, ui.px(width));
    points.clear();
  };
  for (std::size_t i = 0; i < depths.size(); ++i) {
    if (std::isnan(depths[i]))
      draw();
    else
      points.push_back({plot.x(static_cast<double>(i)), plot.y(depths[i])});
  }
  draw();
}

/// The depths of one axis, or with -1 those of the axis that decides.
std::vector<double> depthsOf(const MapSection& section, int axis) {
  const std::size_t columns = section.deciding.size();
  std::vector<double> depths(columns, std::nan(""));
  for (std::size_t i = 0; i < columns; ++i) {
    const int row = axis < 0 ? section.deciding[i] : axis;
    if (row >= 0) depths[i] = section.depths[static_cast<std::size_t>(row) * columns + i];
  }
  return depths;
}

/// The scale shows the deepest of the envelope and as much of the gap below.
Plot plotOf(const PositionMap& map, const std::vector<double>& envelope, ImVec2 min, ImVec2 max) {
  double deepest = 0;
  for (const double depth : envelope)
    if (!std::isnan(depth)) deepest = std::max(deepest, depth);
  const double reach = deepest > 0 ? deepest : map.request.grid.step.x * 20;
  return {map, min, max, -0.8 * reach, 1.6 * reach};
}

void placeOnLine(PanelContext& context, const PositionMap& map, int column) {
  const Vec2 position{map.request.grid.at(column, 0).x, map.section->y};
  context.message = context.document.apply(
      withPosition(context.document.committed(), context.evidence.a, position));
}

/// Where A stands on the section: its x, whatever its y.
void placeMark(const Ui& ui, const Plot& plot, double x) {
  const MapGrid& grid = plot.map.request.grid;
  const double column = (x - grid.first.x) / grid.step.x;
  if (column < 0 || column > grid.columns - 1) return;
  const float at = plot.x(column);
  ImGui::GetWindowDrawList()->AddLine({at, plot.min.y}, {at, plot.max.y}, ui.color(Role::a, 0.7f),
                                      ui.px(1.5));
}

void sectionPlot(PanelContext& context, const PositionMap& map) {
  const Ui& ui = context.ui;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 size{ImGui::GetContentRegionAvail().x, ui.px(130)};
  const bool clicked = clickArea("map/plot", size);
  ui.mark("map/plot");
  const std::vector<double> envelope = depthsOf(*map.section, -1);
  const Plot plot = plotOf(map, envelope, at, {at.x + size.x, at.y + size.y});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(plot.min, plot.max, ui.color(Role::ground), ui.px(4));
  list.PushClipRect(plot.min, plot.max, true);
  const float zero = plot.y(0);
  list.AddLine({plot.min.x, zero}, {plot.max.x, zero}, ui.color(Role::muted), ui.px(1));
  placeText(list, ui.fonts.small, ui.color(Role::muted),
            {plot.min.x + ui.px(6), plot.min.y + ui.px(9)}, 0, "overlap");
  placeText(list, ui.fonts.small, ui.color(Role::muted),
            {plot.min.x + ui.px(6), plot.max.y - ui.px(9)}, 0, "gap");
  const std::vector<AxisLook> looks = axisLooks(context.evidence, map);
  for (std::size_t i = 0; i < map.axes.size(); ++i)
    curve(ui, plot, depthsOf(*map.section, static_cast<int>(i)), ui.color(looks[i].role, 0.9f),
          1.2);
  curve(ui, plot, envelope, ui.color(Role::result), 3);
  placeMark(ui, plot,
            context.evidence.bodies[static_cast<std::size_t>(context.evidence.a)].position.x);
  list.PopClipRect();
  const int column = plot.columnAt(ImGui::GetIO().MousePos.x);
  if (ImGui::IsItemHovered()) {
    const int axis = map.section->deciding[static_cast<std::size_t>(column)];
    if (axis >= 0) {
      context.hoveredAxis = map.axes[static_cast<std::size_t>(axis)];
      const double depth = envelope[static_cast<std::size_t>(column)];
      tooltipBeside(
          ui, fmt::format("x = {}: {} {} along {}", number(map.request.grid.at(column, 0).x, 2),
                          depth < 0 ? "gap" : "depth", number(std::fabs(depth)),
                          nameOf(context.evidence, *context.hoveredAxis)));
    }
  }
  if (clicked) placeOnLine(context, map, column);
}

void section(PanelContext& context, const PositionMap* map) {
  const Ui& ui = context.ui;
  const bool before = context.view.options[kMapSection];
  optionToggle(context, kMapSection);
  if (!before && context.view.options[kMapSection])  // through A as it stands
    context.view.options.set(
        kMapLine, context.evidence.bodies[static_cast<std::size_t>(context.evidence.a)].position.y);
  if (!context.view.options[kMapSection]) return;
  const double y = context.view.options[kMapLine];
  if (const auto typed =
          valueField(context, "map/line", "y", y, ui.px(112), 1 / context.view.camera.zoom))
    context.view.options.set(kMapLine, std::clamp(*typed, -kMostMapLine, kMostMapLine));
  if (map == nullptr || !map->section || map->request.grid.columns < 2) return;
  sectionPlot(context, *map);
  paragraph(ui, Role::muted,
            "Bold: the smallest depth of all axes. Above the line they overlap; where it goes over "
            "to another axis, the push jumps. A click puts A there.");
}

/// Scrolls to the heading above where the map came by a key or with a scene; who pressed a button
/// below it has it in sight. `told` = all that the section says is there, so that there is room to
/// scroll by.
void bringIntoSight(PanelContext& context, bool shown, bool told) {
  bool& done = context.state.mapInSight;
  const Steady* steady = context.ui.steady;
  const bool pressed = steady != nullptr && steady->busy();
  if (shown && !done && !pressed) ImGui::SetScrollHereY(0);
  done = shown && (done || pressed || told);
}

}  // namespace

void positionsSection(PanelContext& context) {
  const Ui& ui = context.ui;
  rule(ui);
  heading(ui, "Map over all positions of " + bodyName(context.evidence, context.evidence.a), "M");
  const bool told = !context.evidence.mapSubject || shownMap(context.evidence) != nullptr;
  bringIntoSight(context, showsMap(context.view), told);
  modeButtons(context);
  if (!showsMap(context.view)) return;
  if (!context.evidence.mapSubject) {
    const auto why = context.evidence.skipped.find("map");
    if (why != context.evidence.skipped.end()) paragraph(ui, Role::muted, why->second + ".");
    return;
  }
  const PositionMap* map = shownMap(context.evidence);
  if (map != nullptr) {
    write(ui.fonts.small, ui.color(Role::muted), progressText(*map));
    ui.mark("map/progress");
    const MapKind kind = context.view.options[kMap];
    if (kind == MapKind::push) {
      axisColours(context, *map);
      depthScale(ui, *map);
    }
    if (kind == MapKind::disagreement && map->request.published) {
      paragraph(ui, Role::text, faultText(map->totals));
      ui.mark("map/faults");
    }
    pointerLines(context, *map);
  }
  section(context, map);
}

}  // namespace sepax
