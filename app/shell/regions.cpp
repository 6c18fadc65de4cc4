#include "app/figure/numbers.h"
#include "app/shell/shell_parts.h"
#include "app/widgets/technique_icon.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace sepax {
namespace {

// Sizes of the regions, logical pixels.
constexpr double kMenu = 36;
constexpr double kTitle = 42;
constexpr double kRail = 64;
constexpr double kInspector = 420;
constexpr double kBottom = 180;
constexpr double kStatus = 26;

/// Draws the bottom part of the shown technique.
void drawBottomPanel(Shell& shell) {
  const Technique* technique = shownTechnique(shell);
  if (technique == nullptr || technique->bottom == nullptr) return;
  std::string message;
  PanelContext context = panelContext(shell, *technique, message);
  technique->bottom(context);
  if (!message.empty()) say(shell, message, true);
}

void railButton(Shell& shell, const Technique& technique, std::size_t number) {
  const Ui& ui = shell.ui;
  const bool on = shell.view.technique == technique.id;
  ImGui::PushID(technique.id.data(), technique.id.data() + technique.id.size());
  if (ImGui::InvisibleButton("technique", {ui.px(52), ui.px(56)})) {
    setTechnique(shell, technique.id);
  }
  ImGui::PopID();
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  const bool hovered = ImGui::IsItemHovered();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (on || hovered) {
    list.AddRectFilled(area.min, area.max, ui.color(Role::accent, on ? 0.16 : 0.08), ui.px(6));
  }
  if (on) {
    compat::addRect(&list, area.min, area.max, ui.color(Role::accent), ui.px(6), ui.px(1.4));
  }
  const ImU32 color = ui.color(on ? Role::accent : hovered ? Role::text : Role::muted);
  const ImU32 fill = ui.color(on ? Role::accent : Role::muted, 0.22);
  const ImVec2 origin{area.middle().x - ui.px(16), area.min.y + ui.px(10)};
  drawTechniqueIcon(list, technique.icon, {origin, ui.scale, color, fill});
  placeText(list, on ? ui.fonts.smallBold : ui.fonts.small,
            ui.color(on || hovered ? Role::text : Role::muted),
            {area.middle().x, area.max.y - ui.px(13)}, 0.5f, technique.name);
  if (hovered) {
    ImGui::SetTooltip("%s  (%zu)", std::string(technique.title).c_str(), number);
  }
  ui.mark("rail/" + std::string(technique.id));
}

std::string_view hintFor(const Shell& shell) {
  if (!shell.tool.hint().empty()) return shell.tool.hint();
  if (shell.tool.penActive()) {
    return "click the corners  ·  Enter or the first corner closes  ·  Backspace takes one back";
  }
  switch (shell.view.hovered.kind) {
    case Target::Kind::vertex:
      return "drag the vertex  ·  double-click types its coordinates  ·  Del removes it";
    case Target::Kind::edge:
      return "drag the edge  ·  Shift along its normal  ·  double-click adds a vertex";
    case Target::Kind::body:
      return "drag inside to move  ·  Ctrl drags a copy  ·  arrows nudge";
    case Target::Kind::velocity:
      return "drag the tip to change the velocity  ·  Shift constrains";
    case Target::Kind::rotation:
      return "drag to turn  ·  Shift in steps of 15°  ·  Alt freely";
    case Target::Kind::freeAxis:
      return "drag to turn the axis  ·  Shift in steps of 15°";
    case Target::Kind::rayOrigin:
      return "drag the whole ray  ·  Shift constrains  ·  Alt off the middles of pixels";
    case Target::Kind::rayEnd:
      return "drag direction and length  ·  Shift level, upright or diagonal";
    case Target::Kind::groupMove:
      return "drag to move the group";
    case Target::Kind::groupScale:
      return "drag to scale the group about the opposite corner  ·  Shift about its middle";
    case Target::Kind::groupRotate:
      return "drag to turn the group  ·  Shift in steps of 15°";
    case Target::Kind::none:
      break;
  }
  const Technique* technique = shownTechnique(shell);
  if (technique != nullptr && technique->hint != nullptr) {
    if (const std::string_view hint = technique->hint(shell.view); !hint.empty()) return hint;
  }
  return "drag a vertex  ·  drag inside to move  ·  double-click an edge to add a vertex  ·  "
         "wheel to zoom  ·  ? for keys";
}

std::string pointerText(const Shell& shell) {
  const Camera& camera = shell.view.camera;
  const int decimals = static_cast<int>(std::clamp(std::ceil(std::log10(camera.zoom)), 2.0, 9.0));
  std::string text;
  if (shell.canvas) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const Area& area = *shell.canvas;
    const bool inside = mouse.x >= area.min.x && mouse.x < area.max.x && mouse.y >= area.min.y &&
                        mouse.y < area.max.y;
    if (inside) {
      const Vec2 world = camera.toWorld(
          {(mouse.x - area.min.x) / shell.ui.scale, (mouse.y - area.min.y) / shell.ui.scale});
      const Technique* technique = shownTechnique(shell);
      if (technique != nullptr && technique->pixels) {
        text =
            fmt::format("pixel ({:.0f}, {:.0f})  ·  ", std::floor(world.x), std::floor(-world.y));
      } else {
        text = fmt::format("x {}  y {}  ·  ", number(world.x, decimals), number(world.y, decimals));
      }
    }
  }
  const double percent = camera.zoom / View{}.zoom * 100;
  text += fmt::format("zoom {:.{}f} %", percent, percent < 10 ? 2 : 0);
  return text + (shell.settings.snap ? fmt::format("  ·  snap {:g}", snapStepOf(shell.view).size())
                                     : std::string("  ·  snap off"));
}

