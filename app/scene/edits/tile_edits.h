#pragma once

#include "app/scene/scene.h"

#include <optional>

/// Edits of the ray and the tile map as values. Places are pixel space, y down.
namespace sepax {

/// The ray starts there, its direction and length stay.
[[nodiscard]] Scene withRayOrigin(Scene scene, Vec2 origin);
/// The ray ends there: direction (a unit vector) and length follow. At the origin: length 0, the
/// direction stays.
[[nodiscard]] Scene withRayEnd(Scene scene, Vec2 end);
/// A ray across the middle of the map, for a scene without one.
[[nodiscard]] Scene withNewRay(Scene scene);
/// An empty map for a scene without one.
[[nodiscard]] Scene withNewTiles(Scene scene);

/// A column and a row of the map.
struct TileSpot {
  int column = 0;
  int row = 0;
  friend bool operator==(const TileSpot&, const TileSpot&) = default;
};
/// The cell of the map that owns the place; absent outside.
[[nodiscard]] std::optional<TileSpot> spotAt(const TileMap& tiles, Vec2 place);
/// Index into tiles.cells, -1 for a blank one.
[[nodiscard]] int cellAt(const TileMap& tiles, TileSpot spot);

/// The pixel of the palette tile under the place set to solid or empty: all places of the tile
/// follow. A blank cell gets a new tile for a solid pixel. Unchanged outside the map.
[[nodiscard]] TileMap withPixel(TileMap tiles, Vec2 place, bool solid);
/// The connected pixels of the tile around the place change from empty to solid or back.
[[nodiscard]] TileMap withFill(TileMap tiles, Vec2 place);
/// The cell mirrored; blank cells stay.
[[nodiscard]] TileMap withFlip(TileMap tiles, TileSpot spot, bool flipX, bool flipY);
/// A tile of the palette put into the cell; -1 makes it blank.
[[nodiscard]] TileMap withTile(TileMap tiles, TileSpot spot, int tile);
/// An empty tile at the end of the palette.
[[nodiscard]] TileMap withNewPaletteTile(TileMap tiles);
/// Columns and rows; cells that fall outside go.
[[nodiscard]] TileMap withMapSize(TileMap tiles, int columns, int rows);
/// Pixels per tile side; tiles are cut or padded at the right and at the bottom.
[[nodiscard]] TileMap withTileSize(TileMap tiles, int size);

}  // namespace sepax
