#include "app/shell/regions/free_place.h"
#include "app/shell/regions/regions.h"
#include "app/widgets/card.h"
#include "app/widgets/widgets.h"

#include <array>
#include <optional>
#include <string_view>

namespace sepax {
namespace {

struct HintLine {
  std::string_view keys;
  std::string_view meaning;
};

/// Side by side in two rows, or all below each other.
constexpr std::array<std::array<HintLine, 2>, 2> kRows{{
    {{{"Drag", "a vertex, an edge or a shape"}, {"Ctrl+P", "finds everything"}}},
    {{{"Ctrl+V", "pastes polygons from your code"}, {"?", "shows all keys"}}},
}};

constexpr Vec2 kLeastRoom{640, 420};  ///< of the canvas: in less it would cover the scene
/// Where keys and meanings begin, logical pixels from the left of the card's content.
constexpr std::array<double, 2> kKeysAt{0, 246};
constexpr std::array<double, 2> kMeaningAt{50, 294};
constexpr double kButtonAt = 398;

/// About what the card takes, flat and narrow, logical pixels.
constexpr std::array kSizes{Vec2{482, 60}, Vec2{268, 136}};

void line(const Ui& ui, const HintLine& hint, float left, std::size_t column) {
  ImGui::SetCursorPosX(left + ui.px(kKeysAt[column]));
  write(ui.fonts.smallBold, ui.color(Role::accent), hint.keys);
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + ui.px(kMeaningAt[column]));
  write(ui.fonts.small, ui.color(Role::text), hint.meaning);
}

/// Of a scene that has a ray and no shapes.
constexpr HintLine kDragRay{"Drag", "an end of the ray"};

void row(const Ui& ui, const std::array<HintLine, 2>& hints, bool flat) {
  const float left = ImGui::GetCursorPosX();
  for (std::size_t i = 0; i < hints.size(); ++i) {
    if (i > 0 && flat) ImGui::SameLine();
    line(ui, hints[i], left, flat ? i : 0);
  }
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
  const CardPlace place = freestPlace(canvas.figure, kSizes, work.view.covered)
                              .value_or(CardPlace{0, {canvas.figure.width - 16, 12}, {1, 0}});
  const bool flat = place.form == 0;
  const ImVec2 origin = canvas.area->min;
  beginCard(ui, {.name = "hint",
                 .at = {origin.x + ui.px(place.at.x), origin.y + ui.px(place.at.y)},
                 .pivot = {static_cast<float>(place.pivot.x), static_cast<float>(place.pivot.y)},
                 .padding = {12, 10}});
  const ImVec2 start = ImGui::GetCursorPos();
  std::array<std::array<HintLine, 2>, 2> rows = kRows;
  if (work.document.shown().bodies.empty()) rows[0][0] = kDragRay;
  for (const std::array<HintLine, 2>& hints : rows) row(ui, hints, flat);
  if (flat) ImGui::SetCursorPos({start.x + ui.px(kButtonAt), start.y + ui.px(4)});
  if (button(ui, "hint/close", "Got it", 60)) settings.hintSeen = true;
  return endCard(ui, canvas.area->min);
}

}  // namespace sepax
