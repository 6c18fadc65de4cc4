#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Built-in scenes that somebody has changed and left: files in a folder of their own, ID.json or
/// ID-2.json and so on.
namespace sepax {

/// The oldest go when there are more.
inline constexpr std::size_t kMostChangedScenes = 48;

struct ChangedScene {
  std::string path;
  std::string title;      ///< of the built-in scene that it was
  long long changed = 0;  ///< nanoseconds since 1970 UTC
};

/// Those of the folder, which need not exist, the latest first.
[[nodiscard]] std::vector<ChangedScene> changedScenes(const std::string& folder);
/// Keeps the text of a changed scene: in the file that holds it already, else in one that was free,
/// whoever else writes into the folder. The problem, empty when it is kept.
[[nodiscard]] std::string keepChangedScene(const std::string& folder, std::string_view id,
                                           const std::string& text);
/// The title of a built-in scene; the id where it has none.
[[nodiscard]] std::string titleOfBuiltin(std::string_view id);

}  // namespace sepax
