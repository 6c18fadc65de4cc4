#include "app/scene/edits/tile_edits.h"

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

using Rows = std::vector<std::string>;

constexpr int kNewColumns = 8;
constexpr int kNewRows = 5;
constexpr int kNewSize = 16;  ///< pixels per tile side

/// A pixel of a palette tile.
struct Local {
  int tile = 0;
  int x = 0;
  int y = 0;
};

/// The tile with rows of full length, so that pixels can be set by index.
Rows full(const TileMap& tiles, int tile) {
  Rows rows = tiles.palette[static_cast<std::size_t>(tile)];
  const auto size = static_cast<std::size_t>(tiles.size);
  rows.resize(size);
  for (std::string& row : rows) row.resize(size, '.');
  return rows;
}

/// Which pixel of which tile lies under a place of the cell.
Local localAt(const TileMap& tiles, const TileCell& cell, Vec2 place) {
  const auto within = [&](double value) {
    const int index = static_cast<int>(std::floor(value));
    return std::clamp(index, 0, tiles.size - 1);
  };
  Local local{cell.tile, within(place.x - static_cast<double>(cell.column) * tiles.size),
              within(place.y - static_cast<double>(cell.row) * tiles.size)};
  if (cell.flipX) local.x = tiles.size - 1 - local.x;
  if (cell.flipY) local.y = tiles.size - 1 - local.y;
  return local;
}

/// A new empty tile in the cell.
TileMap withOwnTile(TileMap tiles, TileSpot spot) {
  tiles = withNewPaletteTile(std::move(tiles));
  const int last = static_cast<int>(tiles.palette.size()) - 1;
  return withTile(std::move(tiles), spot, last);
}

char& pixelOf(Rows& rows, int x, int y) {
  return rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
}

}  // namespace

Scene withRayOrigin(Scene scene, Vec2 origin) {
  scene.ray->origin = origin;
  return scene;
}

Scene withRayEnd(Scene scene, Vec2 end) {
  Ray& ray = *scene.ray;
  const Vec2 way = end - ray.origin;
  ray.length = length(way);
  if (ray.length > 0) ray.direction = way / ray.length;
  return scene;
}

Scene withNewRay(Scene scene) {
  Vec2 size{100, 60};
  if (scene.tiles) {
    size = {static_cast<double>(scene.tiles->columns) * scene.tiles->size,
            static_cast<double>(scene.tiles->rows) * scene.tiles->size};
  }
  const double y = std::floor(size.y / 2) + 0.5;
  scene.ray = Ray{{0.5, y}, {1, 0}, std::max(1.0, size.x - 1)};
  return scene;
}

Scene withNewTiles(Scene scene) {
  TileMap tiles;
  tiles.size = kNewSize;
  tiles.columns = kNewColumns;
  tiles.rows = kNewRows;
  scene.tiles = std::move(tiles);
  return scene;
}

std::optional<TileSpot> spotAt(const TileMap& tiles, Vec2 place) {
  const double column = std::floor(place.x / tiles.size);
  const double row = std::floor(place.y / tiles.size);
  if (!(column >= 0 && column < tiles.columns && row >= 0 && row < tiles.rows)) return {};
  return TileSpot{static_cast<int>(column), static_cast<int>(row)};
}

int cellAt(const TileMap& tiles, TileSpot spot) {
  const auto found = std::ranges::find_if(tiles.cells, [&](const TileCell& cell) {
    return cell.column == spot.column && cell.row == spot.row;
  });
  return found == tiles.cells.end() ? -1 : static_cast<int>(found - tiles.cells.begin());
}

TileMap withPixel(TileMap tiles, Vec2 place, bool solid) {
  const std::optional<TileSpot> spot = spotAt(tiles, place);
  if (!spot) return tiles;
  int index = cellAt(tiles, *spot);
  if (index < 0 && !solid) return tiles;
  if (index < 0) {
    tiles = withOwnTile(std::move(tiles), *spot);
    index = cellAt(tiles, *spot);
  }
  const Local local = localAt(tiles, tiles.cells[static_cast<std::size_t>(index)], place);
  Rows rows = full(tiles, local.tile);
  pixelOf(rows, local.x, local.y) = solid ? '#' : '.';
  tiles.palette[static_cast<std::size_t>(local.tile)] = std::move(rows);
  return tiles;
}

TileMap withFill(TileMap tiles, Vec2 place) {
  const std::optional<TileSpot> spot = spotAt(tiles, place);
  if (!spot) return tiles;
  int index = cellAt(tiles, *spot);
  if (index < 0) {
    tiles = withOwnTile(std::move(tiles), *spot);
    index = cellAt(tiles, *spot);
  }
  const Local seed = localAt(tiles, tiles.cells[static_cast<std::size_t>(index)], place);
  Rows rows = full(tiles, seed.tile);
  const char from = pixelOf(rows, seed.x, seed.y);
  const char to = from == '#' ? '.' : '#';
  std::vector<Local> open{seed};
  while (!open.empty()) {
    const Local at = open.back();
    open.pop_back();
    if (at.x < 0 || at.y < 0 || at.x >= tiles.size || at.y >= tiles.size) continue;
    char& pixel = pixelOf(rows, at.x, at.y);
    if (pixel != from) continue;
    pixel = to;
    for (const auto& [x, y] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
      open.push_back({seed.tile, at.x + x, at.y + y});
    }
  }
  tiles.palette[static_cast<std::size_t>(seed.tile)] = std::move(rows);
  return tiles;
}

TileMap withFlip(TileMap tiles, TileSpot spot, bool flipX, bool flipY) {
  const int index = cellAt(tiles, spot);
  if (index < 0) return tiles;
  TileCell& cell = tiles.cells[static_cast<std::size_t>(index)];
  cell.flipX = cell.flipX != flipX;
  cell.flipY = cell.flipY != flipY;
  return tiles;
}

TileMap withTile(TileMap tiles, TileSpot spot, int tile) {
  const int index = cellAt(tiles, spot);
  if (tile < 0) {
    if (index >= 0) tiles.cells.erase(tiles.cells.begin() + index);
  } else if (index < 0) {
    tiles.cells.push_back({spot.column, spot.row, tile, false, false});
  } else {
    tiles.cells[static_cast<std::size_t>(index)].tile = tile;
  }
  return tiles;
}

TileMap withNewPaletteTile(TileMap tiles) {
  const auto size = static_cast<std::size_t>(tiles.size);
  tiles.palette.emplace_back(size, std::string(size, '.'));
  return tiles;
}

TileMap withMapSize(TileMap tiles, int columns, int rows) {
  tiles.columns = columns;
  tiles.rows = rows;
  std::erase_if(tiles.cells,
                [&](const TileCell& cell) { return cell.column >= columns || cell.row >= rows; });
  return tiles;
}

TileMap withTileSize(TileMap tiles, int size) {
  tiles.size = size;
  const auto limit = static_cast<std::size_t>(std::max(size, 0));
  for (Rows& rows : tiles.palette) {
    if (rows.size() > limit) rows.resize(limit);
    for (std::string& row : rows) {
      if (row.size() > limit) row.resize(limit);
    }
  }
  return tiles;
}

}  // namespace sepax
