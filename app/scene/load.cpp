#include "app/scene/load.h"

#include "app/scene/builtin.h"
#include "app/scene/files.h"
#include "app/scene/geometry/geometry.h"

namespace sepax {

namespace {

constexpr std::string_view kPrefix = "builtin:";

}  // namespace

bool isBuiltin(std::string_view name) { return name.starts_with(kPrefix); }

SceneResult sceneFromText(std::string_view bytes) {
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
