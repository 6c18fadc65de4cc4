#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The points of A: crossings on the ray of each, their parity and its side.
void pointTable(PanelContext& context);

}  // namespace sepax
