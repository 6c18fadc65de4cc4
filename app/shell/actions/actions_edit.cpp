#include "app/shell/actions/action_rows.h"
#include "app/shell/actions/copy_as.h"
#include "app/shell/files/left_work.h"
#include "app/techniques/contract/side_picture.h"
#include "app/tools/framing.h"

#include <optional>

namespace sepax {
namespace {

bool canUndo(const Shell& s) {
  return s.work.document.canUndo() || s.work.document.previewing() || canComeBack(s);
}

/// The second picture may have gone with a hand to where the scene was: without the hand it shows
/// all again, unless it was put where it is and still does.
void frameSideAgain(Workspace& work) {
  refreshEvidence(work);
  const SidePicture* side = sideOf(shownTechnique(work), work.evidence, work.view);
  std::optional<SideView>& view = work.view.side;
  if (side == nullptr || !view) return;
  if (view->framed || !showsSideWell(*side, work.evidence, work.view, view->camera)) view.reset();
}

/// A camera that was put on everything goes on showing it where that has become far larger or
/// smaller, as with a map of tiles.
void frameAgain(Workspace& work) {
  constexpr double kFar = 2;  // times
  frameSideAgain(work);
  if (work.framed != work.view.camera) return;
  const double times =
      cameraOnAll(work.techniques, work.evidence, work.view).zoom / work.view.camera.zoom;
  if (times > kFar || times < 1 / kFar) frameAll(work);
}

void undo(Shell& shell) {
  if (canComeBack(shell)) return comeBackToLeftWork(shell);
  if (shell.work.document.undo()) frameAgain(shell.work);
}

void redo(Shell& shell) {
  if (shell.work.document.redo()) frameAgain(shell.work);
}

bool canRedo(const Shell& s) { return s.work.document.canRedo(); }

template <bool backwards>
void selectNext(Shell& shell) {
  shell.work.view.selected =
      nextTarget(shell.work.document.shown(), shell.work.view.selected, backwards);
}

}  // namespace

std::vector<Action> editActions() {
  return {
      {"edit.undo", "Edit", "Undo", "Ctrl+Z", ctrl(Key::z, false, true), canUndo, nullptr, undo,
       false, "nothing to undo"},
      {"edit.redo", "Edit", "Redo", "Ctrl+Shift+Z, Ctrl+Y", ctrl(Key::z, true, true), canRedo,
       nullptr, redo, false, "nothing to redo"},
      {"edit.redoToo", "", "", "", ctrl(Key::y, false, true), canRedo, nullptr, redo},
      {"edit.cut", "Edit", "Cut", "Ctrl+X", ctrl(Key::x), hasSelection, nullptr,
       [](Shell& s) { cutBodies(s.work, s.notices); }, true, "select a shape first"},
      {"edit.copy", "Edit", "Copy", "Ctrl+C", ctrl(Key::c), hasBodies, nullptr,
       [](Shell& s) { copyBodies(s.work, s.notices); }, false, "there is no shape"},
      {"edit.paste", "Edit", "Paste…", "Ctrl+V", ctrl(Key::v), nullptr, nullptr, paste},
      {"edit.pen", "Edit", "Draw a polygon", "N", typed(U'n'), nullptr, nullptr,
       [](Shell& s) { startPen(s.hand, s.notices); }, true},
      {"edit.duplicate", "Edit", "Duplicate", "Ctrl+D", ctrl(Key::d), hasSelection, nullptr,
       [](Shell& s) { complain(s.notices, duplicateSelection(s.work.document, s.work.view)); },
       false, "select a shape first"},
      {"edit.delete", "Edit", "Delete", "Del", plain(Key::del), hasSelection, nullptr,
       [](Shell& s) { complain(s.notices, deleteSelection(s.work.document, s.work.view)); }, false,
       "select a shape first"},
      {"edit.next", "Edit", "Select next", "Tab", plain(Key::tab), hasBodies, nullptr,
       selectNext<false>, true},
      {"edit.previous", "Edit", "Select previous", "Shift+Tab", plain(Key::tab, true), hasBodies,
       nullptr, selectNext<true>},
      {"edit.none", "Edit", "Select nothing", "Esc", kNoKey, hasSelection, nullptr,
       [](Shell& s) { s.work.view.selected = {}; }, false, "nothing is selected"},
      {"edit.snap", "Edit", "Snap to grid", "", kNoKey, nullptr,
       [](const Shell& s) { return s.settings.snap; },
       [](Shell& s) { s.settings.snap = !s.settings.snap; }, true},
  };
}

}  // namespace sepax
