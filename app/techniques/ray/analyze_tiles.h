#pragma once

#include "app/scene/scene.h"
#include "core/evidence/evidence.h"

/// The tiles of a scene for the cast and for the picture.
namespace sepax {

struct TileGrid;  // core/ray/tiles.h

[[nodiscard]] TileGrid tileGridOf(const TileMap& tiles);
[[nodiscard]] TilePicture tilePictureOf(const TileMap& tiles, const TileGrid& grid);

}  // namespace sepax
