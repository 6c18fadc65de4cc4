#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The map of tiles: tools, palette and size.
void mapSection(PanelContext& context);

}  // namespace sepax
