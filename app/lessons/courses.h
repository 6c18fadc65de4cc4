#pragma once

#include "app/lessons/lesson.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The lessons that are part of the program: COURSE/NN-name.json, one row each in the list of
/// CMakeLists.txt, in the order in which they are told.
namespace sepax {

struct Course {
  std::string id;  ///< its folder
  std::string title;
  std::string about;  ///< one line
};

/// Those of courses.txt, a line each, in the order of the start page; read once.
[[nodiscard]] const std::vector<Course>& courses();
/// Null when there is none.
[[nodiscard]] const Course* findCourse(std::string_view id);

/// The embedded texts, read.
[[nodiscard]] std::vector<LessonResult> readLessons();
/// All that can be read; read once.
[[nodiscard]] const std::vector<Lesson>& lessons();

/// The lessons of one course out of a list, in its order.
[[nodiscard]] std::vector<const Lesson*> lessonsOf(std::span<const Lesson> all,
                                                   std::string_view course);
/// Null when there is none.
[[nodiscard]] const Lesson* findLesson(std::span<const Lesson> all, std::string_view id);
/// One sentence: that there is none with this id, and which one was meant.
[[nodiscard]] std::string noSuchLesson(std::span<const Lesson> all, std::string_view id);
/// The one that follows: what the lesson names, else the next one of its course; null at the end.
[[nodiscard]] const Lesson* lessonAfter(std::span<const Lesson> all, const Lesson& lesson);
/// The one before it in its course; null for the first one.
[[nodiscard]] const Lesson* lessonBefore(std::span<const Lesson> all, const Lesson& lesson);
/// The first lesson of the next course that has any, in the order of the courses; null after the
/// last course and for a lesson of none.
[[nodiscard]] const Lesson* firstOfNextCourse(std::span<const Lesson> all, const Lesson& lesson);
/// The last lesson of the course before, likewise.
[[nodiscard]] const Lesson* lastOfCourseBefore(std::span<const Lesson> all, const Lesson& lesson);

/// The lesson as a screen reader would read it: title, prose with its numbers and answers, what is
/// asked, the tasks with their hints.
[[nodiscard]] std::string plainText(const Lesson& lesson, const Facts& facts);

/// A stretch of prose as words; `facts` are those of the scene.
[[nodiscard]] std::string spanWords(const TextSpan& span, const Scene& scene, const Facts& facts);

}  // namespace sepax
