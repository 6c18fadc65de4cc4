#include "app/documents/changed_scenes.h"

#include "app/disk/file_stamp.h"
#include "app/disk/files.h"
#include "app/disk/folder_lock.h"
#include "app/disk/free_path.h"
#include "app/disk/user_folders.h"
#include "app/scene/builtin.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <tuple>

namespace sepax {

namespace {

namespace fs = std::filesystem;

bool holds(const std::string& path, const std::string& text) {
  return readRegularFile(path, text.size() + 1).bytes == text;
}

struct StampedFile {
  std::string path;
  long long changed = 0;  ///< nanoseconds since 1970 UTC
};

/// The latest first.
std::vector<StampedFile> filesOf(const std::string& folder) {
  std::vector<StampedFile> files;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    std::error_code none;
    const std::string path = it->path().string();
    if (it->path().extension() != ".json" || !fs::is_regular_file(path, none)) continue;
    if (const std::optional<FileStamp> stamp = stampOf(path))
      files.push_back({path, stamp->changed});
  }
  std::ranges::sort(files, [](const StampedFile& a, const StampedFile& b) {
    return std::tie(b.changed, b.path) < std::tie(a.changed, a.path);
  });
  return files;
}

void dropOldest(const std::string& folder) {
  const std::vector<StampedFile> files = filesOf(folder);
  std::error_code error;
  for (std::size_t i = kMostChangedScenes; i < files.size(); ++i) fs::remove(files[i].path, error);
}

/// The id of the built-in scene that a file is named after: "sat-figure-2" is one, and
/// "two-pentagons-2" the second file of another.
std::string idOf(const std::string& stem) {
  if (loadBuiltin(stem).scene) return stem;
  const std::size_t dash = stem.rfind('-');
  const bool numbered = dash != std::string::npos && dash + 1 < stem.size() &&
                        stem.find_first_not_of("0123456789", dash + 1) == std::string::npos;
  return numbered ? stem.substr(0, dash) : stem;
}

}  // namespace

std::vector<ChangedScene> changedScenes(const std::string& folder) {
  std::vector<ChangedScene> scenes;
  for (const StampedFile& file : filesOf(folder))
    scenes.push_back(
        {file.path, titleOfBuiltin(idOf(fs::path(file.path).stem().string())), file.changed});
  return scenes;
}

std::string keepChangedScene(const std::string& folder, std::string_view id,
                             const std::string& text) {
  if (std::string problem = makeFolder(folder); !problem.empty()) return problem;
  // Another window may leave the same scene at this moment, and would find the same name free.
  const auto lock = lockFolder(folder);
  if (!lock) return folder + ": another program keeps it locked";
  const std::string path = freePath(fmt::format("{}/{}.json", folder, id),
                                    [&](const std::string& taken) { return holds(taken, text); });
  std::string problem = atomicWrite(path, text, Pipes::refused);
  if (problem.empty()) dropOldest(folder);
  return problem;
}

std::string titleOfBuiltin(std::string_view id) {
  const SceneResult scene = loadBuiltin(id);
  return scene.scene && !scene.scene->title.empty() ? scene.scene->title : std::string(id);
}

}  // namespace sepax
