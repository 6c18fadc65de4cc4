#pragma once

namespace sepax {

struct Shell;

/// A card on the canvas that says how to begin. It goes for good with the first edit or by its
/// button.
void drawFirstHint(Shell& shell);

}  // namespace sepax
