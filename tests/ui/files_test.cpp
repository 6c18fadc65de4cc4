#include "app/scene/storage/files.h"
#include "app/scene/scene_json.h"
#include "app/tools/framing.h"
#include "app/ui/actions/actions.h"
#include "tests/app/scene_folder.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

namespace sepax::test {
namespace {

namespace fs = std::filesystem;
using testing::Folder;

UserFolders foldersIn(const Folder& folder) { return {folder / "config", folder / "state"}; }

/// Lets time pass as a sleeping window does.
void pass(Driver& driver, double seconds) {
  driver.shell.now += seconds;
  driver.settle();
}

/// One edit by hand.
void dragFirstVertex(Driver& driver) {
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-60, 60});
}

Scene renamed(Scene scene, const std::string& title) {
  scene.title = title;
  return scene;
}

bool says(const Driver& driver, std::string_view part) {
  return std::any_of(
      driver.shell.toasts.begin(), driver.shell.toasts.end(),
      [&](const Toast& toast) { return toast.text.find(part) != std::string::npos; });
}

std::size_t filesIn(const std::string& folder) {
  std::error_code error;
  const fs::directory_iterator begin(folder, error);
  return error ? 0 : static_cast<std::size_t>(std::distance(begin, fs::directory_iterator()));
}

/// A program that draws and is killed: what it had is on the disk, its lock is free.
Scene killedAfterEdit(const Folder& folder, const std::string& scene = "builtin:two-pentagons") {
  Driver driver(scene);
  startUserFiles(driver.shell, foldersIn(folder));
  dragFirstVertex(driver);
  pass(driver, kAutosaveDelay);
  CHECK(filesIn(folder / "state/autosave") == 2);
  return driver.scene();
}

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
  REQUIRE(driver.shell.document.previewing());
  pass(driver, 2);
  REQUIRE(driver.shell.files.autosave.slot.holds());
  CHECK(driver.shell.files.autosave.held == committed);
  CHECK(driver.shell.document.previewing());
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
  CHECK(driver.shell.document.dirty());
  CHECK(windowTitle(driver.shell) == "● scene.json – sepax");
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
    CHECK(!driver.shell.document.dirty());
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
    CHECK(driver.shell.quit);
    endUserFiles(driver.shell);
  }
  CHECK(filesIn(folder / "state/autosave") == 0);
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  CHECK(driver.shell.view.theme == ThemeId::light);
  CHECK(driver.shell.toasts.empty());
}

TEST_CASE("what the command line asks for is not stored") {
  const Folder folder;
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.shell.view.theme = ThemeId::print;  // as --theme does
  driver.settle();
  driver.shell.view.grid = false;
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
    CHECK(driver.shell.toasts.size() == 1);
    CHECK(driver.shell.view.theme == ThemeId::dark);
  }
}

TEST_CASE("folders that cannot be made are said and cost nothing") {
  const Folder folder;
  folder.write("file", "x");
  Driver driver;
  startUserFiles(driver.shell, {folder / "file/config", folder / "file/state"});
  driver.shell.view.grid = false;
  driver.settle();
  dragFirstVertex(driver);
  pass(driver, 2);
  CHECK(says(driver, "No copy of unsaved work can be kept: "));
  driver.shell.toasts.clear();
  pass(driver, 30);
  CHECK(driver.shell.toasts.empty());
  CHECK(!nextFrameIn(driver.shell));
  CHECK(driver.shell.document.dirty());
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
  CHECK(!driver.shell.quit);
  CHECK(driver.scene() == edited);
  driver.press(Key::escape);
  CHECK(!driver.has("unsaved/discard"));
  CHECK(driver.scene() == edited);
  const Camera camera = driver.shell.view.camera;
  driver.press(Key::f5);
  driver.click("reload/drop");
  CHECK(driver.scene().title == "new");
  CHECK(driver.shell.view.camera == camera);
  CHECK(!driver.shell.document.canUndo());
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
  CHECK(!driver.shell.quit);
}

TEST_CASE("a save that fails keeps the changes, and the window open") {
  const Folder folder;
  fs::create_symlink("/dev/full", folder / "full.json");
  Driver driver;
  dragFirstVertex(driver);
  driver.shell.document = Document::restored(driver.scene(), folder / "full.json", {});
  driver.press(Key::s, kCtrl);
  CHECK(says(driver, "the disk is full"));
  CHECK(driver.shell.document.dirty());
  driver.press(Key::q, kCtrl);
  driver.click("unsaved/save");
  CHECK(!driver.shell.quit);
  CHECK(driver.shell.document.dirty());
}

