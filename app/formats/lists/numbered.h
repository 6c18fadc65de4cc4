#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

/// Lists that number the vertices of another list in the text.
namespace sepax {

/// Cells, faces or triangles of a mesh as polygons, where the order of its vertices is no outline
/// of its own; and the vertices of a hull in the order of their numbers.
void takeCells(RawGeometry& raw, std::string_view text);
/// What else the text calls indices, simplices, neighbours and the like.
void leaveOutCalledIndices(RawGeometry& raw, std::string_view text);

}  // namespace sepax
