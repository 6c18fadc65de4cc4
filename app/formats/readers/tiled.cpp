#include "app/formats/readers/tiled.h"

#include "app/formats/text/number.h"
#include "app/scene/json_path.h"
#include "core/exact/transform.h"

namespace sepax {

namespace {

constexpr std::string_view kTileLayer = "the tile layer ";

}  // namespace

SvgTransform tiledPlace(Vec2 position, double rotation) {
  SvgTransform turn;
  if (rotation != 0) {
    const Rotation r = rotationOf(rotation);
    turn = {r.cosine, r.sine, -r.sine, r.cosine, 0, 0};
  }
  return combined({1, 0, 0, 1, position.x, position.y}, turn);
}

std::string tileLayerSentence(std::string_view name) {
  return std::string(kTileLayer) + inQuotes(name) +
         " has no polygons; to have its tiles, export the map as a PNG and open that";
}

bool isTileLayerSentence(std::string_view sentence) { return sentence.starts_with(kTileLayer); }

bool isTiledMarkup(std::string_view text) {
  const std::string_view start = trimmed(text);
  if (!start.starts_with('<')) return false;
  if (start.starts_with("<object "))
    return start.substr(0, start.find('>')).find(" x=") != start.npos;
  const bool map = text.find("<map") != text.npos && text.find("tilewidth=") != text.npos;
  return map || text.find("<objectgroup") != text.npos;
}

}  // namespace sepax
