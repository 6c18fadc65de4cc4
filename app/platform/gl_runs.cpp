#include "app/platform/gl_runs.h"

#include "app/figure/hatch.h"

#include <cstddef>

namespace sepax {
namespace {

constexpr PrimitiveKind kindOf(Run::Kind run) {
  switch (run) {
    case Run::Kind::stroke:
      return PrimitiveKind::stroke;
    case Run::Kind::fill:
    case Run::Kind::outlineFill:
      return PrimitiveKind::fill;
    case Run::Kind::shape:
      return PrimitiveKind::shape;
    case Run::Kind::glyph:
    case Run::Kind::glyphErasure:
      return PrimitiveKind::glyph;
  }
  return PrimitiveKind::stroke;
}

void setUniforms(GLuint program, const PixelView& view) {
  glUseProgram(program);
  glUniform2f(glGetUniformLocation(program, "viewport"), static_cast<float>(view.targetWidth),
              static_cast<float>(view.targetHeight));
  glUniform2f(glGetUniformLocation(program, "origin"), static_cast<float>(view.left),
              static_cast<float>(view.top));
  // A program without one of these has the location -1, which OpenGL ignores.
  glUniform1f(glGetUniformLocation(program, "scale"), static_cast<float>(view.scale));
  glUniform2f(glGetUniformLocation(program, "hatchLine"), static_cast<float>(kHatchPeriod),
              static_cast<float>(kHatchWidth));
  glUniform1i(glGetUniformLocation(program, "atlas"), 0);
}

/// One fill by the even-odd rule. Bit 0 of the stencil says whether a pixel is inside, bit 1
/// whether it is done. First the even edges, then what remains inside; the stencil is zero again
/// afterwards.
void drawOutlineFill(const Run& run) {
  constexpr GLuint kInside = 1;
  constexpr GLuint kDone = 2;
  constexpr GLuint kBoth = kInside | kDone;
  constexpr int kCover = 6;
  int first = run.first;
  const auto draw = [&](int count) {
    glDrawArrays(GL_TRIANGLES, first, count);
    first += count;
  };
  glEnable(GL_STENCIL_TEST);
  glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
  glStencilMask(kInside);
  glStencilFunc(GL_ALWAYS, 0, kBoth);
  glStencilOp(GL_KEEP, GL_KEEP, GL_INVERT);
  draw(run.fan);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glStencilMask(kDone);
  glStencilOp(GL_KEEP, GL_KEEP, GL_INVERT);
  glStencilFunc(GL_EQUAL, kInside, kBoth);
  draw(run.edge);
  glStencilFunc(GL_EQUAL, 0, kBoth);
  draw(run.edge);
  glStencilMask(kBoth);
  glStencilOp(GL_ZERO, GL_ZERO, GL_ZERO);
  glStencilFunc(GL_EQUAL, kInside, kBoth);
  draw(kCover);
  glDisable(GL_STENCIL_TEST);
}

void drawRun(const GlPrimitives& primitives, const Run& run) {
  const PrimitiveKind kind = kindOf(run.kind);
  const GlPrimitive& primitive = primitives.of(kind);
  glUseProgram(primitive.program.name());
  glBindVertexArray(primitive.vertexArray.name());
  glBlendFunc(run.kind == Run::Kind::glyphErasure ? GL_ZERO : GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  if (run.kind == Run::Kind::outlineFill) return drawOutlineFill(run);
  if (run.kind == Run::Kind::fill) return glDrawArrays(GL_TRIANGLES, run.first, run.count);
  const std::size_t firstIndex = 6 * static_cast<std::size_t>(run.first);
  glDrawElements(GL_TRIANGLES, 6 * run.count, GL_UNSIGNED_INT,
                 reinterpret_cast<const void*>(firstIndex * sizeof(GLuint)));
}

}  // namespace

void drawRuns(const GlPrimitives& primitives, const Batches& batches, const PixelView& view) {
  for (const GlPrimitive& primitive : primitives.rows) setUniforms(primitive.program.name(), view);
  glDisable(GL_SCISSOR_TEST);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  for (const Run& run : batches.runs) drawRun(primitives, run);
  glDisable(GL_BLEND);
  glBindBuffer(GL_ARRAY_BUFFER, 0);
  glBindTexture(GL_TEXTURE_2D, 0);
  glBindVertexArray(0);
  glUseProgram(0);
}

}  // namespace sepax
