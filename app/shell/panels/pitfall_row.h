#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// Which of the pitfalls the opened scene shows, and the way to the ones before and after it;
/// nothing where it is no such scene.
void pitfallRow(PanelContext& context);

}  // namespace sepax
