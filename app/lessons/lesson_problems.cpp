#include "app/articles/articles.h"
#include "app/lessons/lesson_play.h"
#include "app/lessons/scene_numbers.h"
#include "app/scene/json_path.h"
#include "app/techniques/contract/showing.h"

#include <fmt/format.h>

namespace sepax {

namespace {

using Problems = std::vector<std::string>;

void checkProse(const Lesson& lesson, const Facts& facts, Problems& problems) {
  for (std::size_t i = 0; i < lesson.text.size(); ++i)
    for (const TextSpan& span : lesson.text[i]) {
      const std::string place = fmt::format("text[{}]", i);
      if (span.kind == TextSpan::Kind::answer && valueAt(facts, span.pointer) == nullptr)
        problems.push_back(fmt::format("{}: {} is no answer of this scene", place, span.pointer));
      if (span.kind != TextSpan::Kind::number) continue;
      const std::optional<double> number = sceneNumber(lesson.scene, span.pointer);
      if (!number)
        problems.push_back(fmt::format("{}: {} is no number of the scene", place, span.pointer));
      else if (*number < span.least || *number > span.most)
        problems.push_back(fmt::format("{}: {} is {} in the scene, outside of {}..{}", place,
                                       span.words, *number, span.least, span.most));
    }
}

/// The first word of a pointer names a part that there is.
bool isKnown(const Facts& facts, const std::string& pointer) {
  const std::size_t end = pointer.find('/', 1);
  return pointer == "/moved" || pointer.starts_with("/moved/") ||
         valueAt(facts, pointer.substr(0, end)) != nullptr;
}

void checkPlaces(const std::vector<Condition>& conditions, const Facts& facts,
                 const std::string& place, Problems& problems) {
  for (const Condition& condition : conditions)
    for (const std::string& pointer : {condition.at, condition.bound.pointer})
      if (!pointer.empty() && !isKnown(facts, pointer))
        problems.push_back(fmt::format("{}: {} names no part of the facts", place, pointer));
}

void checkPrediction(TechniqueTable techniques, const Lesson& lesson, const Facts& facts,
                     Problems& problems) {
  const Prediction& prediction = *lesson.prediction;
  if (valueAt(facts, prediction.of) == nullptr)
    problems.push_back(fmt::format("predict.of: {} is no answer of this scene", prediction.of));
  const ViewState view = LessonPlay(techniques, lesson).view();
  for (std::size_t i = 0; i < prediction.feedback.size(); ++i) {
    const Feedback& feedback = prediction.feedback[i];
    const std::string place = fmt::format("predict.feedback[{}]", i);
    checkPlaces(feedback.conditions, facts, place + ".when", problems);
    if (feedback.guess.is_null()) {
      problems.push_back(place + ": no \"guess\" shows what it answers");
      continue;
    }
    const Judgement judgement =
        judgedOn(techniques, prediction, feedback.guess, lesson.scene, view);
    if (judgement.right)
      problems.push_back(place + ".guess: this guess is right");
    else if (judgement.say != feedback.say)
      problems.push_back(fmt::format("{}.guess: it is answered by \"{}\" ({})", place,
                                     judgement.say, judgement.misconception));
  }
}

void checkTask(TechniqueTable techniques, const Lesson& lesson, const LessonTask& task,
               const Facts& facts, const std::string& place, Problems& problems) {
  checkPlaces(task.until, facts, place + ".until", problems);
  LessonPlay play(techniques, lesson);
  if (play.solved(task)) problems.push_back(place + ": it is solved from the start");
  if (task.distance && !distanceLeft(task.distance->condition, facts))
    problems.push_back(place + ".distance: there is no number at the start");
  if (task.solution.empty()) problems.push_back(place + ": it has no solution");
  for (std::size_t i = 0; i < task.solution.size(); ++i)
    if (const std::string problem = play.perform(task.solution[i]); !problem.empty()) {
      problems.push_back(fmt::format("{}.solution[{}]: {}", place, i, problem));
      return;
    }
  if (task.solution.empty() || play.solved(task)) return;
  const Facts after = play.facts();
  for (const Condition& condition : task.until)
    if (!holds(condition, after)) {
      const nlohmann::json* value = valueAt(after, condition.at);
      problems.push_back(fmt::format("{}.solution: it does not solve the task: {} is {}", place,
                                     condition.at,
                                     value == nullptr ? "absent" : shortened(value->dump(), 80)));
    }
}

}  // namespace

std::vector<std::string> lessonProblems(TechniqueTable techniques, const Lesson& lesson) {
  Problems problems;
  if (std::string problem = showingProblem(techniques, lesson.scene); !problem.empty())
    return {"scene." + std::move(problem)};
  if (!lesson.article.empty() && findArticle(lesson.article) == nullptr)
    problems.push_back("source.article: " + inQuotes(lesson.article) + " is no article");
  const LessonPlay play(techniques, lesson);
  if (!lesson.view.axis.empty() && !play.view().selectedAxis)
    problems.push_back("view.axis: " + inQuotes(lesson.view.axis) + " is no edge of A or B");
  const Facts facts = play.facts();
  checkProse(lesson, facts, problems);
  if (lesson.prediction) checkPrediction(techniques, lesson, facts, problems);
  for (std::size_t i = 0; i < lesson.tasks.size(); ++i)
    checkTask(techniques, lesson, lesson.tasks[i], facts, fmt::format("tasks[{}]", i), problems);
  return problems;
}

}  // namespace sepax
