#include "app/lessons/read_parts.h"
#include "app/scene/json_fields.h"
#include "app/scene/json_parse.h"
#include "app/scene/json_path.h"
#include "app/scene/scene_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace sepax {

namespace {

constexpr std::string_view kFormat = "sepax-lesson";
constexpr std::array<std::string_view, 9> kViewParts{
    "result", "rulers", "evidence", "names", "handles", "grid", "indices", "badges", "narration"};

/// Lower case words of letters, digits and hyphens, a course and a lesson.
bool isLessonId(std::string_view id) {
  const std::size_t slash = id.find('/');
  const auto plain = [](std::string_view part) {
    return !part.empty() && std::ranges::all_of(part, [](char c) {
      return c == '-' || (std::isalnum(static_cast<unsigned char>(c)) != 0 &&
                          std::isupper(static_cast<unsigned char>(c)) == 0);
    });
  };
  return slash != id.npos && plain(id.substr(0, slash)) && plain(id.substr(slash + 1));
}

std::string readId(const JsonCursor& object, std::string_view key) {
  std::string id = readWords(object, key);
  if (!id.empty() && !isLessonId(id))
    object.member(key).fail(inQuotes(id) +
                            " is no id of a lesson; write COURSE/NAME such as "
                            "\"sat/05-shortest-way-out\"");
  return id;
}

void readHead(const JsonCursor& object, Lesson& lesson) {
  const std::string format = readWords(object, "format");
  if (format != kFormat)
    object.member("format").fail(inQuotes(format) + " is no lesson; write \"sepax-lesson\"");
  if (object.member("version").integer() != 1)
    object.member("version").fail("only version 1 is known");
  lesson.id = readId(object, "id");
  lesson.title = readWords(object, "title");
  if (object.has("next")) lesson.next = readId(object, "next");
}

void readSource(const JsonCursor& source, Lesson& lesson) {
  if (!source.isObjectOf({"article", "section"})) return;
  lesson.article = readWords(source, "article");
  lesson.section = textOr(source, "section", "");
}

std::string readPart(const JsonCursor& word) {
  std::string part = word.text();
  if (!part.empty() && !isViewPart(part))
    word.fail(inQuotes(part) + " is no part of the picture; known: " + viewPartNames());
  return part;
}

LessonView readView(const JsonCursor& object) {
  if (!object.isObjectOf({"hide", "show", "axis"})) return {};
  return {readList(object, "hide", readPart), readList(object, "show", readPart),
          object.has("axis") ? readWords(object, "axis") : ""};
}

void readScene(const JsonCursor& tree, Lesson& lesson) {
  if (tree.failed() || !tree.isObject()) return;
  SceneResult result = readSceneTree(tree.value());
  if (result.scene)
    lesson.scene = *std::move(result.scene);
  else
    tree.fail(result.error);
}

Paragraph readText(const JsonCursor& line) {
  ParagraphResult result = readParagraph(line.text());
  if (!result.problem.empty()) line.fail(result.problem);
  return std::move(result.paragraph);
}

LessonTask readTask(const JsonCursor& object) {
  if (!object.isObjectOf({"id", "say", "until", "distance", "hint", "solution"})) return {};
  LessonTask task{.id = readWords(object, "id"),
                  .say = readWords(object, "say"),
                  .until = readConditions(object, "until"),
                  .distance = std::nullopt,
                  .hint = textOr(object, "hint", ""),
                  .solution = readList(object, "solution", readStep)};
  if (object.has("distance")) task.distance = readDistance(object.member("distance"));
  return task;
}

/// What no field alone can say.
void checkWhole(const JsonCursor& object, const Lesson& lesson) {
  int words = 0;
  for (const Paragraph& paragraph : lesson.text) words += wordCount(paragraph);
  if (words > kMaxLessonWords)
    object.member("text").fail(
        fmt::format("{} words; at most {} before the hands begin", words, kMaxLessonWords));
  if (!lesson.prediction && lesson.tasks.empty())
    object.fail("neither \"predict\" nor \"tasks\"; a lesson asks for something");
  std::set<std::string> ids;
  for (const LessonTask& task : lesson.tasks)
    if (!ids.insert(task.id).second)
      object.member("tasks").fail("two tasks have the id " + inQuotes(task.id));
}

Lesson readFields(const JsonCursor& object) {
  Lesson lesson;
  if (!object.isObjectOf({"format", "version", "id", "title", "source", "scene", "view", "text",
                          "predict", "tasks", "next"}))
    return lesson;
  readHead(object, lesson);
  if (object.has("source")) {
    const JsonCursor source = object.member("source");
    readSource(source, lesson);
  }
  readScene(object.member("scene"), lesson);
  if (object.has("view")) {
    const JsonCursor view = object.member("view");
    lesson.view = readView(view);
  }
  const JsonCursor text = object.member("text");
  if (!object.failed() && text.isList() && text.size() == 0) text.fail("empty; write a paragraph");
  lesson.text = readList(object, "text", readText);
  if (object.has("predict")) {
    const JsonCursor predict = object.member("predict");
    lesson.prediction = readPrediction(predict);
  }
  lesson.tasks = readList(object, "tasks", readTask);
  if (!object.failed()) checkWhole(object, lesson);
  return lesson;
}

}  // namespace

std::string readWords(const JsonCursor& object, std::string_view key) {
  const JsonCursor member = object.member(key);
  std::string text = member.text();
  if (text.empty()) member.fail("empty; write a text");
  return text;
}

std::string viewPartNames() { return fmt::format("{}", fmt::join(kViewParts, ", ")); }

bool isViewPart(std::string_view name) {
  return std::ranges::find(kViewParts, name) != kViewParts.end();
}

std::string_view courseOf(const Lesson& lesson) {
  return std::string_view(lesson.id).substr(0, lesson.id.find('/'));
}

LessonResult readLesson(std::string_view json) {
  const JsonResult parsed = parseJson(json);
  if (!parsed.value) return {std::nullopt, parsed.error.sentence};
  if (!parsed.value->is_object()) return {std::nullopt, "a lesson is a JSON object { ... }"};
  FirstError error;
  const JsonCursor root(*parsed.value, error);
  Lesson lesson = readFields(root);
  if (error.any()) return {std::nullopt, error.problem().sentence};
  return {std::move(lesson), {}};
}

}  // namespace sepax
