#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// [[0, 0, 1, 1], [0, 1, 1, 1]]: the pixels of a picture, row by row.
void leaveOutRowsOfMasks(RawGeometry& raw);
/// The places of an AREF, of an SREF or of a PATH in what is printed of a layout: an element whose
/// name stands above its xy is a polygon only where it is a BOUNDARY.
void leaveOutElementsOfGds(RawGeometry& raw, std::string_view text);

}  // namespace sepax
