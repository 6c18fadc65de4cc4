#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

void minkowskiInspector(PanelContext& context);
void minkowskiBottom(PanelContext& context);

}  // namespace sepax
