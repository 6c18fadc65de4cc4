#include "app/figure/font.h"
#include "app/shell/lessons/guess_canvas.h"
#include "app/shell/pictures/crop_frame.h"
#include "app/shell/regions/canvas_picture.h"
#include "app/shell/regions/layout.h"
#include "app/shell/regions/off_view.h"
#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/techniques/contract/position_map.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/tools/selection.h"
#include "app/view/handles.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace sepax {
namespace {

using Kind = InputEvent::Kind;

ToolPointer pointerOf(const Ui& ui, const Area& area, const InputEvent& event) {
  const Vec2 corner{area.min.x, area.min.y};
  return {(event.position - corner) / ui.scale, event.modifiers, event.time};
}

/// The place is on the badge that says that published and exact answer differ.
bool onAccusingBadge(const Figure& figure, Vec2 place) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Box* box = std::get_if<Box>(&item);
    return box != nullptr && box->part == Part::accusingBadge && box->min.x <= place.x &&
           place.x <= box->max.x && box->min.y <= place.y && place.y <= box->max.y;
  });
}

/// The text of the figure at a place that explains itself under the pointer; null when there is
/// none.
const Text* textAt(const Figure& figure, Vec2 place) {
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text == nullptr) continue;
    const double width = textWidth(text->text, text->size, text->weight);
    const double left = text->position.x - (text->align == Align::left     ? 0
                                            : text->align == Align::center ? width / 2
                                                                           : width);
    const bool high = place.y >= text->position.y - ascent(text->size) &&
                      place.y <= text->position.y + descent(text->size);
    if (high && place.x >= left && place.x <= left + width) return text;
  }
  return nullptr;
}

/// What the badge accuses, and of what.
void explainAccusation(const Shell& shell) {
  const Workspace& work = shell.work;
  const Technique& technique = *shownTechnique(work);
  const PublishedMethod* method = methodBeside(technique, work.evidence, work.view);
  const PitfallWords* words =
      accusedHere(technique, work.evidence, method == nullptr ? std::string_view{} : method->id);
  if (words == nullptr) return;
  const auto why = std::ranges::find(work.evidence.disagreements, words->id, &Disagreement::id);
  const Ui& ui = shell.ui;
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(ui.px(340));
  write(ui.fonts.smallBold, ui.color(kPublishedRole), words->title);
  if (method != nullptr)
    write(ui.fonts.small, ui.color(Role::muted), citation(*method, work.evidence));
  if (why != work.evidence.disagreements.end())
    write(ui.fonts.small, ui.color(Role::text), why->why);
  write(ui.fonts.small, ui.color(Role::muted), "A click shows both side by side.");
  ImGui::PopTextWrapPos();
  ImGui::EndTooltip();
  ui.mark("accusation");
}

/// Words of the field on the canvas, once the pointer rests on them and on nothing that can be
/// held.
void explainLabels(const Shell& shell, const Area& area) {
  const Target::Kind under = shell.work.view.hovered.kind;
  const bool held = under != Target::Kind::none && under != Target::Kind::body;
  if (shell.hand.tool.busy() || held) return;
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const Vec2 place = Vec2{mouse.x - area.min.x, mouse.y - area.min.y} / shell.ui.scale;
  if (onAccusingBadge(shell.canvas.figure, place)) return explainAccusation(shell);
  if (const Text* text = textAt(shell.canvas.figure, place)) showTerms(shell.ui, text->text);
}

/// Evidence is made anew before each event, so that picking sees what the last one led to.
void handlePointer(Shell& shell, const Area& area, std::span<const InputEvent> events,
                   bool hovered) {
  for (const InputEvent& event : events) {
    const ToolPointer pointer = pointerOf(shell.ui, area, event);
    refreshEvidence(shell.work);
    if (takesGuess(shell, event, pointer, hovered)) continue;
    ToolContext context = toolContext(shell.work, shell.settings.snap);
    if (event.kind == Kind::button && event.down && hovered &&
        onAccusingBadge(shell.canvas.figure, pointer.screen)) {
      shell.panels.tab = kPublishedTab;
      shell.work.view.answers = Answers::both;
    } else if (event.kind == Kind::button && event.down && hovered) {
      shell.hand.tool.press(context, event.button, pointer);
    } else if (event.kind == Kind::button && !event.down) {
      shell.hand.tool.release(context, event.button, pointer);
    } else if (event.kind == Kind::wheel && hovered) {
      shell.hand.tool.wheel(context, pointer, event.wheel.y, event.slide / shell.ui.scale);
    } else if (event.kind == Kind::move && (hovered || shell.hand.tool.busy())) {
      shell.hand.tool.move(context, pointer);
    }
  }
  refreshEvidence(shell.work);
}

