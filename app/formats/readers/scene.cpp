#include "app/formats/raw_geometry.h"
#include "app/formats/readers.h"
#include "app/formats/readers/json_lines.h"
#include "app/formats/text/number.h"
#include "app/scene/scene_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

/// A scene file, whole or broken: its own reader has the messages that help.
bool isSceneJson(std::string_view text) {
  if (!trimmed(text).starts_with('{')) return false;
  return text.find("sepax-scene") != text.npos || text.find("\"format\"") != text.npos ||
         (text.find("\"bodies\"") != text.npos && text.find("\"version\"") != text.npos);
}

}  // namespace

GeometryText textOfScene(SceneResult result) {
  GeometryText found{"scene", {}, std::nullopt, std::move(result.error), result.defect};
  if (!result.scene) return found;
  if (result.scene->bodies.empty()) {
    found.error = "the scene has no bodies; it needs at least one";
  } else {
    found.readings.push_back({"scene", "bodies in the world", worldPolygons(*result.scene), {}});
    if (const std::string left = leftOutOf(*result.scene); !left.empty())
      found.readings.back().notes.push_back(left);
  }
  found.scene = std::move(result.scene);
  return found;
}

std::optional<GeometryText> readSceneText(std::string_view text, const ReadChoices&) {
  if (!isSceneJson(text)) return std::nullopt;
  if (const auto lines = jsonLines(text); std::ranges::all_of(lines, isSceneJson) && !lines.empty())
    return refused("scene",
                   fmt::format("{} scenes, one a line; keep the line of one of them, or give all "
                               "to sepax query --batch",
                               lines.size()));
  return textOfScene(readScene(text));
}

}  // namespace sepax
