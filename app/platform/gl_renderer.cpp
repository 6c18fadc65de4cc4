#include "app/platform/gl_renderer.h"

#include "app/figure/hatch.h"
#include "app/platform/gl_program.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace sepax {
namespace {

/// One input of a vertex shader: its place is its index in the table.
struct Attribute {
  GLint size;
  GLenum type;
  std::size_t offset;
};

/// How the elements of a primitive lie in its buffer.
struct Layout {
  const char* shader;
  GLsizei stride;
  std::vector<Attribute> attributes;
};

Layout layoutOf(PrimitiveKind kind) {
  constexpr GLenum kFloat = GL_FLOAT;
  constexpr GLenum kByte = GL_UNSIGNED_BYTE;
  switch (kind) {
    case PrimitiveKind::stroke:
      return {"stroke",
              sizeof(StrokeQuad),
              {{4, kFloat, offsetof(StrokeQuad, start)},
               {4, kFloat, offsetof(StrokeQuad, before)},
               {4, kFloat, offsetof(StrokeQuad, startBisector)},
               {4, kFloat, offsetof(StrokeQuad, halfWidth)},
               {2, kFloat, offsetof(StrokeQuad, startKind)},
               {4, kByte, offsetof(StrokeQuad, color)}}};
    case PrimitiveKind::fill:
      return {"fill",
              sizeof(FillVertex),
              {{2, kFloat, offsetof(FillVertex, position)},
               {1, kFloat, offsetof(FillVertex, coverage)},
               {1, kFloat, offsetof(FillVertex, hatch)},
               {4, kByte, offsetof(FillVertex, color)}}};
    case PrimitiveKind::shape:
      return {"shape",
              sizeof(ShapeQuad),
              {{4, kFloat, offsetof(ShapeQuad, min)},
               {2, kFloat, offsetof(ShapeQuad, radius)},
               {4, kByte, offsetof(ShapeQuad, fill)},
               {4, kByte, offsetof(ShapeQuad, line)}}};
    case PrimitiveKind::glyph:
      return {"glyph",
              sizeof(GlyphQuad),
              {{4, kFloat, offsetof(GlyphQuad, position)},
               {2, kFloat, offsetof(GlyphQuad, source)},
               {4, kByte, offsetof(GlyphQuad, color)}}};
  }
  return {};
}

constexpr PrimitiveKind kKinds[] = {PrimitiveKind::stroke, PrimitiveKind::fill,
                                    PrimitiveKind::shape, PrimitiveKind::glyph};

GlPrimitive& primitiveOf(GlRenderer& renderer, PrimitiveKind kind) {
  return renderer.primitives[static_cast<std::size_t>(kind)];
}

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

/// Tells the bound vertex array how to read the bound buffer.
void pointAttributes(const Layout& layout) {
  for (std::size_t i = 0; i < layout.attributes.size(); ++i) {
    const Attribute& attribute = layout.attributes[i];
    const auto location = static_cast<GLuint>(i);
    const GLboolean normalized = attribute.type == GL_UNSIGNED_BYTE ? GL_TRUE : GL_FALSE;
    glEnableVertexAttribArray(location);
    glVertexAttribPointer(location, attribute.size, attribute.type, normalized, layout.stride,
                          reinterpret_cast<const void*>(attribute.offset));
  }
}

std::filesystem::file_time_type newestFile(const std::filesystem::path& folder) {
  auto newest = std::filesystem::file_time_type::min();
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    newest = std::max(newest, entry.last_write_time(error));
  }
  return newest;
}

/// All programs, or the first error.
std::string loadPrograms(GlRenderer& renderer) {
  std::array<GlProgramName, std::size(kKinds)> programs;
  for (const PrimitiveKind kind : kKinds) {
    ProgramResult result = makeProgram(layoutOf(kind).shader, renderer.shaderFolder);
    if (!result.program) return result.error;
    programs[static_cast<std::size_t>(kind)] = std::move(*result.program);
  }
  for (std::size_t i = 0; i < programs.size(); ++i) {
    renderer.primitives[i].program = std::move(programs[i]);
  }
  return {};
}

template <typename Element>
void upload(GlRenderer& renderer, PrimitiveKind kind, std::span<const Element> elements) {
  glBindBuffer(GL_ARRAY_BUFFER, primitiveOf(renderer, kind).buffer.name());
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(elements.size_bytes()), elements.data(),
               GL_STREAM_DRAW);
}

/// Each quad four times, once for each corner. Instances would do without the copies and are no
/// faster; but OpenGL 3.3 and ES 3.0 have no first instance, and a run starts at any quad.
template <typename Quad>
void uploadQuads(GlRenderer& renderer, PrimitiveKind kind, std::span<const Quad> quads) {
  std::vector<Quad> corners;
  corners.reserve(4 * quads.size());
  for (const Quad& quad : quads) corners.insert(corners.end(), 4, quad);
  upload(renderer, kind, std::span<const Quad>(corners));
}

