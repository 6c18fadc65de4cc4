#include "app/scene/builtin.h"

#include "app/scene/json_path.h"
#include "embedded/article_scenes.h"
#include "embedded/scenes.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace sepax {

namespace {

constexpr std::size_t kIdBytes = 40;  ///< of an unknown id in a message

/// Null when there is none.
const embedded::File* findFile(std::string_view id) {
  for (const std::span<const embedded::File> files :
       {embedded::scenes(), embedded::article_scenes()}) {
    const auto found = std::ranges::find(files, id, &embedded::File::name);
    if (found != files.end()) return &*found;
  }
  return nullptr;
}

std::vector<std::string_view> namesOf(std::span<const embedded::File> files) {
  std::vector<std::string_view> names;
  for (const embedded::File& file : files) names.push_back(file.name);
  return names;
}

}  // namespace

std::vector<std::string_view> builtinIds() { return namesOf(embedded::scenes()); }

std::vector<std::string_view> pitfallSceneIds() {
  std::vector<std::string_view> ids = builtinIds();
  std::erase_if(ids, [](std::string_view id) { return !id.starts_with(kPitfallPrefix); });
  return ids;
}

std::vector<std::string_view> articleSceneIds() { return namesOf(embedded::article_scenes()); }

std::vector<BuiltinScene> builtinScenes() {
  std::vector<BuiltinScene> list;
  for (const std::string_view id : builtinIds())
    if (const SceneResult result = loadBuiltin(id); result.scene)
      list.push_back({std::string(id), result.scene->title, result.scene->technique});
  return list;
}

SceneResult loadBuiltin(std::string_view id) {
  const embedded::File* file = findFile(id);
  if (file == nullptr)
    return {
        std::nullopt,
        fmt::format("builtin:{}: there is no such scene; known: {}, and those of sepax articles",
                    shortened(onOneLine(id), kIdBytes), fmt::join(builtinIds(), ", "))};
  const std::string text(file->bytes.begin(), file->bytes.end());
  SceneResult result = readScene(text);
  if (!result.scene) result.error = fmt::format("builtin:{}: {}", id, result.error);
  return result;
}

}  // namespace sepax
