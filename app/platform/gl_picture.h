#pragma once

#include "app/codecs/drawn_picture.h"
#include "app/figure/figure.h"
#include "app/platform/gl_renderer.h"
#include "app/platform/gl_target.h"

namespace sepax {

/// Longest side of what is drawn at once, device pixels: every OpenGL can, and it fits into memory.
inline constexpr int kTileSide = 4096;

/// The figure as pixels. A picture larger than a tile is drawn tile by tile and put together, so
/// that its size does not depend on what OpenGL can hold. `target` is the place to draw in.
[[nodiscard]] DrawnPicture drawPicture(GlRenderer& renderer, GlTarget& target, const Figure& figure,
                                       const PictureOptions& options, int tileSide = kTileSide);

}  // namespace sepax
