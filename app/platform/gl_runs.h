#pragma once

#include "app/platform/gl_primitives.h"

namespace sepax {

/// Draws what was uploaded of the batches over the bound framebuffer; the texture of the glyphs is
/// bound too. Blending, scissor and stencil are off afterwards.
void drawRuns(const GlPrimitives& primitives, const Batches& batches, const PixelView& view);

}  // namespace sepax
