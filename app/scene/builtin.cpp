#include "app/scene/builtin.h"

#include "app/scene/json_path.h"
#include "app/scene/near_words.h"
#include "embedded/article_scenes.h"
#include "embedded/scenes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kPrefix = "builtin:";
/// Ids of scenes about pitfalls start so.
constexpr std::string_view kPitfall = "pitfall-";
constexpr std::array<std::string_view, 2> kDoctorScenes{"needs-repair", "quiet-defects"};
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

std::string builtinName(std::string_view id) { return std::string(kPrefix).append(id); }

std::optional<std::string_view> builtinId(std::string_view name) {
  if (!name.starts_with(kPrefix)) return std::nullopt;
  return name.substr(kPrefix.size());
}

bool isBuiltin(std::string_view name) { return builtinId(name).has_value(); }

std::vector<std::string_view> builtinIds() { return namesOf(embedded::scenes()); }

SceneAbout aboutOf(std::string_view id) {
  if (id.starts_with(kPitfall)) return SceneAbout::pitfall;
  const bool doctor = std::ranges::find(kDoctorScenes, id) != kDoctorScenes.end();
  return doctor ? SceneAbout::doctor : SceneAbout::technique;
}

std::vector<std::string_view> builtinIds(SceneAbout about) {
  std::vector<std::string_view> ids = builtinIds();
  std::erase_if(ids, [about](std::string_view id) { return aboutOf(id) != about; });
  return ids;
}

std::vector<std::string_view> articleSceneIds() { return namesOf(embedded::article_scenes()); }

std::vector<BuiltinScene> builtinScenes() {
  std::vector<BuiltinScene> list;
  for (const std::string_view id : builtinIds())
    if (const SceneResult result = loadBuiltin(id); result.scene)
      list.push_back({std::string(id), result.scene->title, result.scene->technique, aboutOf(id)});
  return list;
}

namespace {

std::string noSuchScene(std::string_view id) {
  std::vector<std::string> known;
  for (const std::string_view name : builtinIds()) known.emplace_back(name);
  for (const std::string_view name : articleSceneIds()) known.emplace_back(name);
  const std::string typed = shortened(onOneLine(id), kIdBytes);
  if (const std::string near = nearestWord(id, known); !near.empty())
    return fmt::format("{}: there is no such scene; did you mean {}?", builtinName(typed),
                       builtinName(near));
  return fmt::format("{}: there is no such scene; known: {}, and those of sepax articles",
                     builtinName(typed), fmt::join(builtinIds(), ", "));
}

}  // namespace

SceneResult loadBuiltin(std::string_view id) {
  const embedded::File* file = findFile(id);
  if (file == nullptr) return {std::nullopt, noSuchScene(id)};
  const std::string text(file->bytes.begin(), file->bytes.end());
  SceneResult result = readScene(text);
  if (!result.scene) result.error = fmt::format("{}: {}", builtinName(id), result.error);
  return result;
}

}  // namespace sepax
