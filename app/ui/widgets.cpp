#include "app/ui/widgets.h"

#include "app/figure/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {

void write(const compat::Font& font, ImU32 color, std::string_view text) {
  compat::pushFont(font);
  ImGui::PushStyleColor(ImGuiCol_Text, color);
  const char* begin = text.empty() ? "" : text.data();
  ImGui::TextUnformatted(begin, begin + text.size());
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

float widthOf(const compat::Font& font, std::string_view text) {
  if (text.empty()) return 0;  // Dear ImGui would measure from a null pointer
  return font.face->CalcTextSizeA(font.size, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}

std::string fitted(const compat::Font& font, std::string_view text, float width) {
  if (widthOf(font, text) <= width) return std::string(text);
  std::string kept(text);
  while (!kept.empty() && widthOf(font, kept + "…") > width) {
    do {
      kept.pop_back();
    } while (!kept.empty() && (static_cast<unsigned char>(kept.back()) & 0xC0) == 0x80);
    if (!kept.empty() && (static_cast<unsigned char>(kept.back()) & 0xC0) == 0xC0) kept.pop_back();
  }
  return kept + "…";
}

float placeText(ImDrawList& list, const compat::Font& font, ImU32 color, ImVec2 at, float align,
                std::string_view text) {
  if (text.empty()) return 0;
  const float width = widthOf(font, text);
  const ImVec2 place{std::round(at.x - align * width), std::round(at.y - font.size / 2)};
  list.AddText(font.face, font.size, place, color, text.data(), text.data() + text.size());
  return width;
}

void writeRight(const Ui&, const compat::Font& font, ImU32 color, std::string_view text) {
  const float right = ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x;
  ImGui::SameLine(right - widthOf(font, text));
  write(font, color, text);
}

void heading(const Ui& ui, std::string_view title, std::string_view hint, Role role,
             Role hintRole) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = ui.px(24);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float middle = at.y + height / 2;
  const float used =
      placeText(list, ui.fonts.bold, ui.color(role), {at.x, middle}, 0, title) + ui.px(12);
  const std::string shown = fitted(ui.fonts.small, hint, width - used);
  placeText(list, ui.fonts.small, ui.color(hintRole), {at.x + width, middle}, 1, shown);
  ImGui::Dummy({width, height});
  if (shown.size() < hint.size() && ImGui::IsItemHovered()) {
    ImGui::SetTooltip("%.*s", static_cast<int>(hint.size()), hint.data());
  }
}

void rule(const Ui& ui) {
  const float margin = ImGui::GetStyle().WindowPadding.x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float y = at.y + ui.px(5);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ui.pushRegionClip(list);
  list.AddLine({at.x - margin, y}, {at.x + width + margin, y}, ui.color(Role::line), ui.px(1));
  list.PopClipRect();
  ImGui::Dummy({width, ui.px(8)});
}

void paragraph(const Ui& ui, Role role, std::string_view text) {
  const compat::Font& font = ui.fonts.small;
  const float width = ImGui::GetContentRegionAvail().x;
  const ImU32 color = ui.color(role);
  std::string line;
  // Only blanks part words: Dear ImGui's own wrapping would also break "0.526".
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word(text.substr(at, end - at));
    const std::string longer = line.empty() ? word : line + " " + word;
    if (!line.empty() && widthOf(font, longer) > width) {
      write(font, color, line);
      line = word;
    } else {
      line = longer;
    }
    at = end + 1;
  }
  if (!line.empty()) write(font, color, line);
}

// ---- buttons -------------------------------------------------------------------------------------

namespace {

/// Frame of a button under the last item.
void buttonFrame(const Ui& ui, const Area& area, bool on, bool enabled) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool hovered = enabled && ImGui::IsItemHovered();
  const bool held = enabled && ImGui::IsItemActive();
  list.AddRectFilled(area.min, area.max, ui.color(Role::raised), ui.px(5));
  if (on || hovered || held) {
    list.AddRectFilled(area.min, area.max, ui.color(Role::accent, held ? 0.35 : on ? 0.25 : 0.18),
                       ui.px(5));
  }
  compat::addRect(&list, area.min, area.max, ui.color(on ? Role::accent : Role::line), ui.px(5),
                  std::max(1.0f, std::floor(ui.scale)));
}

Area lastItem() { return {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()}; }

bool invisibleButton(std::string_view id, ImVec2 size, bool enabled) {
  ImGui::PushID(id.data(), id.data() + id.size());
  const bool pressed = ImGui::InvisibleButton("button", size) && enabled;
  ImGui::PopID();
  return pressed;
}

