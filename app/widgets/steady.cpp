#include "app/widgets/steady.h"

#include <imgui_internal.h>  // the public header of older versions hides the id of the last item

namespace sepax {
namespace {

constexpr int kFrames = 3;  ///< after which what a press has changed stands where it stays

}  // namespace

void keepInPlace(Steady& steady) {
  const ImGuiID id = ImGui::GetItemID();
  if (id == 0) return;
  const float y = ImGui::GetItemRectMin().y - ImGui::GetWindowPos().y + ImGui::GetScrollY();
  const bool active = ImGui::IsItemActive() || ImGui::IsItemDeactivated();
  const bool held = active && !ImGui::GetIO().WantTextInput;  // words are typed for a long time
  if (steady.busy() && steady.at == id) {
    if (y != steady.y) ImGui::SetScrollY(ImGui::GetScrollY() + y - steady.y);
  } else if (!held) {
    return;
  }
  if (held) steady.waiting = kFrames;
  steady.at = id;
  steady.y = y;
}

}  // namespace sepax
