#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The published answers beside the exact one.
void crossingVerdicts(const PanelContext& context);

}  // namespace sepax
