#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// $path below $polygon, and "line" below "polygon": in a text that heads the rows of outlines so,
/// what has such a head of a line is none.
void leaveOutHeadedLines(RawGeometry& raw, std::string_view text);

}  // namespace sepax
