#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The matrix of all pairs of edges: what became of each; a click shows the pair.
void pairMatrix(PanelContext& context);

}  // namespace sepax
