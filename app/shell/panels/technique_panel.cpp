#include "app/shell/panels/technique_panel.h"

namespace sepax {

PanelContext panelContext(const Ui& ui, Workspace& work, Panels& panels, const Hand& hand,
                          const Technique& technique, std::string& message) {
  return {work.document, work.evidence,          work.view, technique,        ui,
          panels.state,  panels.nextHoveredAxis, message,   hand.editsBlocked};
}

}  // namespace sepax
