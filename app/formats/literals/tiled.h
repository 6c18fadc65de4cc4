#pragma once

#include "app/formats/literals/poses.h"
#include "app/formats/literals/shapes.h"
#include "core/exact/vec2.h"

#include <cstdint>
#include <string>
#include <vector>

/// Maps of Tiled as JSON and Lua.
namespace sepax {

enum class TiledKind : std::uint8_t {
  none,     ///< the group is nothing of Tiled
  outline,  ///< an object that is a polygon or a rectangle
  other,    ///< an object without corners, or a layer without objects
  layer     ///< objects or layers stand in it
};

struct TiledPart {
  TiledKind kind = TiledKind::none;
  std::vector<double> numbers;     ///< x, y of each vertex of an outline, among its layer
  Vec2 offset;                     ///< of a layer among those around it
  std::vector<std::string> notes;  ///< what was done or left out, one sentence each
  std::string tiles;               ///< why a layer of tiles is left out
};

/// That of the offset of a layer.
[[nodiscard]] LiteralPoses posesOf(const TiledPart& layer);

[[nodiscard]] TiledPart tiledPart(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                                  std::uint32_t group);

}  // namespace sepax
