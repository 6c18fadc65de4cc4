#include "app/shell/regions/layout.h"

#include "app/widgets/widgets.h"

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

// Sizes of the regions, logical pixels.
constexpr double kMenu = 36;
constexpr double kTitle = 42;
constexpr double kRail = 64;
constexpr double kIconRail = 50;    ///< without names
constexpr double kLowWindow = 520;  ///< one that is lower has no row for the title
constexpr double kLeastInspector = 200;
constexpr double kLeastBottom = 60;
constexpr double kMostPanel = 1200;  ///< of either panel
constexpr double kSplitter = 6;      ///< what can be grabbed of the line beside a panel
constexpr double kStatus = 26;
constexpr double kNarrowWindow = 640;  ///< one that is narrower and higher has its panels below
constexpr double kCanvasShare = 0.46;  ///< of the height that these share
constexpr double kBottomShare = 0.18;

/// On a telephone that is held upright: canvas, steps and inspector one below the other.
void stackRegions(const Ui& ui, Layout& layout, ImVec2 window, float top, float low) {
  const float left = ui.px(kIconRail);
  const float floor = std::floor(top + static_cast<float>(kCanvasShare) * (low - top));
  const float below = std::floor(floor + static_cast<float>(kBottomShare) * (low - top));
  layout.rail = {{0, top}, {left, below}};
  layout.canvas = {{left, top}, {window.x, floor}};
  layout.bottom = {{left, floor}, {window.x, below}};
  layout.inspector = {{0, below}, {window.x, low}};
}

}  // namespace

bool stacksRegions(const Ui& ui, ImVec2 window) {
  return window.x < ui.px(kNarrowWindow) && window.y > window.x;
}

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
  if (ui.tour != nullptr)
    ui.tour->inside = ui.tour->on() && std::string_view(name).starts_with(ui.tour->region);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(2);
}

Layout layoutOf(const Ui& ui, const Settings& settings, ImVec2 window, std::size_t techniques) {
  Layout layout;
  if (!settings.panels) {
    layout.canvas = {{0, 0}, window};
    return layout;
  }
  const float menu = ui.px(kMenu);
  const float top = menu + (window.y < ui.px(kLowWindow) ? 0 : ui.px(kTitle));
  const float low = std::max(window.y - ui.px(kStatus), top + 1);
  layout.menu = menu;
  layout.title = {{0, menu}, {window.x, top}};
  layout.status = {{0, low}, window};
  if (stacksRegions(ui, window)) {
    stackRegions(ui, layout, window, top, low);
    return layout;
  }
  const bool named = ui.px(railHeight(techniques)) <= low - top;
  const float left = ui.px(named ? kRail : kIconRail);
  // In a small window the canvas keeps at least about half of each side.
  const float right =
      window.x - std::max(std::min(ui.px(settings.inspectorWidth), 0.45f * window.x), ui.px(120));
  const float floor = low - std::min(ui.px(settings.bottomHeight), 0.4f * (low - top));
  layout.rail = {{0, top}, {left, low}};
  layout.canvas = {{left, top}, {std::max(right, left + 1), std::max(floor, top + 1)}};
  layout.inspector = {{layout.canvas.max.x, top}, {window.x, low}};
  layout.bottom = {{left, layout.canvas.max.y}, {layout.canvas.max.x, low}};
  return layout;
}

Layout embeddedLayout(const Ui& ui, const Settings& settings, ImVec2 window, bool lesson) {
  constexpr float kMostBeside = 0.42f;  ///< of the window
  constexpr float kBelow = 0.45f;
  Layout layout;
  layout.canvas = {{0, 0}, window};
  if (!lesson) return layout;
  if (window.x < window.y) {
    layout.canvas.max.y = std::floor((1 - kBelow) * window.y);
    layout.inspector = {{0, layout.canvas.max.y}, window};
  } else {
    const float width = std::min(ui.px(settings.inspectorWidth), kMostBeside * window.x);
    layout.canvas.max.x = std::floor(window.x - width);
    layout.inspector = {{layout.canvas.max.x, 0}, window};
  }
  return layout;
}

namespace {

/// A line that can be dragged; by how much it was in this frame, pixels.
ImVec2 dragged(const Ui& ui, const char* name, const Area& area, ImGuiMouseCursor cursor) {
  constexpr ImGuiWindowFlags kFlags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                      ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                                      ImGuiWindowFlags_NoBackground;
  ImGui::SetNextWindowPos(area.min);
  ImGui::SetNextWindowSize(area.size());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin(name, nullptr, kFlags);
  ImGui::PopStyleVar(2);
  clickArea("line", area.size());
  const bool active = ImGui::IsItemActive();
  if (active || ImGui::IsItemHovered()) {
    ImGui::SetMouseCursor(cursor);
    ImGui::GetWindowDrawList()->AddRectFilled(area.min, area.max, ui.color(Role::accent, 0.4));
  }
  ui.mark(name, area);
  const ImVec2 delta = ImGui::GetIO().MouseDelta;
  ImGui::End();
  return active ? delta : ImVec2{0, 0};
}

double resized(double shown, float pixels, double scale, double least) {
  return std::clamp(shown - static_cast<double>(pixels) / scale, least, kMostPanel);
}

}  // namespace

void drawSplitters(const Ui& ui, Settings& settings, const Layout& layout) {
  const float half = ui.px(kSplitter / 2);
  const Area& inspector = layout.inspector;
  const Area& bottom = layout.bottom;
  const ImVec2 wide = dragged(
      ui, "split/inspector",
      {{inspector.min.x - half, inspector.min.y}, {inspector.min.x + half, inspector.max.y}},
      ImGuiMouseCursor_ResizeEW);
  const ImVec2 high =
      dragged(ui, "split/bottom",
              {{bottom.min.x, bottom.min.y - half}, {bottom.max.x - half, bottom.min.y + half}},
              ImGuiMouseCursor_ResizeNS);
  // From what is shown: a small window shows less than was wanted.
  const double scale = ui.scale;
  if (wide.x != 0)
    settings.inspectorWidth = resized(inspector.size().x / scale, wide.x, scale, kLeastInspector);
  if (high.y != 0)
    settings.bottomHeight = resized(bottom.size().y / scale, high.y, scale, kLeastBottom);
}

}  // namespace sepax
