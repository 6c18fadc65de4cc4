#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// Origin, direction and length of the ray, editable, and what it meets.
void raySection(PanelContext& context);

}  // namespace sepax
