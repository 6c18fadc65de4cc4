#include "app/techniques/sat/panel_pushes.h"

#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/pushes.h"
#include "app/techniques/sat/sat.h"
#include "app/widgets/clipped_rows.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kRow = 16;    ///< height
constexpr double kName = 44;   ///< of the names at the left
constexpr double kWay = 52;    ///< of the words behind them
constexpr double kValue = 96;  ///< at the right
constexpr double kBar = 5;     ///< half a bar
constexpr int kLines = 3;      ///< for the words above the bars

/// The lengths that the bars show, world units.
struct Scale {
  double low = 0;
  double high = 0;
  float left = 0;  ///< pixels
  float right = 0;
  [[nodiscard]] float at(double length) const {
    const double part = high > low ? (length - low) / (high - low) : 0;
    return left + static_cast<float>(part) * (right - left);
  }
};

/// What the chart knows of all its rows.
struct Chart {
  const SatEvidence& sat;
  SatProgress progress;
  double low = 0;  ///< of the lengths that are known; 0 at the most
  double high = 0;
  std::optional<Push> shown;
};

Chart chartOf(const PanelContext& context) {
  const ViewState view = exactView(context.technique, context.evidence, context.view);
  Chart chart{*context.evidence.sat, shownProgress(context.evidence, view), 0, 0,
              shownPush(context.evidence, context.view)};
  for (int i = 0; i < static_cast<int>(chart.sat.axes.size()); ++i) {
    if (!isKnown(chart.progress, i)) continue;
    for (const bool along : {true, false}) {
      chart.low = std::min(chart.low, lengthOf(chart.sat, {i, along}));
      chart.high = std::max(chart.high, lengthOf(chart.sat, {i, along}));
    }
  }
  return chart;
}

/// The shortest of those that are known so far.
bool isShortest(const Chart& chart, Push push) {
  return chart.progress.best >= 0 && push == shorterPush(chart.sat, chart.progress.best);
}

/// Behind the length of the shortest one.
std::string_view markOf(const Chart& chart) {
  if (chart.progress.phase != SatProgress::Phase::result) return "  ◂ so far";
  if (chart.sat.relation == Relation::overlapping) return "  ◂ MTV";
  return chart.sat.relation == Relation::touching ? "  ◂ min" : "  ◂ largest";
}

Role roleOf(const Chart& chart, Push push) {
  if (isFree(chart.sat, push)) return Role::gap;
  return isShortest(chart, push) ? Role::result : Role::overlap;
}

/// From the line of no push to the right; a gap to the left, framed.
void bar(const Ui& ui, const Chart& chart, Push push, const Scale& scale, float y) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float half = ui.px(kBar);
  const float zero = scale.at(0);
  const float end = scale.at(lengthOf(chart.sat, push));
  const ImVec2 min{std::min(zero, end), y - half};
  const ImVec2 max{std::max({zero, end, min.x + ui.px(2)}), y + half};
  const bool free = isFree(chart.sat, push);
  const Role role = roleOf(chart, push);
  list.AddRectFilled(min, max,
                     ui.color(role, free                      ? 0.3
                                    : isShortest(chart, push) ? 1
                                                              : 0.6),
                     ui.px(1.5));
  if (free) compat::addRect(&list, min, max, ui.color(role), ui.px(1.5), ui.px(1));
}

void rowGround(const Ui& ui, const Area& area, bool shown, bool hovered) {
  if (!shown && !hovered) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Area wide{{area.min.x - ui.px(6), area.min.y}, {area.max.x + ui.px(6), area.max.y}};
  ui.pushRegionClip(list);
  list.AddRectFilled(wide.min, wide.max, ui.color(Role::accent, shown ? 0.18 : 0.10), ui.px(4));
  list.PopClipRect();
}

