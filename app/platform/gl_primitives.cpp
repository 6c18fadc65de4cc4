#include "app/platform/gl_primitives.h"

#include "app/platform/gl_program.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
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

/// Makes the vertex array that reads the primitive's buffer.
void makeArrays(GlPrimitive& primitive, PrimitiveKind kind, const GlBuffer& quadIndices) {
  primitive.vertexArray = GlVertexArray(generated(glGenVertexArrays));
  primitive.buffer = GlBuffer(generated(glGenBuffers));
  glBindVertexArray(primitive.vertexArray.name());
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, quadIndices.name());
  glBindBuffer(GL_ARRAY_BUFFER, primitive.buffer.name());
  pointAttributes(layoutOf(kind));
}

template <typename Element>
void uploadElements(const GlPrimitives& primitives, PrimitiveKind kind,
                    std::span<const Element> elements) {
  glBindBuffer(GL_ARRAY_BUFFER, primitives.of(kind).buffer.name());
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(elements.size_bytes()), elements.data(),
               GL_STREAM_DRAW);
}

/// Each quad four times, once for each corner. Instances would do without the copies and are no
/// faster; but OpenGL 3.3 and ES 3.0 have no first instance, and a run starts at any quad.
template <typename Quad>
void uploadQuads(const GlPrimitives& primitives, PrimitiveKind kind, std::span<const Quad> quads) {
  std::vector<Quad> corners;
  corners.reserve(4 * quads.size());
  for (const Quad& quad : quads) corners.insert(corners.end(), 4, quad);
  uploadElements(primitives, kind, std::span<const Quad>(corners));
}

/// Makes the indices reach for this many quads: two triangles each.
void reserveQuads(GlPrimitives& primitives, std::size_t quads) {
  if (quads <= primitives.quadCapacity) return;
  primitives.quadCapacity = std::max(quads, 2 * primitives.quadCapacity);
  std::vector<GLuint> indices;
  indices.reserve(6 * primitives.quadCapacity);
  for (std::size_t quad = 0; quad < primitives.quadCapacity; ++quad) {
    for (const GLuint corner : {0u, 1u, 2u, 2u, 1u, 3u}) {
      indices.push_back(static_cast<GLuint>(4 * quad) + corner);
    }
  }
  // The element buffer belongs to the vertex array: any that already has it will do.
  glBindVertexArray(primitives.of(PrimitiveKind::stroke).vertexArray.name());
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(indices.size() * sizeof(GLuint)),
               indices.data(), GL_STATIC_DRAW);
  glBindVertexArray(0);
}

}  // namespace

PrimitivesResult makePrimitives() {
  GlPrimitives primitives;
  primitives.quadIndices = GlBuffer(generated(glGenBuffers));
  for (const PrimitiveKind kind : kKinds) {
    GlPrimitive& primitive = primitives.rows[static_cast<std::size_t>(kind)];
    ProgramResult made = makeProgram(layoutOf(kind).shader);
    if (!made.program) return {std::nullopt, made.error};
    primitive.program = std::move(*made.program);
    makeArrays(primitive, kind, primitives.quadIndices);
  }
  glBindVertexArray(0);
  glBindBuffer(GL_ARRAY_BUFFER, 0);
  return {std::move(primitives), {}};
}

void upload(GlPrimitives& primitives, const Batches& batches) {
  reserveQuads(primitives,
               std::max({batches.strokes.size(), batches.shapes.size(), batches.glyphs.size()}));
  uploadElements(primitives, PrimitiveKind::fill, std::span(batches.fills));
  uploadQuads(primitives, PrimitiveKind::stroke, std::span(batches.strokes));
  uploadQuads(primitives, PrimitiveKind::shape, std::span(batches.shapes));
  uploadQuads(primitives, PrimitiveKind::glyph, std::span(batches.glyphs));
}

}  // namespace sepax
