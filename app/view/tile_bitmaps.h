#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace sepax {

/// The pictures from which tiles of the palette were made, by the tile's rows: a tile that was
/// painted since has none. Four bytes a pixel, red, green, blue and straight alpha, rows from the
/// top, as many of both as the tile has pixels per side.
using TileBitmaps = std::map<std::vector<std::string>, std::vector<std::uint8_t>>;

}  // namespace sepax
