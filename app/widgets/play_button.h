#pragma once

#include "app/widgets/panel_context.h"

/// The one play button of a bottom panel.
namespace sepax {

/// Does what the key and the entry in the menu do, and says what that is: in words where the panel
/// has room for them, else under the pointer.
void playButton(PanelContext& context);
/// How wide it is here, logical pixels.
[[nodiscard]] double playButtonWidth(const Ui& ui);
/// Play again and again.
void loopButton(PanelContext& context);

}  // namespace sepax
