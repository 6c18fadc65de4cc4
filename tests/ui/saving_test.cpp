#include "app/shell/files/opening.h"
#include "tests/support/scene_folder.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <filesystem>

namespace sepax::test {
namespace {

namespace fs = std::filesystem;
using testing::Folder;

TEST_CASE("a scene is not saved under the name of a picture") {
  const Folder folder;
  folder.write("picture.png", "precious");
  Driver driver;
  driver.press(Key::s, kCtrlShift);
  driver.press(Key::a, kCtrl);
  driver.write(folder / "picture.png");
  driver.press(Key::enter);
  driver.press(Key::enter);
  CHECK(driver.shell.dialogs.paths.problem ==
        "A scene is saved as JSON: let the name end in .json.");
  CHECK(folder.read("picture.png") == "precious");
}

TEST_CASE("save as, open and save through the path dialog") {
  const Folder folder;
  Driver driver;
  driver.press(Key::s, kCtrlShift);
  REQUIRE(driver.has("path/field"));
  driver.press(Key::a, kCtrl);
  driver.write(folder / "mine");
  driver.press(Key::enter);
  REQUIRE(fs::exists(folder / "mine.json"));
  CHECK(!driver.has("path/field"));
  CHECK(driver.shell.work.document.path() == folder / "mine.json");

  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-60, 60});
  const Scene changed = driver.scene();
  CHECK(driver.shell.work.document.dirty());
  driver.press(Key::s, kCtrl);
  CHECK(!driver.shell.work.document.dirty());

  driver.menu({"menu/File", "menu/File/Scenes", "menu/File/Scenes/sat", "menu/builtin:touching"});
  driver.press(Key::o, kCtrl);
  REQUIRE(driver.has("path/field"));
  driver.press(Key::a, kCtrl);
  driver.write(folder / "mi");
  driver.press(Key::tab);
  driver.press(Key::enter);
  CHECK(!driver.has("path/field"));
  CHECK(driver.scene() == changed);
}

TEST_CASE("a file that cannot be read leaves the open scene as it is") {
  const Folder folder;
  folder.write("broken.json", "{ \"format\": ");
  Driver driver;
  const Scene before = driver.scene();
  driver.press(Key::o, kCtrl);
  driver.write(folder / "broken.json");
  driver.press(Key::enter);
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.dialogs.paths.problem.empty());
  driver.press(Key::escape);
  CHECK(!driver.has("path/field"));
  openScene(driver.shell, folder / "missing.json");
  REQUIRE(driver.shell.notices.toasts.size() == 1);
  CHECK(driver.shell.notices.toasts[0].error);
  CHECK(driver.scene() == before);
}

TEST_CASE("unsaved changes are asked about before the window closes") {
  Driver driver;
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-60, 60});
  driver.press(Key::q, kCtrl);
  CHECK(!driver.shell.files.questions.quit);
  REQUIRE(driver.has("unsaved/discard"));
  driver.press(Key::escape);
  CHECK(!driver.has("unsaved/discard"));
  driver.press(Key::q, kCtrl);
  driver.click("unsaved/cancel");
  CHECK(!driver.shell.files.questions.quit);
  driver.press(Key::q, kCtrl);
  driver.click("unsaved/discard");
  CHECK(driver.shell.files.questions.quit);
}

TEST_CASE("a scene without a file is saved under a new name before the window closes") {
  const Folder folder;
  Driver driver;
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-60, 60});
  driver.press(Key::q, kCtrl);
  driver.click("unsaved/save");
  REQUIRE(driver.has("path/field"));
  driver.write(folder / "last.json");
  driver.click("path/ok");
  CHECK(fs::exists(folder / "last.json"));
  CHECK(driver.shell.files.questions.quit);
}

TEST_CASE("an existing file is replaced only when asked twice") {
  const Folder folder;
  folder.write("old.json", "old");
  Driver driver;
  driver.press(Key::s, kCtrlShift);
  driver.write(folder / "old.json");
  driver.press(Key::enter);
  REQUIRE(driver.has("path/field"));
  CHECK(folder.read("old.json") == "old");
  driver.press(Key::enter);
  CHECK(!driver.has("path/field"));
  CHECK(folder.read("old.json").size() > 3);
}

TEST_CASE("without changes the window closes at once") {
  Driver driver;
  driver.press(Key::q, kCtrl);
  CHECK(driver.shell.files.questions.quit);
}

}  // namespace
}  // namespace sepax::test
