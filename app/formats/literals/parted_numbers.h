#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <cstdint>
#include <vector>

namespace sepax {

/// The rings of a list of numbers with an empty line between them, those within others as holes,
/// where each of them is a polygon and all of it is none. Empty for any other list.
[[nodiscard]] std::vector<RawPolygon> partedNumbers(const LiteralTree& tree, std::uint32_t list,
                                                    const RawPolygon& numbers);
/// Those of a list of points; or this list itself.
[[nodiscard]] std::vector<RawPolygon> partedPoints(const LiteralTree& tree, std::uint32_t list,
                                                   RawPolygon points);

}  // namespace sepax
