#pragma once

#include "app/scene/scene_json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The scenes that are part of the program: builtin/ID.json, one row each in the list of
/// app/scene/CMakeLists.txt, whose order is that of the menu, and those that only an article names:
/// app/articles/scenes/ID.json.
namespace sepax {

/// What a scene was made to show: how its technique answers, where a published text errs, or what
/// the doctor says of shapes.
enum class SceneAbout { technique, pitfall, doctor };

struct BuiltinScene {
  std::string id;
  std::string title;
  std::string technique;
  SceneAbout about = SceneAbout::technique;
};

/// What the sandbox opens where nothing is named.
inline constexpr std::string_view kDefaultScene = "two-pentagons";

/// What a built-in scene is called where a file may be named as well: "builtin:ID".
[[nodiscard]] std::string builtinName(std::string_view id);
/// The id in such a name, known or not; none in any other.
[[nodiscard]] std::optional<std::string_view> builtinId(std::string_view name);
[[nodiscard]] bool isBuiltin(std::string_view name);

/// All built-in scenes in the order of the menu.
[[nodiscard]] std::vector<BuiltinScene> builtinScenes();
/// Their ids alone, without reading the scenes.
[[nodiscard]] std::vector<std::string_view> builtinIds();
/// Of a built-in scene's id; `technique` of any other.
[[nodiscard]] SceneAbout aboutOf(std::string_view id);
/// The ids of those about this, in the order of the menu.
[[nodiscard]] std::vector<std::string_view> builtinIds(SceneAbout about);
/// Ids of the scenes that only an article names; the list above leaves them out.
[[nodiscard]] std::vector<std::string_view> articleSceneIds();
/// A scene of either list.
[[nodiscard]] SceneResult loadBuiltin(std::string_view id);

}  // namespace sepax
