#pragma once

#include "app/formats/literal_tree.h"
#include "app/formats/raw_geometry.h"

#include <vector>

/// Lists that name the holes of polygons.
namespace sepax {

/// holes = [4], "interiors": [[[1, 1], ...]]: by its label, where there are numbers in it.
[[nodiscard]] bool isHoleList(const LiteralTree& tree, std::uint32_t group);
/// [4] in earcut(vertices, [4]); 0 when the group is no such call.
[[nodiscard]] std::uint32_t holesOfCall(const LiteralTree& tree, std::uint32_t group);
/// The list says at which vertices the holes start; else it holds their vertices.
[[nodiscard]] bool areHoleStarts(const LiteralTree& tree, std::uint32_t list);

/// The outline and its holes, or where a hole cannot start.
struct CutPolygon {
  std::vector<RawPolygon> rings;
  Problem error;
};
[[nodiscard]] CutPolygon cutAtHoles(const RawPolygon& whole, const LiteralTree& tree,
                                    std::uint32_t starts);

}  // namespace sepax
