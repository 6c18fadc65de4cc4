#include <cstdint>
#include <utility>

#include "app/formats/encoding.h"
#include "app/formats/geometry.h"
#include "app/formats/line_prefixes.h"
#include "app/formats/read_number.h"
#include "app/formats/readers.h"
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
  GeometryText found{"scene", {}, std::nullopt, result.error};
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

GeometryText readAny(std::string_view bytes) {
  const DecodedText text = decoded(bytes);
  if (!text.error.empty()) return {"text", {}, std::nullopt, text.error};
  if (isSceneJson(text.utf8)) return readSceneText(text.utf8);
  return understood(readRaw(text.utf8));
}

/// All readers, that of scenes too, close their sentences with the same words.
std::string defectNamedBy(const std::string& error) {
  if (error.find("a polygon needs at least three") != error.npos) return "too_few_vertices";
  return error.find("write a finite ") != error.npos ? "non_finite" : "";
}

}  // namespace

GeometryText readGeometry(std::string_view bytes) {
  GeometryText text = readAny(bytes);
  text.defect = defectNamedBy(text.error);
  return text;
}

}  // namespace sepax
