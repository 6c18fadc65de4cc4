#pragma once

#include "app/shell/state/workspace.h"
#include "app/widgets/ui.h"

namespace sepax {

/// At the border of the picture of the bodies: which way A, B and the selected body are where
/// nothing of them is in it, and what brings them back.
void drawOffView(const Ui& ui, const Workspace& work, const Area& area);

}  // namespace sepax
