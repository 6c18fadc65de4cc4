#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// Rows of numbers of vertices below rows of points, 1 1 tri 1 2 5 or 1 2 5: cells of a mesh become
/// polygons in the place of the points. Where the points are the outline of what the cells fill,
/// the rows are left out.
void takeRowsOfCells(RawGeometry& raw, std::string_view text);

}  // namespace sepax
