#include "app/cli/lessons.h"

#include "app/cli/exit_code.h"
#include "app/cli/json_version.h"
#include "app/cli/streams.h"
#include "app/lessons/courses.h"
#include "app/lessons/lesson_files.h"
#include "app/lessons/lesson_play.h"
#include "app/scene/json_path.h"
#include "app/scene/json_text.h"
#include "app/techniques/table.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Json = nlohmann::ordered_json;

struct LessonOptions {
  bool json = false;
  std::string text;   ///< id
  std::string check;  ///< file or folder
  std::string folder;
};

Json taskJson(const LessonTask& task) { return {{"id", task.id}, {"say", task.say}}; }

Json lessonJson(const Lesson& lesson) {
  Json tasks = Json::array();
  for (const LessonTask& task : lesson.tasks) tasks.push_back(taskJson(task));
  return {{"id", lesson.id},
          {"course", courseOf(lesson)},
          {"title", lesson.title},
          {"article", lesson.article.empty() ? Json(nullptr) : Json(lesson.article)},
          {"technique", lesson.scene.technique},
          {"predict", lesson.prediction ? Json(lesson.prediction->ask) : Json(nullptr)},
          {"tasks", std::move(tasks)}};
}

std::string allJson(const std::vector<Lesson>& all) {
  Json list = Json::array();
  for (const Lesson& lesson : all) list.push_back(lessonJson(lesson));
  return compactJson({{"version", kJsonVersion}, {"lessons", std::move(list)}}) + "\n";
}

void addLesson(std::string& text, const Lesson& lesson) {
  fmt::format_to(std::back_inserter(text), "  {}  {}\n", lesson.id, lesson.title);
  for (const LessonTask& task : lesson.tasks)
    fmt::format_to(std::back_inserter(text), "      {}\n", task.say);
}

std::string allText(const std::vector<Lesson>& all) {
  std::string text;
  std::size_t told = 0;
  for (const Course& course : courses()) {
    const std::vector<const Lesson*> list = lessonsOf(all, course.id);
    if (list.empty()) continue;
    fmt::format_to(std::back_inserter(text), "{}{}: {}\n", text.empty() ? "" : "\n", course.title,
                   course.about);
    for (const Lesson* lesson : list) addLesson(text, *lesson);
    told += list.size();
  }
  if (told == all.size()) return text;
  text += text.empty() ? "Other lessons\n" : "\nOther lessons\n";
  for (const Lesson& lesson : all)
    if (findCourse(courseOf(lesson)) == nullptr) addLesson(text, lesson);
  return text;
}

/// The lessons of the program, or those of a folder.
struct Chosen {
  std::vector<Lesson> lessons;
  std::string error;
};

Chosen chosenLessons(const std::string& folder) {
  if (folder.empty()) return {lessons(), {}};
  LessonFiles read = readLessonFiles(folder);
  Chosen chosen{{}, std::move(read.error)};
  for (LessonFile& file : read.files) {
    if (!file.result.lesson) return {{}, std::move(file.result.error)};
    chosen.lessons.push_back(*std::move(file.result.lesson));
  }
  return chosen;
}

int writeLesson(const std::vector<Lesson>& all, const std::string& id) {
  const Lesson* lesson = findLesson(all, id);
  if (lesson == nullptr) return fail("--text: " + noSuchLesson(all, id));
  return writeTextOrFail(plainText(*lesson, LessonPlay(techniques(), *lesson).facts()));
}

/// One line for a lesson that works, one sentence for each thing that is wrong.
std::string tellChecked(const LessonFile& file, const std::vector<std::string>& problems) {
  for (const std::string& problem : problems) note(problem);
  if (!problems.empty()) return {};
  const Lesson& lesson = *file.result.lesson;
  return writeText(fmt::format("{}: {} works, {} of {} tasks solved by their solutions\n",
                               file.path, lesson.id, lesson.tasks.size(), lesson.tasks.size()));
}

/// The same for programs, one line.
std::string writeChecked(const LessonFile& file, const std::vector<std::string>& problems) {
  Json json{{"version", kJsonVersion}, {"file", file.path}, {"ok", problems.empty()},
            {"id", nullptr},           {"tasks", nullptr},  {"problems", problems}};
  if (file.result.lesson) {
    json["id"] = file.result.lesson->id;
    json["tasks"] = file.result.lesson->tasks.size();
  }
  return writeJson(compactJson(json) + "\n");
}

/// What is wrong with the lesson of a file, one sentence each.
std::vector<std::string> problemsOf(const LessonFile& file) {
  if (!file.result.lesson) return {file.result.error};
  std::vector<std::string> problems = lessonProblems(techniques(), *file.result.lesson);
  for (std::string& problem : problems) problem = file.path + ": " + problem;
  return problems;
}

int checkLessons(const std::string& path, bool json) {
  const LessonFiles read = readLessonFiles(path);
  if (!read.error.empty()) return fail(read.error);
  int code = kFine;
  for (const LessonFile& file : read.files) {
    const std::vector<std::string> problems = problemsOf(file);
    if (!problems.empty()) code = kWrongInput;
    const std::string error = json ? writeChecked(file, problems) : tellChecked(file, problems);
    if (!error.empty()) return fail(error);
  }
  return code;
}

int runLessons(const LessonOptions& options) {
  if (!options.check.empty()) {
    if (!options.text.empty() || !options.folder.empty())
      return fail("--check goes with --json alone; leave out the other options");
    return checkLessons(options.check, options.json);
  }
  const Chosen chosen = chosenLessons(options.folder);
  if (!chosen.error.empty()) return fail(chosen.error);
  if (!options.text.empty()) return writeLesson(chosen.lessons, options.text);
  return options.json ? writeJsonOrFail(allJson(chosen.lessons))
                      : writeTextOrFail(allText(chosen.lessons));
}

}  // namespace

std::function<int()> declareLessons(CLI::App& app, const Hooks&) {
  const auto options = std::make_shared<LessonOptions>();
  app.add_flag("--json", options->json,
               "All lessons as one line of JSON; with --check one line a file");
  app.add_option("--text", options->text, "The text of the lesson with this id, as it is read out");
  app.add_option("--check", options->check,
                 "Check the lessons of a file or folder and play their solutions");
  app.add_option("--lessons", options->folder, "The lessons of this folder in place of ours");
  return [options] { return runLessons(*options); };
}

}  // namespace sepax
