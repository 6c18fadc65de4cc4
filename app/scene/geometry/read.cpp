#include <cstdint>
#include <utility>

#include "app/scene/geometry/encoding.h"
#include "app/scene/geometry/geometry.h"
#include "app/scene/geometry/line_prefixes.h"
#include "app/scene/geometry/read_number.h"
#include "app/scene/geometry/readers.h"
#include "app/scene/scene_json.h"

namespace sepax {

namespace {

/// A scene file, whole or broken: its own reader has the messages that help.
bool isSceneJson(std::string_view text) {
  if (!trimmed(text).starts_with('{')) return false;
  return text.find("sepax-scene") != text.npos || text.find("\"format\"") != text.npos ||
         (text.find("\"bodies\"") != text.npos && text.find("\"version\"") != text.npos);
}

GeometryText readSceneText(std::string_view text) {
  SceneResult result = readScene(text);
  GeometryText found{"scene", {}, std::nullopt, result.error, result.defect};
  if (!result.scene) return found;
  if (result.scene->bodies.empty()) {
    found.error = "the scene has no bodies; it needs at least one";
  } else {
    found.readings.push_back({"scene", "bodies in the world", worldPolygons(*result.scene), {}});
  }
  found.scene = std::move(result.scene);
  return found;
}

RawGeometry readPlain(std::string_view text) {
  for (const auto read : {readSvg, readWkt, readGeoJson, readCsv})
    if (auto raw = read(text)) return std::move(*raw);
  return readLiterals(text);
}

RawGeometry readRaw(std::string_view text) {
  const auto stripped = withoutLinePrefixes(text);
  if (!stripped) return readPlain(text);
  RawGeometry raw = readPlain(stripped->text);
  raw.notes.insert(raw.notes.begin(), stripped->note);
  return raw;
}

}  // namespace

GeometryText readGeometry(std::string_view bytes) {
  const DecodedText text = decoded(bytes);
  if (!text.error.empty()) return {"text", {}, std::nullopt, text.error};
  if (isSceneJson(text.utf8)) return readSceneText(text.utf8);
  return understood(readRaw(text.utf8));
}

}  // namespace sepax
