#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/lesson_facts.h"
#include "app/lessons/progress.h"
#include "app/scene/scene.h"
#include "app/shell/lessons/thumbnail.h"
#include "app/view/view_state.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// The lesson that is open, and how far its reader is.
namespace sepax {

struct Shell;

/// A solution that is being shown.
struct Replay {
  Solution steps;
  std::size_t next = 0;  ///< the step that is under way
  double since = 0;      ///< when that began, seconds on the shell's clock
  bool pressed = false;  ///< its pointer is down
  Vec2 from;             ///< of its pointer, logical pixels of the canvas
  Vec2 to;
  std::optional<Vec2> pointer;  ///< drawn there
};

/// What the facts were made of; they are made anew where it differs.
struct FactsKey {
  std::uint64_t revision = 0;
  std::string technique;
  int step = -1;
  double time = 0;
  std::optional<Answers> answers;
  std::optional<AxisName> axis;
  OptionBag options;
  bool made = false;
  friend bool operator==(const FactsKey&, const FactsKey&) = default;
};

/// How a lesson was left whose answer was seen.
struct LessonLeft {
  Scene scene;
  std::optional<MadePrediction> made;
  std::optional<Judgement> judgement;
};

/// What a lesson sets of the view, as the user has it.
struct ShownParts {
  bool evidence = true;
  bool names = true;
  bool handles = true;
  bool grid = true;
  bool indices = false;
  bool badges = true;
  bool narration = true;
  bool accuses = true;
  OptionBag options;  ///< a lesson begins with none but its own
};

struct LessonDesk {
  std::vector<Lesson> own;  ///< of a folder that was named; empty = the program's
  Progress progress;
  Progress stored;                         ///< as the disk has it
  std::optional<std::string> id;           ///< of the lesson that is open
  std::map<std::string, LessonLeft> left;  ///< lessons that were changed and left
  std::uint64_t leftRevision = 0;          ///< of the document when a lesson was left, 0 = never
  ShownParts before;                       ///< of the view, given back when the lesson is left

  // Of the lesson that is open.
  std::uint64_t openedRevision = 0;  ///< of the document: another one is no lesson's scene
  nlohmann::json guess;              ///< that is not committed to yet; null = none
  bool holdsGuess = false;           ///< the pointer drags it
  std::optional<MadePrediction> made;
  std::optional<Judgement> judgement;
  std::uint64_t madeRevision = 0;  ///< of the document that it was made for
  Facts facts;
  std::optional<FactsKey> factsKey;
  std::optional<FactsKey> judgedKey;       ///< for which it was seen what is solved
  std::set<std::string> hints;             ///< tasks whose hint is shown
  std::map<std::string, double> farthest;  ///< of each task the largest distance so far
  std::optional<Replay> replay;
  std::optional<FactsKey> replayed;  ///< what a solution has led to: nobody has solved that
  // Of the start page.
  Thumbnails thumbnails;
  std::string filter;

  bool listed = false;  ///< the list of all lessons stands in place of the open one
};

/// That of the shell, which has one from the first call on.
[[nodiscard]] LessonDesk& deskOf(Shell& shell);
/// The lessons that can be opened.
[[nodiscard]] const std::vector<Lesson>& lessonsAt(const LessonDesk& desk);
/// The open one, null when there is none.
[[nodiscard]] const Lesson* openLesson(const LessonDesk& desk);

/// Opens the lesson with this id, or says that there is none. Unsaved work of the user is asked
/// about as before any other scene.
void requestLesson(Shell& shell, const std::string& id);
/// Shows it, from its beginning or as it was left.
void showLesson(Shell& shell, const Lesson& lesson, bool anew);
/// The scene stays, without the lesson; what was changed of it is there when it is opened again.
void closeLesson(Shell& shell);
void startLessonAnew(Shell& shell);
/// The scene is that of a lesson which is open, or which was left and whose scene has not been
/// changed since: nothing of it is lost with the document.
[[nodiscard]] bool showsLessonScene(const Shell& shell);
/// The next one (1) or the one before (-1), of the next course after the last one; at the end
/// nothing happens.
void turnLesson(Shell& shell, int by);
[[nodiscard]] bool canTurnLesson(const Shell& shell, int by);
[[nodiscard]] bool hasLesson(const Shell& shell);

/// Something is to be predicted and has not been.
[[nodiscard]] bool asksForGuess(const LessonDesk& desk);
/// There is a guess to commit to.
[[nodiscard]] bool canReveal(const LessonDesk& desk);
/// Commits to the guess, or to none, and shows the answer.
void reveal(Shell& shell, const nlohmann::json& guess);

/// Plays the solution of a task from the lesson's beginning.
void showSolution(Shell& shell, const LessonTask& task);
/// What this moment of it brings.
void tendReplay(Shell& shell);

/// Of a lesson the facts, the tasks that are solved by now and what is hidden, of another scene
/// what is hidden; before the canvas is drawn.
void tendLesson(Shell& shell);
/// Reads and keeps how far the user is; without a folder nothing is kept.
void loadProgress(Shell& shell);
void keepProgress(Shell& shell);

/// How many of the lesson's tasks and predictions there are, and how many are done.
struct LessonCount {
  int done = 0;
  int all = 0;
};
[[nodiscard]] LessonCount countOf(const LessonDesk& desk, const Lesson& lesson);

}  // namespace sepax
