#include "app/disk/files.h"
#include "app/scene/builtin.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

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

TEST_CASE("a changed built-in scene is left without a question and stands among the recent files") {
  Changed changed;
  Driver& driver = changed.driver;
  changed.leaveFor(kCrossing);
  CHECK(!driver.has("unsaved/discard"));
  CHECK(driver.scene().technique == "swept_edges");
  CHECK(says(driver, "Your changes to two-pentagons are kept"));
  CHECK(changed.kept("two-pentagons.json").bodies == changed.scene.bodies);
  driver.menu({"menu/File", "menu/File/Recent", "menu/recent/0"});
  CHECK(driver.scene().bodies == changed.scene.bodies);
  CHECK(driver.shell.work.document.path() == changed.folder / "state/changed/two-pentagons.json");
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
  CHECK(driver.shell.files.recent.empty());
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