void chooseCursor(const CanvasTool& tool, const ViewState& view) {
  if (tool.panning()) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
  } else if (tool.gripping() || view.hovered.kind != Target::Kind::none) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  }
}

/// The axis of the edge under the pointer stands out, unless a row of a panel names another one.
void hover(Workspace& work, const CanvasTool& tool, const Panels& panels, bool hovered) {
  ViewState& view = work.view;
  if (!hovered && !tool.busy()) {
    view.hovered = {};
    view.pointedPixel.reset();
    return;
  }
  chooseCursor(tool, view);
  if (panels.nextHoveredAxis) return;
  const std::optional<AxisName> axis = axisOf(view.hovered, work.evidence);
  if (axis) view.hoveredAxis = axis;
}

std::optional<Vec2> placePointed(const Ui& ui, const Camera& camera, const Area& area,
                                 bool hovered) {
  if (!hovered) return std::nullopt;
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  return camera.toWorld(Vec2{mouse.x - area.min.x, mouse.y - area.min.y} / ui.scale);
}

void drawPen(const Ui& ui, const CanvasTool& tool, const Camera& camera, const Area& area) {
  std::vector<ImVec2> points;
  for (const Vec2 world : tool.penPath()) {
    const Vec2 screen = camera.toScreen(world);
    points.push_back({area.min.x + ui.px(screen.x), area.min.y + ui.px(screen.y)});
  }
  if (points.empty()) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const int count = static_cast<int>(points.size());
  compat::addPolyline(&list, points.data(), count, ui.color(Role::accent), count > 2, ui.px(2));
  for (const ImVec2 p : points) {
    list.AddCircleFilled(p, ui.px(kHandleRadius), ui.color(Role::ground));
    list.AddCircle(p, ui.px(kHandleRadius), ui.color(Role::accent), 0, ui.px(2));
  }
}

/// That of the picture of the bodies.
Area bodiesArea(const Ui& ui, const Camera& camera, const Area& canvas) {
  return {canvas.min,
          {std::min(canvas.max.x, canvas.min.x + ui.px(camera.width)),
           std::min(canvas.max.y, canvas.min.y + ui.px(camera.height))}};
}

}  // namespace

void drawCanvas(Shell& shell, const Area& area, std::span<const InputEvent> events) {
  const Ui& ui = shell.ui;
  Workspace& work = shell.work;
  beginRegion(ui, "canvas", area, Role::ground, {0, 0});
  clickArea("canvas", area.size(),
            ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight |
                ImGuiButtonFlags_MouseButtonMiddle);
  shell.canvas.area = area;
  ui.mark("canvas", area);
  fitCanvas(work, area.size().x / ui.scale, area.size().y / ui.scale);
  if (std::exchange(shell.canvas.frameView, false)) {
    frameOpening(work);
    fitCanvas(work, area.size().x / ui.scale, area.size().y / ui.scale);
  }
  const bool hovered = ImGui::IsItemHovered();
  const Area bodies = bodiesArea(ui, work.view.camera, area);
  if (isCropping(shell.pictures)) {
    cropByHand(shell.pictures, {ui, work.view.camera, bodies}, events, hovered);
  } else {
    handlePointer(shell, area, events, hovered);
  }
  hover(work, shell.hand.tool, shell.panels, hovered);
  shell.panels.pointer = placePointed(ui, work.view.camera, area, hovered);
  work.evidence.map = shell.maps.ask(mapRequested(work.techniques, work.evidence, work.view));
  drawPicture(shell, area);
  if (!isCropping(shell.pictures)) drawOffView(ui, work, bodies);
  if (hovered && !isCropping(shell.pictures)) explainLabels(shell, area);
  drawGuess(shell, area);
  drawPen(ui, shell.hand.tool, work.view.camera, area);
  drawCropFrame(shell.pictures, {ui, work.view.camera, bodies});
  ImGui::End();
}

}  // namespace sepax
