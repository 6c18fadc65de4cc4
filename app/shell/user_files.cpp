#include "app/shell/user_files.h"

#include "app/disk/files.h"
#include "app/documents/recent.h"
#include "app/shell/shell.h"

#include <algorithm>
#include <filesystem>

namespace sepax {
namespace {

constexpr std::size_t kMaxSettingsBytes = 1u << 20;
constexpr std::size_t kMaxRecentBytes = 1u << 20;

std::string settingsPath(const UserFolders& folders) { return folders.config + "/settings.json"; }
std::string recentPath(const UserFolders& folders) { return folders.state + "/recent"; }

bool isThere(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

StoredSettings settingsOf(const Shell& shell) {
  StoredSettings settings;
  settings.theme = nameOf(shell.view.theme);
  settings.uiScale = shell.settings.uiScale;
  settings.snap = shell.settings.snap;
  settings.grid = shell.view.grid;
  settings.names = shell.view.names;
  settings.handles = shell.view.handles;
  settings.doctor = shell.view.doctor;
  settings.panels = shell.settings.panels;
  settings.hintSeen = shell.settings.hintSeen;
  settings.windowWidth = shell.settings.windowWidth;
  settings.windowHeight = shell.settings.windowHeight;
  if (shell.exportChoices) settings.exportChoices.json = writeChoices(*shell.exportChoices);
  return settings;
}

/// Returns the problem, empty when there is none.
std::string applySettings(Shell& shell, const StoredSettings& settings) {
  shell.settings.uiScale = settings.uiScale;
  shell.settings.snap = settings.snap;
  shell.view.grid = settings.grid;
  shell.view.names = settings.names;
  shell.view.handles = settings.handles;
  shell.view.doctor = settings.doctor;
  shell.settings.panels = settings.panels;
  shell.settings.hintSeen = settings.hintSeen;
  shell.settings.windowWidth = settings.windowWidth;
  shell.settings.windowHeight = settings.windowHeight;
  const std::string& choices = settings.exportChoices.json;
  if (!choices.empty()) shell.exportChoices = readChoices(choices);
  shell.restyle = true;
  return themeFromName(settings.theme, shell.view.theme) ? ""
                                                         : "\"theme\" names none of the themes";
}

void loadSettings(Shell& shell) {
  const std::string path = settingsPath(shell.files.folders);
  SettingsResult result;
  if (isThere(path)) {
    const FileResult file = readFile(path, kMaxSettingsBytes);
    if (file.bytes) result = readSettings(*file.bytes);
    if (!file.bytes) result.problem = file.error;
  }
  shell.files.settings.stored = result.settings;
  const std::string problem = applySettings(shell, result.settings);
  if (result.problem.empty()) result.problem = problem;
  if (!result.problem.empty()) say(shell, "Settings in " + path + ": " + result.problem, true);
}

void writeSettingsNow(Shell& shell) {
  shell.files.settings.due.reset();
  std::string problem = makeFolder(shell.files.folders.config);
  if (problem.empty())
    problem =
        atomicWrite(settingsPath(shell.files.folders), writeSettings(shell.files.settings.stored));
  if (!problem.empty()) say(shell, "The settings are not kept: " + problem, true);
}

void tendSettings(Shell& shell) {
  SettingsKeeper& keeper = shell.files.settings;
  const StoredSettings now = settingsOf(shell);
  if (!keeper.shown) keeper.shown = now;
  // The first size that a window reports is the system's choice, not the user's.
  if (keeper.shown->windowWidth == 0) {
    keeper.shown->windowWidth = now.windowWidth;
    keeper.shown->windowHeight = now.windowHeight;
  }
  const StoredSettings stored = withChanges(keeper.stored, *keeper.shown, now);
  if (stored != keeper.stored && !keeper.due) keeper.due = shell.now + kSettingsDelay;
  keeper.stored = stored;
  keeper.shown = now;
  if (keeper.due && shell.now >= *keeper.due) writeSettingsNow(shell);
}

std::vector<std::string> recentOnDisk(const UserFolders& folders) {
  const FileResult file = readFile(recentPath(folders), kMaxRecentBytes);
  return file.bytes ? parseRecent(*file.bytes) : std::vector<std::string>{};
}

/// Others may have written their files since: theirs stay in the list.
void tendRecent(Shell& shell) {
  UserFiles& files = shell.files;
  if (files.recentSource == shell.document.source()) return;
  files.recentSource = shell.document.source();
  if (files.recentSource.empty()) return;
  files.recent = withRecent(recentOnDisk(files.folders), files.recentSource);
  std::string problem = makeFolder(files.folders.state);
  if (problem.empty()) problem = atomicWrite(recentPath(files.folders), recentText(files.recent));
  if (!problem.empty()) say(shell, "The recent files are not kept: " + problem, true);
}

}  // namespace

void startUserFiles(Shell& shell, const UserFolders& folders, bool restores) {
  shell.files.folders = folders;
  if (!folders.config.empty()) loadSettings(shell);
  if (folders.state.empty()) return;
  shell.files.recent = recentOnDisk(folders);
  if (!restores) return;
  OrphanSearch search = OrphanSearch::in(folders.state + "/autosave");
  shell.files.autosave.orphans = std::move(search.orphans);
  for (const std::string& problem : search.problems) say(shell, problem, true);
}

void tendUserFiles(Shell& shell) {
  if (!shell.files.folders.config.empty()) tendSettings(shell);
  if (!shell.files.folders.state.empty()) tendRecent(shell);
  if (!shell.files.folders.state.empty()) tendAutosave(shell);
  tendWatch(shell);
}

std::optional<double> userFilesDueIn(const Shell& shell) {
  const UserFiles& files = shell.files;
  std::optional<double> next;
  const auto take = [&](std::optional<double> due) {
    if (due) next = std::min(next.value_or(*due), *due);
  };
  take(files.settings.due);
  take(files.autosave.due);
  if (files.watch.file) take(files.watch.nextLook);
  if (next) next = std::max(*next - shell.now, 0.0);
  return next;
}

void endUserFiles(Shell& shell) {
  if (!shell.files.folders.config.empty()) tendSettings(shell);
  if (shell.files.settings.due) writeSettingsNow(shell);
  shell.files.autosave.slot.remove();
}

}  // namespace sepax
