#pragma once

#include "app/figure/figure.h"

namespace sepax {

/// The figure with everything on it moved; labels must have been placed.
[[nodiscard]] Figure moved(Figure figure, Vec2 by);

/// `upper` with `lower` below it, `gap` logical pixels apart; as wide as the wider one. What sticks
/// out of `upper` at the bottom is cut off.
[[nodiscard]] Figure stacked(Figure upper, Figure lower, double gap);

/// `first` with `second` at this corner: right of it, or below it where corner.x is 0. What sticks
/// out of either into the other one is cut off.
[[nodiscard]] Figure sideBySide(Figure first, Figure second, Vec2 corner);

}  // namespace sepax
