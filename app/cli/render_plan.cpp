#include "app/cli/render_plan.h"

#include "app/cli/scene_argument.h"
#include "app/disk/files.h"
#include "app/scene/builtin.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <set>

namespace sepax {

namespace {

namespace fs = std::filesystem;

bool isFolder(const std::string& path) {
  std::error_code error;
  return path.ends_with('/') || fs::is_directory(path, error);
}

std::string knownFormats() {
  std::string names;
  for (const PictureFormatRow& row : pictureFormats())
    names.append(names.empty() ? "" : ", ").append(row.id);
  return names;
}

RenderPlan planOne(const std::string& scene, const std::string& picture,
                   const std::string& format) {
  const FormatResult found = formatFor(picture, format);
  if (!found.format) return {{}, {}, {}, found.error};
  return {{{scene, picture}}, *found.format, {}, {}};
}

/// Scene files of a folder, by name; empty when it cannot be read.
std::vector<std::string> scenesIn(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (it->path().extension() == ".json") files.push_back(it->path().string());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

SceneList listScenes(const std::vector<std::string>& names, bool all) {
  SceneList list;
  for (const std::string& name : names) {
    std::error_code error;
    if (!fs::is_directory(name, error)) {
      list.scenes.push_back(name);
      continue;
    }
    const std::vector<std::string> files = scenesIn(name);
    if (files.empty()) return {{}, name + ": no scene files (.json) in this folder", true};
    list.scenes.insert(list.scenes.end(), files.begin(), files.end());
    list.folder = true;
  }
  if (!all) return list;
  for (const std::string_view id : builtinIds()) list.scenes.push_back(builtinName(id));
  return list;
}

std::string makePictureFolder(const std::string& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (!error) return {};
  // A file is in the way, of the last name too.
  return fileError(folder, error.value() == EEXIST ? ENOTDIR : error.value());
}

FormatResult formatFor(const std::string& output, const std::string& format) {
  const std::string kind = format.empty() ? fs::path(output).extension().string() : format;
  if (format.empty() && output == "-") return {PictureFormat::png, {}};
  const auto found = pictureFormatNamed(kind);
  if (found) return {found, {}};
  if (!format.empty())
    return {std::nullopt, fmt::format("--format: {} is unknown; choose one of {}", inQuotes(format),
                                      knownFormats())};
  return {std::nullopt,
          fmt::format("{}: the kind of picture is unknown; use a name that ends in one of {}",
                      output, knownFormats())};
}

RenderPlan planPictures(const std::vector<std::string>& scenes, const std::string& output,
                        const std::string& format) {
  if (output.empty())
    return {{}, {}, {}, "render: -o is missing; name the picture, for example -o out.png"};
  if (scenes.size() == 1 && !isFolder(output)) return planOne(scenes.front(), output, format);
  if (!isFolder(output))
    return {
        {}, {}, {}, output + ": several scenes need a folder; name one, or end the name with /"};
  const FormatResult kind = formatFor("-", format);
  if (!kind.format) return {{}, {}, {}, kind.error};
  RenderPlan plan;
  plan.format = *kind.format;
  const std::string extension = "." + std::string(rowOf(plan.format).id);
  std::set<std::string> taken;
  for (const std::string& scene : scenes) {
    const std::string picture = (fs::path(output) / (stemOf(scene) + extension)).string();
    if (!taken.insert(picture).second)
      return {
          {}, {}, {}, picture + ": two scenes would make this picture; render one of them apart"};
    plan.tasks.push_back({scene, picture});
  }
  plan.folder = output;
  return plan;
}

}  // namespace sepax
