#pragma once

#include "app/lessons/condition.h"
#include "app/lessons/lesson_text.h"
#include "app/lessons/prediction.h"
#include "app/lessons/solution.h"
#include "app/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Lesson files, version 1: prose, a scene, a prediction and tasks that the sandbox checks.
namespace sepax {

/// Words that a reader can take in before the hands begin.
inline constexpr int kMaxLessonWords = 90;

struct LessonTask {
  std::string id;
  std::string say;
  std::vector<Condition> until;  ///< all must hold at once
  std::optional<TaskDistance> distance;
  std::string hint;
  Solution solution;
};

/// Parts of the picture that a lesson turns off or on, by name; see viewPartNames().
struct LessonView {
  std::vector<std::string> hide;
  std::vector<std::string> show;
  std::string axis;  ///< selected from the start: "B3"; empty = the one that decides
};

struct Lesson {
  std::string id;  ///< "sat/05-shortest-way-out"
  std::string title;
  std::string article;  ///< id of an article; empty = it comes from none
  std::string section;  ///< of the article, in our words
  Scene scene;
  LessonView view;
  std::vector<Paragraph> text;
  std::optional<Prediction> prediction;
  std::vector<LessonTask> tasks;
  std::string next;  ///< id of the lesson that follows; empty = the next one of its course
};

struct LessonResult {
  std::optional<Lesson> lesson;
  std::string error;  ///< one sentence that names the place in the file, when there is no lesson
};

/// Reads a lesson. Unknown fields, wrong types, empty words and marks that name nothing are errors.
[[nodiscard]] LessonResult readLesson(std::string_view json);

/// "result, rulers, …"
[[nodiscard]] std::string viewPartNames();
[[nodiscard]] bool isViewPart(std::string_view name);

/// The part of the id before its slash.
[[nodiscard]] std::string_view courseOf(const Lesson& lesson);

}  // namespace sepax
