#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The bodies in their order, one row each: a click selects, a double click renames, an eye hides.
void shapesList(PanelContext& context);
[[nodiscard]] int bodyCount(const Document& document);

}  // namespace sepax
