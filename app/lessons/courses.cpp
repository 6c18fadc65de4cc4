#include "app/lessons/courses.h"

#include "app/figure/numbers.h"
#include "app/lessons/scene_numbers.h"
#include "app/scene/json_path.h"
#include "app/scene/near_words.h"
#include "embedded/courses.h"
#include "embedded/lessons.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

std::string_view textOf(const embedded::File& file) {
  return {reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size()};
}

/// "id | title | about"
Course readCourse(std::string_view line) {
  constexpr std::string_view kBar = " | ";
  const std::size_t first = line.find(kBar);
  const std::size_t second = line.find(kBar, first + kBar.size());
  const std::size_t title = first + kBar.size();
  return {std::string(line.substr(0, first)), std::string(line.substr(title, second - title)),
          std::string(line.substr(second + kBar.size()))};
}

std::vector<Course> readCourses() {
  std::vector<Course> list;
  std::string_view text = textOf(embedded::courses().front());
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    list.push_back(readCourse(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return list;
}

std::string proseOf(const Paragraph& paragraph, const Scene& scene, const Facts& facts) {
  std::string words;
  for (const TextSpan& span : paragraph) words += spanWords(span, scene, facts);
  return words;
}

}  // namespace

const std::vector<Course>& courses() {
  static const std::vector<Course> list = readCourses();
  return list;
}

const Course* findCourse(std::string_view id) {
  const auto found = std::ranges::find(courses(), id, &Course::id);
  return found == courses().end() ? nullptr : &*found;
}

std::vector<LessonResult> readLessons() {
  std::vector<LessonResult> results;
  for (const embedded::File& file : embedded::lessons()) {
    results.push_back(readLesson(textOf(file)));
    if (!results.back().lesson)
      results.back().error = fmt::format("{}: {}", file.name, results.back().error);
  }
  return results;
}

const std::vector<Lesson>& lessons() {
  static const std::vector<Lesson> all = [] {
    std::vector<Lesson> readable;
    for (LessonResult& result : readLessons())
      if (result.lesson) readable.push_back(*std::move(result.lesson));
    return readable;
  }();
  return all;
}

std::vector<const Lesson*> lessonsOf(std::span<const Lesson> all, std::string_view course) {
  std::vector<const Lesson*> found;
  for (const Lesson& lesson : all)
    if (courseOf(lesson) == course) found.push_back(&lesson);
  return found;
}

std::string noSuchLesson(std::span<const Lesson> all, std::string_view id) {
  std::vector<std::string> known;
  for (const Lesson& lesson : all) known.push_back(lesson.id);
  const std::string near = didYouMean(id, known);
  return inQuotes(id) + " is no lesson" + (near.empty() ? "; sepax lessons lists their ids" : near);
}

const Lesson* findLesson(std::span<const Lesson> all, std::string_view id) {
  const auto found = std::ranges::find(all, id, &Lesson::id);
  return found == all.end() ? nullptr : &*found;
}

const Lesson* lessonAfter(std::span<const Lesson> all, const Lesson& lesson) {
  if (const Lesson* named = findLesson(all, lesson.next)) return named;
  const std::vector<const Lesson*> course = lessonsOf(all, courseOf(lesson));
  const auto place = std::ranges::find(course, lesson.id, &Lesson::id);
  return place == course.end() || place + 1 == course.end() ? nullptr : *(place + 1);
}

const Lesson* lessonBefore(std::span<const Lesson> all, const Lesson& lesson) {
  const std::vector<const Lesson*> course = lessonsOf(all, courseOf(lesson));
  const auto place = std::ranges::find(course, lesson.id, &Lesson::id);
  return place == course.end() || place == course.begin() ? nullptr : *(place - 1);
}

const Lesson* firstOfNextCourse(std::span<const Lesson> all, const Lesson& lesson) {
  const std::vector<Course>& list = courses();
  auto course = std::ranges::find(list, courseOf(lesson), &Course::id);
  while (course != list.end() && ++course != list.end())
    if (const auto found = lessonsOf(all, course->id); !found.empty()) return found.front();
  return nullptr;
}

const Lesson* lastOfCourseBefore(std::span<const Lesson> all, const Lesson& lesson) {
  const std::vector<Course>& list = courses();
  auto course = std::ranges::find(list, courseOf(lesson), &Course::id);
  if (course == list.end()) return nullptr;
  while (course != list.begin()) {
    --course;
    if (const auto found = lessonsOf(all, course->id); !found.empty()) return found.back();
  }
  return nullptr;
}

std::string spanWords(const TextSpan& span, const Scene& scene, const Facts& facts) {
  if (span.kind == TextSpan::Kind::number)
    return fmt::format("{} = {}", span.words,
                       number(sceneNumber(scene, span.pointer).value_or(0), 2));
  if (span.kind != TextSpan::Kind::answer) return span.words;
  const nlohmann::json* value = valueAt(facts, span.pointer);
  return value == nullptr ? "none" : factWords(*value);
}

std::string plainText(const Lesson& lesson, const Facts& facts) {
  std::string text = lesson.title + "\n";
  for (const Paragraph& paragraph : lesson.text)
    text += "\n" + proseOf(paragraph, lesson.scene, facts) + "\n";
  if (lesson.prediction) text += "\nPredict: " + lesson.prediction->ask + "\n";
  for (const LessonTask& task : lesson.tasks) {
    text += "\nTry it: " + task.say + "\n";
    if (!task.hint.empty()) text += "Hint: " + task.hint + "\n";
  }
  return text;
}

}  // namespace sepax