/// A triangle that points right (direction 1) or left (-1).
void arrowHead(ImDrawList& list, ImVec2 middle, float reach, float direction, ImU32 color) {
  const float x = direction * reach;
  list.AddTriangleFilled({middle.x - 0.6f * x, middle.y - reach},
                         {middle.x - 0.6f * x, middle.y + reach}, {middle.x + x, middle.y}, color);
}

void bar(ImDrawList& list, float x, float y, float reach, float width, ImU32 color) {
  list.AddRectFilled({x - width / 2, y - reach}, {x + width / 2, y + reach}, color);
}

void loopIcon(const Ui& ui, ImDrawList& list, ImVec2 c, ImU32 color) {
  const float r = ui.px(5);
  list.PathArcTo(c, r, 0.9f, 5.9f, 20);
  const std::vector<ImVec2> arc(list._Path.Data, list._Path.Data + list._Path.Size);
  list.PathClear();
  compat::addPolyline(&list, arc.data(), static_cast<int>(arc.size()), color, false, ui.px(1.6));
  const ImVec2 tip{c.x + r * std::cos(5.9f), c.y + r * std::sin(5.9f)};
  const float s = ui.px(3.2);
  list.AddTriangleFilled({tip.x - s, tip.y - 0.4f * s}, {tip.x + s, tip.y - 0.4f * s},
                         {tip.x + 0.2f * s, tip.y + s}, color);
}

void drawIcon(const Ui& ui, ImDrawList& list, Icon icon, ImVec2 c, ImU32 color) {
  const float r = ui.px(4.5);
  const float thin = ui.px(2);
  switch (icon) {
    case Icon::first:
      bar(list, c.x - r, c.y, r, thin, color);
      arrowHead(list, {c.x + ui.px(1), c.y}, r, -1, color);
      break;
    case Icon::previous: arrowHead(list, c, r, -1, color); break;
    case Icon::play: arrowHead(list, c, ui.px(5.5), 1, color); break;
    case Icon::pause:
      bar(list, c.x - ui.px(3), c.y, ui.px(5), ui.px(3), color);
      bar(list, c.x + ui.px(3), c.y, ui.px(5), ui.px(3), color);
      break;
    case Icon::next: arrowHead(list, c, r, 1, color); break;
    case Icon::last:
      arrowHead(list, {c.x - ui.px(1), c.y}, r, 1, color);
      bar(list, c.x + r, c.y, r, thin, color);
      break;
    case Icon::loop: loopIcon(ui, list, c, color); break;
  }
}

}  // namespace

bool button(const Ui& ui, std::string_view id, std::string_view label, double width, bool on,
            bool enabled) {
  const float wanted = width > 0 ? ui.px(width) : widthOf(ui.fonts.small, label) + ui.px(22);
  const bool pressed = invisibleButton(id, {wanted, ui.px(24)}, enabled);
  const Area area = lastItem();
  buttonFrame(ui, area, on, enabled);
  placeText(*ImGui::GetWindowDrawList(), ui.fonts.small,
            ui.color(enabled ? Role::text : Role::dim), area.middle(), 0.5f, label);
  ui.mark(id);
  return pressed;
}

bool iconButton(const Ui& ui, std::string_view id, Icon icon, std::string_view hint, bool on,
                bool enabled) {
  const bool pressed = invisibleButton(id, {ui.px(36), ui.px(24)}, enabled);
  const Area area = lastItem();
  buttonFrame(ui, area, on, enabled);
  drawIcon(ui, *ImGui::GetWindowDrawList(), icon, area.middle(),
           ui.color(enabled ? Role::text : Role::dim));
  if (ImGui::IsItemHovered()) {
    ImGui::SetTooltip("%.*s", static_cast<int>(hint.size()), hint.data());
  }
  ui.mark(id);
  return pressed;
}

bool toggle(const Ui& ui, std::string_view id, std::string_view label, bool& value) {
  const float track = ui.px(28);
  const float height = ui.px(22);
  const float width = track + ui.px(8) + widthOf(ui.fonts.small, label);
  const bool pressed = invisibleButton(id, {width, height}, true);
  const Area area = lastItem();
  if (pressed) value = !value;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = area.middle().y;
  const float r = ui.px(7.5);
  const bool hovered = ImGui::IsItemHovered();
  list.AddRectFilled({area.min.x, y - r}, {area.min.x + track, y + r},
                     ui.color(value ? Role::accent : Role::raised), r);
  compat::addRect(&list, {area.min.x, y - r}, {area.min.x + track, y + r},
                  ui.color(value || hovered ? Role::accent : Role::dim), r, ui.px(1));
  const float knob = value ? area.min.x + track - r : area.min.x + r;
  list.AddCircleFilled({knob, y}, r - ui.px(3), ui.color(value ? Role::ground : Role::muted));
  placeText(list, ui.fonts.small, ui.color(value || hovered ? Role::text : Role::muted),
            {area.min.x + track + ui.px(8), y}, 0, label);
  ui.mark(id);
  return pressed;
}

