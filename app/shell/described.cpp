#include "app/shell/described.h"

#include "app/scene/scene_json.h"
#include "app/shell/files/titles.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/shell.h"

#include <nlohmann/json.hpp>

namespace sepax {
namespace {

using Json = nlohmann::ordered_json;

Json json(const Area& area) { return {area.min.x, area.min.y, area.max.x, area.max.y}; }

}  // namespace

std::string described(const Shell& shell) {
  const Camera& camera = shell.work.view.camera;
  Json places = Json::object();
  if (shell.ui.registry != nullptr)
    for (const auto& [name, place] : *shell.ui.registry) places[name] = json(place);
  Json lesson;
  if (hasLesson(shell)) {
    const LessonDesk& desk = *shell.lessons;
    const LessonCount count = countOf(desk, *openLesson(desk));
    lesson = {{"id", *desk.id}, {"done", count.done}, {"all", count.all}};
  }
  const Json all{
      {"scene", Json::parse(writeSceneOnOneLine(shell.work.document.shown()))},
      {"technique", shell.work.view.technique},
      {"lesson", std::move(lesson)},
      {"title", windowTitle(shell.work.document)},
      {"scale", shell.ui.scale},
      {"canvas", shell.canvas.area ? json(*shell.canvas.area) : Json()},
      {"camera", {{"center", {camera.center.x, camera.center.y}}, {"zoom", camera.zoom}}},
      {"said", shell.notices.toasts.empty() ? "" : shell.notices.toasts.back().text},
      {"places", std::move(places)}};
  return all.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace sepax
