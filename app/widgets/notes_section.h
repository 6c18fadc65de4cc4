#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// What the scene says of itself: its title and notes, and a button that opens them for editing.
/// What is typed becomes the scene's at once, all of it one step of undo that Cancel takes back. A
/// scene without words has the button alone, and only where `always`.
void notesSection(PanelContext& context, bool always);

}  // namespace sepax
