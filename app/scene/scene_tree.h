#pragma once

#include <nlohmann/json_fwd.hpp>

#include "app/scene/scene_json.h"

namespace sepax {

/// The scene of a JSON tree that may be a part of a larger one; paths in errors start at `tree`.
[[nodiscard]] SceneResult readSceneTree(const nlohmann::json& tree);

}  // namespace sepax
