#pragma once

#include "app/tools/input.h"

#include <span>

struct ImGuiContext;

namespace sepax {

/// A new context of Dear ImGui, set up as the sandbox needs it. Current at once where there was
/// none.
[[nodiscard]] ImGuiContext* makeUiContext();
/// Hands the events of one frame to the current context, which uses them for its widgets.
void applyInput(std::span<const InputEvent> events);

}  // namespace sepax
