#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/widgets/card.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <variant>

namespace sepax {
namespace {

struct HintLine {
  std::string_view keys;
  std::string_view meaning;
};

constexpr std::array<HintLine, 4> kLines{{
    {"Drag", "a vertex, an edge or a shape"},
    {"Ctrl+V", "pastes polygons from your code"},
    {"Ctrl+P", "finds everything"},
    {"?", "shows all keys"},
}};

constexpr double kAbove = 16;         ///< the narration, or the bottom of the canvas
constexpr Vec2 kLeastRoom{640, 420};  ///< of the canvas: in less it would cover the scene
constexpr double kMeaningAt = 66;     ///< from the left of the card, logical pixels

void line(const Ui& ui, const HintLine& hint) {
  const float left = ImGui::GetCursorPosX();
  write(ui.fonts.smallBold, ui.color(Role::accent), hint.keys);
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + ui.px(kMeaningAt));
  write(ui.fonts.small, ui.color(Role::text), hint.meaning);
}

/// Something has been done: an edit, a drag, a step, play, another technique. What the scene itself
/// asks for is nobody's doing.
bool isBegun(const Shell& shell) {
  const Scene& scene = shell.work.document.shown();
  const ViewState& view = shell.work.view;
  const bool stepped = view.step >= 0 && view.step != scene.showing.step.value_or(-1);
  return shell.work.document.canUndo() || shell.hand.tool.busy() || view.dragging || stepped ||
         view.playing || view.technique != scene.technique;
}

/// The highest line of the narration, pixels of the screen; the bottom of the canvas without one.
float narrationTop(const Ui& ui, const Canvas& canvas) {
  float top = canvas.area->max.y;
  for (const Item& item : canvas.figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box == nullptr || box->part != Part::narrationBacking) continue;
    top = std::min(top, canvas.area->min.y + ui.px(box->min.y));
  }
  return top;
}

}  // namespace

std::optional<Rect> drawFirstHint(Shell& shell) {
  const Ui& ui = shell.ui;
  Settings& settings = shell.settings;
  const Canvas& canvas = shell.canvas;
  if (settings.hintSeen || !canvas.area) return {};
  if (isBegun(shell)) {
    settings.hintSeen = true;
    return {};
  }
  const ImVec2 room = canvas.area->size();
  if (room.x < ui.px(kLeastRoom.x) || room.y < ui.px(kLeastRoom.y)) return {};
  const ImVec2 corner = canvas.area->max;
  beginCard(ui, {.name = "hint",
                 .at = {corner.x - ui.px(16), narrationTop(ui, canvas) - ui.px(kAbove)},
                 .pivot = {1, 1}});
  write(ui.fonts.bold, ui.color(Role::text), "To begin");
  for (const HintLine& hint : kLines) line(ui, hint);
  ImGui::Dummy({1, ui.px(2)});
  if (button(ui, "hint/close", "Got it", 80)) settings.hintSeen = true;
  return endCard(ui, canvas.area->min);
}

}  // namespace sepax
