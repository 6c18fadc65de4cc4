#include "app/shell/panels/caption_panel.h"

#include "app/shell/regions/layout.h"
#include "app/widgets/widgets.h"

#include <algorithm>

namespace sepax {
namespace {

constexpr float kMost = 0.4f;  ///< of the height of both

// Logical pixels.
constexpr double kBeside = 14;
constexpr double kAbove = 7;
constexpr double kBetween = 2;  ///< lines

/// Of all its lines, as far as there is room for them; pixels.
float wantedHeight(const Ui& ui, std::string_view caption, const Area& area) {
  if (caption.empty()) return 0;
  const float room = area.size().x - 2 * ui.px(kBeside) - ImGui::GetStyle().ScrollbarSize;
  const auto lines = static_cast<float>(linesOf(ui.fonts.small, caption, room).size());
  const float height = lines * (ui.fonts.small.size + ui.px(kBetween)) + 2 * ui.px(kAbove);
  return std::min(height, kMost * area.size().y);
}

/// While the pointer is on the panel, the caption gives no room back and takes none where the
/// pointer is: what is clicked there stays under it.
float heightFor(float wanted, float before, const Area& area) {
  const ImVec2 pointer = ImGui::GetIO().MousePos;
  const bool inside = pointer.x >= area.min.x && pointer.x < area.max.x &&
                      pointer.y >= area.min.y && pointer.y < area.max.y;
  if (!inside) return wanted;
  const bool covers = pointer.y >= area.max.y - wanted && pointer.y < area.max.y - before;
  return wanted > before && !covers ? wanted : before;
}

}  // namespace

float drawCaption(const Ui& ui, std::string_view caption, const Area& area) {
  // Dear ImGui keeps it from frame to frame.
  float& last = *ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("caption"), 0);
  const float before = std::min(last, kMost * area.size().y);
  const float height = heightFor(wantedHeight(ui, caption, area), before, area);
  last = height;
  if (height < 1) return area.max.y;
  const float top = area.max.y - height;
  beginRegion(ui, "caption", {{area.min.x, top}, area.max}, Role::raised,
              {ui.px(kBeside), ui.px(kAbove)}, true);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ui.px(kBetween)});
  if (!caption.empty()) {
    paragraph(ui, Role::text, caption);
    ui.mark("narration");
  }
  ImGui::PopStyleVar();
  drawRegionLine(ui, {area.min.x, top}, {area.max.x, top});
  drawRegionLine(ui, {area.min.x, top}, {area.min.x, area.max.y});
  ImGui::End();
  return top;
}

}  // namespace sepax
