#include "app/tools/tile_import.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

namespace sepax {
namespace {

using Rows = std::vector<std::string>;

bool isSolidAt(const Image& image, int x, int y) {
  if (x >= image.width || y >= image.height) return false;
  const auto index = (static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) +
                      static_cast<std::size_t>(x)) *
                         4 +
                     3;
  return image.rgba[index] > 0;
}

/// The square of the picture with its corner at (left, top); empty rows when nothing is solid.
Rows cut(const Image& image, int left, int top, int size) {
  Rows rows(static_cast<std::size_t>(size), std::string(static_cast<std::size_t>(size), '.'));
  bool any = false;
  for (int y = 0; y < size; ++y) {
    for (int x = 0; x < size; ++x) {
      if (!isSolidAt(image, left + x, top + y)) continue;
      rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = '#';
      any = true;
    }
  }
  return any ? rows : Rows{};
}

/// Its colours; transparent beyond the picture.
std::vector<std::uint8_t> colours(const Image& image, int left, int top, int size) {
  const auto side = static_cast<std::size_t>(size);
  std::vector<std::uint8_t> rgba(side * side * 4, 0);
  for (int y = 0; y < std::min(size, image.height - top); ++y) {
    const auto row = static_cast<std::size_t>(top + y) * static_cast<std::size_t>(image.width);
    const auto from = 4 * (row + static_cast<std::size_t>(left));
    const auto count = 4 * static_cast<std::size_t>(std::min(size, image.width - left));
    std::copy_n(image.rgba.begin() + static_cast<std::ptrdiff_t>(from), count,
                rgba.begin() + static_cast<std::ptrdiff_t>(4 * side * static_cast<std::size_t>(y)));
  }
  return rgba;
}

Rows mirrored(Rows rows, bool flipX, bool flipY) {
  if (flipY) std::ranges::reverse(rows);
  if (flipX) {
    for (std::string& row : rows) std::ranges::reverse(row);
  }
  return rows;
}

}  // namespace

TileImport tilesFromPicture(const Image& image, int size) {
  TileImport result;
  TileMap& tiles = result.tiles;
  tiles.size = size;
  tiles.columns = (image.width + size - 1) / size;
  tiles.rows = (image.height + size - 1) / size;
  const auto cells = static_cast<std::size_t>(tiles.columns) * static_cast<std::size_t>(tiles.rows);
  if (cells == 0 || cells > kMaxTileCells) {
    result.problem = fmt::format("The picture has {} x {} pixels: {} tiles; a map holds 1 to {}.",
                                 image.width, image.height, cells, kMaxTileCells);
    return result;
  }
  std::map<Rows, TileCell> known;  // with the flip that leads to the palette's tile
  for (int row = 0; row < tiles.rows; ++row) {
    for (int column = 0; column < tiles.columns; ++column) {
      Rows rows = cut(image, column * size, row * size, size);
      if (rows.empty()) continue;
      if (!known.contains(rows)) {
        const int index = static_cast<int>(tiles.palette.size());
        for (const auto& [x, y] :
             {std::pair{false, false}, {true, false}, {false, true}, {true, true}}) {
          known.try_emplace(mirrored(rows, x, y), TileCell{0, 0, index, x, y});
        }
        result.bitmaps.try_emplace(rows, colours(image, column * size, row * size, size));
        tiles.palette.push_back(rows);
      }
      TileCell cell = known.at(rows);
      cell.column = column;
      cell.row = row;
      tiles.cells.push_back(cell);
    }
  }
  return result;
}

}  // namespace sepax
