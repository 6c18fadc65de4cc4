#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The findings of the scene with their cures, worst first.
void doctorPanel(PanelContext& context);

}  // namespace sepax
