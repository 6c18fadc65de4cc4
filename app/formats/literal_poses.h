#pragma once

#include "app/formats/literal_shapes.h"
#include "app/formats/raw_geometry.h"
#include "core/exact/vec2.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// What objects say of their vertices beside them.
namespace sepax {

/// Where the vertices of an object stand: {position: (10, 2), angle: 0.5, vertices: [...]}.
struct LiteralPose {
  std::optional<Vec2> position;
  std::optional<double> angle;  ///< as written
  bool inDegrees = false;       ///< its label or its size says so; else radians
  Vec2 scale{1, 1};
  std::vector<std::uint32_t> parts;  ///< nodes that say so
  [[nodiscard]] bool isPart(std::uint32_t node) const;
};

[[nodiscard]] LiteralPose poseIn(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                                 std::uint32_t group);
/// Scales, turns and moves a polygon that has been written in its own coordinates; one that stands
/// in the world already, about its position, stays. What was done, one sentence each.
[[nodiscard]] std::vector<std::string> posePolygon(const LiteralPose& pose, RawPolygon& polygon);

/// verts.push_back(0); verts.push_back(4); one coordinate in each call.
class LiteralPushes {
 public:
  /// Whether the call is one of those.
  bool take(const LiteralTree& tree, std::uint32_t group);
  /// A list of numbers for each name that was called.
  [[nodiscard]] std::vector<RawPolygon> finished() const;

 private:
  std::vector<RawPolygon> lists_;
};

}  // namespace sepax
