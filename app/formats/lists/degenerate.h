#pragma once

#include "app/formats/raw_geometry.h"

namespace sepax {

/// Points in space that differ in one coordinate alone, as the shapes of arrays (8, 1, 2) and (4,
/// 1, 2), bound no area, nor does one place again and again that has no name and stands beside
/// other lists. An error where nothing else is left.
void leaveOutDegenerate(RawGeometry& raw);
/// (0, 0), (5, 1), (5, 1), (5, 1): more points than their two places; an error where nothing else
/// is left.
void leaveOutTwoPlaces(RawGeometry& raw);

}  // namespace sepax
