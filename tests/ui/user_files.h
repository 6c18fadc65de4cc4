#pragma once

#include "app/scene/scene_json.h"
#include "app/shell/actions/actions.h"
#include "app/shell/files/titles.h"
#include "tests/support/scene_folder.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>
#include <string_view>

/// What the tests of files share: folders of a user, edits by hand, time that passes.
namespace sepax::test {

namespace fs = std::filesystem;
using testing::Folder;

inline UserFolders foldersIn(const Folder& folder) { return {folder / "config", folder / "state"}; }

/// Lets time pass as a sleeping window does.
inline void pass(Driver& driver, double seconds) {
  driver.shell.notices.now += seconds;
  driver.settle();
}

/// One edit by hand.
inline void dragFirstVertex(Driver& driver) {
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-60, 60});
}

inline Scene renamed(Scene scene, const std::string& title) {
  scene.title = title;
  return scene;
}

inline std::size_t filesIn(const std::string& folder) {
  std::error_code error;
  const fs::directory_iterator begin(folder, error);
  return error ? 0 : static_cast<std::size_t>(std::distance(begin, fs::directory_iterator()));
}

/// A program that draws and is killed: what it had is on the disk, its lock is free.
inline Scene killedAfterEdit(const Folder& folder,
                             const std::string& scene = "builtin:two-pentagons") {
  Driver driver(scene);
  startUserFiles(driver.shell, foldersIn(folder));
  dragFirstVertex(driver);
  pass(driver, kAutosaveDelay);
  CHECK(filesIn(folder / "state/autosave") == 2);
  return driver.scene();
}

/// A watched scene with the title "one".
struct Watched {
  Folder folder;
  Driver driver;
  Scene first = driver.scene();

  Watched() {
    write("one");
    startWatching(driver.shell, folder / "scene.json");
    driver.settle();
    look();
  }
  void write(const std::string& title) {
    folder.write("scene.json", writeScene(renamed(first, title)));
  }
  /// Long enough for any patience.
  void look() {
    for (int i = 0; i < 10; ++i) pass(driver, kWatchPeriod);
  }
};

}  // namespace sepax::test
