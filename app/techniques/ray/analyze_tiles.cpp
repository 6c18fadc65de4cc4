#include "app/techniques/ray/analyze_tiles.h"

#include "core/ray/tiles.h"

#include <algorithm>

namespace sepax {

namespace {

/// The runs of solid pixels in one row, [first, last).
std::vector<PixelBox> runsOf(const Solidity& tile, std::int64_t y) {
  std::vector<PixelBox> runs;
  for (std::int64_t x = 0; x < tile.width; ++x) {
    if (!tile.at(x, y)) continue;
    if (runs.empty() || runs.back().right != x) runs.push_back({x, y, x, y + 1});
    runs.back().right = x + 1;
  }
  return runs;
}

/// Runs of equal extent below each other are one box.
TileShape shapeOf(const Solidity& tile) {
  TileShape shape;
  std::vector<PixelBox> open;  // boxes that reach down to the row before
  std::int64_t solid = 0;
  for (std::int64_t y = 0; y < tile.height; ++y) {
    std::vector<PixelBox> runs = runsOf(tile, y);
    for (PixelBox& run : runs) {
      solid += run.right - run.left;
      const auto above = std::ranges::find_if(open, [&](const PixelBox& box) {
        return box.left == run.left && box.right == run.right;
      });
      if (above == open.end()) continue;
      run.top = above->top;
      open.erase(above);
    }
    shape.boxes.insert(shape.boxes.end(), open.begin(), open.end());
    open = std::move(runs);
  }
  shape.boxes.insert(shape.boxes.end(), open.begin(), open.end());
  const double all = static_cast<double>(tile.width) * tile.height;
  shape.share = all > 0 ? static_cast<double>(solid) / all : 0;
  return shape;
}

}  // namespace

TileGrid tileGridOf(const TileMap& tiles) {
  std::vector<Solidity> palette;
  for (const auto& rows : tiles.palette) palette.push_back(solidityOf(rows));
  TileGrid grid = makeTileGrid(tiles.size, tiles.columns, tiles.rows, palette);
  for (const TileCell& cell : tiles.cells) {
    grid = placed(std::move(grid), cell.column, cell.row, {cell.tile, cell.flipX, cell.flipY});
  }
  return grid;
}

TilePicture tilePictureOf(const TileMap& tiles, const TileGrid& grid) {
  TilePicture picture;
  picture.size = grid.tileSize;
  picture.columns = grid.columns;
  picture.rows = grid.rows;
  for (const Solidity& tile : grid.palette) picture.palette.push_back(shapeOf(tile));
  for (const TileCell& cell : tiles.cells) {
    picture.places.push_back({cell.column, cell.row, cell.tile, cell.flipX, cell.flipY});
  }
  std::ranges::sort(picture.places, [](const TilePlace& a, const TilePlace& b) {
    return a.row != b.row ? a.row < b.row : a.column < b.column;
  });
  return picture;
}

}  // namespace sepax