// ---- axes ----------------------------------------------------------------------------------------

std::string depthText(double depth, int sign) {
  if (sign < 0) return "gap " + number(-depth);
  return sign == 0 ? "touching" : number(depth);
}

namespace {

constexpr double kNameWidth = 44;    ///< logical pixels
constexpr double kValueWidth = 132;
constexpr double kRowHeight = 29;

Area plotOf(const Ui& ui, const Area& row) {
  return {{row.min.x + ui.px(kNameWidth), row.min.y},
          {row.max.x - ui.px(kValueWidth), row.max.y}};
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

void rowText(const Ui& ui, ImDrawList& list, const AxisRow& row, const Area& area) {
  const float y = area.middle().y;
  const std::string label = fitted(ui.fonts.bold, row.label, ui.px(kNameWidth - 8));
  placeText(list, ui.fonts.bold, ui.color(row.role), {area.min.x + ui.px(2), y}, 0, label);
  if (!row.known) {
    placeText(list, ui.fonts.text, ui.color(Role::dim), {area.max.x, y}, 1, "not yet");
    return;
  }
  const Role role = row.decides ? Role::result : row.sign > 0 ? Role::text : Role::gap;
  const compat::Font& font = row.decides ? ui.fonts.bold : ui.fonts.text;
  const std::string value = row.decides ? row.value + "  ◂ " + row.mark : row.value;
  placeText(list, font, ui.color(role), {area.max.x, y}, 1, value);
}

}  // namespace

void axisTableHead(const Ui& ui) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = ui.px(20);
  const Area plotArea = plotOf(ui, {at, {at.x + width, at.y + height}});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = ui.color(Role::muted);
  const float y = at.y + height / 2;
  placeText(list, ui.fonts.small, color, {at.x + ui.px(2), y}, 0, "axis");
  placeText(list, ui.fonts.small, color, {plotArea.min.x, y}, 0, "projection intervals");
  placeText(list, ui.fonts.small, color, {at.x + width, y}, 1, "depth / gap");
  ImGui::Dummy({width, height});
}

void axisRow(PanelContext& context, const AxisRow& row) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  const float width = ImGui::GetContentRegionAvail().x;
  const std::string id = "axis/" + row.label;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  const bool pressed = invisibleButton(id, {width, ui.px(kRowHeight)}, true);
  ImGui::PopStyleVar();
  const Area area = lastItem();
  const bool pointed = ImGui::IsItemHovered();
  if (pointed) context.hoveredAxis = row.name;
  if (pressed) {
    const bool again = view.selectedAxis == row.name;
    view.selectedAxis = again ? std::nullopt : std::optional(row.name);
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool selected = view.selectedAxis ? *view.selectedAxis == row.name : row.decides;
  rowFrame(ui, list, area, pointed || view.hoveredAxis == row.name, selected);
  rowText(ui, list, row, area);
  if (row.known) plot(ui, list, row, plotOf(ui, area));
  ui.mark(id);
}

// ---- fields --------------------------------------------------------------------------------------

bool numberWidget(const Ui& ui, const std::string& id, const char* label, double& value,
                  float width, double speed) {
  // Enough decimals that a pixel of dragging is seen, at least three.
  const double digits = speed > 0 ? std::ceil(-std::log10(speed)) : 3;
  const int decimals = static_cast<int>(std::clamp(digits, 3.0, 12.0));
  const std::string format =
      label[0] == '\0' ? fmt::format("%.{}f", decimals) : fmt::format("{}  %.{}f", label, decimals);
  compat::pushFont(ui.fonts.small);
  ImGui::SetNextItemWidth(width);
  const bool changed = ImGui::DragScalar(("##" + id).c_str(), ImGuiDataType_Double, &value,
                                         static_cast<float>(speed), nullptr, nullptr,
                                         format.c_str());
  ImGui::PopFont();
  ui.mark(id);
  return changed && std::isfinite(value);
}

}  // namespace sepax
