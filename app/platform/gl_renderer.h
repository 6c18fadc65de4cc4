#pragma once

#include "app/figure/figure.h"
#include "app/platform/gl_glyph_atlas.h"
#include "app/platform/gl_handle.h"
#include "app/platform/gl_primitives.h"
#include "app/platform/gl_target.h"

#include <cstdint>
#include <optional>
#include <string>

/// Draws figures with OpenGL 3.3 core or OpenGL ES 3.0. The same figure gives the same bytes.
namespace sepax {

/// What the renderer keeps between pictures. Made, used and destroyed with one context current.
struct GlRenderer {
  GlPrimitives primitives;
  GlyphAtlas atlas{1024};
  GlTexture atlasTexture;
  std::uint64_t atlasVersion = 0;  ///< of the texture
};

struct RendererResult {
  std::optional<GlRenderer> renderer;
  std::string error;  ///< one sentence, or the words of the shader compiler
};

/// With a current context whose functions are loaded.
[[nodiscard]] RendererResult makeRenderer();

struct RenderOptions {
  double scale = 1;                ///< device pixels per logical pixel
  bool transparentGround = false;  ///< no ground; halos then cut out what lies under them
  int left = 0;                    ///< device pixels of the picture left of the target
  int top = 0;                     ///< and above it
};

/// Draws the figure over the whole target, whose size the caller has set: the part of the picture
/// that starts at `left` and `top`. Leaves the framebuffer binding and the viewport as they were;
/// blending, scissor and stencil are off afterwards.
void render(GlRenderer& renderer, const GlTarget& target, const Figure& figure, const Theme& theme,
            const RenderOptions& options);

/// Whole device pixels of a length in logical pixels; at least 1, at most what int holds.
[[nodiscard]] int devicePixels(double logical, double scale);

}  // namespace sepax
