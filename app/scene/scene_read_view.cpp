#include "app/scene/scene_read_view.h"

#include "app/scene/json_fields.h"
#include "app/scene/json_path.h"

#include <map>

namespace sepax {

namespace {

Answers readAnswers(const JsonCursor& value) {
  const std::string word = value.text();
  const std::optional<Answers> answers = answersNamed(word);
  if (!answers)
    value.fail(inQuotes(word) + " is unknown; write \"exact\", \"published\" or \"both\"");
  return answers.value_or(Answers::exact);
}

std::map<std::string, std::string> readSettings(const JsonCursor& object) {
  std::map<std::string, std::string> settings;
  if (!object.isObject()) return settings;
  for (const std::string& id : object.keys()) settings[id] = object.member(id).text();
  return settings;
}

Showing readShowing(const JsonCursor& object) {
  Showing showing;
  if (object.has("answers")) showing.answers = readAnswers(object.member("answers"));
  showing.method = textOr(object, "method", showing.method);
  if (object.has("method") && showing.method.empty())
    object.member("method").fail("empty; write the id of a published method");
  if (object.has("set")) showing.set = readSettings(object.member("set"));
  if (object.has("step")) showing.step = object.member("step").integer();
  if (object.has("time")) showing.time = object.member("time").number();
  return showing;
}

}  // namespace

void readView(const JsonCursor& object, Scene& scene) {
  if (!object.isObjectOf({"center", "zoom", "answers", "method", "set", "step", "time"})) return;
  scene.showing = readShowing(object);
  const bool looks = object.has("center") || object.has("zoom");
  if (!looks && object.size() > 0) return;
  View view;
  view.center = pointOr(object, "center", view.center);
  view.zoom = numberOr(object, "zoom", view.zoom);
  scene.view = view;
}

}  // namespace sepax
