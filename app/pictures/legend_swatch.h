#pragma once

#include "app/figure/figure.h"
#include "app/techniques/contract/legend.h"

#include <vector>

namespace sepax {

inline constexpr double kSwatchWidth = 26;  ///< logical pixels

/// How the picture draws what a row is of.
struct SwatchLook {
  std::vector<Role> roles;  ///< never empty; a line has a piece of each
  double pixelAlpha = 1;    ///< of pixels
  double lineWidth = 0;     ///< of lines, logical pixels; 0 = as all lines of the swatch
  Dash dash = {};           ///< of those with a width
};

/// A swatch from `at`, the middle of its left side.
void addSwatch(Figure& legend, Swatch swatch, const SwatchLook& look, Vec2 at);

}  // namespace sepax
