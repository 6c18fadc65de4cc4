#pragma once

#include "app/tools/input.h"

namespace sepax {

struct Shell;

/// The keyboard goes to the next region of the window that has widgets, after the last one (before
/// the first) back to the canvas.
void enterNextRegion(Shell& shell, bool backwards);
/// Back to the canvas.
void leaveRegion(Shell& shell);
/// What a key means in a region; false where it means what it does on the canvas.
bool regionKey(Shell& shell, const InputEvent& event);

/// Before the regions are drawn, and after: shows which widget has the keyboard, and presses it.
void beginRegionKeys(Shell& shell);
void endRegionKeys(Shell& shell);

}  // namespace sepax
