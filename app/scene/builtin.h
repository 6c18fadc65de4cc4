#pragma once

#include "app/scene/scene_json.h"

#include <string>
#include <string_view>
#include <vector>

/// The scenes that are part of the program: builtin/ID.json, one row each in the list of
/// app/CMakeLists.txt, whose order is that of the menu.
namespace sepax {

struct BuiltinScene {
  std::string id;
  std::string title;
  std::string technique;
};

inline constexpr std::string_view kDefaultScene = "two-pentagons";

/// All built-in scenes in the order of the menu.
[[nodiscard]] std::vector<BuiltinScene> builtinScenes();
/// Their ids alone, without reading the scenes.
[[nodiscard]] std::vector<std::string_view> builtinIds();
[[nodiscard]] SceneResult loadBuiltin(std::string_view id);

}  // namespace sepax
