#include "app/shell/panels/technique_panel.h"
#include "app/shell/regions/layout.h"
#include "app/shell/regions/regions.h"
#include "app/widgets/widgets.h"

namespace sepax {

void drawBottom(const Ui& ui, Workspace& work, Panels& panels, const Hand& hand, Notices& notices,
                const Area& area) {
  // Less room below than above: every pixel makes time lanes easier to tell apart.
  beginRegion(ui, "bottom", area, Role::panel, {ui.px(20), ui.px(3)}, true);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + ui.px(7));
  const Technique* technique = shownTechnique(work);
  if (work.view.prompt) {
    paragraph(ui, Role::muted, "What leads to the answer stands here once it is revealed.");
  } else if (technique != nullptr && technique->bottom != nullptr) {
    std::string message;
    PanelContext context = panelContext(ui, work, panels, hand, *technique, message);
    technique->bottom(context);
    complain(notices, message);
  }
  drawRegionLine(ui, area.min, {area.max.x, area.min.y});
  ImGui::End();
}

}  // namespace sepax
