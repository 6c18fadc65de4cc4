#pragma once

#include "app/formats/raw_geometry.h"

#include <cstddef>
#include <string_view>
#include <vector>

/// Numbers of the vertices of a mesh, which make its cells.
namespace sepax {

using VertexNumbers = std::vector<std::size_t>;

/// The numbers as those of `count` vertices, from 0 on where one of them is 0 and else from 1 on;
/// none where they are none.
[[nodiscard]] VertexNumbers vertexNumbersOf(const std::vector<double>& numbers, std::size_t count);
/// None of them stands there twice.
[[nodiscard]] bool areDifferent(const VertexNumbers& numbers);
/// The order of the vertices is the outline of what the cells fill: each of its edges is one of a
/// cell, and there are no more cells than a polygon is parted into.
[[nodiscard]] bool goAroundCells(std::size_t count, const std::vector<VertexNumbers>& cells);
/// The text tells of a polygon that is parted: the vertices are its outline, whatever comes out.
[[nodiscard]] bool partsPolygon(std::string_view text);
/// Of these vertices those that the cell numbers.
[[nodiscard]] RawPolygon polygonOfCell(const RawPolygon& vertices, const VertexNumbers& cell);

}  // namespace sepax
