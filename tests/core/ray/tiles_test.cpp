#include "core/ray/tiles.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <array>

using namespace sepax;
using namespace sepax::test;

namespace {

using Rows = std::vector<std::string>;

TileGrid randomGrid(Random& random) {
  std::vector<Solidity> palette;
  for (int i = 0; i < 2; ++i) {
    Rows rows;
    for (int y = random.integer(1, 5); y > 0; --y) {
      std::string row;
      for (int x = random.integer(1, 5); x > 0; --x) row += random.integer(0, 2) == 0 ? '#' : '.';
      rows.push_back(row);
    }
    palette.push_back(solidityOf(rows));
  }
  TileGrid grid =
      makeTileGrid(random.integer(1, 5), random.integer(0, 4), random.integer(0, 4), palette);
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      grid = placed(std::move(grid), column, row,
                    {random.integer(-1, 1), random.integer(0, 1) == 1, random.integer(0, 1) == 1});
    }
  }
  return grid;
}

/// The map drawn tile by tile, with the flips made by flipped().
bool isDrawnSolid(const TileGrid& grid, Pixel pixel) {
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      const std::int64_t x = pixel.x - column * grid.tileSize;
      const std::int64_t y = pixel.y - row * grid.tileSize;
      const PlacedTile* tile = tileAt(grid, column, row);
      if (tile == nullptr || x < 0 || y < 0 || x >= grid.tileSize || y >= grid.tileSize) continue;
      const Solidity& picture = grid.palette[static_cast<std::size_t>(tile->tile)];
      return flipped(picture, tile->flipX, tile->flipY).at(x, y);
    }
  }
  return false;
}

}  // namespace

TEST_CASE("solid is alpha above the threshold") {
  const AlphaBitmap bitmap{3, 2, {0, 1, 127, 128, 254, 255}};
  CHECK(rowsOf(solidityOf(bitmap)) == Rows{".##", "###"});
  CHECK(rowsOf(solidityOf(bitmap, 127)) == Rows{"...", "###"});
  CHECK(rowsOf(solidityOf(bitmap, 255)) == Rows{"...", "..."});
  CHECK(rowsOf(solidityOf(AlphaBitmap{2, 2, {9}})) == Rows{"#.", ".."});
  CHECK(rowsOf(solidityOf(AlphaBitmap{})).empty());
}

TEST_CASE("flips mirror, and pixels outside a picture are empty") {
  const Solidity picture = solidityOf(Rows{"##.", "#"});
  CHECK(rowsOf(picture) == Rows{"##.", "#.."});
  CHECK(rowsOf(flipped(picture, true, false)) == Rows{".##", "..#"});
  CHECK(rowsOf(flipped(picture, false, true)) == Rows{"#..", "##."});
  CHECK(rowsOf(flipped(picture, true, true)) == Rows{"..#", ".##"});
  CHECK(rowsOf(resized(picture, 4)) == Rows{"##..", "#...", "....", "...."});
  CHECK(rowsOf(resized(picture, 1)) == Rows{"#"});
  CHECK_FALSE(picture.at(-1, 0));
  CHECK_FALSE(picture.at(12, 3));
}

TEST_CASE("a small picture is mirrored in its tile's square") {
  const std::array<Solidity, 1> palette{solidityOf(Rows{"#"})};
  const TileGrid grid = placed(makeTileGrid(4, 2, 1, palette), 1, 0, {0, true, true});
  CHECK(isSolid(grid, {7, 3}));
  CHECK(boundsOf(grid) == PixelBox{0, 0, 8, 4});
}

TEST_CASE("negative pixels belong to no tile") {
  const std::array<Solidity, 1> palette{solidityOf(Rows{"##", "##"})};
  const TileGrid grid = placed(makeTileGrid(2, 1, 1, palette), 0, 0, {0});
  CHECK(isSolid(grid, {0, 0}));
  for (const Pixel pixel : {Pixel{-1, 0}, {0, -1}, {-1, -1}, {-2, 1}, {2, 0}, {0, 2}}) {
    CHECK_FALSE(isSolid(grid, pixel));
  }
  CHECK(floorDivide(-1, 2) == -1);
  CHECK(floorDivide(-2, 2) == -1);
  CHECK(floorDivide(-3, 2) == -2);
  CHECK(floorDivide(33'554'431, 16) == 2'097'151);
}

TEST_CASE("wrong counts, places and palette indices change nothing") {
  const TileGrid grid = makeTileGrid(0, -1, 3, {});
  CHECK(grid.tileSize == 1);
  CHECK(boundsOf(grid).empty());
  const TileGrid one = placed(placed(makeTileGrid(1, 1, 1, {}), 0, 0, {0}), 3, 0, {-1});
  CHECK(tileAt(one, 0, 0) == nullptr);
}

TEST_CASE("law: a pixel is solid as the map drawn tile by tile, inside boundsOf") {
  for (int seed = 0; seed < lawCases() / 20; ++seed) {
    INFO("seed " << seed);
    Random random(static_cast<std::uint64_t>(seed));
    const TileGrid grid = randomGrid(random);
    for (std::int64_t y = -2; y < 22; ++y) {
      for (std::int64_t x = -2; x < 22; ++x) {
        const bool expected = isDrawnSolid(grid, {x, y});
        REQUIRE(isSolid(grid, {x, y}) == expected);
        if (expected) REQUIRE(boundsOf(grid).contains({x, y}));
      }
    }
  }
}
