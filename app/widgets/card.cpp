#include "app/widgets/card.h"

namespace sepax {

void beginCard(const Ui& ui, const Card& card) {
  ImGui::SetNextWindowPos(card.at, ImGuiCond_Always, card.pivot);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(card.padding.x), ui.px(card.padding.y)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  ImGui::Begin(card.name, nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoNav | card.more);
  ImGui::PopStyleVar(3);
}

Rect endCard(const Ui& ui, ImVec2 origin) {
  const ImVec2 at = ImGui::GetWindowPos();
  const Vec2 low = Vec2{at.x - origin.x, at.y - origin.y} / ui.scale;
  const Vec2 size = Vec2{ImGui::GetWindowWidth(), ImGui::GetWindowHeight()} / ui.scale;
  ImGui::End();
  return {low, low + size};
}

void markCard(const Ui& ui, const Card& card) {
  const ImVec2 at = ImGui::GetWindowPos();
  ui.mark(card.name, {at, {at.x + ImGui::GetWindowWidth(), at.y + ImGui::GetWindowHeight()}});
}

}  // namespace sepax
