#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// Ways that go from one cell of a grid to the next and do not come back, such as the body of a
/// snake, and the other whole points beside them: cells of the same grid.
void leaveOutWaysOverCells(RawGeometry& raw, std::string_view text);

}  // namespace sepax
