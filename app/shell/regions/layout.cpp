#include "app/shell/regions/layout.h"

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

// Sizes of the regions, logical pixels.
constexpr double kMenu = 36;
constexpr double kTitle = 42;
constexpr double kRail = 64;
constexpr double kInspector = 420;
constexpr double kBottom = 236;
constexpr double kStatus = 26;

}  // namespace

void drawRegionLine(const Ui& ui, ImVec2 from, ImVec2 to) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ui.pushRegionClip(list);
  list.AddLine(from, to, ui.color(Role::line), std::max(1.0f, std::floor(ui.scale)));
  list.PopClipRect();
}

void beginRegion(const Ui& ui, const char* name, const Area& area, Role ground, ImVec2 padding,
                 bool scrolls) {
  ImGuiWindowFlags flags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                           ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                           ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav |
                           ImGuiWindowFlags_NoCollapse;
  if (!scrolls) flags |= ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
  ImGui::SetNextWindowPos(area.min);
  ImGui::SetNextWindowSize(area.size());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, padding);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::PushStyleColor(ImGuiCol_WindowBg, ui.color(ground));
  ImGui::Begin(name, nullptr, flags);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(2);
}

Layout layoutOf(const Ui& ui, bool panels, ImVec2 window) {
  Layout layout;
  if (!panels) {
    layout.canvas = {{0, 0}, window};
    return layout;
  }
  const float menu = ui.px(kMenu);
  const float top = menu + ui.px(kTitle);
  const float left = ui.px(kRail);
  const float low = std::max(window.y - ui.px(kStatus), top + 1);
  // In a small window the canvas keeps at least about half of each side.
  const float right =
      window.x - std::max(std::min(ui.px(kInspector), 0.45f * window.x), ui.px(120));
  const float floor = low - std::min(ui.px(kBottom), 0.4f * (low - top));
  layout.menu = menu;
  layout.title = {{0, menu}, {window.x, top}};
  layout.rail = {{0, top}, {left, low}};
  layout.canvas = {{left, top}, {std::max(right, left + 1), std::max(floor, top + 1)}};
  layout.inspector = {{layout.canvas.max.x, top}, {window.x, low}};
  layout.bottom = {{left, layout.canvas.max.y}, {layout.canvas.max.x, low}};
  layout.status = {{0, low}, window};
  return layout;
}

}  // namespace sepax
