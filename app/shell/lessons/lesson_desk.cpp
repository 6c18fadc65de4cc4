#include "app/shell/lessons/lesson_desk.h"

#include "app/disk/files.h"
#include "app/lessons/courses.h"
#include "app/lessons/lesson_play.h"
#include "app/scene/json_path.h"
#include "app/shell/files/opening.h"
#include "app/shell/shell.h"
#include "app/techniques/contract/showing.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sepax {
namespace {

constexpr std::size_t kMaxProgressBytes = 1u << 20;

std::string progressPath(const Shell& shell) {
  const std::string& state = shell.files.folders.state;
  return state.empty() ? std::string() : state + "/lessons.json";
}

FactsKey keyOf(const Workspace& work, const LessonDesk& desk) {
  const ViewState& view = work.view;
  return {work.document.shownRevision(),
          view.technique,
          view.step,
          view.time,
          view.answers,
          view.selectedAxis,
          view.options,
          desk.made.has_value()};
}

ShownParts partsOf(const ViewState& view) {
  return {view.evidence, view.names,          view.handles,           view.grid,
          view.indices,  view.wording.badges, view.wording.narration, view.wording.accuses,
          view.options};
}

void showParts(ViewState& view, const ShownParts& parts) {
  view.evidence = parts.evidence;
  view.names = parts.names;
  view.handles = parts.handles;
  view.grid = parts.grid;
  view.indices = parts.indices;
  view.wording.badges = parts.badges;
  view.wording.narration = parts.narration;
  view.wording.accuses = parts.accuses;
}

void tendDistances(LessonDesk& desk, const Lesson& lesson) {
  for (const LessonTask& task : lesson.tasks) {
    if (!task.distance) continue;
    if (const std::optional<double> left = distanceLeft(task.distance->condition, desk.facts))
      desk.farthest[task.id] = std::max(desk.farthest[task.id], *left);
  }
}

void tendTasks(LessonDesk& desk, const Lesson& lesson) {
  for (const LessonTask& task : lesson.tasks)
    if (holdAll(task.until, desk.facts)) desk.progress.done.insert(doneKey(lesson.id, task.id));
}

/// A hand still moves something: what it passes on its way is not where it wants to be.
bool isUnderWay(const Shell& shell) {
  return shell.hand.tool.busy() || shell.hand.drive.active() || shell.work.document.previewing();
}

std::string promptWords(PredictionKind kind) {
  switch (kind) {
    case PredictionKind::verdict:
      return "choose an answer";
    case PredictionKind::axis:
      return "click an edge, then reveal";
    case PredictionKind::vector:
      return "drag the arrow, then reveal";
    case PredictionKind::time:
      return "choose a time, then reveal";
    case PredictionKind::point:
      return "click the place, then reveal";
    case PredictionKind::pixels:
      return "paint the pixels, then reveal";
    case PredictionKind::number:
      return "choose a number, then reveal";
  }
  return {};
}

/// What is to be seen of the answer now.
std::optional<Prompt> promptOf(const LessonDesk& desk, const Lesson& lesson) {
  if (!asksForGuess(desk)) return std::nullopt;
  if (std::ranges::find(lesson.view.hide, "result") == lesson.view.hide.end()) return std::nullopt;
  return Prompt{"Predict: " + promptWords(lesson.prediction->kind),
                "The answer is hidden. " + lesson.prediction->ask};
}

/// The same of a scene that is no lesson's, until it is shown again.
Prompt promptByHand() {
  return {"What will the answer be?",
          "The answer is hidden. Say what it will be, then press Q to see it."};
}

/// What is guessed by choosing something of the picture.
void takeChosenGuess(const Workspace& work, LessonDesk& desk, const Prediction& prediction) {
  if (prediction.kind != PredictionKind::axis) return;
  const Target& chosen = work.view.selected;
  if (chosen.kind != Target::Kind::edge) return;
  const Scene& scene = work.document.shown();
  desk.guess = {{"body", bodyOf(scene, chosen.body).name}, {"edge", chosen.index}};
}

}  // namespace

LessonDesk& deskOf(Shell& shell) {
  if (!shell.lessons) shell.lessons = std::make_shared<LessonDesk>();
  return *shell.lessons;
}

const std::vector<Lesson>& lessonsAt(const LessonDesk& desk) {
  return desk.own.empty() ? lessons() : desk.own;
}

