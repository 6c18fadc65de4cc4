#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The phases of the test: what each found, and which was the first to prove the answer.
void phaseTable(PanelContext& context);

}  // namespace sepax
