#include "app/disk/files.h"
#include "app/disk/folder_lock.h"
#include "app/scene/builtin.h"
#include "app/shell/actions/actions.h"
#include "app/shell/dialogs/palette.h"
#include "app/shell/menus/file_lists.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace sepax::test {
namespace {

constexpr const char* kCrossing = "builtin:swept-crossing";

/// Started with folders, on the first built-in scene, one vertex of which was dragged.
struct Changed {
  Folder folder;
  Driver driver{"builtin:two-pentagons"};
  Scene before = driver.scene();
  Scene scene;

  Changed() {
    startUserFiles(driver.shell, foldersIn(folder));
    openScene(driver.shell, "builtin:two-pentagons");
    driver.settle();
    dragFirstVertex(driver);
    scene = driver.scene();
    REQUIRE(scene != before);
  }
  void leaveFor(const std::string& name) {
    request(driver.shell, {Pending::What::open, name});
    driver.settle();
  }
  [[nodiscard]] Scene kept(std::string_view name) const {
    const SceneResult read = readScene(folder.read("state/changed/" + std::string(name)));
    REQUIRE(read.scene);
    return *read.scene;
  }
};

TEST_CASE("a changed built-in scene is left without a question and stands in a list of its own") {
  Changed changed;
  Driver& driver = changed.driver;
  changed.leaveFor(kCrossing);
  CHECK(!driver.has("unsaved/discard"));
  CHECK(driver.scene().technique == "swept_edges");
  CHECK(says(driver, "Your changes to “" + changed.before.title + "” are kept: Undo comes back"));
  CHECK(changed.kept("two-pentagons.json").bodies == changed.scene.bodies);
  CHECK(driver.shell.files.recent.empty());
  driver.menu({"menu/File", "menu/File/Changed"});
  driver.move(driver.middleOf("menu/changed/0"));
  driver.settle();
  CHECK(driver.has("path/changed/0"));
  driver.click("menu/changed/0");
  CHECK(driver.scene().bodies == changed.scene.bodies);
  CHECK(driver.shell.work.document.path() == changed.folder / "state/changed/two-pentagons.json");
  driver.settle();
  CHECK(driver.shell.files.recent.empty());
}

TEST_CASE("changes that are kept push no file of the user's out of the recent ones") {
  Changed changed;
  Driver& driver = changed.driver;
  changed.folder.write("own.json", writeScene(driver.scene()));
  openScene(driver.shell, changed.folder / "own.json");
  driver.settle();
  addRecent(driver.shell.files, changed.folder / "state/changed/former.json",
            driver.shell.notices);  // in the list of a former version
  openScene(driver.shell, "builtin:two-pentagons");
  driver.settle();
  for (int i = 0; i < 15; ++i) {
    Scene scene = driver.scene();
    scene.bodies[0].position.x += 0.5 + i;
    REQUIRE(driver.shell.work.document.apply(scene).empty());
    changed.leaveFor("builtin:two-pentagons");
  }
  CHECK(filesIn(changed.folder / "state/changed") == 15);
  changed.folder.write("state/changed/former.json", writeScene(changed.before));
  CHECK(recentFiles(driver.shell.files) == std::vector<std::string>{changed.folder / "own.json"});
}

TEST_CASE("the palette finds changed scenes by title and date") {
  Changed changed;
  changed.leaveFor(kCrossing);
  const std::vector<PaletteEntry> entries = paletteEntries(changed.driver.shell);
  const auto found = std::ranges::find_if(
      entries, [](const PaletteEntry& entry) { return entry.id.starts_with("changed:"); });
  REQUIRE(found != entries.end());
  CHECK(found->title == changed.before.title);
  const std::vector<ChangedScene> scenes = changedScenesOf(changed.driver.shell.files);
  REQUIRE(scenes.size() == 1);
  CHECK(found->hint == "Changed scene  ·  " + dayOf(scenes.front()));
}

TEST_CASE("Undo brings back how the work was looked at, and leaves what was set since") {
  Changed changed;
  Driver& driver = changed.driver;
  const ThemeId theme = driver.shell.work.view.theme;
  changed.leaveFor(kCrossing);
  for (const char* id : {"view.light", "view.grid"}) {
    REQUIRE(findAction(id) != nullptr);
    perform(*findAction(id), driver.shell);
  }
  driver.shell.work.view.names = false;
  driver.shell.work.view.indices = true;
  driver.shell.work.view.handles = false;
  driver.shell.work.view.doctor = false;
  driver.shell.work.view.closeUps = false;
  driver.shell.work.view.loop = false;
  pass(driver, 3);
  const std::string settings = changed.folder.read("config/settings.json");
  REQUIRE(driver.shell.work.view.theme != theme);
  driver.press(Key::z, kCtrl);
  REQUIRE(driver.scene() == changed.scene);
  const ViewState& view = driver.shell.work.view;
  CHECK(view.theme == ThemeId::light);
  CHECK(!view.grid);
  CHECK(!view.names);
  CHECK(view.indices);
  CHECK(!view.handles);
  CHECK(!view.doctor);
  CHECK(!view.closeUps);
  CHECK(!view.loop);
  pass(driver, 3);
  CHECK(changed.folder.read("config/settings.json") == settings);
}

TEST_CASE("Undo under the pen, in the notes or in a file of the user's own is about that alone") {
  Changed changed;
  Driver& driver = changed.driver;
  SUBCASE("the pen") {
    changed.leaveFor("builtin:first-contact");
    driver.write("n");
    driver.wait(1);
    driver.clickAt(driver.middleOf("canvas") + Vec2{0, 250});
    REQUIRE(driver.shell.hand.tool.penActive());
  }
  SUBCASE("the notes") {
    changed.leaveFor("builtin:touching");
    driver.click("notes/edit");
    driver.clickAt(driver.middleOf("canvas") + Vec2{0, 300});
    REQUIRE(driver.shell.panels.state.notes.open);
  }
  SUBCASE("a file") {
    changed.folder.write("own.json", writeScene(changed.before));
    changed.leaveFor(changed.folder / "own.json");
    CHECK(!says(driver, "Undo comes back"));
  }
  SUBCASE("a text of another program") {
    changed.folder.write("own.wkt", "POLYGON ((0 0, 2 0, 1 2, 0 0))");
    changed.leaveFor(changed.folder / "own.wkt");
    REQUIRE(driver.shell.work.document.source() == changed.folder / "own.wkt");
  }
  REQUIRE(changed.driver.shell.files.left);
  const Scene shown = driver.scene();
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == shown);
}

