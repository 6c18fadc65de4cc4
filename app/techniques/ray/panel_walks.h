#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The walks compared: how many pixels each tests and what it answers; a click shows one.
void walkTable(PanelContext& context);

}  // namespace sepax
