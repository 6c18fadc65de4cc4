#pragma once

#include "app/formats/literal_tree.h"
#include "app/formats/raw_geometry.h"

#include <cstdint>
#include <vector>

/// Rings of GeoJSON and of ESRI's JSON in text that is no JSON: which of them are holes.
namespace sepax {

/// Of a group {"type": "Polygon", "coordinates": ...} the lists whose first ring is an outline and
/// whose others are its holes.
void addRingLists(const LiteralTree& tree, std::uint32_t group, std::vector<std::uint32_t>& lists);

/// "rings": [...]: the polygons from `first` on that turn the other way than the first one become
/// its holes. The problem, if there are several outlines beside holes.
[[nodiscard]] Problem becomeTurnedHoles(RawGeometry& raw, std::size_t first);

}  // namespace sepax
