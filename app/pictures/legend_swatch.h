#pragma once

#include "app/figure/figure.h"
#include "app/techniques/contract/legend.h"

namespace sepax {

inline constexpr double kSwatchWidth = 26;  ///< logical pixels

/// A swatch from `at`, the middle of its left side; pixels have this opacity.
void addSwatch(Figure& legend, Swatch swatch, Role role, Vec2 at, double pixelAlpha);

}  // namespace sepax
