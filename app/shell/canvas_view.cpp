#include "app/shell/crop_frame.h"
#include "app/shell/shell_parts.h"
#include "app/tools/framing.h"
#include "app/tools/selection.h"
#include "app/view/handles.h"

#include <cmath>

namespace sepax {
namespace {

using Kind = InputEvent::Kind;

ToolPointer pointerOf(const Shell& shell, const Area& area, const InputEvent& event) {
  const Vec2 corner{area.min.x, area.min.y};
  return {(event.position - corner) / shell.ui.scale, event.modifiers, event.time};
}

/// The camera follows the size of the canvas; its centre stays.
void fitCamera(Shell& shell, const Area& area) {
  Camera& camera = shell.view.camera;
  camera.width = area.size().x / shell.ui.scale;
  camera.height = area.size().y / shell.ui.scale;
  if (!shell.frameView) return;
  shell.frameView = false;
  camera = openingCamera(shell.document.shown(), shell.evidence, camera.width, camera.height,
                         handlesOf(shell.techniques, shell.document.shown().technique).velocities);
  shell.opening.firstCamera = camera;
}

/// Evidence is made anew before each event, so that picking sees what the last one led to.
void handlePointer(Shell& shell, const Area& area, std::span<const InputEvent> events,
                   bool hovered) {
  for (const InputEvent& event : events) {
    const ToolPointer pointer = pointerOf(shell, area, event);
    refreshEvidence(shell);
    ToolContext context = toolContext(shell);
    if (event.kind == Kind::button && event.down && hovered) {
      shell.tool.press(context, event.button, pointer);
    } else if (event.kind == Kind::button && !event.down) {
      shell.tool.release(context, event.button, pointer);
    } else if (event.kind == Kind::wheel && hovered) {
      shell.tool.wheel(context, pointer, event.wheel.y);
    } else if (event.kind == Kind::move && (hovered || shell.tool.busy())) {
      shell.tool.move(context, pointer);
    }
  }
  refreshEvidence(shell);
}

void chooseCursor(const Shell& shell) {
  if (shell.tool.panning()) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
  } else if (shell.view.hovered.kind != Target::Kind::none) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  }
}

void drawPen(const Shell& shell, const Area& area, ImDrawList& list) {
  const Ui& ui = shell.ui;
  std::vector<ImVec2> points;
  for (const Vec2 world : shell.tool.penPath()) {
    const Vec2 screen = shell.view.camera.toScreen(world);
    points.push_back({area.min.x + ui.px(screen.x), area.min.y + ui.px(screen.y)});
  }
  if (points.empty()) return;
  const int count = static_cast<int>(points.size());
  compat::addPolyline(&list, points.data(), count, ui.color(Role::accent), count > 2, ui.px(2));
  for (const ImVec2 p : points) {
    list.AddCircleFilled(p, ui.px(kHandleRadius), ui.color(Role::ground));
    list.AddCircle(p, ui.px(kHandleRadius), ui.color(Role::accent), 0, ui.px(2));
  }
}

/// Figure and texture are made again only when something that they show has changed.
void drawPicture(Shell& shell, const Area& area, ImDrawList& list) {
  const bool same =
      shell.paintedView == shell.view && shell.paintedVersion == shell.evidenceVersion;
  if (!same) {
    shell.figure = paint(shell.techniques, shell.evidence, shell.view);
    shell.paintedView = shell.view;
    shell.paintedVersion = shell.evidenceVersion;
  }
  if (!shell.services.canvasTexture) return;
  if (!same || shell.texturedScale != shell.ui.scale) {
    shell.canvasTexture =
        shell.services.canvasTexture(shell.figure, shell.view.theme, shell.ui.scale);
    shell.texturedScale = shell.ui.scale;
  }
  list.AddImage(shell.canvasTexture, area.min, area.max);
}

}  // namespace

ToolContext toolContext(Shell& shell) {
  return {shell.document,       shell.evidence, shell.view, shell.settings.snap, {},
          shownTechnique(shell)};
}

void drawCanvas(Shell& shell, const Area& area, std::span<const InputEvent> events) {
  const Ui& ui = shell.ui;
  beginRegion(ui, "canvas", area, Role::ground, {0, 0});
  ImGui::InvisibleButton("canvas", area.size(),
                         ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight |
                             ImGuiButtonFlags_MouseButtonMiddle);
  shell.canvas = area;
  ui.mark("canvas", area);
  fitCamera(shell, area);
  const bool hovered = ImGui::IsItemHovered();
  if (isCropping(shell)) {
    cropByHand(shell, area, events, hovered);
  } else {
    handlePointer(shell, area, events, hovered);
  }
  if (hovered || shell.tool.busy()) {
    chooseCursor(shell);
    if (!shell.nextHoveredAxis) {
      const std::optional<AxisName> axis = axisOf(shell.view.hovered, shell.evidence);
      if (axis) shell.view.hoveredAxis = axis;
    }
  } else if (!hovered) {
    shell.view.hovered = {};
    shell.view.pointedPixel.reset();
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  drawPicture(shell, area, list);
  drawPen(shell, area, list);
  drawCropFrame(shell, area);
  ImGui::End();
}

}  // namespace sepax
