#pragma once

#include "app/formats/literals/shapes.h"
#include "app/formats/raw_geometry.h"

#include <cstdint>
#include <string>
#include <vector>

/// What objects say of their vertices beside them.
namespace sepax {

/// Where the vertices of an object stand: {position: (10, 2), angle: 0.5, vertices: [...]}.
struct LiteralPoses {
  std::vector<RawPose> poses;
  std::vector<std::uint32_t> parts;  ///< nodes that say so
  std::string leftOut;               ///< what says where they stand and was left out; one sentence
  [[nodiscard]] bool isPart(std::uint32_t node) const;
};

[[nodiscard]] LiteralPoses posesIn(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                                   std::uint32_t group);

/// The polygons from `first` on stand where these say, too.
void addPoses(RawGeometry& raw, std::size_t first, const LiteralPoses& poses);

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
