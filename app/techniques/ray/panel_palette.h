#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The tiles that can be placed; a click chooses one.
void tilePalette(PanelContext& context);

}  // namespace sepax
