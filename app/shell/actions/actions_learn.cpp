#include "app/shell/actions/action_rows.h"
#include "app/shell/lessons/lesson_desk.h"

namespace sepax {
namespace {

constexpr std::string_view kNoLesson = "no lesson is open; the menu Learn lists them";

template <int by>
bool canTurn(const Shell& shell) {
  return canTurnLesson(shell, by);
}
template <int by>
void turn(Shell& shell) {
  turnLesson(shell, by);
}

bool hasProgress(const Shell& shell) {
  return shell.lessons && !shell.lessons->progress.done.empty();
}

}  // namespace

std::vector<Action> learnActions() {
  return {
      {"learn.home", "Learn", "Start page", "H", typed(U'h'), nullptr,
       [](const Shell& s) { return s.home; }, [](Shell& s) { s.home = !s.home; }},
      {"learn.atStart", "Learn", "Open the start page first", "", kNoKey, nullptr,
       [](const Shell& s) { return s.settings.startPage; },
       [](Shell& s) { s.settings.startPage = !s.settings.startPage; }},
      {"view.hideAnswer", "View", "Hide the answer", "Q", typed(U'q'),
       [](const Shell& s) { return !hasLesson(s); }, [](const Shell& s) { return s.answerHidden; },
       [](Shell& s) { s.answerHidden = !s.answerHidden; }, false,
       "the lesson hides the answer until you have guessed"},
      {"learn.list", "Learn", "All lessons", "", kNoKey, nullptr, nullptr,
       [](Shell& s) {
         deskOf(s).listed = true;
         s.home = false;
         s.panels.tab = kLearnTab;
         s.settings.panels = true;
       }},
      {"learn.next", "Learn", "Next lesson", "Page Down", plain(Key::pageDown), canTurn<1>, nullptr,
       turn<1>, true, kNoLesson},
      {"learn.before", "Learn", "Lesson before", "Page Up", plain(Key::pageUp), canTurn<-1>,
       nullptr, turn<-1>, false, kNoLesson},
      {"learn.anew", "Learn", "Start the lesson anew", "Home", plain(Key::home), hasLesson, nullptr,
       startLessonAnew, false, kNoLesson},
      {"learn.leave", "Learn", "Leave the lesson", "", kNoKey, hasLesson, nullptr, closeLesson,
       false, kNoLesson},
      {"learn.reset", "Learn", "Reset progress", "", kNoKey, hasProgress, nullptr,
       [](Shell& s) { deskOf(s).progress.done.clear(); }, true, "nothing was done so far"},
  };
}

}  // namespace sepax
