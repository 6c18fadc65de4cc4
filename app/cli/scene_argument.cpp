#include "app/cli/scene_argument.h"

#include "app/cli/streams.h"
#include "app/disk/files.h"
#include "app/documents/load.h"

#include <fmt/format.h>

#include <filesystem>

namespace sepax {

namespace {

SceneResult standardInputScene() {
  const FileResult input = readStandardInput(kMaxFileBytes);
  if (!input.bytes) return {std::nullopt, input.error};
  SceneResult result = sceneOf(contentOf(*input.bytes));
  if (!result.scene) result.error = "standard input: " + result.error;
  return result;
}

}  // namespace

SceneResult sceneArgument(const std::string& name) {
  SceneResult result = name == "-" ? standardInputScene() : loadScene(name);
  for (const std::string& remark : result.notes)
    note(fmt::format("{}: {}", name == "-" ? "standard input" : name, remark));
  return result;
}

std::string stemOf(const std::string& name) {
  if (name == "-") return "scene";
  return isBuiltin(name) ? name.substr(name.find(':') + 1)
                         : std::filesystem::path(name).stem().string();
}

}  // namespace sepax
