#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// What the boxes of all bodies save: how many tests of boxes and of edges are left.
void crowdSection(const PanelContext& context);

}  // namespace sepax
