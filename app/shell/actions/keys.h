#pragma once

#include "app/tools/input.h"

#include <span>

namespace sepax {

struct Shell;

/// Keys that run actions and that the canvas takes; what a dialog takes is left in shell.dialogs.
void handleKeys(Shell& shell, std::span<const InputEvent> events);

}  // namespace sepax
