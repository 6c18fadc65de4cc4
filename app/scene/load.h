#pragma once

#include <string>
#include <string_view>

#include "app/scene/scene_json.h"

namespace sepax {

/// Whether the name is builtin:ID.
[[nodiscard]] bool isBuiltin(std::string_view name);
/// The scene of builtin:ID or of a file; the error starts with the name.
[[nodiscard]] SceneResult loadScene(const std::string& name);

}  // namespace sepax
