#include "tests/fuzz/targets.h"

#include "app/documents/autosave.h"
#include "app/documents/content.h"
#include "app/documents/settings_file.h"
#include "app/formats/geometry.h"
#include "app/scene/expression.h"
#include "app/scene/scene_check.h"
#include "app/scene/scene_json.h"
#include "tests/fuzz/answers.h"
#include "tests/fuzz/promise.h"

#include <algorithm>
#include <array>
#include <string>

namespace sepax::fuzz {

namespace {

/// Keeps the promises of a reader; whether the text has holes.
bool readsWell(std::string_view text, const ReadChoices& choices) {
  const GeometryText read = readGeometry(text, choices);
  require(isSentence(read.error), "an error is one line");
  require(read.readings.empty() != read.error.empty(), "readings or an error");
  for (const GeometryReading& reading : read.readings) {
    require(!reading.polygons.empty(), "a reading has polygons");
    if (!read.scene)
      require(sceneProblem(withPolygons({}, reading.polygons)).empty(), "polygons fit a scene");
  }
  return read.hasHoles;
}

void feedGeometry(std::string_view text) {
  if (!readsWell(text, {})) return;
  for (const ChoiceRow<Holes>& row : kHoleChoices)
    require(readsWell(text, {row.value, {}}), "a choice takes no hole away");
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

/// Any bytes: scenes, pictures with and without one, texts.
void feedContent(std::string_view bytes) {
  const SceneResult result = sceneOf(contentOf(bytes));
  require(isSentence(result.error), "an error is one line");
  require(result.scene.has_value() == result.error.empty(), "a scene or an error");
  if (result.scene) require(sceneProblem(*result.scene).empty(), "what opens keeps the rules");
}

void feedAutosave(std::string_view text) {
  const AutosaveResult result = readAutosave(text);
  require(isSentence(result.error), "an error is one line");
  require(result.autosave.has_value() == result.error.empty(), "a copy or an error");
  if (!result.autosave) return;
  require(sceneProblem(result.autosave->scene).empty(), "a copy that is read keeps the rules");
  require(readAutosave(writeAutosave(*result.autosave)).autosave == result.autosave,
          "written copies read back");
}

void feedSettings(std::string_view text) {
  const SettingsResult result = readSettings(text);
  require(isSentence(result.problem), "a problem is one line");
  const SettingsText alone = writeSettings("", {}, result.settings);
  const SettingsResult again = readSettings(alone.json);
  require(again.problem.empty() && again.settings == result.settings, "written ones read back");
  const SettingsText kept = writeSettings(text, result.settings, result.settings);
  require(isSentence(kept.lost), "what is lost is one line");
  require(readSettings(kept.json).settings == result.settings, "a former file keeps its fields");
}

constexpr std::array<Target, 7> kTargets = {{{"geometry", feedGeometry},
                                             {"scene", feedScene},
                                             {"expression", feedExpression},
                                             {"content", feedContent},
                                             {"autosave", feedAutosave},
                                             {"settings", feedSettings},
                                             {"answers", feedAnswers}}};

}  // namespace

std::span<const Target> targets() { return kTargets; }

const Target* findTarget(std::string_view name) {
  const auto found = std::ranges::find(kTargets, name, &Target::name);
  return found == kTargets.end() ? nullptr : &*found;
}

}  // namespace sepax::fuzz
