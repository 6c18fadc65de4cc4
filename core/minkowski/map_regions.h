#pragma once

#include "core/evidence/position_map.h"

#include <cstddef>
#include <vector>

namespace sepax {

/// Each side is compared with each other one: a border with more of them has no regions.
inline constexpr std::size_t kMostMapSides = 500;

/// Parts the area within mapBorder by the axis that decides there: a place belongs to the side of
/// the border that it is nearest to, since each depth is the distance to such a side. By sides,
/// counterclockwise; empty where A or B is no polygon or there are more sides than kMostMapSides.
/// O(sides²).
///
/// Laws, up to rounding: the regions cover the area and share only borders; within one, the axis is
/// the one that satTest chooses and the depth is its depth.
[[nodiscard]] std::vector<MapRegion> mapRegions(const MapSubject& subject);

}  // namespace sepax
