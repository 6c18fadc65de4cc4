#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The four ends of the shown pair as candidates for its first contact.
void candidateTable(PanelContext& context);

}  // namespace sepax
