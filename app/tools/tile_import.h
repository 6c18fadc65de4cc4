#pragma once

#include "app/codecs/image.h"
#include "app/scene/scene.h"
#include "app/view/tile_bitmaps.h"

#include <string>

namespace sepax {

/// Tiles of a picture for a map without a size of its own, pixels per side.
inline constexpr int kImportTileSize = 16;

struct TileImport {
  TileMap tiles;
  TileBitmaps bitmaps;  ///< of the palette's tiles
  std::string problem;  ///< one sentence; empty = the tiles are there
};

/// The picture cut into tiles: alpha > 0 is solid, one palette tile for each distinct tile and its
/// mirror images, blank cells for empty ones.
[[nodiscard]] TileImport tilesFromPicture(const Image& image, int size);

}  // namespace sepax