std::string counters(const Shell& shell) {
  const Technique* technique = shownTechnique(shell);
  const auto count = technique == nullptr ? nullptr : technique->counters;
  return count == nullptr ? bodyCounter(shell.evidence) : count(shell.evidence);
}

}  // namespace

PanelContext panelContext(Shell& shell, const Technique& technique, std::string& message) {
  return {shell.document,   shell.evidence,        shell.view, technique,         shell.ui,
          shell.panelState, shell.nextHoveredAxis, message,    shell.editsBlocked};
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
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(2);
}

Layout layoutOf(const Shell& shell, ImVec2 window) {
  const Ui& ui = shell.ui;
  Layout layout;
  if (!shell.settings.panels) {
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

void drawTitleRow(Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  beginRegion(ui, "title", area, Role::raised, {0, 0});
  const Technique* technique = shownTechnique(shell);
  if (technique != nullptr) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = area.middle().y;
    const float x = area.min.x + ui.px(84);
    const float width =
        placeText(list, ui.fonts.title, ui.color(Role::text), {x, y}, 0, technique->title);
    const float from = x + width + ui.px(28);
    const std::string subtitle =
        fitted(ui.fonts.small, technique->subtitle, area.max.x - from - ui.px(16));
    placeText(list, ui.fonts.small, ui.color(Role::muted), {from, y + ui.px(1)}, 0, subtitle);
  }
  drawRegionLine(ui, {area.min.x, area.max.y - 1}, {area.max.x, area.max.y - 1});
  ImGui::End();
}

void drawRail(Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  beginRegion(ui, "rail", area, Role::panel, {ui.px(6), ui.px(12)}, true);
  std::size_t number = 0;
  for (const Technique& technique : shell.techniques) railButton(shell, technique, ++number);
  drawRegionLine(ui, {area.max.x - 1, area.min.y}, {area.max.x - 1, area.max.y});
  ImGui::End();
}

void drawBottom(Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  // Less room below than above: every pixel makes time lanes easier to tell apart.
  beginRegion(ui, "bottom", area, Role::panel, {ui.px(20), ui.px(3)}, true);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + ui.px(7));
  drawBottomPanel(shell);
  drawRegionLine(ui, area.min, {area.max.x, area.min.y});
  ImGui::End();
}

void drawStatusBar(Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  beginRegion(ui, "status", area, Role::raised, {0, 0});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = ui.color(Role::muted);
  const float y = area.middle().y;
  const std::string right = counters(shell);
  const float used = placeText(list, ui.fonts.small, color, {area.max.x - ui.px(16), y}, 1, right);
  const float left = area.min.x + ui.px(20);
  const std::string text = pointerText(shell) + "  ·  " + std::string(hintFor(shell));
  placeText(list, ui.fonts.small, color, {left, y}, 0,
            fitted(ui.fonts.small, text, area.max.x - used - ui.px(40) - left));
  drawRegionLine(ui, area.min, {area.max.x, area.min.y});
  ImGui::End();
}

}  // namespace sepax
