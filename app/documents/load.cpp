#include "app/documents/load.h"

#include "app/codecs/scene_link.h"
#include "app/scene/builtin.h"

#include <fmt/format.h>

#include <new>
#include <utility>

namespace sepax {

OpenedFile openFile(const std::string& path, FileReader read) {
  OpenedFile opened{path, {}, stampOf(path), {}, {}};
  FileResult file = read(path, kMaxFileBytes);
  opened.error = std::move(file.error);
  if (!file.bytes) return opened;
  opened.bytes = std::move(*file.bytes);
  opened.content = contentOf(opened.bytes);
  return opened;
}

bool isSceneLink(std::string_view name) { return isAddress(name) && !sceneLinkIn(name).empty(); }

SceneResult sceneOf(OpenedFile file) {
  if (!file.error.empty()) return {std::nullopt, std::move(file.error)};
  SceneResult result = sceneOf(std::move(file.content));
  if (!result.scene) result.error = file.path + ": " + result.error;
  return result;
}

SceneResult standardInputScene() {
  const FileResult input = readStandardInput(kMaxFileBytes);
  if (!input.bytes) return {std::nullopt, input.error};
  SceneResult result = sceneOf(contentOf(*input.bytes));
  if (!result.scene) result.error = "standard input: " + result.error;
  return result;
}

SceneResult loadScene(const std::string& name, FileReader read) {
  if (isAddress(name)) return sceneOf(contentOf(name));
  if (const auto id = builtinId(name)) return loadBuiltin(*id);
  try {
    return sceneOf(openFile(name, read));
  } catch (const std::bad_alloc&) {  // who watches a file goes on
    return {std::nullopt, fmt::format("{}: {}", name, kNoMemory)};
  }
}

}  // namespace sepax
