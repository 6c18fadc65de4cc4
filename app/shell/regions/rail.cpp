#include "app/shell/files/technique_choice.h"
#include "app/shell/regions/layout.h"
#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/widgets/technique_icon.h"
#include "app/widgets/widgets.h"

#include <cstddef>
#include <string>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kMargin = 6;  ///< of the rail, at either side
constexpr double kAbove = 12;
constexpr double kButton = 56;      ///< height of a button with a name
constexpr double kIconButton = 36;  ///< of one without
constexpr double kBetween = 6;

/// A technique by its icon and, where the rail has room for them, its name.
void railButton(Shell& shell, const Technique& technique, std::size_t number, bool named) {
  const Ui& ui = shell.ui;
  const bool on = shell.work.view.technique == technique.id;
  ImGui::PushID(technique.id.data(), technique.id.data() + technique.id.size());
  const float width = ImGui::GetContentRegionAvail().x;
  if (clickArea("technique", {width, ui.px(named ? kButton : kIconButton)})) {
    chooseTechnique(shell, technique.id);
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
  const ImVec2 origin{area.middle().x - ui.px(16), area.min.y + ui.px(named ? 10 : 8)};
  drawTechniqueIcon(list, technique.icon, {origin, ui.scale, color, fill});
  if (named)
    placeText(list, on ? ui.fonts.smallBold : ui.fonts.small,
              ui.color(on || hovered ? Role::text : Role::muted),
              {area.middle().x, area.max.y - ui.px(13)}, 0.5f, technique.name);
  if (hovered) {
    ImGui::SetTooltip("%s  (%zu)", std::string(technique.title).c_str(), number);
  }
  ui.mark("rail/" + std::string(technique.id));
}

}  // namespace

double railHeight(std::size_t techniques) {
  return 2 * kAbove + static_cast<double>(techniques) * (kButton + kBetween) - kBetween;
}

void drawRail(Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  const std::size_t count = shell.work.techniques.size();
  const bool named = ui.px(railHeight(count)) <= area.size().y;
  beginRegion(ui, "rail", area, Role::panel, {ui.px(kMargin), ui.px(named ? kAbove : kMargin)},
              true);
  std::size_t number = 0;
  for (const Technique& technique : shell.work.techniques)
    railButton(shell, technique, ++number, named);
  drawRegionLine(ui, {area.max.x - 1, area.min.y}, {area.max.x - 1, area.max.y});
  ImGui::End();
}

void drawTitleRow(const Ui& ui, const Technique* technique, const Area& area) {
  if (area.size().y < 1) return;
  beginRegion(ui, "title", area, Role::raised, {0, 0});
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

}  // namespace sepax
