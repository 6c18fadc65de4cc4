#pragma once

#include "core/ray/grid_walk.h"
#include "core/ray/pixel_line.h"
#include "core/ray/raycast.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace sepax::test {

/// All cells within a box whose closed square meets the closed segment, by the grid walk, sorted.
[[nodiscard]] inline std::vector<Pixel> closedCells(Vec2 p, Vec2 q, PixelBox box) {
  std::vector<Pixel> cells;
  GridWalk walk(p, q, box);
  while (const std::optional<GridEvent> event = walk.next()) {
    const EventCells added = cellsOf(*event, CornerRule::closed);
    for (const Pixel cell : added.cells())
      if (box.contains(cell)) cells.push_back(cell);
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

/// The first solid pixel of Bresenham's line from the start's pixel to the end's. No list is built.
[[nodiscard]] inline std::optional<Pixel> firstSolidPixel(const TileGrid& grid,
                                                          const TileRay& ray) {
  const PixelLine line{pixelAt(ray.from), pixelAt(ray.to)};
  std::optional<Pixel> first;
  forEachPixel(line, indicesInside(line, boundsOf(grid)), [&](std::int64_t, Pixel pixel) {
    if (isSolid(grid, pixel)) first = pixel;
    return !first;
  });
  return first;
}

}  // namespace sepax::test
