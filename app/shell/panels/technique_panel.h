#pragma once

#include "app/shell/state/hand.h"
#include "app/shell/state/panels.h"
#include "app/shell/state/workspace.h"
#include "app/widgets/panel_context.h"

#include <string>

namespace sepax {

/// What a panel of the technique gets; it lives as long as the parts and the message.
[[nodiscard]] PanelContext panelContext(const Ui& ui, Workspace& work, Panels& panels,
                                        const Hand& hand, const Technique& technique,
                                        std::string& message);

}  // namespace sepax
