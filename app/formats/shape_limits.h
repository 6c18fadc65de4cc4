#pragma once

#include "core/exact/vec2.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

/// What a library takes as a polygon.
namespace sepax {

struct ShapeLimits {
  std::string_view words = {};  ///< "Box2D takes …"; empty = it takes every polygon
  std::size_t vertices = 0;     ///< at most; 0 = any number
};

/// Why it does not take this polygon, in a few words: "not convex, 12 vertices"; empty when it
/// does. Libraries with limits take convex polygons alone.
[[nodiscard]] std::string beyondLimits(std::span<const Vec2> vertices, const ShapeLimits& limits);

}  // namespace sepax