const Lesson* openLesson(const LessonDesk& desk) {
  return desk.id ? findLesson(lessonsAt(desk), *desk.id) : nullptr;
}

bool hasLesson(const Shell& shell) {
  return shell.lessons && openLesson(*shell.lessons) != nullptr;
}

bool showsLessonScene(const Shell& shell) {
  const Document& document = shell.work.document;
  if (!shell.lessons || !document.path().empty()) return false;
  return hasLesson(shell) || shell.lessons->leftRevision == document.committedRevision();
}

void requestLesson(Shell& shell, const std::string& id) {
  const LessonDesk& desk = deskOf(shell);
  const Lesson* lesson = findLesson(lessonsAt(desk), id);
  if (lesson == nullptr) {
    complain(shell.notices, inQuotes(id) + " is no lesson; the menu Learn lists them");
    return;
  }
  if (hasLesson(shell)) return showLesson(shell, *lesson, false);
  request(shell, {.what = Pending::What::lesson, .path = id});
}

void showLesson(Shell& shell, const Lesson& lesson, bool anew) {
  LessonDesk& desk = deskOf(shell);
  Workspace& work = shell.work;
  // From one lesson to the next it stays the view before the first one.
  const ShownParts before = desk.id ? desk.before : partsOf(work.view);
  closeLesson(shell);
  desk.before = before;
  work.view.options = {};
  showDocument(shell, Document(lesson.scene));
  const Camera camera = work.view.camera;
  work.view = openedView(work.techniques, lesson, std::move(work.view));
  work.view.camera = camera;
  shell.canvas.frameView = true;
  desk.openedRevision = work.document.committedRevision();
  desk.id = lesson.id;
  desk.progress.last = lesson.id;
  desk.guess = lesson.prediction && lesson.prediction->kind == PredictionKind::pixels
                   ? nlohmann::json::array()
                   : nlohmann::json();
  desk.holdsGuess = desk.listed = false;
  desk.made.reset();
  desk.judgement.reset();
  desk.factsKey.reset();
  desk.judgedKey.reset();
  desk.hints.clear();
  desk.farthest.clear();
  desk.replay.reset();
  desk.replayed.reset();
  if (const auto left = desk.left.find(lesson.id); left != desk.left.end()) {
    complain(shell.notices, work.document.apply(left->second.scene));
    const bool guessed = left->second.made || !lesson.prediction;
    if (anew || !guessed) {
      // Before the guess a lesson is about its own scene; Redo has the changed one.
      work.document.undo();
      desk.openedRevision = work.document.committedRevision();
      if (anew) desk.left.erase(left);
    } else {
      desk.made = left->second.made;
      desk.judgement = left->second.judgement;
      desk.madeRevision = 0;  // the guess was about another scene
    }
  }
  shell.panels.tab = kLearnTab;
  tendLesson(shell);
}

void closeLesson(Shell& shell) {
  LessonDesk& desk = deskOf(shell);
  if (!desk.id) return;
  const Document& document = shell.work.document;
  if (document.committedRevision() != desk.openedRevision)
    desk.left[*desk.id] = {document.committed(), desk.made, desk.judgement};
  desk.leftRevision = document.committedRevision();
  desk.id.reset();
  desk.replay.reset();
  shell.work.view.prompt.reset();
  Workspace& work = shell.work;
  showParts(work.view, desk.before);
  work.view.options = desk.before.options;
  work.view.options = shownAs(work.techniques, work.document.shown(), work.view).options;
  if (shell.panels.tab == kLearnTab) desk.listed = true;
}

void startLessonAnew(Shell& shell) {
  const Lesson* lesson = openLesson(deskOf(shell));
  if (lesson == nullptr) return;
  showLesson(shell, *lesson, true);
}

namespace {

const Lesson* turned(const LessonDesk& desk, int by) {
  const Lesson* lesson = openLesson(desk);
  if (lesson == nullptr) return nullptr;
  const std::vector<Lesson>& all = lessonsAt(desk);
  const Lesson* next = by > 0 ? lessonAfter(all, *lesson) : lessonBefore(all, *lesson);
  if (next != nullptr) return next;
  return by > 0 ? firstOfNextCourse(all, *lesson) : lastOfCourseBefore(all, *lesson);
}

}  // namespace

bool canTurnLesson(const Shell& shell, int by) {
  return shell.lessons && turned(*shell.lessons, by) != nullptr;
}

