#include "core/ray/tiles.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

Solidity blankSolidity(int width, int height) {
  Solidity result{std::max(width, 0), std::max(height, 0), {}};
  result.solid.assign(
      static_cast<std::size_t>(result.width) * static_cast<std::size_t>(result.height), 0);
  return result;
}

/// A picture whose pixels answer `isSolidAt(x, y)`.
template <class Rule>
Solidity solidityWhere(int width, int height, const Rule& isSolidAt) {
  Solidity result = blankSolidity(width, height);
  std::size_t index = 0;
  for (int y = 0; y < result.height; ++y) {
    for (int x = 0; x < result.width; ++x) result.solid[index++] = isSolidAt(x, y) ? 1 : 0;
  }
  return result;
}

}  // namespace

Solidity solidityOf(const AlphaBitmap& bitmap, int threshold) {
  return solidityWhere(bitmap.width, bitmap.height, [&](int x, int y) {
    const std::size_t index = static_cast<std::size_t>(y) * static_cast<std::size_t>(bitmap.width) +
                              static_cast<std::size_t>(x);
    return index < bitmap.alpha.size() && bitmap.alpha[index] > threshold;
  });
}

Solidity solidityOf(std::span<const std::string> rows) {
  std::size_t width = 0;
  for (const std::string& row : rows) width = std::max(width, row.size());
  return solidityWhere(static_cast<int>(width), static_cast<int>(rows.size()), [&](int x, int y) {
    const std::string& row = rows[static_cast<std::size_t>(y)];
    return static_cast<std::size_t>(x) < row.size() && row[static_cast<std::size_t>(x)] == '#';
  });
}

Solidity resized(const Solidity& solidity, int size) {
  return solidityWhere(size, size, [&](int x, int y) { return solidity.at(x, y); });
}

Solidity flipped(const Solidity& solidity, bool flipX, bool flipY) {
  return solidityWhere(solidity.width, solidity.height, [&](int x, int y) {
    return solidity.at(flipX ? solidity.width - 1 - x : x, flipY ? solidity.height - 1 - y : y);
  });
}

std::vector<std::string> rowsOf(const Solidity& solidity) {
  std::vector<std::string> rows;
  for (int y = 0; y < solidity.height; ++y) {
    std::string row;
    for (int x = 0; x < solidity.width; ++x) row += solidity.at(x, y) ? '#' : '.';
    rows.push_back(std::move(row));
  }
  return rows;
}

TileGrid makeTileGrid(int tileSize, int columns, int rows, std::span<const Solidity> palette) {
  TileGrid grid;
  grid.tileSize = std::max(tileSize, 1);
  grid.columns = std::max(columns, 0);
  grid.rows = std::max(rows, 0);
  for (const Solidity& picture : palette) {
    grid.palette.push_back(resized(picture, grid.tileSize));
    grid.bitmaps.push_back({picture.width, picture.height});
  }
  grid.cells.resize(static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(grid.rows));
  return grid;
}

TileGrid placed(TileGrid grid, int column, int row, PlacedTile tile) {
  const bool inMap = column >= 0 && row >= 0 && column < grid.columns && row < grid.rows;
  if (!inMap || tile.tile >= static_cast<int>(grid.palette.size())) return grid;
  const auto index = static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.columns) +
                     static_cast<std::size_t>(column);
  grid.cells[index] = tile;
  return grid;
}

const PlacedTile* tileAt(const TileGrid& grid, std::int64_t column, std::int64_t row) {
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return nullptr;
  const PlacedTile& tile = grid.cells[static_cast<std::size_t>(row * grid.columns + column)];
  return tile.tile < 0 ? nullptr : &tile;
}

bool isSolid(const TileGrid& grid, Pixel pixel) {
  const std::int64_t size = grid.tileSize;
  const std::int64_t column = floorDivide(pixel.x, size);
  const std::int64_t row = floorDivide(pixel.y, size);
  const PlacedTile* tile = tileAt(grid, column, row);
  if (tile == nullptr) return false;
  const std::int64_t x = pixel.x - column * size;
  const std::int64_t y = pixel.y - row * size;
  return grid.palette[static_cast<std::size_t>(tile->tile)].at(tile->flipX ? size - 1 - x : x,
                                                               tile->flipY ? size - 1 - y : y);
}

PixelBox boundsOf(const TileGrid& grid) {
  return {0, 0, static_cast<std::int64_t>(grid.columns) * grid.tileSize,
          static_cast<std::int64_t>(grid.rows) * grid.tileSize};
}

}  // namespace sepax