/// Makes the indices reach for this many quads: two triangles each.
void reserveQuads(GlRenderer& renderer, std::size_t quads) {
  if (quads <= renderer.quadCapacity) return;
  renderer.quadCapacity = std::max(quads, 2 * renderer.quadCapacity);
  std::vector<GLuint> indices;
  indices.reserve(6 * renderer.quadCapacity);
  for (std::size_t quad = 0; quad < renderer.quadCapacity; ++quad) {
    for (const GLuint corner : {0u, 1u, 2u, 2u, 1u, 3u}) {
      indices.push_back(static_cast<GLuint>(4 * quad) + corner);
    }
  }
  // The element buffer belongs to the vertex array: any that already has it will do.
  glBindVertexArray(primitiveOf(renderer, PrimitiveKind::stroke).vertexArray.name());
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(indices.size() * sizeof(GLuint)),
               indices.data(), GL_STATIC_DRAW);
  glBindVertexArray(0);
}

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

void drawRun(GlRenderer& renderer, const Run& run) {
  const PrimitiveKind kind = kindOf(run.kind);
  const GlPrimitive& primitive = primitiveOf(renderer, kind);
  glUseProgram(primitive.program.name());
  glBindVertexArray(primitive.vertexArray.name());
  glBlendFunc(run.kind == Run::Kind::glyphErasure ? GL_ZERO : GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  if (run.kind == Run::Kind::outlineFill) return drawOutlineFill(run);
  if (run.kind == Run::Kind::fill) return glDrawArrays(GL_TRIANGLES, run.first, run.count);
  const std::size_t firstIndex = 6 * static_cast<std::size_t>(run.first);
  glDrawElements(GL_TRIANGLES, 6 * run.count, GL_UNSIGNED_INT,
                 reinterpret_cast<const void*>(firstIndex * sizeof(GLuint)));
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

void drawBatches(GlRenderer& renderer, const Batches& batches, const PixelView& view) {
  reserveQuads(renderer,
               std::max({batches.strokes.size(), batches.shapes.size(), batches.glyphs.size()}));
  upload(renderer, PrimitiveKind::fill, std::span(batches.fills));
  uploadQuads(renderer, PrimitiveKind::stroke, std::span(batches.strokes));
  uploadQuads(renderer, PrimitiveKind::shape, std::span(batches.shapes));
  uploadQuads(renderer, PrimitiveKind::glyph, std::span(batches.glyphs));
  uploadAtlas(renderer);
  for (const GlPrimitive& primitive : renderer.primitives) {
    setUniforms(primitive.program.name(), view);
  }
  glDisable(GL_SCISSOR_TEST);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  for (const Run& run : batches.runs) drawRun(renderer, run);
  glDisable(GL_BLEND);
  glBindBuffer(GL_ARRAY_BUFFER, 0);
  glBindTexture(GL_TEXTURE_2D, 0);
  glBindVertexArray(0);
  glUseProgram(0);
}

}  // namespace

RendererResult makeRenderer(const std::filesystem::path& shaderFolder) {
  GlRenderer renderer;
  renderer.shaderFolder = shaderFolder;
  if (!shaderFolder.empty()) renderer.shaderTime = newestFile(shaderFolder);
  if (std::string error = loadPrograms(renderer); !error.empty()) return {std::nullopt, error};
  renderer.quadIndices = GlBuffer(generated(glGenBuffers));
  for (const PrimitiveKind kind : kKinds) {
    GlPrimitive& primitive = primitiveOf(renderer, kind);
    primitive.vertexArray = GlVertexArray(generated(glGenVertexArrays));
    primitive.buffer = GlBuffer(generated(glGenBuffers));
    glBindVertexArray(primitive.vertexArray.name());
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, renderer.quadIndices.name());
    glBindBuffer(GL_ARRAY_BUFFER, primitive.buffer.name());
    pointAttributes(layoutOf(kind));
  }
  glBindVertexArray(0);
  glBindBuffer(GL_ARRAY_BUFFER, 0);
  renderer.atlasTexture = GlTexture(generated(glGenTextures));
  glBindTexture(GL_TEXTURE_2D, renderer.atlasTexture.name());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  glBindTexture(GL_TEXTURE_2D, 0);
  return {std::move(renderer), {}};
}

std::string reloadChangedShaders(GlRenderer& renderer) {
  if (renderer.shaderFolder.empty()) return {};
  const auto newest = newestFile(renderer.shaderFolder);
  if (newest == renderer.shaderTime) return {};
  renderer.shaderTime = newest;
  return loadPrograms(renderer);
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
  drawBatches(renderer, batches, view);
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
