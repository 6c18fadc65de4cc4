#include "app/shell/regions/regions.h"
#include "app/widgets/card.h"
#include "app/widgets/widgets.h"

namespace sepax {

void drawPanelsHandle(const Ui& ui, Settings& settings) {
  if (settings.panels) return;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  const Card card{.name = "panelsHandle",
                  .at = {window.x, window.y / 2},
                  .pivot = {1, 0.5f},
                  .padding = {3, 3}};
  beginCard(ui, card);
  if (button(ui, "panels/show", "\\", 22)) settings.panels = true;
  if (ImGui::IsItemHovered()) ImGui::SetTooltip("Show the panels  (\\)");
  markCard(ui, card);
  ImGui::End();
}

}  // namespace sepax
