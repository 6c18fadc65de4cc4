#pragma once

#include <string_view>

namespace sepax {

struct Shell;

/// Shows the scene in another technique, whose tab comes forward. A built-in scene that nobody has
/// changed gives way to the technique's own first one where the technique has nothing to show of
/// it; choosing the former technique brings the former scene back, as it was looked at.
void chooseTechnique(Shell& shell, std::string_view id);

/// The technique has nothing to show of the scene: something is missing, or it is over before it
/// begins.
[[nodiscard]] bool isIdle(const Shell& shell);
/// Opens the first built-in scene of the technique that is shown; asks before changes are lost.
void openExample(Shell& shell);

}  // namespace sepax
