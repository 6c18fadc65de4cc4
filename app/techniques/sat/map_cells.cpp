#include "app/techniques/sat/map_cells.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace sepax {

Vec2 MapScreen::placeOf(int column, int row) const {
  return camera.toScreen(map.request.grid.at(column, row) + map.request.subject.middleA);
}

double MapScreen::left(int column) const {
  return std::round(placeOf(column, 0).x - map.request.grid.step.x * camera.zoom / 2);
}

double MapScreen::bottom(int row) const {
  return std::round(placeOf(0, row).y + map.request.grid.step.y * camera.zoom / 2);
}

namespace {

/// Cells of one look side by side, as far as the same ones lie in the rows below.
struct Block {
  int first = 0;
  int end = 0;  ///< the column after the last one
  int lowest = 0;
  CellLook look;
};

void addBlock(Figure& figure, const MapScreen& screen, const Block& block, int endRow) {
  const double x0 = std::max(0.0, screen.left(block.first));
  const double x1 = std::min(figure.width, screen.left(block.end));
  const double y0 = std::max(0.0, screen.bottom(endRow));
  const double y1 = std::min(figure.height, screen.bottom(block.lowest));
  if (!(x0 < x1 && y0 < y1)) return;
  const PartScope part(figure, block.look.part);
  figure.add(Fill{
      Layer::grid, {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}, block.look.paint, block.look.hatch});
}

}  // namespace

void addMapCells(Figure& figure, const MapScreen& screen, const CellLookOf& lookOf) {
  const MapGrid& grid = screen.map.request.grid;
  std::vector<Block> open;
  for (int row = 0; row <= grid.rows; ++row) {
    std::vector<Block> blocks;
    for (int column = 0; row < grid.rows && column < grid.columns; ++column) {
      const CellLook look = lookOf(screen.map.cell(column, row));
      if (look.part == Part::none) continue;
      if (!blocks.empty() && blocks.back().end == column && blocks.back().look == look)
        ++blocks.back().end;
      else
        blocks.push_back({column, column + 1, row, look});
    }
    for (const Block& block : open) {
      const auto same = std::ranges::find_if(blocks, [&](const Block& next) {
        return next.first == block.first && next.end == block.end && next.look == block.look;
      });
      if (same != blocks.end())
        same->lowest = block.lowest;
      else
        addBlock(figure, screen, block, row);
    }
    open = std::move(blocks);
  }
}

}  // namespace sepax
