#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sepax {

/// Adds the polygons of one list of numbers: two numbers in each line and an empty line between the
/// outlines, where all of it makes no polygon. False for any other list.
bool takePartedNumbers(const LiteralTree& tree, std::uint32_t list, const std::string& name,
                       RawGeometry& raw);
/// The list of points itself or, where empty lines part it in outlines and all of it makes none,
/// these.
[[nodiscard]] std::vector<RawPolygon> partedPoints(const LiteralTree& tree, std::uint32_t list,
                                                   RawPolygon points);

}  // namespace sepax
