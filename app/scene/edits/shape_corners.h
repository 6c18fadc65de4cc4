#pragma once

#include "core/exact/vec2.h"

#include <cstdint>
#include <vector>

namespace sepax {

enum class ShapeKind { regular, box, convex, star, concave };

/// Numbers of corners of a shape that can be asked for.
inline constexpr int kFewestCorners = 3;
inline constexpr int kMostCorners = 64;

/// What to add; the same specification gives the same shape.
struct ShapeSpec {
  ShapeKind kind = ShapeKind::regular;
  int corners = 5;         ///< of all kinds but the box; a star has an even number, at least 6
  std::uint64_t seed = 1;  ///< of the convex, star and concave kinds
};

/// Corners about the origin within the radius, counterclockwise, with coordinates that are short
/// decimals. Laws: the list is a simple polygon; all kinds but star and concave are convex.
[[nodiscard]] std::vector<Vec2> shapeVertices(const ShapeSpec& spec, double radius);

}  // namespace sepax
