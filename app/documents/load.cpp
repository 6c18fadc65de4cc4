#include "app/documents/load.h"

#include "app/codecs/embedded_scene.h"
#include "app/scene/builtin.h"
#include "app/formats/geometry.h"
#include "app/disk/files.h"

#include <utility>

namespace sepax {

namespace {

constexpr std::string_view kPrefix = "builtin:";

SceneResult sceneOfPicture(EmbeddedScene picture) {
  if (!picture.json) return {std::nullopt, std::move(picture.error)};
  SceneResult result = readScene(*picture.json);
  result.foreign = true;
  if (!result.scene) result.error = "the scene in this picture is broken: " + result.error;
  return result;
}

}  // namespace

bool isBuiltin(std::string_view name) { return name.starts_with(kPrefix); }

SceneResult sceneFromText(std::string_view bytes) {
  if (EmbeddedScene picture = embeddedScene(bytes); picture.picture)
    return sceneOfPicture(std::move(picture));
  GeometryText text = readGeometry(bytes);
  // Bodies are not asked for: a scene may be a tile map and a ray.
  if (text.scene) return {std::move(text.scene), {}};
  if (!text.error.empty()) return {std::nullopt, std::move(text.error)};
  GeometryReading& reading = text.readings.front();
  return {withPolygons({}, reading.polygons), {}, std::move(reading.notes), true};
}

SceneResult loadScene(const std::string& name) {
  if (isBuiltin(name)) return loadBuiltin(std::string_view(name).substr(kPrefix.size()));
  const FileResult file = readFile(name, kMaxFileBytes);
  if (!file.bytes) return {std::nullopt, file.error};
  SceneResult result = sceneFromText(*file.bytes);
  if (!result.scene) result.error = name + ": " + result.error;
  return result;
}

}  // namespace sepax
