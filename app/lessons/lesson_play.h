#pragma once

#include "app/documents/document.h"
#include "app/lessons/lesson.h"
#include "app/lessons/lesson_facts.h"
#include "app/lessons/lesson_grips.h"
#include "app/techniques/contract/technique.h"
#include "app/tools/canvas_tool.h"

#include <optional>
#include <string>
#include <vector>

/// Lessons played: how they open, what a step of a solution does, and whether all of it holds.
namespace sepax {

/// The view in which a lesson opens, of `view`'s size: its scene as it asks to be shown, what the
/// lesson hides and shows, its axis.
[[nodiscard]] ViewState openedView(TechniqueTable techniques, const Lesson& lesson, ViewState view);

/// What a guess is worth on this scene.
[[nodiscard]] Judgement judgedOn(TechniqueTable techniques, const Prediction& prediction,
                                 const nlohmann::json& guess, const Scene& scene,
                                 const ViewState& view);

/// A step that needs no pointer: nudge, set, number, time, step, technique. Returns the problem.
[[nodiscard]] std::string doStep(TechniqueTable techniques, const SolutionStep& step,
                                 Document& document, ViewState& view);

/// A lesson opened without a window, with the real tools.
class LessonPlay {
 public:
  LessonPlay(TechniqueTable techniques, const Lesson& lesson);

  /// Does a step; the problem, empty when done.
  [[nodiscard]] std::string perform(const SolutionStep& step);
  [[nodiscard]] Facts facts() const;
  [[nodiscard]] bool solved(const LessonTask& task) const { return holdAll(task.until, facts()); }
  [[nodiscard]] const ViewState& view() const { return view_; }
  [[nodiscard]] const Scene& scene() const { return document_.shown(); }
  /// What was guessed; null when nothing was.
  [[nodiscard]] const MadePrediction* prediction() const { return made_ ? &*made_ : nullptr; }

 private:
  [[nodiscard]] std::string byPointer(const SolutionStep& step);
  [[nodiscard]] std::string predict(const nlohmann::json& guess);

  TechniqueTable techniques_;
  const Lesson& lesson_;
  Document document_;
  ViewState view_;
  CanvasTool tool_;
  std::optional<MadePrediction> made_;
  double clock_ = 0;  ///< seconds, for the tools
};

/// What is wrong with a lesson that can be read: numbers and answers of the prose that are not
/// there, tasks that are solved from the start or that their solution does not solve, feedback that
/// its guess does not call up, an unknown article. One sentence each, with its place.
[[nodiscard]] std::vector<std::string> lessonProblems(TechniqueTable techniques,
                                                      const Lesson& lesson);

}  // namespace sepax
