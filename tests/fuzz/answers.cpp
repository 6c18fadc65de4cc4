#include "tests/fuzz/answers.h"

#include "app/cli/query_json.h"
#include "app/pictures/svg.h"
#include "app/scene/scene_json.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/table.h"
#include "tests/fuzz/promise.h"

#include <nlohmann/json.hpp>

namespace sepax::fuzz {

namespace {

constexpr std::size_t kMostBodies = 5;
constexpr std::size_t kMostVertices = 24;      ///< of a body
constexpr std::size_t kMostItems = 20'000;     ///< of a figure of such bodies
constexpr std::size_t kMostBytes = 5'000'000;  ///< of its SVG

bool isSmall(const Scene& scene) {
  if (scene.bodies.size() > kMostBodies) return false;
  for (const Body& body : scene.bodies) {
    if (body.vertices.size() > kMostVertices) return false;
  }
  return true;
}

}  // namespace

void feedAnswers(std::string_view text) {
  const SceneResult read = readScene(text);
  if (!read.scene || !isSmall(*read.scene)) return;
  const Evidence evidence = analyze(techniques(), *read.scene);
  const auto answer = nlohmann::json::parse(queryJson(evidence), nullptr, false);
  require(answer.is_object() && answer.contains("skipped"), "an answer is an object of JSON");
  for (const Technique& technique : techniques()) {
    ViewState view;
    view.technique = technique.id;
    const Figure figure = paintPicture(techniques(), evidence, view);
    require(figure.items.size() < kMostItems, "a figure has an end");
    require(encodeSvg(figure, {}, {}).size() < kMostBytes, "a picture has an end");
  }
}

}  // namespace sepax::fuzz
