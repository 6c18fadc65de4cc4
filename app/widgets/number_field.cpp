#include "app/widgets/number_field.h"

#include "app/scene/expression.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

using After = NumberEntry::After;

constexpr int kMostExact = 8;  ///< decimals of a value that is shown exactly
constexpr int kGone = 3;       ///< frames after which a field that is not drawn counts as gone

/// Enough decimals that a pixel of dragging is seen, at least three.
int decimalsOfSpeed(double speed) {
  const double digits = speed > 0 ? std::ceil(-std::log10(speed)) : 3;
  return static_cast<int>(std::clamp(digits, 3.0, 12.0));
}

/// Format of the drag widget: decimals as fieldDecimals has them, fewer where there is no room;
/// significant digits where decimals would show nothing or too much.
std::string formatFor(const Ui& ui, std::string_view label, double value, float width,
                      double speed) {
  const float room = width - 2 * ImGui::GetStyle().FramePadding.x;
  const std::string prefix = label.empty() ? std::string() : fmt::format("{}  ", label);
  const auto fits = [&](int decimals) {
    const std::string shown = fmt::format("{}{:.{}f}", prefix, value, decimals);
    return widthOf(ui.fonts.small, shown) <= room;
  };
  const int least = decimalsOfSpeed(speed);
  const int decimals = fits(fieldDecimals(value, speed)) ? fieldDecimals(value, speed) : least;
  const bool vanishes = value != 0 && std::fabs(value) < 0.5 * std::pow(10.0, -decimals);
  if (!vanishes && fits(decimals)) return fmt::format("{}%.{}f", prefix, decimals);
  return prefix + (vanishes ? "%.3g" : "%.6g");
}

void tooltip(double value) {
  const std::string exact = exactText(value);
  ImGui::SetTooltip("%s\ndrag to change, click to type a number or an expression", exact.c_str());
}

NumberChange dragNumber(PanelContext& context, const std::string& id, const char* label,
                        double value, float width, double speed) {
  const Ui& ui = context.ui;
  const std::string format = formatFor(ui, label, value, width, speed);
  compat::pushFont(ui.fonts.small);
  ImGui::SetNextItemWidth(width);
  double dragged = value;
  const bool changed = ImGui::DragScalar(("##" + id).c_str(), ImGuiDataType_Double, &dragged,
                                         static_cast<float>(speed), nullptr, nullptr,
                                         format.c_str(), ImGuiSliderFlags_NoInput);
  ImGui::PopFont();
  ui.mark(id);
  NumberChange change;
  if (changed && std::isfinite(dragged) && !context.editsBlocked) change.dragged = dragged;
  change.released = ImGui::IsItemDeactivatedAfterEdit();
  const bool clicked = ImGui::IsItemDeactivated() && !change.released && ImGui::IsItemHovered();
  if (clicked && !context.editsBlocked) openNumber(context.state.number, id);
  if (ImGui::IsItemHovered() && !ImGui::IsItemActive()) tooltip(value);
  return change;
}

