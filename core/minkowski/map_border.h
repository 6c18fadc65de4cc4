#pragma once

#include "core/evidence/position_map.h"

#include <vector>

namespace sepax {

/// The border of the area of all places of A's middle at which it meets B: on it they touch, within
/// it they overlap. World units, counterclockwise, rounded; empty where one of them is no polygon.
[[nodiscard]] std::vector<Vec2> mapBorder(const MapSubject& subject);

}  // namespace sepax
