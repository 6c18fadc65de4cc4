#include "app/disk/files.h"
#include "app/disk/folder_lock.h"
#include "app/disk/kept_aside.h"
#include "app/shell/files/user_files.h"
#include "app/shell/shell.h"

#include <filesystem>
#include <string>

namespace sepax {
namespace {

constexpr std::size_t kMaxSettingsBytes = 1u << 20;

std::string settingsPath(const UserFolders& folders) { return folders.config + "/settings.json"; }

bool isThere(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

/// The problem, empty when there is none.
std::string applySettings(Shell& shell, const StoredSettings& settings) {
  shell.settings.uiScale = settings.uiScale;
  shell.settings.snap = settings.snap;
  shell.work.view.grid = settings.grid;
  shell.work.view.names = settings.names;
  shell.work.view.indices = settings.indices;
  shell.work.view.closeUps = settings.closeUps;
  shell.work.view.handles = settings.handles;
  shell.work.view.doctor = settings.doctor;
  shell.settings.panels = settings.panels;
  shell.settings.ease = settings.ease;
  shell.settings.inspectorWidth = settings.inspectorWidth;
  shell.settings.bottomHeight = settings.bottomHeight;
  shell.settings.startPage = settings.startPage;
  shell.settings.hintSeen = settings.hintSeen;
  shell.settings.windowWidth = settings.windowWidth;
  shell.settings.windowHeight = settings.windowHeight;
  const std::string& choices = settings.exportChoices.json;
  if (!choices.empty()) shell.pictures.choices = readChoices(choices);
  return themeFromName(settings.theme, shell.work.view.theme)
             ? ""
             : "\"theme\" names none of the themes";
}

/// What cannot be read, or would not survive, is kept beside the new file; the problem when it is
/// not.
std::string keepFormer(const std::string& path, const std::string& why, Notices& notices) {
  const KeptAside kept = keepAside(path);
  if (kept.error.empty())
    say(notices, "Settings in " + path + ": " + why + "; what was there is kept as " + kept.path,
        true);
  return kept.error;
}

/// Other windows have the same file: only what was changed in this one is written, over what the
/// file holds by now, and no window writes between the reading and the writing. The problem, empty
/// when written.
std::string mergeIntoFile(const UserFolders& folders, const SettingsKeeper& keeper,
                          Notices& notices) {
  std::string problem = makeFolder(folders.config);
  if (!problem.empty()) return problem;
  const auto lock = lockFolder(folders.config);
  if (!lock) return folders.config + ": another program keeps it locked";
  const std::string path = settingsPath(folders);
  const bool exists = isThere(path);
  const FileResult former =
      exists ? readRegularFile(path, kMaxSettingsBytes) : FileResult{std::string(), {}};
  const SettingsText text = writeSettings(former.bytes.value_or(""), keeper.read, keeper.stored);
  const std::string& lost = former.bytes ? text.lost : former.error;
  if (!lost.empty()) problem = keepFormer(path, lost, notices);
  return problem.empty() ? atomicWrite(path, text.json) : problem;
}

}  // namespace

StoredSettings settingsOf(const Shell& shell) {
  const ViewState& view = shell.work.view;
  StoredSettings settings;
  settings.theme = nameOf(view.theme);
  settings.uiScale = shell.settings.uiScale;
  settings.snap = shell.settings.snap;
  settings.grid = view.grid;
  settings.names = view.names;
  settings.indices = view.indices;
  settings.closeUps = view.closeUps;
  settings.handles = view.handles;
  settings.doctor = view.doctor;
  settings.panels = shell.settings.panels;
  settings.ease = shell.settings.ease;
  settings.inspectorWidth = shell.settings.inspectorWidth;
  settings.bottomHeight = shell.settings.bottomHeight;
  settings.startPage = shell.settings.startPage;
  settings.hintSeen = shell.settings.hintSeen;
  settings.windowWidth = shell.settings.windowWidth;
  settings.windowHeight = shell.settings.windowHeight;
  if (shell.pictures.choices) settings.exportChoices.json = writeChoices(*shell.pictures.choices);
  return settings;
}

void loadSettings(Shell& shell) {
  const std::string path = settingsPath(shell.files.folders);
  SettingsResult result;
  if (isThere(path)) {
    const FileResult file = readRegularFile(path, kMaxSettingsBytes);
    if (file.bytes) result = readSettings(*file.bytes);
    if (!file.bytes) result.problem = file.error;
  }
  shell.files.settings.read = shell.files.settings.stored = result.settings;
  const std::string problem = applySettings(shell, result.settings);
  if (result.problem.empty()) result.problem = problem;
  if (!result.problem.empty())
    say(shell.notices, "Settings in " + path + ": " + result.problem, true);
}

void writeSettingsNow(UserFiles& files, Notices& notices) {
  SettingsKeeper& keeper = files.settings;
  keeper.due.reset();
  const std::string problem = mergeIntoFile(files.folders, keeper, notices);
  if (problem.empty()) keeper.read = keeper.stored;
  if (!problem.empty()) say(notices, "The settings are not kept: " + problem, true);
}

void tendSettings(UserFiles& files, const StoredSettings& now, Notices& notices) {
  SettingsKeeper& keeper = files.settings;
  if (!keeper.shown) keeper.shown = now;
  // The first size that a window reports is the system's choice, not the user's.
  if (keeper.shown->windowWidth == 0) {
    keeper.shown->windowWidth = now.windowWidth;
    keeper.shown->windowHeight = now.windowHeight;
  }
  const StoredSettings stored = withChanges(keeper.stored, *keeper.shown, now);
  if (stored != keeper.stored && !keeper.due) keeper.due = notices.now + kSettingsDelay;
  keeper.stored = stored;
  keeper.shown = now;
  if (keeper.due && notices.now >= *keeper.due) writeSettingsNow(files, notices);
}

}  // namespace sepax
