#pragma once

#include "app/scene/scene_json.h"

#include <nlohmann/json_fwd.hpp>

namespace sepax {

/// The scene of a JSON tree that may be a part of a larger one; paths in errors start at `tree`.
[[nodiscard]] SceneResult readSceneTree(const nlohmann::json& tree);

}  // namespace sepax