/// What the typed text amounts to, in a box below the field.
void drawHint(const Ui& ui, const NumberEntry& entry, const ExpressionResult& result) {
  const bool refused = !entry.problem.empty();
  std::string text = refused ? entry.problem : result.error;
  if (text.empty()) {
    text = exactText(*result.value);
    if (text == entry.text) return;
    text = "= " + text;
  }
  const Area field{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  const float width = widthOf(ui.fonts.small, text) + ui.px(16);
  const float right = ImGui::GetIO().DisplaySize.x - ui.px(6);
  const float left = std::max(ui.px(6), std::min(field.min.x, right - width));
  const float top = field.max.y + ui.px(3);
  const Area box{{left, top}, {left + width, top + ui.px(22)}};
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled(box.min, box.max, ui.color(Role::panel), ui.px(4));
  compat::addRect(&list, box.min, box.max, ui.color(refused ? Role::result : Role::line), ui.px(4),
                  ui.px(1));
  placeText(list, ui.fonts.small,
            ui.color(refused        ? Role::result
                     : result.value ? Role::text
                                    : Role::muted),
            {left + ui.px(8), box.middle().y}, 0, text);
  ui.mark("number/hint", box);
}

/// The text as it is while the field has the keyboard; true when Enter was pressed.
bool textField(const Ui& ui, NumberEntry& entry, double value, float width) {
  if (entry.fresh) entry.text = exactText(value);
  entry.fresh = false;
  if (entry.opening) {
    ImGui::SetKeyboardFocusHere();
    if (!ImGui::IsRectVisible({width, ImGui::GetFrameHeight()})) ImGui::SetScrollHereY(0.5f);
  }
  entry.opening = false;
  compat::pushFont(ui.fonts.small);
  ImGui::SetNextItemWidth(width);
  const std::string before = entry.text;
  const bool entered =
      ImGui::InputText(("##text/" + entry.id).c_str(), &entry.text,
                       ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
  ImGui::PopFont();
  if (entry.text != before) entry.problem.clear();
  ui.mark(entry.id);
  return entered;
}

NumberChange typeNumber(PanelContext& context, double value, float width) {
  NumberEntry& entry = context.state.number;
  const bool entered = textField(context.ui, entry, value, width);
  const bool tabbed = ImGui::IsItemActive() && compat::wentDown(Key::tab);
  const bool left = ImGui::IsItemDeactivated() && !entered;
  const ExpressionResult result = evaluate(entry.text, value);
  drawHint(context.ui, entry, result);
  if (left && (context.editsBlocked || entry.text == exactText(value))) {
    entry = {};
    return {};
  }
  if (!entered && !tabbed && !left) return {};
  entry.after = left                      ? After::leave
                : !tabbed                 ? After::close
                : ImGui::GetIO().KeyShift ? After::previous
                                          : After::next;
  if (result.value) return {std::nullopt, false, result.value};
  if (left) {  // the pointer went elsewhere: it is not held back, and nothing changes
    context.message = result.error;
    entry = {};
  } else {
    entry.problem = result.error;
    entry.opening = true;
  }
  return {};
}

}  // namespace

int fieldDecimals(double value, double speed) {
  const int least = decimalsOfSpeed(speed);
  const std::string exact = exactText(value);
  const auto point = exact.find('.');
  if (point == std::string::npos || exact.find('e') != std::string::npos) return least;
  const auto places = static_cast<int>(exact.size() - point) - 1;
  return places <= kMostExact ? std::max(least, places) : least;
}

void openNumber(NumberEntry& entry, const std::string& id) {
  const std::string before = entry.before;
  entry = {};
  entry.id = id;
  entry.before = before;
}

void tidyNumber(NumberEntry& entry) {
  entry.missing = entry.drawn ? 0 : entry.missing + 1;
  if (entry.missing > kGone) entry = {};
  entry.drawn = false;
  entry.openNext = false;
  entry.before.clear();
}

void finishNumber(PanelContext& context, const std::string& problem) {
  NumberEntry& entry = context.state.number;
  const bool held = !problem.empty() && entry.after != After::leave;
  if (held) {
    entry.problem = problem;
    entry.opening = true;
    return;
  }
  if (!problem.empty()) context.message = problem;
  const NumberEntry finished = entry;
  entry = {};
  entry.before = finished.id;
  if (finished.after == After::next) entry.openNext = true;
  if (finished.after == After::previous && !finished.before.empty()) {
    openNumber(entry, finished.before);
  }
}

NumberChange numberWidget(PanelContext& context, const std::string& id, const char* label,
                          double value, float width, double speed) {
  NumberEntry& entry = context.state.number;
  if (entry.openNext) openNumber(entry, id);
  if (entry.id != id) {
    const NumberChange change = dragNumber(context, id, label, value, width, speed);
    entry.before = id;
    return change;
  }
  entry.drawn = true;
  return typeNumber(context, value, width);
}

std::optional<double> valueField(PanelContext& context, const std::string& id, const char* label,
                                 double value, float width, double speed) {
  const NumberChange change = numberWidget(context, id, label, value, width, speed);
  if (change.typed) finishNumber(context, {});
  return change.typed ? change.typed : change.dragged;
}

void expressionInput(const Ui& ui, const std::string& id, const char* label, ExpressionText& entry,
                     double& value, float width) {
  std::string text = entry.text.value_or(exactText(value));
  ImGui::SetNextItemWidth(width);
  const bool edited = ImGui::InputText(label, &text, ImGuiInputTextFlags_AutoSelectAll);
  ui.mark(id);
  if (edited) {
    const ExpressionResult result = evaluate(text);
    entry.problem = result.error;
    if (result.value) value = *result.value;
    entry.text = text;
  }
  const bool plain = !entry.text || *entry.text == exactText(value);
  if (!plain) {
    paragraph(ui, entry.problem.empty() ? Role::muted : Role::result,
              entry.problem.empty() ? "= " + exactText(value) : entry.problem);
  }
}

}  // namespace sepax