TEST_CASE("two windows do not keep their changes in the same file at the same moment") {
  Changed changed;
  fs::create_directories(changed.folder / "state/changed");
  const auto other = lockFolder(changed.folder / "state/changed");
  REQUIRE(other);
  changed.leaveFor(kCrossing);
  CHECK(changed.driver.has("unsaved/discard"));
  CHECK(changed.driver.scene() == changed.scene);
  CHECK(filesIn(changed.folder / "state/changed") == 0);
}

TEST_CASE("Undo comes back to what was left, with its history, technique and camera") {
  Changed changed;
  Driver& driver = changed.driver;
  driver.write("2");  // two bodies at rest: another technique is shown, the scene stays
  const std::string technique = driver.shell.work.view.technique;
  driver.shell.work.view.camera.zoom *= 1.5;
  driver.settle();
  const Camera camera = driver.shell.work.view.camera;
  driver.click("tab/doctor");
  driver.shell.work.view.answers = Answers::exact;
  changed.leaveFor(kCrossing);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == changed.scene);
  CHECK(driver.shell.work.view.technique == technique);
  CHECK(driver.shell.work.view.camera == camera);
  CHECK(driver.shell.work.view.answers == Answers::exact);
  CHECK(driver.shell.panels.tab == "doctor");
  CHECK(driver.shell.work.document.dirty());
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == changed.before);
  driver.press(Key::y, kCtrl);
  CHECK(driver.scene() == changed.scene);
}

TEST_CASE("Undo does not come back while there is something to undo or to redo") {
  Changed changed;
  Driver& driver = changed.driver;
  changed.leaveFor("builtin:first-contact");
  const Scene other = driver.scene();
  dragFirstVertex(driver);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == other);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == other);
}

TEST_CASE("Undo comes back from what took the place alone, not from a later scene") {
  Changed changed;
  Driver& driver = changed.driver;
  changed.leaveFor(kCrossing);
  changed.leaveFor("builtin:first-contact");
  const Scene other = driver.scene();
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == other);
}

TEST_CASE("a scene that cannot be opened replaces nothing") {
  Changed changed;
  Driver& driver = changed.driver;
  changed.leaveFor(changed.folder / "missing.json");
  CHECK(driver.scene() == changed.scene);
  CHECK(driver.shell.work.document.canUndo());
  CHECK(!driver.shell.files.left);
  CHECK(filesIn(changed.folder / "state/changed") == 0);
  CHECK(says(driver, "missing.json"));
}

TEST_CASE("equal changes are kept once, other ones beside them") {
  Changed changed;
  Driver& driver = changed.driver;
  changed.leaveFor(kCrossing);
  driver.press(Key::z, kCtrl);
  changed.leaveFor(kCrossing);
  CHECK(filesIn(changed.folder / "state/changed") == 1);
  driver.press(Key::z, kCtrl);
  dragFirstVertex(driver);
  const Scene second = driver.scene();
  changed.leaveFor(kCrossing);
  CHECK(filesIn(changed.folder / "state/changed") == 2);
  CHECK(changed.kept("two-pentagons.json").bodies == changed.scene.bodies);
  CHECK(changed.kept("two-pentagons-2.json").bodies == second.bodies);
}

TEST_CASE("before the window closes, and where nothing can be kept, the question comes") {
  Changed changed;
  Driver& driver = changed.driver;
  request(driver.shell, {Pending::What::quit, {}});
  driver.settle();
  CHECK(driver.has("unsaved/discard"));
  driver.click("unsaved/cancel");
  fs::create_directories(changed.folder / "state");
  changed.folder.write("state/changed", "a file where the folder should be");
  changed.leaveFor(kCrossing);
  CHECK(driver.has("unsaved/discard"));
  CHECK(driver.scene() == changed.scene);
  CHECK(changed.folder.read("state/changed").starts_with("a file"));
}

TEST_CASE("a built-in scene that was saved under a name is a file like others") {
  Changed changed;
  Driver& driver = changed.driver;
  REQUIRE(driver.shell.work.document.saveAs(changed.folder / "mine.json").empty());
  dragFirstVertex(driver);
  changed.leaveFor(kCrossing);
  CHECK(driver.has("unsaved/discard"));
}

}  // namespace
}  // namespace sepax::test
