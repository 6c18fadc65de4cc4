#pragma once

#include "app/formats/geometry.h"

#include <vector>

namespace sepax {

/// The same polygons where y points down.
[[nodiscard]] std::vector<NamedPolygon> flipped(std::vector<NamedPolygon> polygons);

}  // namespace sepax
