#pragma once

#include "app/disk/user_folders.h"
#include "app/documents/autosave.h"
#include "app/documents/settings_file.h"
#include "app/documents/watch.h"
#include "app/scene/scene.h"
#include "app/shell/files/left_work.h"
#include "app/shell/files/questions.h"
#include "app/shell/state/notices.h"
#include "app/shell/state/workspace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What the sandbox keeps for its user beside the scenes that are saved by hand: settings, recent
/// files, copies of unsaved work; and the file that it watches. A shell that was not started with
/// folders touches no disk.
namespace sepax {

struct Shell;

/// Settings and where they stand against the disk.
struct SettingsKeeper {
  StoredSettings read;                  ///< from the disk, or written there, last
  StoredSettings stored;                ///< as they shall be there
  std::optional<StoredSettings> shown;  ///< by the shell at the last look; absent before the first
  std::optional<double> due;            ///< when to write, seconds on the shell's clock
};

/// The copy of unsaved work and those of programs that died.
struct AutosaveKeeper {
  AutosaveSlot slot;
  std::uint64_t held = 0;       ///< revision that the slot holds; 0 = none
  std::optional<double> due;    ///< when to write, seconds on the shell's clock
  bool failing = false;         ///< the last write failed, which was said
  std::vector<Orphan> orphans;  ///< still to be asked about; the question is about the first one
};

/// The file that another program writes while it is shown.
struct WatchKeeper {
  std::optional<Watch> file;
  std::optional<Scene> onDisk;  ///< as last read
  double nextLook = 0;          ///< seconds on the shell's clock
  bool conflict = false;        ///< the file has changed and so has the scene
  std::string refusal;          ///< why its scene cannot be shown; empty = it can
  std::string banner;           ///< shown for as long as it holds; empty = none
};

struct UserFiles {
  UserFolders folders;
  SettingsKeeper settings;
  AutosaveKeeper autosave;
  WatchKeeper watch;
  std::vector<std::string> recent;  ///< absolute paths, the latest first
  std::string recentSource;         ///< the document's file at the last look
  std::optional<LeftWork> left;     ///< the changed built-in scene that was left last
  Questions questions;
};

/// Reads what the folders hold and gives it to the shell. `restores` asks about unsaved work, too.
void startUserFiles(Shell& shell, const UserFolders& folders, bool restores = true);
/// Writes what is due; after each frame.
void tendUserFiles(Shell& shell);
/// Seconds until tendUserFiles has something to do without an event. Absent = never.
[[nodiscard]] std::optional<double> userFilesDueIn(const UserFiles& files, double now);
/// A clean end: settings are written, no copy of the work is left.
void endUserFiles(Shell& shell);
/// An end that nobody was asked about: settings are written, and so is the copy of unsaved work,
/// which stays for the next start.
void leaveUserFiles(Shell& shell);

/// Shows the file and follows it. One that is not there yet is waited for.
void startWatching(Shell& shell, const std::string& path);
/// Reads the file again; technique and selection stay, the camera where it can.
void reload(Shell& shell, const std::string& path);

/// Unsaved work is lost by a crash for at most this long, seconds.
inline constexpr double kAutosaveDelay = 1;
/// A copy that could not be written is tried again this much later, seconds.
inline constexpr double kAutosaveRetry = 10;
/// Settings are written this long after a change, so at most so often, seconds.
inline constexpr double kSettingsDelay = 1;

// What tendUserFiles() consists of, each in its own file.

/// What the shell has of the settings, and what it takes from them (kept_settings.cpp).
[[nodiscard]] StoredSettings settingsOf(const Shell& shell);
void loadSettings(Shell& shell);
/// What a user has set by now is written once it has changed.
void tendSettings(UserFiles& files, const StoredSettings& now, Notices& notices);
void writeSettingsNow(UserFiles& files, Notices& notices);
void tendAutosave(UserFiles& files, const Workspace& work, Notices& notices);
/// A list of its own has these files; the recent ones are without them.
[[nodiscard]] bool isChangedScene(const UserFiles& files, const std::string& path);
/// Puts a file in front of the recent ones.
void addRecent(UserFiles& files, const std::string& path, Notices& notices);
/// The copy of unsaved work, unless it is there already.
void writeAutosaveNow(UserFiles& files, const Workspace& work, Notices& notices);
void tendWatch(Shell& shell);
/// Takes up the unsaved work that was kept last, without a question; nothing when there is none.
void restoreLatest(Shell& shell);
/// "Restore unsaved work?" while there is some.
void restoreQuestion(Shell& shell);

}  // namespace sepax
