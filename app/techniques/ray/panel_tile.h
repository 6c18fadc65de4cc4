#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The chosen tile of the palette: its bitmap beside the solidity map that is built from it.
void chosenTile(PanelContext& context);

}  // namespace sepax
