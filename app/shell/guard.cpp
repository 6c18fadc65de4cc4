#include "app/shell/guard.h"

#include "app/shell/files/opening.h"
#include "app/shell/shell.h"

#include <exception>
#include <new>
#include <string>
#include <utility>

namespace sepax {
namespace {

constexpr int kMostInARow = 4;

void dropWhatIsUnderWay(Shell& shell) {
  shell.work.document.cancel();
  shell.work.analyzed = 0;  // the analysis may have been left half done
  letGo(shell);
  shell.hand.heldKeys.clear();
  shell.panels.state.notes = {};
  Dialogs dialogs;
  dialogs.lastUsed = std::move(shell.dialogs.lastUsed);
  shell.dialogs = std::move(dialogs);
  shell.pictures.dialog.reset();
  shell.pictures.job.reset();
  shell.pictures.recording = {};
  shell.canvas.paintedView.reset();
}

void keepWork(Shell& shell) {
  if (!shell.files.folders.state.empty()) writeAutosaveNow(shell.files, shell.work, shell.notices);
}

/// The work as it was before edits were taken back goes to the disk, and stays there for the next
/// start: this window does not touch it any more.
void leaveWork(Shell& shell, FrameGuard& guard) {
  if (!guard.work) return;
  shell.work.document = Document::restored(guard.work->scene, guard.work->path, guard.work->source);
  keepWork(shell);
  if (!shell.files.autosave.slot.holds()) return;
  shell.files.autosave.slot = {};
  shell.files.autosave.held = 0;
  guard.work.reset();
}

/// What is shown instead of a scene that fails without an edit to take back is an empty one.
std::string leaveScene(Shell& shell, FrameGuard& guard) {
  const bool unsaved = guard.work.has_value();
  leaveWork(shell, guard);
  showDocument(shell, Document());
  if (!unsaved) return "the scene cannot be shown.";
  return guard.work ? "the scene cannot be shown, and no copy of its changes can be kept."
                    : "the scene cannot be shown; the next start offers its changes.";
}

/// What a page has from its first frame on is shown instead of what asks for more.
void leavePanels(Shell& shell) {
  shell.panels = {};
  shell.home = !shell.embedded;
}

void rescue(Shell& shell, FrameGuard& guard) {
  const Document& document = shell.work.document;
  if (guard.inARow == 1 && document.dirty())
    guard.work = Autosave{document.path(), document.source(), 0, document.committed()};
  keepWork(shell);
  dropWhatIsUnderWay(shell);
  if (isHopeless(guard)) return leaveWork(shell, guard);
  std::string outcome = "what was under way was dropped, and unsaved work is kept.";
  if (guard.inARow > 1 && guard.notLoaded) {
    leavePanels(shell);
  } else if (guard.inARow > 1 && shell.work.document.undo()) {
    outcome = "the last edit was taken back, and unsaved work is kept.";
  } else if (guard.inARow > 1) {
    outcome = leaveScene(shell, guard);
  }
  say(shell.notices, guard.reason + "; " + outcome, true);
}

/// `what` an exception says; null when it is one of memory.
std::string reasonFrom(const char* what) {
  if (what == nullptr) return "There was not enough memory for that";
  return "That failed (" + std::string(what) + ")";
}

/// Rescuing takes memory as well.
void tryToRescue(Shell& shell, FrameGuard& guard, const char* what,
                 bool notLoaded = false) noexcept {
  ++guard.inARow;
  guard.notLoaded = notLoaded;
  try {
    guard.reason = reasonFrom(what);
    rescue(shell, guard);
  } catch (...) {  // the next frame fails as well, and then there is another try
    shell.work.document.cancel();
  }
}

}  // namespace

bool guarded(Shell& shell, FrameGuard& guard, const std::function<void()>& work) {
  try {
    work();
    guard.inARow = 0;
    guard.work.reset();
    return true;
  } catch (const std::bad_alloc&) {
    tryToRescue(shell, guard, nullptr);
  } catch (const NotLoaded& missing) {
    tryToRescue(shell, guard, missing.what(), true);
  } catch (const std::exception& exception) {
    tryToRescue(shell, guard, exception.what());
  } catch (...) {
    tryToRescue(shell, guard, "unknown");
  }
  return false;
}

bool isHopeless(const FrameGuard& guard) { return guard.inARow >= kMostInARow; }

}  // namespace sepax
