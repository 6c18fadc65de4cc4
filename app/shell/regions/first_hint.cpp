#include "app/shell/regions/regions.h"
#include "app/widgets/card.h"
#include "app/widgets/widgets.h"

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

constexpr double kMargin = 12;        ///< above the narration
constexpr Vec2 kLeastRoom{640, 420};  ///< of the canvas: in less it would cover the scene
constexpr double kMeaningAt = 66;     ///< from the left of the card, logical pixels

void line(const Ui& ui, const HintLine& hint) {
  const float left = ImGui::GetCursorPosX();
  write(ui.fonts.smallBold, ui.color(Role::accent), hint.keys);
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + ui.px(kMeaningAt));
  write(ui.fonts.small, ui.color(Role::text), hint.meaning);
}

/// From the bottom of the canvas to the top of its words, logical pixels.
double narrationHeight(const Figure& figure) {
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && box->part == Part::narrationBacking) return figure.height - box->min.y;
  }
  return 0;
}

/// An edit was made, a step or a time is shown: the card has done its work.
bool hasBegun(const Workspace& work) {
  const ViewState& view = work.view;
  return work.document.canUndo() || view.playing || view.step >= 0 || view.time > 0;
}

}  // namespace

std::optional<Rect> drawFirstHint(const Ui& ui, Settings& settings, const Workspace& work,
                                  const Canvas& canvas) {
  if (settings.hintSeen || !canvas.area) return {};
  if (hasBegun(work)) {
    settings.hintSeen = true;
    return {};
  }
  const ImVec2 room = canvas.area->size();
  if (room.x < ui.px(kLeastRoom.x) || room.y < ui.px(kLeastRoom.y)) return {};
  const ImVec2 corner = canvas.area->max;
  const float bottom = corner.y - ui.px(narrationHeight(canvas.figure) + kMargin);
  beginCard(ui, {.name = "hint", .at = {corner.x - ui.px(16), bottom}, .pivot = {1, 1}});
  write(ui.fonts.bold, ui.color(Role::text), "To begin");
  for (const HintLine& hint : kLines) line(ui, hint);
  ImGui::Dummy({1, ui.px(2)});
  if (button(ui, "hint/close", "Got it", 80)) settings.hintSeen = true;
  return endCard(ui, canvas.area->min);
}

}  // namespace sepax
