#include "app/cli/render_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>

#include "app/cli/scene_argument.h"
#include "app/scene/files.h"

namespace sepax {

namespace {

namespace fs = std::filesystem;

bool isFolder(const std::string& path) {
  std::error_code error;
  return path.ends_with('/') || fs::is_directory(path, error);
}

std::string lowerCase(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::string kindProblem(const std::string& picture) {
  const std::string kind = lowerCase(fs::path(picture).extension().string());
  if (picture == "-" || kind == ".png") return {};
  if (kind == ".svg" || kind == ".pdf" || kind == ".gif" || kind == ".apng")
    return fmt::format("{}: this version does not write {} yet; use a name that ends in .png",
                       picture, kind);
  return fmt::format("{}: the kind of picture is unknown; use a name that ends in .png", picture);
}

RenderPlan planOne(const std::string& scene, const std::string& picture) {
  const std::string problem = kindProblem(picture);
  if (!problem.empty()) return {{}, problem};
  return {{{scene, picture}}, {}};
}

std::string makeFolder(const std::string& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  return error ? fileError(folder, error.value()) : "";
}

}  // namespace

RenderPlan planPictures(const std::vector<std::string>& scenes, const std::string& output) {
  if (output.empty())
    return {{}, "render: -o is missing; name the picture, for example -o out.png"};
  if (scenes.size() == 1 && !isFolder(output)) return planOne(scenes.front(), output);
  if (!isFolder(output))
    return {{}, output + ": several scenes need a folder; name one, or end the name with /"};
  RenderPlan plan;
  std::set<std::string> taken;
  for (const std::string& scene : scenes) {
    const std::string picture = (fs::path(output) / (stemOf(scene) + ".png")).string();
    if (!taken.insert(picture).second)
      return {{}, picture + ": two scenes would make this picture; render one of them apart"};
    plan.tasks.push_back({scene, picture});
  }
  if (const std::string error = makeFolder(output); !error.empty()) return {{}, error};
  return plan;
}

}  // namespace sepax
