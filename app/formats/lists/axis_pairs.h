#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// xv = [0, 5, 5] and yv = [0, 0, 3] among other lists: the x and the y of one polygon, and of none
/// where the text asks whether these points lie in another one.
void joinAxisPairs(RawGeometry& raw, std::string_view text);

}  // namespace sepax
