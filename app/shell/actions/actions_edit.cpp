#include "app/shell/actions/action_rows.h"
#include "app/shell/copy_as.h"

namespace sepax {
namespace {

bool canUndo(const Shell& s) { return s.document.canUndo() || s.document.previewing(); }
bool canRedo(const Shell& s) { return s.document.canRedo(); }
bool hasBodies(const Shell& s) { return !s.document.shown().bodies.empty(); }

template <bool backwards>
void selectNext(Shell& shell) {
  shell.view.selected = nextTarget(shell.document.shown(), shell.view.selected, backwards);
}

}  // namespace

std::vector<Action> editActions() {
  return {
      {"edit.undo", "Edit", "Undo", "Ctrl+Z", ctrl(Key::z, false, true), canUndo, nullptr,
       [](Shell& s) { s.document.undo(); }, false, "nothing to undo"},
      {"edit.redo", "Edit", "Redo", "Ctrl+Shift+Z, Ctrl+Y", ctrl(Key::z, true, true), canRedo,
       nullptr, [](Shell& s) { s.document.redo(); }, false, "nothing to redo"},
      {"edit.redoToo", "", "", "", ctrl(Key::y, false, true), canRedo, nullptr,
       [](Shell& s) { s.document.redo(); }},
      {"edit.cut", "Edit", "Cut", "Ctrl+X", ctrl(Key::x), hasSelection, nullptr, cutBodies, true,
       "select a shape first"},
      {"edit.copy", "Edit", "Copy", "Ctrl+C", ctrl(Key::c), hasBodies, nullptr, copyBodies, false,
       "there is no shape"},
      {"edit.paste", "Edit", "Paste…", "Ctrl+V", ctrl(Key::v), nullptr, nullptr, paste},
      {"edit.pen", "Edit", "Draw a polygon", "N", typed(U'n'), nullptr, nullptr,
       [](Shell& s) {
         s.tool.startPen();
         say(s,
             "Click the corners; Enter, a double click or the first corner closes, Esc cancels.");
       },
       true},
      {"edit.duplicate", "Edit", "Duplicate", "Ctrl+D", ctrl(Key::d), hasSelection, nullptr,
       [](Shell& s) { complain(s, duplicateSelection(s.document, s.view)); }, false,
       "select a shape first"},
      {"edit.delete", "Edit", "Delete", "Del", plain(Key::del), hasSelection, nullptr,
       [](Shell& s) { complain(s, deleteSelection(s.document, s.view)); }, false,
       "select a shape first"},
      {"edit.next", "Edit", "Select next", "Tab", plain(Key::tab), hasBodies, nullptr,
       selectNext<false>, true},
      {"edit.previous", "Edit", "Select previous", "Shift+Tab", plain(Key::tab, true), hasBodies,
       nullptr, selectNext<true>},
      {"edit.none",
       "Edit",
       "Select nothing",
       "Esc",
       {},
       hasSelection,
       nullptr,
       [](Shell& s) { s.view.selected = {}; },
       false,
       "nothing is selected"},
      {"edit.snap",
       "Edit",
       "Snap to grid",
       "",
       {},
       nullptr,
       [](const Shell& s) { return s.settings.snap; },
       [](Shell& s) { s.settings.snap = !s.settings.snap; },
       true},
  };
}

}  // namespace sepax
