#include "app/shell/files/user_files.h"

#include "app/shell/lessons/lesson_desk.h"

#include "app/disk/files.h"
#include "app/disk/folder_lock.h"
#include "app/disk/temporary_files.h"
#include "app/documents/recent.h"
#include "app/shell/shell.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>

namespace sepax {
namespace {

constexpr std::size_t kMaxRecentBytes = 1u << 20;

std::string recentPath(const UserFolders& folders) { return folders.state + "/recent"; }

std::vector<std::string> recentOnDisk(const UserFolders& folders) {
  const FileResult file = readRegularFile(recentPath(folders), kMaxRecentBytes);
  return file.bytes ? parseRecent(*file.bytes) : std::vector<std::string>{};
}

void tendRecent(UserFiles& files, const Document& document, Notices& notices) {
  if (files.recentSource == document.source()) return;
  files.recentSource = document.source();
  if (!files.recentSource.empty() && !isChangedScene(files, files.recentSource))
    addRecent(files, files.recentSource, notices);
}

void flushSettings(Shell& shell) {
  UserFiles& files = shell.files;
  if (!files.folders.config.empty()) tendSettings(files, settingsOf(shell), shell.notices);
  if (files.settings.due) writeSettingsNow(files, shell.notices);
}

}  // namespace

bool isChangedScene(const UserFiles& files, const std::string& path) {
  return !files.folders.state.empty() &&
         std::filesystem::path(path).parent_path() == changedScenesFolder(files.folders);
}

void startUserFiles(Shell& shell, const UserFolders& folders, bool restores) {
  UserFiles& files = shell.files;
  files.folders = folders;
  if (!folders.config.empty()) {
    removeStaleTemporaries(folders.config);
    loadSettings(shell);
    loadProgress(shell);
  }
  if (folders.state.empty()) return;
  removeStaleTemporaries(folders.state);
  files.recent = recentOnDisk(folders);
  if (!restores) return;
  OrphanSearch search = OrphanSearch::in(folders.state + "/autosave");
  files.autosave.orphans = std::move(search.orphans);
  for (const std::string& problem : search.problems) say(shell.notices, problem, true);
}

/// Others may have written their files since: theirs stay in the list.
void addRecent(UserFiles& files, const std::string& path, Notices& notices) {
  std::string problem = makeFolder(files.folders.state);
  const auto lock = lockFolder(files.folders.state);
  files.recent = withRecent(recentOnDisk(files.folders), path);
  if (problem.empty())
    problem = atomicWrite(recentPath(files.folders), recentText(files.recent), Pipes::refused);
  if (!problem.empty()) say(notices, "The recent files are not kept: " + problem, true);
}

void tendUserFiles(Shell& shell) {
  UserFiles& files = shell.files;
  if (!files.folders.config.empty()) tendSettings(files, settingsOf(shell), shell.notices);
  if (!files.folders.state.empty()) {
    tendRecent(files, shell.work.document, shell.notices);
    tendAutosave(files, shell.work, shell.notices);
  }
  tendWatch(shell);
}

std::optional<double> userFilesDueIn(const UserFiles& files, double now) {
  std::optional<double> next;
  const auto take = [&](std::optional<double> due) {
    if (due) next = std::min(next.value_or(*due), *due);
  };
  take(files.settings.due);
  take(files.autosave.due);
  if (files.watch.file) take(files.watch.nextLook);
  if (next) next = std::max(*next - now, 0.0);
  return next;
}

void endUserFiles(Shell& shell) {
  flushSettings(shell);
  shell.files.autosave.slot.remove();
}

void leaveUserFiles(Shell& shell) {
  flushSettings(shell);
  if (!shell.files.folders.state.empty()) writeAutosaveNow(shell.files, shell.work, shell.notices);
}

}  // namespace sepax
