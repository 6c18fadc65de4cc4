#include "app/ui/widgets.h"

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

bool beginModal(const Ui& ui, const char* name) {
  if (!ImGui::IsPopupOpen(name)) ImGui::OpenPopup(name);
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos({window.x / 2, window.y / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(18), ui.px(14)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  const bool open =
      ImGui::BeginPopupModal(name, nullptr,
                             ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize |
                                 ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar(3);
  return open;
}

// ---- buttons
// -------------------------------------------------------------------------------------

namespace {

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
    case Icon::previous:
      arrowHead(list, c, r, -1, color);
      break;
    case Icon::play:
      arrowHead(list, c, ui.px(5.5), 1, color);
      break;
    case Icon::pause:
      bar(list, c.x - ui.px(3), c.y, ui.px(5), ui.px(3), color);
      bar(list, c.x + ui.px(3), c.y, ui.px(5), ui.px(3), color);
      break;
    case Icon::next:
      arrowHead(list, c, r, 1, color);
      break;
    case Icon::last:
      arrowHead(list, {c.x - ui.px(1), c.y}, r, 1, color);
      bar(list, c.x + r, c.y, r, thin, color);
      break;
    case Icon::loop:
      loopIcon(ui, list, c, color);
      break;
  }
}

}  // namespace

bool button(const Ui& ui, std::string_view id, std::string_view label, double width, bool on,
            bool enabled) {
  const float wanted = width > 0 ? ui.px(width) : widthOf(ui.fonts.small, label) + ui.px(22);
  const bool pressed = invisibleButton(id, {wanted, ui.px(24)}, enabled);
  const Area area = lastItem();
  buttonFrame(ui, area, on, enabled);
  placeText(*ImGui::GetWindowDrawList(), ui.fonts.small, ui.color(enabled ? Role::text : Role::dim),
            area.middle(), 0.5f, label);
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

// ---- fields
// --------------------------------------------------------------------------------------

bool numberWidget(const Ui& ui, const std::string& id, const char* label, double& value,
                  float width, double speed) {
  // Enough decimals that a pixel of dragging is seen, at least three.
  const double digits = speed > 0 ? std::ceil(-std::log10(speed)) : 3;
  const int decimals = static_cast<int>(std::clamp(digits, 3.0, 12.0));
  const std::string format =
      label[0] == '\0' ? fmt::format("%.{}f", decimals) : fmt::format("{}  %.{}f", label, decimals);
  compat::pushFont(ui.fonts.small);
  ImGui::SetNextItemWidth(width);
  const bool changed =
      ImGui::DragScalar(("##" + id).c_str(), ImGuiDataType_Double, &value,
                        static_cast<float>(speed), nullptr, nullptr, format.c_str());
  ImGui::PopFont();
  ui.mark(id);
  return changed && std::isfinite(value);
}

}  // namespace sepax
