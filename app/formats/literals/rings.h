#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <cstdint>
#include <string>
#include <vector>

/// Rings of GeoJSON and of ESRI's JSON in text that is no JSON: which of them are holes.
namespace sepax {

/// Of {"type": "Polygon", "coordinates": ...}, of the list in polygon([...]) and of lists of
/// polygons with closed rings: the lists whose first ring is an outline and whose others are its
/// holes.
void addRingLists(const LiteralTree& tree, std::uint32_t group, std::vector<std::uint32_t>& lists);

/// "rings": [...]: the polygons from `first` on that turn the other way than the first one become
/// its holes. The problem, if there are several outlines beside holes.
[[nodiscard]] Problem becomeTurnedHoles(RawGeometry& raw, std::size_t first);

/// [0 0; 5 0; 5 5; NaN NaN; 1 1; 2 1; 2 2]: rows of x and y, which rows of NaN part into rings.
[[nodiscard]] bool isPartedByGaps(const LiteralTree& tree, std::uint32_t group);
/// Adds these rings, those within others as holes; whether there are holes.
bool takePartedByGaps(const LiteralTree& tree, std::uint32_t group, const std::string& name,
                      RawGeometry& raw);

}  // namespace sepax
