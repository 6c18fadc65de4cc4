#include "app/widgets/modal_area.h"

#include <imgui_internal.h>  // the public header does not say where a dialog stands

#include <algorithm>

namespace sepax {

std::optional<Area> modalArea() {
  std::optional<Area> all;
  for (const ImGuiPopupData& popup : ImGui::GetCurrentContext()->OpenPopupStack) {
    const ImGuiWindow* window = popup.Window;
    if (window == nullptr || !window->Active || (window->Flags & ImGuiWindowFlags_Modal) == 0)
      continue;
    const ImVec2 min = window->Pos;
    const ImVec2 max{min.x + window->Size.x, min.y + window->Size.y};
    if (!all) all = Area{min, max};
    all->min = {std::min(all->min.x, min.x), std::min(all->min.y, min.y)};
    all->max = {std::max(all->max.x, max.x), std::max(all->max.y, max.y)};
  }
  return all;
}

}  // namespace sepax
