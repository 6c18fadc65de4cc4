#pragma once

#include "app/tools/input.h"

#include <span>

namespace sepax {

/// Hands the events of one frame to the current context, which uses them for its widgets.
void applyInput(std::span<const InputEvent> events);

}  // namespace sepax