TEST_CASE("a scene read from another text is saved beside it") {
  const Folder folder;
  Driver driver;
  SceneResult loaded;
  loaded.scene = driver.scene();
  loaded.foreign = true;
  driver.shell.document.take(std::move(loaded), folder / "polygons.csv");
  driver.settle();
  CHECK(windowTitle(driver.shell) == "polygons.csv – sepax");
  driver.press(Key::s, kCtrl);
  REQUIRE(driver.has("path/field"));
  CHECK(driver.shell.paths.text == folder / "polygons.json");
  driver.press(Key::enter);
  CHECK(driver.shell.document.path() == folder / "polygons.json");
  CHECK(folder.names() == std::vector<std::string>{"polygons.json"});
}

TEST_CASE("the dialog for opening lists all that can be opened") {
  const Folder folder;
  for (const char* name : {"a.json", "b.csv", "c.WKT", "d.png", "e.exe", "f.svg"})
    folder.write(name, "");
  Driver driver;
  const auto listed = [&] {
    driver.settle();
    return driver.shell.paths.matches.size();
  };
  openPathDialog(driver.shell.paths, PathDialog::Purpose::open, folder.path() + "/");
  CHECK(listed() == 5);
  openPathDialog(driver.shell.paths, PathDialog::Purpose::save, folder.path() + "/");
  CHECK(listed() == 1);
  openPathDialog(driver.shell.paths, PathDialog::Purpose::tiles, folder.path() + "/");
  CHECK(listed() == 1);
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

TEST_CASE("a watched file is shown as it changes; camera, technique and selection stay") {
  Watched watched;
  Driver& driver = watched.driver;
  CHECK(driver.scene().title == "one");
  driver.click("rail/motion");
  driver.wheel(3);
  driver.settle();
  const Camera camera = driver.shell.view.camera;
  const std::optional<double> next = nextFrameIn(driver.shell);
  REQUIRE(next);
  CHECK(*next <= kWatchPeriod);
  watched.write("two");
  pass(driver, kWatchPeriod);
  CHECK(driver.scene().title == "two");
  CHECK(driver.shell.view.technique == "motion");
  CHECK(driver.shell.view.camera == camera);
  CHECK(!driver.shell.document.dirty());
  CHECK(!driver.shell.document.canUndo());
}

TEST_CASE(
    "a watched file that breaks or goes keeps the last good scene and says so until it is back") {
  Watched watched;
  Driver& driver = watched.driver;
  for (const bool broken : {true, false}) {
    CAPTURE(broken);
    if (broken) watched.folder.write("scene.json", "{ \"format\"");
    if (!broken) fs::remove(watched.folder / "scene.json");
    pass(driver, kWatchPeriod);
    CHECK(driver.shell.toasts.empty());
    for (int i = 0; i < 4; ++i) pass(driver, kWatchPeriod);
    CHECK(says(driver, "no such file") == !broken);  // within a second
    watched.look();
    CHECK(says(driver, "scene.json: "));
    CHECK(says(driver, "no such file") == !broken);
    pass(driver, 60);
    CHECK(driver.shell.toasts.size() == 1);
    CHECK(driver.scene().title.size() > 0);
    watched.write(broken ? "mended" : "back");
    pass(driver, kWatchPeriod);
    CHECK(driver.scene().title == (broken ? "mended" : "back"));
    CHECK(driver.shell.toasts.empty());
  }
}

TEST_CASE("edits are kept when the watched file changes, and the news are offered") {
  Watched watched;
  Driver& driver = watched.driver;
  dragFirstVertex(driver);
  const Scene edited = driver.scene();
  watched.write("two");
  watched.look();
  CHECK(driver.scene() == edited);
  CHECK(says(driver, "has changed on the disk"));
  CHECK(says(driver, "F5 reloads it and asks about your changes"));
  driver.press(Key::f5);
  driver.click("reload/drop");
  CHECK(driver.scene().title == "two");
  watched.look();
  CHECK(!says(driver, "has changed on the disk"));
}

TEST_CASE("undone edits make room for what the watched file has become") {
  Watched watched;
  Driver& driver = watched.driver;
  dragFirstVertex(driver);
  watched.write("two");
  watched.look();
  driver.press(Key::z, kCtrl);
  pass(driver, kWatchPeriod);
  CHECK(driver.scene().title == "two");
  CHECK(driver.shell.toasts.empty());
}

TEST_CASE("saving a watched file keeps the history") {
  Watched watched;
  Driver& driver = watched.driver;
  dragFirstVertex(driver);
  const Scene edited = driver.scene();
  driver.press(Key::s, kCtrl);
  watched.look();
  CHECK(driver.scene() == edited);
  CHECK(driver.shell.document.canUndo());
  CHECK(!driver.shell.document.dirty());
}

TEST_CASE("a file that is not there yet is waited for") {
  const Folder folder;
  Driver driver;
  const Scene scene = driver.scene();
  driver.shell.document = Document();
  startWatching(driver.shell, folder / "later.json");
  for (int i = 0; i < 10; ++i) pass(driver, kWatchPeriod);
  CHECK(says(driver, "no such file"));
  folder.write("later.json", writeScene(renamed(scene, "there")));
  pass(driver, kWatchPeriod);
  CHECK(driver.scene().title == "there");
  CHECK(driver.shell.document.path() == folder / "later.json");
  CHECK(driver.shell.toasts.empty());
}

TEST_CASE("nothing is reloaded under a hand") {
  Watched watched;
  Driver& driver = watched.driver;
  driver.move(driver.onScreen(driver.vertex(0, 0)));
  driver.press();
  driver.move(driver.onScreen(driver.vertex(0, 0)) + Vec2{40, -40});
  driver.settle();
  REQUIRE(driver.shell.document.previewing());
  watched.write("two");
  watched.look();
  CHECK(driver.shell.document.previewing());
  CHECK(driver.scene().title == "one");
  driver.press(Key::escape);
  driver.release();
  driver.settle();
  watched.look();
  CHECK(driver.scene().title == "two");
}

/// A scene on the disk that the user and another program have both changed.
struct Contested {
  Folder folder;
  Driver driver;
  Scene mine;
  std::string theirs;

  Contested() {
    folder.write("scene.json", writeScene(renamed(driver.scene(), "old")));
    openScene(driver.shell, folder / "scene.json");
    driver.settle();
    dragFirstVertex(driver);
    mine = driver.scene();
    theirs = writeScene(renamed(mine, "a longer title by another program"));
    folder.write("scene.json", theirs);
  }
};

TEST_CASE("reloading never overwrites the newer file, whatever key is pressed") {
  Contested both;
  Driver& driver = both.driver;
  driver.press(Key::f5);
  REQUIRE(driver.has("reload/drop"));
  CHECK(!driver.has("unsaved/save"));
  driver.press(Key::enter);  // nothing is highlighted
  CHECK(driver.has("reload/drop"));
  driver.press(Key::escape);
  CHECK(!driver.has("reload/drop"));
  CHECK(driver.scene() == both.mine);
  CHECK(both.folder.read("scene.json") == both.theirs);
}

TEST_CASE("mine is saved beside the newer file, which is then shown") {
  Contested both;
  Driver& driver = both.driver;
  driver.press(Key::f5);
  driver.click("reload/save");
  REQUIRE(driver.has("path/field"));
  CHECK(driver.shell.paths.text == both.folder / "scene-mine.json");
  driver.press(Key::enter);
  CHECK(both.folder.read("scene-mine.json") == writeScene(both.mine));
  CHECK(both.folder.read("scene.json") == both.theirs);
  CHECK(driver.scene().title == "a longer title by another program");
  CHECK(driver.shell.document.path() == both.folder / "scene.json");
}

TEST_CASE("saving asks before it replaces what another program has written") {
  Contested both;
  Driver& driver = both.driver;
  driver.press(Key::s, kCtrl);
  REQUIRE(driver.has("replace/yes"));
  driver.press(Key::enter);  // nothing is highlighted
  CHECK(driver.has("replace/yes"));
  driver.click("replace/cancel");
  CHECK(both.folder.read("scene.json") == both.theirs);
  CHECK(driver.shell.document.dirty());
  driver.press(Key::s, kCtrl);
  driver.click("replace/saveAs");
  REQUIRE(driver.has("path/cancel"));
  driver.click("path/cancel");
  CHECK(both.folder.read("scene.json") == both.theirs);
  driver.press(Key::s, kCtrl);
  driver.click("replace/yes");
  CHECK(both.folder.read("scene.json") == writeScene(both.mine));
  CHECK(!driver.shell.document.dirty());
  dragFirstVertex(driver);
  driver.press(Key::s, kCtrl);  // its own file does not surprise it
  CHECK(!driver.has("replace/yes"));
  CHECK(!driver.shell.document.dirty());
}

TEST_CASE("saving before the window closes asks about a newer file, too") {
  Contested both;
  Driver& driver = both.driver;
  driver.press(Key::q, kCtrl);
  driver.press(Key::enter);
  REQUIRE(driver.has("replace/yes"));
  CHECK(!driver.shell.quit);
  CHECK(both.folder.read("scene.json") == both.theirs);
  driver.click("replace/yes");
  CHECK(driver.shell.quit);
  CHECK(both.folder.read("scene.json") == writeScene(both.mine));
}

TEST_CASE("Enter is the highlighted button of the question about unsaved changes") {
  const Folder folder;
  folder.write("scene.json", writeScene(renamed(Driver().scene(), "old")));
  Driver driver(folder / "scene.json");
  dragFirstVertex(driver);
  const Scene mine = driver.scene();
  driver.press(Key::n, kCtrl);
  REQUIRE(driver.has("unsaved/save"));
  driver.press(Key::enter);
  CHECK(!driver.has("unsaved/save"));
  CHECK(folder.read("scene.json") == writeScene(mine));
  CHECK(driver.scene() == Scene{});
}

TEST_CASE("a file that was changed after the crash is not replaced unasked") {
  const Folder folder;
  folder.write("scene.json", writeScene(renamed(Driver().scene(), "mine")));
  killedAfterEdit(folder, folder / "scene.json");
  const std::string theirs = writeScene(renamed(Driver().scene(), "theirs"));
  folder.write("scene.json", theirs);
  fs::last_write_time(folder / "scene.json",
                      fs::last_write_time(folder / "scene.json") + std::chrono::seconds(5));
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  driver.settle();
  driver.press(Key::enter);
  driver.press(Key::s, kCtrl);
  CHECK(driver.has("replace/yes"));
  CHECK(folder.read("scene.json") == theirs);
}

TEST_CASE("a reload brings what has left the view back into it, and leaves a close look alone") {
  Watched watched;
  Driver& driver = watched.driver;
  const Camera camera = driver.shell.view.camera;
  Scene moved = watched.first;
  moved.bodies[0].position.x += 1;
  watched.folder.write("scene.json", writeScene(moved));
  pass(driver, kWatchPeriod);
  CHECK(driver.shell.view.camera == camera);
  moved.bodies[0].position.x += 500;
  watched.folder.write("scene.json", writeScene(moved));
  pass(driver, kWatchPeriod);
  CHECK(driver.shell.view.camera != camera);
  for (const Body& body : driver.scene().bodies) CHECK(inSight(body, driver.shell.view.camera, 20));
  driver.shell.view.camera.zoom *= 1000;
  const Camera near = driver.shell.view.camera;
  moved.bodies[0].position.x -= 500;
  watched.folder.write("scene.json", writeScene(moved));
  pass(driver, kWatchPeriod);
  CHECK(driver.shell.view.camera == near);
}

TEST_CASE("toasts cover no dialog, and begin like a sentence") {
  for (const ImVec2 window : {ImVec2{1600, 1000}, ImVec2{1280, 800}, ImVec2{700, 500}}) {
    Driver driver;
    ImGui::GetIO().DisplaySize = window;
    CHECK(driver.shell.document.apply(renamed(driver.scene(), "edited")).empty());
    driver.settle();
    driver.press(Key::q, kCtrl);
    say(driver.shell, "the first of two", true);
    say(driver.shell, "the last one", true);
    driver.settle();
    REQUIRE(driver.has("toast"));
    REQUIRE(driver.has("unsaved/save"));
    const Area toast = driver.registry.find("toast")->second;
    for (const char* name : {"unsaved/save", "unsaved/discard", "unsaved/cancel"})
      CHECK(toast.max.y < driver.registry.find(name)->second.min.y);
    driver.press(Key::escape);
    CHECK(driver.registry.find("toast")->second.min.y > window.y / 4);
  }
  Driver driver;
  const auto said = [&](const std::string& text) {
    say(driver.shell, text);
    return driver.shell.toasts.back().text;
  };
  CHECK(said("the scene has no file yet") == "The scene has no file yet");
  CHECK(said("scene.json: no such file") == "scene.json: no such file");
  CHECK(said("my scene.json: no such file") == "my scene.json: no such file");
  CHECK(said("bodies[0]: is no polygon") == "bodies[0]: is no polygon");
  CHECK(said("/tmp/x is gone") == "/tmp/x is gone");
}

}  // namespace
}  // namespace sepax::test
