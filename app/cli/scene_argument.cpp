#include "app/cli/scene_argument.h"

#include "app/cli/streams.h"
#include "app/documents/load.h"
#include "app/scene/builtin.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/table.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

namespace sepax {

SceneResult sceneArgument(const std::string& name) {
  const std::string place = name == "-" ? "standard input" : isSceneLink(name) ? "the link" : name;
  SceneResult result = name == "-" ? standardInputScene() : loadScene(name);
  for (const std::string& remark : result.notes) note(fmt::format("{}: {}", place, remark));
  return withShowingChecked(techniques(), std::move(result), place);
}

std::string stemOf(const std::string& name) {
  if (name == "-" || isSceneLink(name)) return "scene";
  if (const auto id = builtinId(name)) return std::string(*id);
  return std::filesystem::path(name).stem().string();
}

}  // namespace sepax
