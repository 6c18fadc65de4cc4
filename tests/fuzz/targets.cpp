#include "tests/fuzz/targets.h"

#include "app/formats/geometry.h"
#include "app/scene/expression.h"
#include "app/scene/scene_check.h"
#include "app/scene/scene_json.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace sepax::fuzz {

namespace {

void require(bool kept, const char* promise) {
  if (kept) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

bool isSentence(const std::string& text) { return text.find('\n') == std::string::npos; }

void feedGeometry(std::string_view text) {
  const GeometryText read = readGeometry(text);
  require(isSentence(read.error), "an error is one line");
  require(read.readings.empty() != read.error.empty(), "readings or an error");
  for (const GeometryReading& reading : read.readings) {
    require(!reading.polygons.empty(), "a reading has polygons");
    if (!read.scene)
      require(sceneProblem(withPolygons({}, reading.polygons)).empty(), "polygons fit a scene");
  }
}

void feedScene(std::string_view text) {
  const SceneResult result = readScene(text);
  require(isSentence(result.error), "an error is one line");
  require(result.scene.has_value() == result.error.empty(), "a scene or an error");
  if (!result.scene) return;
  require(sceneProblem(*result.scene).empty(), "a scene that is read keeps the rules");
  require(readScene(writeScene(*result.scene)).scene == result.scene, "written scenes read back");
}

void feedExpression(std::string_view text) {
  const ExpressionResult result = evaluate(text);
  require(isSentence(result.error), "an error is one line");
  require(result.value.has_value() == result.error.empty(), "a value or an error");
  if (result.value) require(evaluate(exactText(*result.value)).value == result.value, "exact text");
}

constexpr std::array<Target, 3> kTargets = {
    {{"geometry", feedGeometry}, {"scene", feedScene}, {"expression", feedExpression}}};

}  // namespace

std::span<const Target> targets() { return kTargets; }

const Target* findTarget(std::string_view name) {
  const auto found = std::ranges::find(kTargets, name, &Target::name);
  return found == kTargets.end() ? nullptr : &*found;
}

}  // namespace sepax::fuzz
