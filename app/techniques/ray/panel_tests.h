#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// How many pixels each walk tests in each tile, beside the worst case, and what the article's list
/// of pixels costs.
void testCounts(PanelContext& context);

}  // namespace sepax
