#include "app/scene/load.h"

#include "app/scene/builtin.h"
#include "app/scene/files.h"

namespace sepax {

namespace {

constexpr std::string_view kPrefix = "builtin:";

}  // namespace

bool isBuiltin(std::string_view name) { return name.starts_with(kPrefix); }

SceneResult loadScene(const std::string& name) {
  if (isBuiltin(name)) return loadBuiltin(std::string_view(name).substr(kPrefix.size()));
  const FileResult file = readFile(name, kMaxFileBytes);
  if (!file.bytes) return {std::nullopt, file.error};
  SceneResult result = readScene(*file.bytes);
  if (!result.scene) result.error = name + ": " + result.error;
  return result;
}

}  // namespace sepax
