#pragma once

#include "app/ui/panels/panel_context.h"

namespace sepax {

/// The findings of the scene with their cures, worst first.
void doctorPanel(PanelContext& context);
/// Cures of what keeps the shown technique from an answer; nothing when A and B are in order.
void cureSection(PanelContext& context);

}  // namespace sepax
