#include "app/widgets/widgets.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace sepax {

bool clickArea(const char* id, ImVec2 size, ImGuiButtonFlags flags) {
  return ImGui::InvisibleButton(id, {std::max(size.x, 1.0f), std::max(size.y, 1.0f)}, flags);
}

namespace {

// Logical pixels.
constexpr double kPadding = 11;       ///< of a button, at either side of its label
constexpr double kLeastPadding = 2;   ///< the same where the label has to go on in another line
constexpr double kLine = 15;          ///< height of such a line
constexpr double kLabelledIcon = 27;  ///< from the left of a button to the label beside its icon
constexpr double kTrack = 28;         ///< width of a switch
constexpr double kTrackGap = 8;       ///< between it and its label

/// Frame of a button under the last item.
void buttonFrame(const Ui& ui, const Area& area, bool on, bool enabled) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool hovered = enabled && ImGui::IsItemHovered();
  const bool held = enabled && ImGui::IsItemActive();
  list.AddRectFilled(area.min, area.max, ui.color(Role::raised), ui.px(5));
  if (on || hovered || held) {
    list.AddRectFilled(area.min, area.max,
                       ui.color(Role::accent, held ? 0.35
                                              : on ? 0.25
                                                   : 0.18),
                       ui.px(5));
  }
  compat::addRect(&list, area.min, area.max, ui.color(on ? Role::accent : Role::line), ui.px(5),
                  std::max(1.0f, std::floor(ui.scale)));
}

Area lastItem() { return {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()}; }

bool invisibleButton(std::string_view id, ImVec2 size, bool enabled) {
  ImGui::PushID(id.data(), id.data() + id.size());
  const bool pressed = clickArea("button", size) && enabled;
  ImGui::PopID();
  return pressed;
}

}  // namespace

bool button(const Ui& ui, std::string_view id, std::string_view label, double width, bool on,
            bool enabled) {
  const float wanted = ui.px(width > 0 ? width : buttonWidth(ui, label));
  const std::vector<std::string> lines =
      linesOf(ui.fonts.small, label, wanted - ui.px(2 * kLeastPadding));
  const float further = ui.px(kLine) * static_cast<float>(lines.size() - 1);
  const bool pressed = invisibleButton(id, {wanted, ui.px(24) + further}, enabled);
  const Area area = lastItem();
  buttonFrame(ui, area, on && enabled, enabled);
  // What the eye is led to is read before it can be pressed.
  const Role role = enabled ? Role::text : on ? Role::muted : Role::dim;
  ImVec2 at{area.middle().x, area.middle().y - further / 2};
  for (const std::string& line : lines) {
    placeText(*ImGui::GetWindowDrawList(), ui.fonts.small, ui.color(role), at, 0.5f, line);
    at.y += ui.px(kLine);
  }
  ui.mark(id);
  return pressed;
}

bool iconButton(const Ui& ui, std::string_view id, Icon icon, std::string_view hint, bool on,
                bool enabled, double width, std::string_view label) {
  const bool pressed = invisibleButton(id, {ui.px(width), ui.px(24)}, enabled);
  const Area area = lastItem();
  buttonFrame(ui, area, on, enabled);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = ui.color(enabled ? Role::text : Role::dim);
  const float x = label.empty() ? area.middle().x : area.min.x + ui.px(kLabelledIcon / 2);
  drawIcon(ui, list, icon, {x, area.middle().y}, color);
  placeText(list, ui.fonts.small, color, {area.min.x + ui.px(kLabelledIcon), area.middle().y}, 0,
            label);
  if (ImGui::IsItemHovered()) {
    tooltipBeside(ui, hint);
  }
  ui.mark(id);
  return pressed;
}

void besideIfFits(const Ui& ui, double width, double gap) {
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  if (ImGui::GetItemRectMax().x + ui.px(gap + width) <= right + 0.5f)
    ImGui::SameLine(0, ui.px(gap));
}

void inColumnIfFits(const Ui& ui, double left, double width) {
  const float start = ImGui::GetWindowPos().x - ImGui::GetScrollX();
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  if (start + ui.px(left + width) <= right + 0.5f) ImGui::SameLine(ui.px(left));
}

double buttonWidth(const Ui& ui, std::string_view label) {
  return widthOf(ui.fonts.small, label) / ui.scale + 2 * kPadding;
}

double labelledIconWidth(const Ui& ui, std::string_view label) {
  return widthOf(ui.fonts.small, label) / ui.scale + kLabelledIcon + kPadding;
}

double toggleWidth(const Ui& ui, std::string_view label) {
  return kTrack + kTrackGap + widthOf(ui.fonts.small, label) / ui.scale;
}

void rowHeading(const Ui& ui, std::string_view title, double width) {
  constexpr double kGap = 18;
  const float needed = widthOf(ui.fonts.bold, title) + ui.px(kGap + width);
  if (needed > ImGui::GetContentRegionAvail().x) return;
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.bold, ui.color(Role::text), title);
  ImGui::SameLine(0, ui.px(kGap));
}

bool toggle(const Ui& ui, std::string_view id, std::string_view label, bool& value, bool enabled) {
  const float track = ui.px(kTrack);
  const float height = ui.px(22);
  const float width = ui.px(toggleWidth(ui, label));
  const bool pressed = invisibleButton(id, {width, height}, enabled);
  const Area area = lastItem();
  if (pressed) value = !value;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = area.middle().y;
  const float r = ui.px(7.5);
  const bool hovered = enabled && ImGui::IsItemHovered();
  const Role on = enabled ? Role::accent : Role::dim;
  const Role off = enabled ? Role::muted : Role::dim;
  list.AddRectFilled({area.min.x, y - r}, {area.min.x + track, y + r},
                     ui.color(value ? on : Role::raised), r);
  compat::addRect(&list, {area.min.x, y - r}, {area.min.x + track, y + r},
                  ui.color(value || hovered ? on : Role::dim), r, ui.px(1));
  const float knob = value ? area.min.x + track - r : area.min.x + r;
  list.AddCircleFilled({knob, y}, r - ui.px(3), ui.color(value ? Role::ground : off));
  placeText(list, ui.fonts.small, ui.color(enabled && (value || hovered) ? Role::text : off),
            {area.min.x + track + ui.px(kTrackGap), y}, 0, label);
  ui.mark(id);
  return pressed;
}

}  // namespace sepax
