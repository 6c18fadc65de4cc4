#pragma once

#include "app/codecs/picture_info.h"
#include "app/figure/figure.h"

#include <string>

namespace sepax {

/// How a vector picture is written.
struct VectorOptions {
  ThemeId theme = ThemeId::dark;
  double scale = 1;        ///< of width and height; the drawing itself has no pixels
  double millimetres = 0;  ///< width of the picture on paper; 0 = in pixels
  bool transparentGround = false;
};

/// The figure as SVG 1.1: text stays text, layers are groups, and what has one role is one group.
/// Labels must have been placed. The same figure, options and info give the same bytes. A halo
/// without a ground to take its colour from is left out.
[[nodiscard]] std::string encodeSvg(const Figure& figure, const VectorOptions& options,
                                    const PictureInfo& info = {});

}  // namespace sepax
