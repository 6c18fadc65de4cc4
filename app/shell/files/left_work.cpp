#include "app/shell/files/left_work.h"

#include "app/disk/files.h"
#include "app/scene/scene_json.h"
#include "app/shell/files/opening.h"
#include "app/shell/files/recent_names.h"
#include "app/shell/shell.h"

#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <utility>

namespace sepax {
namespace {

/// "two-pentagons" of "builtin:two-pentagons".
std::string idOf(const OpenedBuiltin& builtin) {
  return builtin.name.substr(builtin.name.find(':') + 1);
}

bool holds(const std::string& path, const std::string& text) {
  const FileResult file = readRegularFile(path, text.size() + 1);
  return file.bytes == text;
}

/// FOLDER/ID.json, or ID-2.json and so on where others are there already: one that holds the text,
/// else the first free one.
std::string fileFor(const std::string& folder, const std::string& id, const std::string& text) {
  std::string path = fmt::format("{}/{}.json", folder, id);
  std::error_code error;
  for (int i = 2; std::filesystem::exists(path, error) && !holds(path, text); ++i)
    path = fmt::format("{}/{}-{}.json", folder, id, i);
  return path;
}

/// The file that holds the work now; empty when it could not be written.
std::string writtenCopy(const Workspace& work, const std::string& folder, const std::string& id) {
  if (!makeFolder(folder).empty()) return {};
  const std::string text = writeScene(sceneToSave(work));
  std::string path = fileFor(folder, id, text);
  return atomicWrite(path, text, Pipes::refused).empty() ? path : std::string();
}

}  // namespace

bool leaveChangedBuiltin(Shell& shell, const Pending& pending) {
  const Workspace& work = shell.work;
  UserFiles& files = shell.files;
  if (work.builtin.name.empty() || !work.document.path().empty()) return false;
  if (files.folders.state.empty()) return false;
  const std::string id = idOf(work.builtin);
  const std::string path = writtenCopy(work, changedFolder(files.folders.state), id);
  if (path.empty()) return false;
  LeftWork left{work.document, work.builtin, work.view, shell.panels.tab};
  carryOut(shell, pending);
  if (work.document.committedRevision() == left.document.committedRevision()) return true;
  left.revision = work.document.committedRevision();
  files.left.emplace(std::move(left));  // not assigned: it is the same revision still
  addRecent(files, path, shell.notices);
  say(shell.notices, fmt::format("Your changes to {} are kept: Undo comes back to them, and File › "
                                 "Recent lists them.",
                                 id));
  return true;
}

bool canComeBack(const Shell& shell) {
  const Document& document = shell.work.document;
  return shell.files.left && shell.files.left->revision == document.committedRevision() &&
         !document.dirty() && !document.canUndo() && !document.canRedo() && !document.previewing();
}

void comeBackToLeftWork(Shell& shell) {
  LeftWork left = *std::exchange(shell.files.left, std::nullopt);
  showDocument(shell, std::move(left.document));
  shell.work.builtin = std::move(left.builtin);
  shell.work.view = std::move(left.view);
  shell.work.view.playing = false;
  shell.panels.tab = left.tab;
  shell.canvas.frameView = false;
}

}  // namespace sepax
