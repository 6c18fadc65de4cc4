#pragma once

#include "app/scene/scene_json.h"

#include <string>

namespace sepax {

/// The scene that an argument names: a file, builtin:ID, or - for standard input; its view asks for
/// nothing that is not there. What was assumed while reading it is said on standard error.
[[nodiscard]] SceneResult sceneArgument(const std::string& name);
/// Name for files made from this scene: the id of a built-in one, else the file's own name.
[[nodiscard]] std::string stemOf(const std::string& name);

}  // namespace sepax
