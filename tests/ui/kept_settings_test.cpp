#include "app/documents/settings_file.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

#include <sys/stat.h>
#include <memory>
#include <string>

// What a window may not lose: what other windows have set, a file that it cannot read, the work of
// a user whose system ends the program.

namespace sepax::test {
namespace {

StoredSettings storedIn(const Folder& folder) {
  return readSettings(folder.read("config/settings.json")).settings;
}

bool hasToast(const Driver& driver, const std::string& text) {
  return std::ranges::count(driver.shell.notices.toasts, text, &Toast::text) == 1;
}

/// Changes one setting and waits until it is written.
void hideGrid(Driver& driver) {
  driver.shell.work.view.grid = false;
  driver.settle();
  pass(driver, kSettingsDelay);
}

TEST_CASE("two windows leave each other's settings alone") {
  const Folder folder;
  Shell one;
  Shell two;
  for (Shell* shell : {&one, &two}) {
    startUserFiles(*shell, foldersIn(folder));
    tendUserFiles(*shell);
  }
  const auto wait = [](Shell& shell) {
    tendUserFiles(shell);
    shell.notices.now += kSettingsDelay;
    tendUserFiles(shell);
  };
  one.work.view.grid = false;
  wait(one);
  two.work.view.theme = ThemeId::light;
  wait(two);
  one.work.view.names = false;
  one.work.view.closeUps = false;
  wait(one);
  endUserFiles(two);
  endUserFiles(one);
  CHECK(!storedIn(folder).grid);
  CHECK(storedIn(folder).theme == "light");
  CHECK(!storedIn(folder).names);
  CHECK(!storedIn(folder).closeUps);
}

TEST_CASE("fields that this version does not know survive, where they stand") {
  const Folder folder;
  fs::create_directories(folder / "config");
  folder.write("config/settings.json",
               "{ \"later\": {\"x\": [1, 2]}, \"theme\": \"light\", \"zoom\": null }");
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.settle();
  hideGrid(driver);
  CHECK(folder.read("config/settings.json") ==
        "{\n  \"later\": {\n    \"x\": [\n      1,\n      2\n    ]\n  },\n"
        "  \"theme\": \"light\",\n  \"zoom\": null,\n  \"grid\": false\n}\n");
  CHECK(filesIn(folder / "config") == 1);
}

TEST_CASE("settings that cannot be read are kept aside before they are replaced, in one sentence") {
  const Folder folder;
  fs::create_directories(folder / "config");
  const std::string file = folder / "config/settings.json";
  int number = 0;
  for (const std::string text : {"{ \"theme\": \"light\",", "[1]", "{\"grid\": \"dotted\"}"}) {
    CAPTURE(text);
    folder.write("config/settings.json", text);
    Driver driver;
    startUserFiles(driver.shell, foldersIn(folder));
    driver.settle();
    CHECK(folder.read("config/settings.json") == text);
    driver.shell.notices.toasts.clear();
    hideGrid(driver);
    const std::string aside = "config/settings.json.broken-" + std::to_string(++number);
    CHECK(folder.read(aside) == text);
    CHECK(!storedIn(folder).grid);
    REQUIRE(driver.shell.notices.toasts.size() == 1);
    CHECK(driver.shell.notices.toasts[0].text.starts_with("Settings in " + file + ": "));
    CHECK(driver.shell.notices.toasts[0].text.ends_with("; what was there is kept as " +
                                                        (folder / aside)));
  }
  CHECK(filesIn(folder / "config") == 4);
}

TEST_CASE("a pipe or a folder in the place of the settings is kept aside and never waited for") {
  const Folder folder;
  fs::create_directories(folder / "config/settings.json");
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.settle();
  hideGrid(driver);
  CHECK(!storedIn(folder).grid);
  CHECK(fs::is_directory(folder / "config/settings.json.broken-1"));
  fs::remove(folder / "config/settings.json");
  REQUIRE(::mkfifo((folder / "config/settings.json").c_str(), 0600) == 0);
  driver.shell.work.view.names = false;
  driver.settle();
  pass(driver, kSettingsDelay);
  CHECK(!storedIn(folder).names);
  CHECK(fs::is_fifo(folder / "config/settings.json.broken-2"));
}

TEST_CASE("pipes among the user's files never hold up the window") {
  const Folder folder;
  fs::create_directories(folder / "state/autosave");
  for (const char* name : {"state/recent", "state/autosave/1-0.json", "state/autosave/1-0.lock"})
    REQUIRE(::mkfifo((folder / name).c_str(), 0600) == 0);
  folder.write("scene.json", writeScene(Driver().scene()));
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.settle();
  CHECK(hasToast(driver, (folder / "state/autosave/1-0.json") +
                             " cannot be restored: " + (folder / "state/autosave/1-0.json") +
                             ": is a pipe or a device; name a file"));
  openScene(driver.shell, folder / "scene.json");
  driver.settle();
  CHECK(hasToast(driver, "The recent files are not kept: " + (folder / "state/recent") +
                             ": is a pipe or a device; name a file"));
  fs::remove(folder / "scene.json");
  REQUIRE(::mkfifo((folder / "scene.json").c_str(), 0600) == 0);
  CHECK(driver.shell.work.document.save() ==
        (folder / "scene.json") + ": is a pipe or a device; name a file");
}

TEST_CASE("an end from outside keeps unsaved work and settings at once") {
  const Folder folder;
  Scene edited;
  {
    Driver driver;
    startUserFiles(driver.shell, foldersIn(folder));
    driver.settle();
    driver.shell.work.view.grid = false;
    dragFirstVertex(driver);
    CHECK(filesIn(folder / "state/autosave") == 0);  // neither is due yet
    leaveUserFiles(driver.shell);
    edited = driver.scene();
  }
  CHECK(!storedIn(folder).grid);
  const OrphanSearch search = OrphanSearch::in(folder / "state/autosave");
  REQUIRE(search.orphans.size() == 1);
  CHECK(search.orphans[0].autosave.scene.bodies == edited.bodies);
}

TEST_CASE("an end from outside leaves nothing behind when nothing is unsaved") {
  const Folder folder;
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.settle();
  leaveUserFiles(driver.shell);
  CHECK(filesIn(folder / "state/autosave") == 0);
}

}  // namespace
}  // namespace sepax::test
