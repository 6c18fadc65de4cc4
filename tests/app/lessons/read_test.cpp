#include "app/lessons/lesson.h"
#include "app/lessons/progress.h"

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <vector>

namespace sepax::test {

namespace {

using Json = nlohmann::json;

Json whole() {
  return Json::parse(R"({
    "format": "sepax-lesson", "version": 1, "id": "sat/01-test", "title": "A test",
    "source": {"article": "gpwiki", "section": "the loop"},
    "scene": {"format": "sepax-scene", "version": 1, "bodies": [
      {"vertices": [[0, 0], [1, 0], [0, 1]]}, {"vertices": [[2, 0], [3, 0], [2, 1]]}]},
    "view": {"hide": ["result"], "show": ["indices"], "axis": "B1"},
    "text": ["One **word**."],
    "predict": {"kind": "axis", "of": "sat.axis", "ask": "Which edge?",
      "feedback": [{"when": "another edge", "guess": {"body": "A", "edge": 0}, "say": "Look again."}]},
    "tasks": [{"id": "near", "say": "Come near",
      "until": [{"at": "/sat/depth", "above": "/sat/axes/0/depth"}],
      "distance": {"at": "/sat/depth", "near": 0, "within": 0.1, "words": "{} away"},
      "hint": "Drag.", "solution": [{"drag": "vertex 2 of A", "by": [0.5, 0]},
        {"click": [1, 1]}, {"turn": "A", "by": 30}, {"set": "circles", "to": "on"},
        {"predict": {"body": "A", "edge": 1}}]}],
    "next": "sat/02-other"})");
}

struct BadRow {
  std::function<void(Json&)> spoil;
  const char* place;  ///< the error begins with it
};

}  // namespace

TEST_CASE("a lesson is read as it is written") {
  const LessonResult result = readLesson(whole().dump());
  REQUIRE_MESSAGE(result.lesson, result.error);
  const Lesson& lesson = *result.lesson;
  CHECK(lesson.id == "sat/01-test");
  CHECK(courseOf(lesson) == "sat");
  CHECK(lesson.article == "gpwiki");
  CHECK(lesson.next == "sat/02-other");
  CHECK(lesson.scene.bodies.size() == 2);
  CHECK(lesson.view.hide == std::vector<std::string>{"result"});
  CHECK(lesson.view.axis == "B1");
  REQUIRE(lesson.prediction);
  CHECK(lesson.prediction->of == "/sat/axis");
  CHECK(lesson.prediction->feedback[0].when == "another edge");
  REQUIRE(lesson.tasks.size() == 1);
  const LessonTask& task = lesson.tasks[0];
  CHECK(task.until[0].kind == Condition::Kind::above);
  CHECK(task.until[0].bound.pointer == "/sat/axes/0/depth");
  REQUIRE(task.distance);
  CHECK(task.distance->condition.within == 0.1);
  REQUIRE(task.solution.size() == 5);
  CHECK(task.solution[0].grip->kind == Grip::Kind::vertex);
  CHECK(task.solution[0].grip->index == 2);
  CHECK(task.solution[0].by);
  CHECK_FALSE(task.solution[1].grip);
  CHECK(task.solution[2].number == 30);
  CHECK(task.solution[3].value == "on");
}

TEST_CASE("a bad lesson gives one sentence with the place inside it") {
  const std::vector<BadRow> rows{
      {[](Json& j) { j["format"] = "sepax-scene"; }, "format: "},
      {[](Json& j) { j["version"] = 2; }, "version: "},
      {[](Json& j) { j["id"] = "Sat 1"; }, "id: "},
      {[](Json& j) { j.erase("title"); }, "title: "},
      {[](Json& j) { j["colour"] = "red"; }, "colour: "},
      {[](Json& j) { j["scene"]["bodies"][1]["vertices"][0] = "x"; },
       "scene: bodies[1].vertices[0]"},
      {[](Json& j) { j["view"]["hide"][0] = "everything"; }, "view.hide[0]: "},
      {[](Json& j) { j["text"] = Json::array(); }, "text: "},
      {[](Json& j) { j["text"][0] = "a {b"; }, "text[0]: "},
      {[](Json& j) { j["predict"]["kind"] = "guess"; }, "predict.kind: "},
      {[](Json& j) { j["predict"]["feedback"][0]["when"] = "too late"; },
       "predict.feedback[0].when: "},
      {[](Json& j) { j["predict"]["feedback"][0]["guess"] = 3; }, "predict.feedback[0].guess: "},
      {[](Json& j) { j["tasks"][0]["until"] = Json::array(); }, "tasks[0].until: "},
      {[](Json& j) { j["tasks"][0]["until"][0]["is"] = 1; }, "tasks[0].until[0]: "},
      {[](Json& j) { j["tasks"][0]["until"][0]["at"] = "sat"; }, "tasks[0].until[0].at: "},
      {[](Json& j) { j["tasks"][0]["distance"].erase("near"); }, "tasks[0].distance: "},
      {[](Json& j) {
         j["tasks"][0]["solution"][0]["to"] = {1, 1};
       },
       "tasks[0].solution[0]: "},
      {[](Json& j) {
         j["tasks"][0]["solution"][0] = {{"jump", 1}};
       },
       "tasks[0].solution[0].jump: "},
      {[](Json& j) {
         j["tasks"][0]["solution"][0] = {{"drag", "vertex x of A"}, {"by", {1, 1}}};
       },
       "tasks[0].solution[0].drag: "},
      {[](Json& j) { j["tasks"].push_back(j["tasks"][0]); }, "tasks: "},
      {[](Json& j) {
         j.erase("tasks");
         j.erase("predict");
       },
       "neither "},
      {[](Json& j) { j["next"] = "next"; }, "next: "}};
  for (const BadRow& row : rows) {
    Json lesson = whole();
    row.spoil(lesson);
    const LessonResult result = readLesson(lesson.dump());
    CAPTURE(row.place);
    CAPTURE(result.error);
    CHECK_FALSE(result.lesson);
    CHECK(result.error.starts_with(row.place));
    CHECK(result.error.find('\n') == std::string::npos);
  }
  CHECK_FALSE(readLesson("[]").lesson);
  CHECK_FALSE(readLesson("{").error.empty());
}

TEST_CASE("more than ninety words are too many before the hands begin") {
  Json lesson = whole();
  std::string words;
  for (int i = 0; i < kMaxLessonWords; ++i) words += "word ";
  lesson["text"][0] = words;
  CHECK(readLesson(lesson.dump()).lesson);
  lesson["text"][0] = words + "word";
  CHECK(readLesson(lesson.dump()).error.starts_with("text: 91 words"));
}

TEST_CASE("progress is read as it was written") {
  const Progress progress{{doneKey("sat/01-a", "x"), doneKey("sat/01-a", kPredictTask)},
                          "sat/01-a"};
  CHECK(readProgress(writeProgress(progress)).progress == progress);
  CHECK(readProgress("{}").progress == Progress{});
  CHECK_FALSE(readProgress("[1]").problem.empty());
  CHECK_FALSE(readProgress("{\"done\": 3}").problem.empty());
}

}  // namespace sepax::test
