#pragma once

#include "app/platform/gl_batches.h"
#include "app/platform/gl_handle.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

/// What figures are drawn of: programs and the buffers that feed them. Made, used and destroyed
/// with one context current.
namespace sepax {

enum class PrimitiveKind { stroke, fill, shape, glyph };

/// A program with the vertex array and the buffer that feed it.
struct GlPrimitive {
  GlProgramName program;
  GlVertexArray vertexArray;
  GlBuffer buffer;
};

struct GlPrimitives {
  std::array<GlPrimitive, 4> rows;  ///< by PrimitiveKind
  GlBuffer quadIndices;             ///< two triangles for each quad
  std::size_t quadCapacity = 0;

  [[nodiscard]] const GlPrimitive& of(PrimitiveKind kind) const {
    return rows[static_cast<std::size_t>(kind)];
  }
};

struct PrimitivesResult {
  std::optional<GlPrimitives> primitives;
  std::string error;  ///< the words of the shader compiler
};
[[nodiscard]] PrimitivesResult makePrimitives();

/// Brings the elements of a figure into the buffers.
void upload(GlPrimitives& primitives, const Batches& batches);

}  // namespace sepax
