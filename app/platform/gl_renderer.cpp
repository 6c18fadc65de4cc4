#include "app/platform/gl_renderer.h"

#include "app/platform/gl_runs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace sepax {
namespace {

void uploadAtlas(GlRenderer& renderer) {
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, renderer.atlasTexture.name());
  if (renderer.atlasVersion == renderer.atlas.version()) return;
  renderer.atlasVersion = renderer.atlas.version();
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, renderer.atlas.side(), renderer.atlas.side(), 0, GL_RED,
               GL_UNSIGNED_BYTE, renderer.atlas.pixels().data());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
}

/// The figure as numbers, with an atlas that has room for all its glyphs: first the one with the
/// glyphs of former pictures, then an empty one, then larger ones.
Batches batchesWithGlyphs(GlRenderer& renderer, const Figure& figure, const PixelView& view) {
  Batches batches = makeBatches(figure, view, renderer.atlas);
  GLint largest = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
  int side = renderer.atlas.side();
  while (batches.atlasFull && side <= largest) {
    renderer.atlas.reset(side);
    batches = makeBatches(figure, view, renderer.atlas);
    side *= 2;
  }
  return batches;
}

void clearTarget(const Figure& figure, const Theme& theme, bool transparentGround) {
  const Color ground = theme[figure.ground.role];
  const double alpha = transparentGround ? 0 : std::clamp(figure.ground.alpha, 0.0, 1.0);
  const auto channel = [&](std::uint8_t value) {
    return static_cast<float>(value / 255.0 * alpha);
  };
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glClearColor(channel(ground.r), channel(ground.g), channel(ground.b), static_cast<float>(alpha));
  glStencilMask(0xff);
  glClearStencil(0);
  glClear(GL_COLOR_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
}

}  // namespace

RendererResult makeRenderer() {
  PrimitivesResult made = makePrimitives();
  if (!made.primitives) return {std::nullopt, made.error};
  GlRenderer renderer;
  renderer.primitives = std::move(*made.primitives);
  renderer.atlasTexture = GlTexture(generated(glGenTextures));
  glBindTexture(GL_TEXTURE_2D, renderer.atlasTexture.name());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  glBindTexture(GL_TEXTURE_2D, 0);
  return {std::move(renderer), {}};
}

void render(GlRenderer& renderer, const GlTarget& target, const Figure& figure, const Theme& theme,
            const RenderOptions& options) {
  PixelView view;
  view.theme = &theme;
  view.scale = options.scale;
  view.left = options.left;
  view.top = options.top;
  view.targetWidth = target.width();
  view.targetHeight = target.height();
  view.width = std::max(options.left + target.width(), devicePixels(figure.width, options.scale));
  view.height = std::max(options.top + target.height(), devicePixels(figure.height, options.scale));
  view.ground = figure.ground.role;
  view.transparentGround = options.transparentGround;
  const Batches batches = batchesWithGlyphs(renderer, figure, view);

  GLint framebuffer = 0;
  std::array<GLint, 4> viewport{};
  glGetIntegerv(GL_FRAMEBUFFER_BINDING, &framebuffer);
  glGetIntegerv(GL_VIEWPORT, viewport.data());
  glBindFramebuffer(GL_FRAMEBUFFER, target.framebuffer());
  glViewport(0, 0, target.width(), target.height());
  glDisable(GL_SCISSOR_TEST);
  clearTarget(figure, theme, options.transparentGround);
  upload(renderer.primitives, batches);
  uploadAtlas(renderer);
  drawRuns(renderer.primitives, batches, view);
  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(framebuffer));
  glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
}

int devicePixels(double logical, double scale) {
  const double pixels = std::round(logical * scale);
  if (!(pixels >= 1)) return 1;
  constexpr int kMost = std::numeric_limits<int>::max();
  return pixels < kMost ? static_cast<int>(pixels) : kMost;
}

}  // namespace sepax
