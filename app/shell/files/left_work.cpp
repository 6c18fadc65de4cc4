#include "app/shell/files/left_work.h"

#include "app/documents/changed_scenes.h"
#include "app/scene/builtin.h"
#include "app/scene/scene_json.h"
#include "app/shell/files/opening.h"
#include "app/shell/shell.h"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace sepax {
namespace {

/// Undo in a file of the user's own is about that file alone.
bool isNobodysFile(const Document& document) {
  return document.path().empty() && document.source().empty();
}

void sayKept(Shell& shell, const std::string& id) {
  say(shell.notices,
      fmt::format(
          "Your changes to “{}” are kept: {}File › Changed scenes lists them.", titleOfBuiltin(id),
          isNobodysFile(shell.work.document) ? "Undo comes back to them from here, and " : ""));
}

/// How it was looked at comes back; what a user has set since stays set.
void lookAgain(ViewState& view, const ViewState& left) {
  view.technique = left.technique;
  view.camera = left.camera;
  view.options = left.options;
  view.step = left.step;
  view.answers = left.answers;
  view.method = left.method;
  view.time = left.time;
  view.playing = false;
}

}  // namespace

std::string changedScenesFolder(const UserFolders& folders) { return folders.state + "/changed"; }

bool leaveChangedBuiltin(Shell& shell, const Pending& pending) {
  const Workspace& work = shell.work;
  UserFiles& files = shell.files;
  if (work.builtin.name.empty() || !work.document.path().empty()) return false;
  if (files.folders.state.empty()) return false;
  NextScene next = nextScene(shell, pending);
  if (!next.document) {
    complain(shell.notices, next.problem);
    return true;
  }
  const std::string id(builtinId(work.builtin.name).value_or(""));
  if (!keepChangedScene(changedScenesFolder(files.folders), id, writeScene(sceneToSave(work)))
           .empty())
    return false;
  LeftWork left{work.document, work.builtin, work.view, shell.panels.tab};
  showNext(shell, std::move(next));
  left.revision = work.document.committedRevision();
  files.left.emplace(std::move(left));  // not assigned: it is the same revision still
  sayKept(shell, id);
  return true;
}

bool canComeBack(const Shell& shell) {
  const Document& document = shell.work.document;
  return shell.files.left && shell.files.left->revision == document.committedRevision() &&
         isNobodysFile(document) && !document.dirty() && !document.canUndo() &&
         !document.canRedo() && !document.previewing() && !shell.hand.tool.penActive() &&
         !shell.panels.state.notes.open;
}

void comeBackToLeftWork(Shell& shell) {
  LeftWork left = *std::exchange(shell.files.left, std::nullopt);
  showDocument(shell, std::move(left.document));
  shell.work.builtin = std::move(left.builtin);
  lookAgain(shell.work.view, left.view);
  shell.panels.tab = left.tab;
  shell.canvas.frameView = false;
}

}  // namespace sepax