void turnLesson(Shell& shell, int by) {
  if (const Lesson* lesson = turned(deskOf(shell), by)) showLesson(shell, *lesson, false);
}

bool asksForGuess(const LessonDesk& desk) {
  const Lesson* lesson = openLesson(desk);
  return lesson != nullptr && lesson->prediction && !desk.made;
}

bool canReveal(const LessonDesk& desk) {
  const Lesson* lesson = openLesson(desk);
  if (lesson == nullptr || !lesson->prediction) return false;
  // The pixels begin as an empty list, the others as nothing.
  return !desk.guess.empty();
}

void reveal(Shell& shell, const nlohmann::json& guess) {
  LessonDesk& desk = deskOf(shell);
  const Lesson* lesson = openLesson(desk);
  if (lesson == nullptr || !lesson->prediction) return;
  Workspace& work = shell.work;
  const Prediction& prediction = *lesson->prediction;
  Judgement judgement;
  if (guess.is_null()) {
    const Facts facts = factsOf(work.techniques, work.document.shown(), work.view, nullptr);
    judgement = {.right = false,
                 .misconception = {},
                 .guess = {},
                 .truth = truthWords(prediction, facts),
                 .say = prediction.right};
  } else {
    judgement = judgedOn(work.techniques, prediction, guess, work.document.shown(), work.view);
  }
  desk.made = MadePrediction{guess, judgement.right};
  desk.judgement = std::move(judgement);
  desk.madeRevision = work.document.shownRevision();
  if (!guess.is_null()) desk.progress.done.insert(doneKey(lesson->id, kPredictTask));
  // What was chosen to say it does not stand in the way of the axis that decides.
  if (prediction.kind == PredictionKind::axis) {
    work.view.selected = {};
    work.view.selectedAxis.reset();
  }
  tendLesson(shell);
}

void tendLesson(Shell& shell) {
  Workspace& work = shell.work;
  const Lesson* lesson = shell.lessons ? openLesson(*shell.lessons) : nullptr;
  if (lesson == nullptr) {
    work.view.prompt = shell.answerHidden ? std::optional(promptByHand()) : std::nullopt;
    return;
  }
  LessonDesk& desk = *shell.lessons;
  if (asksForGuess(desk)) takeChosenGuess(work, desk, *lesson->prediction);
  work.view.prompt = promptOf(desk, *lesson);
  const FactsKey key = keyOf(work, desk);
  // What a prediction hides cannot be solved by chance before it is made, and what the program
  // shows is not the learner's work.
  const bool counts = !work.view.prompt && !desk.replay && desk.replayed != key;
  if (desk.factsKey != key) {
    desk.factsKey = key;
    desk.facts = factsOf(work.techniques, work.document.shown(), work.view,
                         desk.made ? &*desk.made : nullptr);
    if (counts) tendDistances(desk, *lesson);
  }
  if (!counts || desk.judgedKey == key || isUnderWay(shell)) return;
  desk.judgedKey = key;
  tendTasks(desk, *lesson);
}

void loadProgress(Shell& shell) {
  const std::string path = progressPath(shell);
  if (path.empty()) return;
  const FileResult file = readRegularFile(path, kMaxProgressBytes);
  if (!file.bytes) return;  // there is none yet
  ProgressResult read = readProgress(*file.bytes);
  complain(shell.notices, read.problem.empty() ? "" : path + ": " + read.problem);
  LessonDesk& desk = deskOf(shell);
  desk.progress = desk.stored = std::move(read.progress);
}

void keepProgress(Shell& shell) {
  if (!shell.lessons || shell.lessons->progress == shell.lessons->stored) return;
  LessonDesk& desk = *shell.lessons;
  const std::string path = progressPath(shell);
  desk.stored = desk.progress;  // what cannot be written is not tried with every frame
  if (path.empty()) return;
  std::string problem = makeFolder(shell.files.folders.state);
  if (problem.empty()) problem = atomicWrite(path, writeProgress(desk.progress), Pipes::refused);
  complain(shell.notices, problem);
}

LessonCount countOf(const LessonDesk& desk, const Lesson& lesson) {
  LessonCount count;
  const auto add = [&](std::string_view task) {
    ++count.all;
    count.done += desk.progress.done.contains(doneKey(lesson.id, task)) ? 1 : 0;
  };
  if (lesson.prediction) add(kPredictTask);
  for (const LessonTask& task : lesson.tasks) add(task.id);
  return count;
}

}  // namespace sepax
