#include "app/cli/scene_argument.h"

#include <filesystem>

#include "app/scene/files.h"
#include "app/scene/load.h"

namespace sepax {

SceneResult sceneArgument(const std::string& name) {
  if (name != "-") return loadScene(name);
  const FileResult input = readStandardInput(kMaxFileBytes);
  if (!input.bytes) return {std::nullopt, input.error};
  SceneResult result = readScene(*input.bytes);
  if (!result.scene) result.error = "standard input: " + result.error;
  return result;
}

std::string stemOf(const std::string& name) {
  if (name == "-") return "scene";
  return isBuiltin(name) ? name.substr(name.find(':') + 1)
                         : std::filesystem::path(name).stem().string();
}

}  // namespace sepax
