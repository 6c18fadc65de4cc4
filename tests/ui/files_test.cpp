#include "app/disk/files.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

namespace sepax::test {
namespace {

TEST_CASE("a shell without folders keeps nothing and never wakes up") {
  Driver driver;
  dragFirstVertex(driver);
  CHECK(!nextFrameIn(driver.shell));
  pass(driver, 10);
  CHECK(!driver.shell.files.autosave.slot.holds());
}

TEST_CASE("unsaved work is written within two seconds, once, and wakes nobody afterwards") {
  const Folder folder;
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.settle();
  CHECK(!nextFrameIn(driver.shell));
  dragFirstVertex(driver);
  const std::optional<double> next = nextFrameIn(driver.shell);
  REQUIRE(next);
  CHECK(*next <= 2);
  CHECK(filesIn(folder / "state/autosave") == 0);
  pass(driver, *next);
  CHECK(filesIn(folder / "state/autosave") == 2);
  CHECK(!nextFrameIn(driver.shell));
  driver.press(Key::z, kCtrl);  // nothing is unsaved any more
  CHECK(filesIn(folder / "state/autosave") == 0);
  CHECK(!nextFrameIn(driver.shell));
}

TEST_CASE("during a gesture the committed scene is kept") {
  const Folder folder;
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  dragFirstVertex(driver);
  const Scene committed = driver.scene();
  driver.move(driver.onScreen(driver.vertex(0, 1)));
  driver.press();
  driver.move(driver.onScreen(driver.vertex(0, 1)) + Vec2{40, -40});
  driver.settle();
  REQUIRE(driver.shell.work.document.previewing());
  pass(driver, 2);
  REQUIRE(driver.shell.files.autosave.slot.holds());
  CHECK(driver.shell.files.autosave.held == driver.shell.work.document.committedRevision());
  CHECK(driver.shell.work.document.previewing());
}

TEST_CASE("work of a killed program is restored as unsaved, with its file") {
  const Folder folder;
  folder.write("scene.json", writeScene(renamed(Driver().scene(), "mine")));
  const Scene before = killedAfterEdit(folder, folder / "scene.json");
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.settle();
  REQUIRE(driver.has("restore/yes"));
  driver.click("restore/yes");
  CHECK(!driver.has("restore/yes"));
  CHECK(driver.scene() == before);
  CHECK(driver.shell.work.document.dirty());
  CHECK(windowTitle(driver.shell.work.document) == "● scene.json – sepax");
  CHECK(filesIn(folder / "state/autosave") == 2);  // a second crash costs nothing either
  driver.press(Key::s, kCtrl);
  CHECK(folder.read("scene.json") == writeScene(before));
  CHECK(filesIn(folder / "state/autosave") == 0);
}

TEST_CASE("Enter restores, Discard forgets, Later asks again") {
  const Folder folder;
  const Scene before = killedAfterEdit(folder);
  {
    Driver driver;
    startUserFiles(driver.shell, foldersIn(folder));
    driver.settle();
    driver.click("restore/later");
    CHECK(!driver.has("restore/later"));
    CHECK(!driver.shell.work.document.dirty());
  }
  {
    Driver driver;
    startUserFiles(driver.shell, foldersIn(folder));
    driver.settle();
    driver.press(Key::enter);
    CHECK(driver.scene() == before);
    CHECK(!driver.has("restore/yes"));
  }
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.settle();
  REQUIRE(driver.has("restore/no"));
  driver.click("restore/no");
  CHECK(!driver.has("restore/no"));
  CHECK(driver.scene() != before);
  CHECK(filesIn(folder / "state/autosave") == 0);
}

TEST_CASE("a clean end leaves no copy, the settings are written") {
  const Folder folder;
  {
    Driver driver;
    startUserFiles(driver.shell, foldersIn(folder));
    driver.settle();
    driver.menu({"menu/View", "menu/View/Theme", "menu/view.light"});
    dragFirstVertex(driver);
    pass(driver, 0.5);
    driver.press(Key::q, kCtrl);
    driver.click("unsaved/discard");
    CHECK(driver.shell.files.questions.quit);
    endUserFiles(driver.shell);
  }
  CHECK(filesIn(folder / "state/autosave") == 0);
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  CHECK(driver.shell.work.view.theme == ThemeId::light);
  CHECK(driver.shell.notices.toasts.empty());
}

TEST_CASE("what the command line asks for is not stored") {
  const Folder folder;
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.shell.work.view.theme = ThemeId::print;  // as --theme does
  driver.settle();
  driver.shell.work.view.grid = false;
  driver.settle();
  pass(driver, kSettingsDelay);
  const SettingsResult stored = readSettings(folder.read("config/settings.json"));
  CHECK(stored.settings.theme == "dark");
  CHECK(!stored.settings.grid);
  CHECK(!nextFrameIn(driver.shell));
}

TEST_CASE("broken settings are said once and never stop the start") {
  const Folder folder;
  fs::create_directories(folder / "config");
  for (const char* text : {"{", "{\"theme\": \"pink\"}", "{\"snap\": 3}"}) {
    CAPTURE(text);
    folder.write("config/settings.json", text);
    Driver driver;
    startUserFiles(driver.shell, foldersIn(folder));
    driver.settle();
    CHECK(says(driver, "Settings in "));
    CHECK(driver.shell.notices.toasts.size() == 1);
    CHECK(driver.shell.work.view.theme == ThemeId::dark);
  }
}

TEST_CASE("folders that cannot be made are said and cost nothing") {
  const Folder folder;
  folder.write("file", "x");
  Driver driver;
  startUserFiles(driver.shell, {folder / "file/config", folder / "file/state"});
  driver.shell.work.view.grid = false;
  driver.settle();
  dragFirstVertex(driver);
  pass(driver, 2);
  CHECK(says(driver, "No copy of unsaved work can be kept: "));
  driver.shell.notices.toasts.clear();
  pass(driver, 30);
  CHECK(driver.shell.notices.toasts.empty());
  const std::optional<double> next = nextFrameIn(driver.shell);
  REQUIRE(next);  // the copy is tried again
  CHECK(*next > 5);
  CHECK(driver.shell.work.document.dirty());
}

TEST_CASE("a copy of unsaved work that could not be written is tried again, and before an end") {
  const Folder folder;
  fs::create_directories(folder / "state");
  folder.write("state/autosave", "a file where the folder should be");
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.settle();
  dragFirstVertex(driver);
  pass(driver, kAutosaveDelay);
  CHECK(says(driver, "No copy of unsaved work can be kept: "));
  fs::remove(folder / "state/autosave");
  SUBCASE("later") { pass(driver, kAutosaveRetry); }
  SUBCASE("when the system asks the program to end") { leaveUserFiles(driver.shell); }
  CHECK(filesIn(folder / "state/autosave") == 2);
  pass(driver, kAutosaveRetry);
  driver.shell.notices.toasts.clear();
  CHECK(!nextFrameIn(driver.shell));
}

TEST_CASE("recent files are in the menu, the latest first, and ask about unsaved changes") {
  const Folder folder;
  const Scene scene = Driver().scene();
  folder.write("one.json", writeScene(renamed(scene, "one")));
  folder.write("two.json", writeScene(renamed(scene, "two")));
  folder.write("gone.json", writeScene(scene));
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  for (const char* name : {"gone.json", "one.json", "two.json"}) {
    openScene(driver.shell, folder / name);
    driver.settle();
  }
  fs::remove(folder / "gone.json");
  driver.menu({"menu/File", "menu/File/Recent"});
  REQUIRE(driver.has("menu/recent/1"));
  CHECK(!driver.has("menu/recent/2"));
  driver.click("menu/recent/1");
  CHECK(driver.scene().title == "one");
  dragFirstVertex(driver);
  driver.menu({"menu/File", "menu/File/Recent", "menu/recent/1"});
  REQUIRE(driver.has("unsaved/cancel"));
  driver.click("unsaved/cancel");
  CHECK(driver.scene().title == "one");
  CHECK(folder.read("state/recent").starts_with((folder / "one.json") + "\n"));
}

TEST_CASE("dropping, reloading and closing ask about unsaved changes, a question is no answer") {
  const Folder folder;
  folder.write("scene.json", writeScene(renamed(Driver().scene(), "old")));
  Driver driver(folder / "scene.json");
  dragFirstVertex(driver);
  const Scene edited = driver.scene();
  folder.write("scene.json", writeScene(renamed(driver.scene(), "new")));
  folder.write("other.json", writeScene(renamed(driver.scene(), "other")));
  driver.press(Key::f5);
  REQUIRE(driver.has("reload/drop"));
  openAllDropped(driver.shell, std::vector{folder / "other.json", folder / "scene.json"});
  driver.settle();
  request(driver.shell, {Pending::What::quit, {}});
  driver.settle();
  CHECK(driver.has("unsaved/discard"));
  CHECK(!driver.shell.files.questions.quit);
  CHECK(driver.scene() == edited);
  driver.press(Key::escape);
  CHECK(!driver.has("unsaved/discard"));
  CHECK(driver.scene() == edited);
  const Camera camera = driver.shell.work.view.camera;
  driver.press(Key::f5);
  driver.click("reload/drop");
  CHECK(driver.scene().title == "new");
  CHECK(driver.shell.work.view.camera == camera);
  CHECK(!driver.shell.work.document.dirty());
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == edited);
}

TEST_CASE("a name that is asked for and not given is no leave to quit later") {
  const Folder folder;
  Driver driver;
  dragFirstVertex(driver);
  driver.press(Key::q, kCtrl);
  driver.click("unsaved/save");
  REQUIRE(driver.has("path/cancel"));
  driver.click("path/cancel");
  driver.press(Key::s, kCtrlShift);
  driver.write(folder / "kept.json");
  driver.press(Key::enter);
  CHECK(fs::exists(folder / "kept.json"));
  CHECK(!driver.shell.files.questions.quit);
}

TEST_CASE("a save that fails keeps the changes, and the window open") {
  const Folder folder;
  fs::create_symlink("/dev/full", folder / "full.json");
  Driver driver;
  dragFirstVertex(driver);
  driver.shell.work.document = Document::restored(driver.scene(), folder / "full.json", {});
  driver.press(Key::s, kCtrl);
  CHECK(says(driver, "the disk is full"));
  CHECK(driver.shell.work.document.dirty());
  driver.press(Key::q, kCtrl);
  driver.click("unsaved/save");
  CHECK(!driver.shell.files.questions.quit);
  CHECK(driver.shell.work.document.dirty());
}

TEST_CASE("a scene read from another text is saved beside it") {
  const Folder folder;
  Driver driver;
  SceneResult loaded;
  loaded.scene = driver.scene();
  loaded.foreign = true;
  driver.shell.work.document.take(std::move(loaded), folder / "polygons.csv");
  driver.settle();
  CHECK(windowTitle(driver.shell.work.document) == "polygons.csv – sepax");
  driver.press(Key::s, kCtrl);
  REQUIRE(driver.has("path/field"));
  CHECK(driver.shell.dialogs.paths.text == folder / "polygons.json");
  driver.press(Key::enter);
  CHECK(driver.shell.work.document.path() == folder / "polygons.json");
  CHECK(folder.names() == std::vector<std::string>{"polygons.json"});
}

TEST_CASE("the dialog for opening lists all that can be opened") {
  const Folder folder;
  for (const char* name : {"a.json", "b.csv", "c.WKT", "d.png", "e.exe", "f.svg"})
    folder.write(name, "");
  Driver driver;
  const auto listed = [&] {
    driver.settle();
    return driver.shell.dialogs.paths.matches.size();
  };
  openPathDialog(driver.shell.dialogs.paths, PathDialog::Purpose::open, folder.path() + "/");
  CHECK(listed() == 5);
  openPathDialog(driver.shell.dialogs.paths, PathDialog::Purpose::save, folder.path() + "/");
  CHECK(listed() == 1);
  openPathDialog(driver.shell.dialogs.paths, PathDialog::Purpose::tiles, folder.path() + "/");
  CHECK(listed() == 1);
}

}  // namespace
}  // namespace sepax::test
