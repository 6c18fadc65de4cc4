#include "app/shell/dialogs/dialogs.h"

#include "app/shell/dialogs/save_questions.h"
#include "app/shell/files/opening.h"
#include "app/shell/shell.h"

#include <utility>

namespace sepax {
namespace {

std::string choosePath(Shell& shell, const std::string& path) {
  const PathDialog::Purpose purpose = shell.dialogs.paths.purpose;
  if (purpose == PathDialog::Purpose::tiles) return loadTiles(shell.work, shell.notices, path);
  if (purpose == PathDialog::Purpose::save) return saveAsChosen(shell, path);
  return openAny(shell, openFile(path, readRegularFile));
}

}  // namespace

void drawDialogs(Shell& shell) {
  Dialogs& dialogs = shell.dialogs;
  drawVertexDialog(shell.ui, dialogs, shell.work.document, shell.notices);
  restoreQuestion(shell);
  drawSaveQuestions(shell);
  // What is opened here may show another dialog in this frame, which Enter is not meant for.
  const bool asksPath = dialogs.paths.purpose != PathDialog::Purpose::none;
  const bool enter = asksPath && std::exchange(dialogs.enter, false);
  drawPathDialog(dialogs.paths, shell.ui, dialogs.escape, enter,
                 [&shell](const std::string& path) { return choosePath(shell, path); });
  // The dialog was left without saving: nothing waits for it any more.
  if (dialogs.paths.purpose == PathDialog::Purpose::none) shell.files.questions.afterSave.reset();
}

}  // namespace sepax
