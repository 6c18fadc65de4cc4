#include "app/figure/easing.h"
#include "app/lessons/lesson_play.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/shell.h"
#include "app/tools/selection.h"

#include <algorithm>

namespace sepax {
namespace {

// Seconds of a step.
constexpr double kPressAt = 0.35;
constexpr double kReleaseAt = 1.35;
constexpr double kPointerStep = 1.7;
constexpr double kPlainStep = 0.7;

bool byPointer(const SolutionStep& step) {
  return step.kind == SolutionStep::Kind::drag || step.kind == SolutionStep::Kind::click ||
         step.kind == SolutionStep::Kind::turn;
}

ToolPointer pointerAt(const Shell& shell, Vec2 screen) { return {screen, {}, shell.notices.now}; }

/// Begins the step; false when it cannot be done.
bool begin(Shell& shell, Replay& replay, const SolutionStep& step) {
  Workspace& work = shell.work;
  if (!byPointer(step)) return true;
  if (step.kind == SolutionStep::Kind::turn) {
    const int body = findBody(work.document.shown(), step.grip->body);
    if (body >= 0) selectOnly(work.view, {Target::Kind::body, body, -1});
  }
  refreshEvidence(work);
  const ToolContext context = toolContext(work, false);
  const PointerWay way = pointerWay(context, step);
  complain(shell.notices, way.problem);
  replay.from = way.from;
  replay.to = way.to;
  replay.pointer = way.from;
  return way.problem.empty();
}

void movePointer(Shell& shell, Replay& replay, double elapsed) {
  Workspace& work = shell.work;
  refreshEvidence(work);
  ToolContext context = toolContext(work, false);
  CanvasTool& tool = shell.hand.tool;
  if (!replay.pressed) {
    replay.pressed = true;
    tool.press(context, Button::left, pointerAt(shell, replay.from));
  }
  const double part = std::clamp((elapsed - kPressAt) / (kReleaseAt - kPressAt), 0.0, 1.0);
  const double eased = part * part * (3 - 2 * part);
  replay.pointer = replay.from + eased * (replay.to - replay.from);
  if (replay.from != replay.to) tool.move(context, pointerAt(shell, *replay.pointer));
  if (elapsed < kReleaseAt) return;
  refreshEvidence(work);
  ToolContext last = toolContext(work, false);
  tool.release(last, Button::left, pointerAt(shell, replay.to));
}

/// Does the step all at once, for what needs no pointer.
void doPlainStep(Shell& shell, const SolutionStep& step) {
  if (step.kind == SolutionStep::Kind::predict) return reveal(shell, step.guess);
  complain(shell.notices,
           doStep(shell.work.techniques, step, shell.work.document, shell.work.view));
}

}  // namespace

void showSolution(Shell& shell, const LessonTask& task) {
  const Solution steps = task.solution;
  LessonDesk& desk = deskOf(shell);
  const std::optional<MadePrediction> made = desk.made;
  const std::optional<Judgement> judgement = desk.judgement;
  startLessonAnew(shell);
  desk.made = made;
  desk.judgement = judgement;
  desk.replay.emplace();
  desk.replay->steps = steps;
  desk.replay->since = shell.notices.now;
  // What it shows needs the answer on the screen.
  const bool predicts = std::ranges::any_of(
      steps, [](const SolutionStep& step) { return step.kind == SolutionStep::Kind::predict; });
  if (asksForGuess(desk) && !predicts) reveal(shell, nullptr);
  tendLesson(shell);  // what was revealed before is at once
}

void tendReplay(Shell& shell) {
  if (!shell.lessons || !shell.lessons->replay) return;
  LessonDesk& desk = *shell.lessons;
  Replay& replay = *desk.replay;
  if (replay.next >= replay.steps.size()) {
    desk.replay.reset();
    desk.replayed = desk.factsKey;
    return;
  }
  const SolutionStep& step = replay.steps[replay.next];
  const double elapsed = shell.notices.now - replay.since;
  const double whole = byPointer(step) ? kPointerStep : kPlainStep;
  if (!replay.pointer && byPointer(step) && !begin(shell, replay, step)) {
    desk.replay.reset();
    return;
  }
  const bool pressed = byPointer(step) && elapsed >= kPressAt && elapsed < whole;
  if (pressed && shell.hand.tool.busy() == replay.pressed) movePointer(shell, replay, elapsed);
  if (elapsed < whole) return;
  if (byPointer(step) && replay.pressed && shell.hand.tool.busy())
    movePointer(shell, replay, kReleaseAt);
  if (!byPointer(step)) doPlainStep(shell, step);
  ++replay.next;
  replay.since = shell.notices.now;
  replay.pressed = false;
  replay.pointer.reset();
}

}  // namespace sepax
