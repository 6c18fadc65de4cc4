#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// What the scene says of itself: its title and notes, and a button that opens them for editing.
/// What is typed becomes the scene's at once, all of it one step of undo that Cancel takes back. A
/// scene without words has the button alone, and only where `always`. Words about another technique
/// stand only there, too, with its name; elsewhere a line says so.
void notesSection(PanelContext& context, bool always);

}  // namespace sepax
