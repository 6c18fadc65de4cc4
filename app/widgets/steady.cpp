#include "app/widgets/steady.h"

#include "app/widgets/imgui_compat.h"

namespace sepax {
namespace {

constexpr int kFrames = 3;  ///< after which what a press has changed stands where it stays

}  // namespace

void keepInPlace(Steady& steady, std::string_view name) {
  const float y = ImGui::GetItemRectMin().y - ImGui::GetWindowPos().y + ImGui::GetScrollY();
  const bool held = ImGui::IsItemActive() || ImGui::IsItemDeactivated();
  if (steady.busy() && steady.at == name) {
    if (y != steady.y) ImGui::SetScrollY(ImGui::GetScrollY() + y - steady.y);
  } else if (!held) {
    return;
  }
  if (held) steady.waiting = kFrames;
  steady.at = name;
  steady.y = y;
}

}  // namespace sepax
