#pragma once

#include "core/evidence/ray.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Tile maps in pixel space: which pixel is solid.
namespace sepax {

/// Transparency of a picture, row by row from the top: alpha[y * width + x] in 0..255.
struct AlphaBitmap {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> alpha;
};

/// Which pixels of a picture or a tile stop a ray. Outside it nothing does.
struct Solidity {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> solid;  ///< row by row from the top, 1 = solid

  [[nodiscard]] bool at(std::int64_t x, std::int64_t y) const {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    return solid[static_cast<std::size_t>(y * width + x)] != 0;
  }
};

/// Alpha above which a pixel is solid: the article's "not transparent".
inline constexpr int kSolidAlpha = 0;

/// solid = alpha > threshold. Missing alpha values count as 0.
[[nodiscard]] Solidity solidityOf(const AlphaBitmap& bitmap, int threshold = kSolidAlpha);
/// From text, '#' is solid; as wide as the longest row.
[[nodiscard]] Solidity solidityOf(std::span<const std::string> rows);
/// The same pixels in a square of size x size: cut on the right and at the bottom, or empty there.
[[nodiscard]] Solidity resized(const Solidity& solidity, int size);
/// Mirrored left to right and top to bottom. Law: twice the same flip changes nothing.
[[nodiscard]] Solidity flipped(const Solidity& solidity, bool flipX, bool flipY);
/// Rows of '#' and '.', the inverse of solidityOf for rows of equal length.
[[nodiscard]] std::vector<std::string> rowsOf(const Solidity& solidity);

/// One cell of a map: a tile of the palette or nothing, mirrored in its own square.
struct PlacedTile {
  int tile = -1;  ///< index into the palette, -1 = blank
  bool flipX = false;
  bool flipY = false;
};

/// Pixels of a picture before it is fitted to a tile.
struct BitmapSize {
  int width = 0;
  int height = 0;
};

/// A map of square tiles whose top left pixel is (0, 0). Made by makeTileGrid only, so that every
/// tile is a square of tileSize pixels and every index is valid.
struct TileGrid {
  int tileSize = 1;  ///< pixels per tile side
  int columns = 0;
  int rows = 0;
  std::vector<Solidity> palette;
  std::vector<BitmapSize> bitmaps;  ///< of the palette's pictures as they were given
  std::vector<PlacedTile> cells;    ///< row by row, columns * rows of them
};

/// A map of blank tiles with this palette; its pictures are resized to the tile size. A size below
/// 1 is taken for 1, a negative count for 0.
[[nodiscard]] TileGrid makeTileGrid(int tileSize, int columns, int rows,
                                    std::span<const Solidity> palette);
/// The map with one tile placed. Outside the map or the palette: unchanged.
[[nodiscard]] TileGrid placed(TileGrid grid, int column, int row, PlacedTile tile);

/// Quotient rounded down, also below zero; divisor > 0.
[[nodiscard]] constexpr std::int64_t floorDivide(std::int64_t value, std::int64_t divisor) {
  const std::int64_t quotient = value / divisor;
  return quotient * divisor > value ? quotient - 1 : quotient;
}

/// The tile at a column and row; null for a blank cell and outside the map.
[[nodiscard]] const PlacedTile* tileAt(const TileGrid& grid, std::int64_t column, std::int64_t row);

/// Blank tiles and everything outside the map are empty.
/// Laws: equals the pixel of the flipped palette picture; false outside boundsOf(grid).
[[nodiscard]] bool isSolid(const TileGrid& grid, Pixel pixel);

/// All pixels of the map.
[[nodiscard]] PixelBox boundsOf(const TileGrid& grid);

}  // namespace sepax
