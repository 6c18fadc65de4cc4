#pragma once

#include <string>
#include <string_view>

#include "app/scene/scene_json.h"

namespace sepax {

/// Whether the name is builtin:ID.
[[nodiscard]] bool isBuiltin(std::string_view name);
/// The scene of builtin:ID or of a file; the error starts with the name. A file with polygons in
/// any format of readGeometry becomes a scene with one body for each polygon, and is foreign; so is
/// a picture, which opens as the scene that it carries.
[[nodiscard]] SceneResult loadScene(const std::string& name);
/// The same for the bytes of a file; the error has no name.
[[nodiscard]] SceneResult sceneFromText(std::string_view bytes);

}  // namespace sepax
