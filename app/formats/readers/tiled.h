#pragma once

#include "app/formats/svg/transform.h"
#include "core/exact/vec2.h"

#include <string>
#include <string_view>

/// Maps of Tiled: what their markup (.tmx) and their JSON and Lua have in common. y points down.
namespace sepax {

inline constexpr const char* kTiledNote = "y points down in Tiled; nothing was flipped";
inline constexpr const char* kTiledPlaceNote =
    "the place and the rotation of each object were added to its points";
inline constexpr const char* kTiledLayerNote =
    "the offset of each layer was added to what stands on it";
/// What an open path on a layer of objects is called where it is left out.
inline constexpr const char* kTiledPolyline = "polyline that does not close";

/// From the points of an object to those of its map; the rotation in degrees, from x to y.
[[nodiscard]] SvgTransform tiledPlace(Vec2 position, double rotation);
/// Why a layer of tiles is left out, and how it is read.
[[nodiscard]] std::string tileLayerSentence(std::string_view name);
/// Whether a sentence is that one.
[[nodiscard]] bool isTileLayerSentence(std::string_view sentence);
/// Whether the text is a map, a set of tiles, or an object of one, as markup.
[[nodiscard]] bool isTiledMarkup(std::string_view text);

}  // namespace sepax