/// Name of the axis, way, bar, length.
void rowContent(const PanelContext& context, const Chart& chart, Push push, const Area& area) {
  const Ui& ui = context.ui;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const SatAxis& axis = chart.sat.axes[static_cast<std::size_t>(push.axis)];
  const float y = area.middle().y;
  const float left = area.min.x + ui.px(kName);
  if (push.along) {
    const Role owner = axis.name.owner == Owner::a ? Role::a : Role::b;
    placeText(list, ui.fonts.bold, ui.color(owner), {area.min.x + ui.px(2), y}, 0,
              fittedName(ui.fonts.bold, nameOf(context.evidence, axis.name), ui.px(kName - 6)));
  }
  placeText(list, ui.fonts.small, ui.color(Role::muted), {left, y}, 0,
            push.along ? "along" : "against");
  if (!isKnown(chart.progress, push.axis)) {
    placeText(list, ui.fonts.small, ui.color(Role::muted), {area.max.x, y}, 1, "not yet");
    return;
  }
  const Scale scale{chart.low, chart.high, left + ui.px(kWay), area.max.x - ui.px(kValue)};
  const float zero = scale.at(0);
  list.AddLine({zero, area.min.y}, {zero, area.max.y}, ui.color(Role::muted, 0.7), ui.px(1));
  bar(ui, chart, push, scale, y);
  const bool shortest = isShortest(chart, push);
  std::string words = lengthWords(chart.sat, push);
  if (shortest) words += markOf(chart);
  placeText(list, shortest ? ui.fonts.smallBold : ui.fonts.small,
            ui.color(shortest || isFree(chart.sat, push) ? roleOf(chart, push) : Role::text),
            {area.max.x, y}, 1, words);
}

/// A click shows the push until the next one; a second click takes it away.
void choose(ViewState& view, const Chart& chart, Push push) {
  const AxisName& name = chart.sat.axes[static_cast<std::size_t>(push.axis)].name;
  const bool again = view.selectedAxis == name && view.options[kChosenPush] == pushNumber(push);
  view.selectedAxis = again ? std::nullopt : std::optional(name);
  view.options.set(kChosenPush, again ? 0 : pushNumber(push));
}

/// True while the pointer is on it.
bool row(PanelContext& context, const Chart& chart, Push push) {
  const Ui& ui = context.ui;
  const std::string id =
      "push/" + std::string(push.along ? "along/" : "against/") +
      nameOf(context.evidence, chart.sat.axes[static_cast<std::size_t>(push.axis)].name);
  const float width = ImGui::GetContentRegionAvail().x;
  const bool pressed = clickArea(id.c_str(), {width, ui.px(kRow)});
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  const bool hovered = ImGui::IsItemHovered();
  rowGround(ui, area, chart.shown == push, hovered);
  rowContent(context, chart, push, area);
  ui.mark(id);
  if (chart.shown == push) ui.mark("push/shown");
  if (isShortest(chart, push)) ui.mark("push/shortest", area);
  if (pressed) choose(context.view, chart, push);
  return hovered;
}

/// In as many lines as the longest words need, so that the bars keep their places.
void words(const Ui& ui, std::string_view text) {
  const float top = ImGui::GetCursorPosY();
  paragraph(ui, Role::text, text);
  ui.mark("push/words");
  const float line = ui.fonts.small.size + ImGui::GetStyle().ItemSpacing.y / 2;
  const float left = top + static_cast<float>(kLines) * line - ImGui::GetCursorPosY();
  if (left > 0) ImGui::Dummy({1, left});
}

/// What is clicked elsewhere has its shorter push shown.
void forgetOther(PanelContext& context, const Chart& chart) {
  ViewState& view = context.view;
  const std::optional<Push> chosen = pushNumbered(chart.sat, view.options[kChosenPush]);
  const auto nameNow = [&](const Push& push) {
    return chart.sat.axes[static_cast<std::size_t>(push.axis)].name;
  };
  if (chosen && view.selectedAxis != nameNow(*chosen)) view.options.set(kChosenPush, 0);
}

}  // namespace

void pushChart(PanelContext& context) {
  ViewState& view = context.view;
  if (!view.options[kPushes]) {
    view.options.set(kHoveredPush, 0);
    return;
  }
  const Ui& ui = context.ui;
  const Chart chart = chartOf(context);
  forgetOther(context, chart);
  rule(ui);
  heading(ui, "Every way out", "click to keep");
  const bool answered = chart.progress.phase == SatProgress::Phase::result;
  words(ui, chart.shown ? pushWords(context.evidence, *chart.shown)
            : answered  ? allPushesWords(context.evidence)
                        : "Two pushes for every axis, as far as the loop has come.");
  std::optional<Push> hovered;
  tightRows(2 * static_cast<int>(chart.sat.axes.size()), [&](int i) {
    const Push push{i / 2, i % 2 == 0};
    if (row(context, chart, push)) hovered = push;
  });
  view.options.set(kHoveredPush, hovered ? pushNumber(*hovered) : 0);
  if (hovered) context.hoveredAxis = chart.sat.axes[static_cast<std::size_t>(hovered->axis)].name;
}

}  // namespace sepax
