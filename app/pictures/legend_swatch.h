#pragma once

#include <cstdint>

#include "app/figure/figure.h"

namespace sepax {

/// How something is drawn in the pictures, so that a legend shows it with its dashes, its hatch or
/// its shape and not with its colour alone.
enum class Swatch : std::uint8_t {
  area,
  bar,
  dottedBar,
  line,
  dashes,
  arrow,
  dashedArrow,
  hatch,
  crossHatch,
  pixel,
  frame,
  ring,
  disc,
  diamond
};

inline constexpr double kSwatchWidth = 26;  ///< logical pixels

/// A swatch from `at`, the middle of its left side; pixels have this opacity.
void addSwatch(Figure& legend, Swatch swatch, Role role, Vec2 at, double pixelAlpha);

}  // namespace sepax
