#include "app/tools/framing.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

namespace sepax::test {
namespace {

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
  CHECK(driver.shell.dialogs.paths.text == both.folder / "scene-mine.json");
  driver.press(Key::enter);
  CHECK(both.folder.read("scene-mine.json") == writeScene(both.mine));
  CHECK(both.folder.read("scene.json") == both.theirs);
  CHECK(driver.scene().title == "a longer title by another program");
  CHECK(driver.shell.work.document.path() == both.folder / "scene.json");
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
  CHECK(driver.shell.work.document.dirty());
  driver.press(Key::s, kCtrl);
  driver.click("replace/saveAs");
  REQUIRE(driver.has("path/cancel"));
  driver.click("path/cancel");
  CHECK(both.folder.read("scene.json") == both.theirs);
  driver.press(Key::s, kCtrl);
  driver.click("replace/yes");
  CHECK(both.folder.read("scene.json") == writeScene(both.mine));
  CHECK(!driver.shell.work.document.dirty());
  dragFirstVertex(driver);
  driver.press(Key::s, kCtrl);  // its own file does not surprise it
  CHECK(!driver.has("replace/yes"));
  CHECK(!driver.shell.work.document.dirty());
}

TEST_CASE("saving before the window closes asks about a newer file, too") {
  Contested both;
  Driver& driver = both.driver;
  driver.press(Key::q, kCtrl);
  driver.press(Key::enter);
  REQUIRE(driver.has("replace/yes"));
  CHECK(!driver.shell.files.questions.quit);
  CHECK(both.folder.read("scene.json") == both.theirs);
  driver.click("replace/yes");
  CHECK(driver.shell.files.questions.quit);
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

TEST_CASE("Enter on the start page opens what is found and answers no question about changes") {
  const Folder folder;
  folder.write("scene.json", writeScene(renamed(Driver().scene(), "old")));
  const std::string before = folder.read("scene.json");
  for (const char* found : {"needle", "shortest way"}) {
    CAPTURE(found);
    Driver driver(folder / "scene.json");
    dragFirstVertex(driver);
    driver.write("h");
    driver.click("home/filter");
    driver.write(found);
    driver.press(Key::enter);
    REQUIRE(driver.has("unsaved/save"));
    CHECK(folder.read("scene.json") == before);
    driver.click("unsaved/cancel");
    driver.write("h");
    CHECK(driver.has("home/continue"));  // the words of last time are gone
  }
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
  const Camera camera = driver.shell.work.view.camera;
  Scene moved = watched.first;
  moved.bodies[0].position.x += 1;
  watched.folder.write("scene.json", writeScene(moved));
  pass(driver, kWatchPeriod);
  CHECK(driver.shell.work.view.camera == camera);
  moved.bodies[0].position.x += 500;
  watched.folder.write("scene.json", writeScene(moved));
  pass(driver, kWatchPeriod);
  CHECK(driver.shell.work.view.camera != camera);
  for (const Body& body : driver.scene().bodies)
    CHECK(inSight(body, driver.shell.work.view.camera, 20));
  driver.shell.work.view.camera.zoom *= 1000;
  const Camera near = driver.shell.work.view.camera;
  moved.bodies[0].position.x -= 500;
  watched.folder.write("scene.json", writeScene(moved));
  pass(driver, kWatchPeriod);
  CHECK(driver.shell.work.view.camera == near);
}

TEST_CASE("toasts cover no dialog, and begin like a sentence") {
  for (const ImVec2 window : {ImVec2{1600, 1000}, ImVec2{1280, 800}, ImVec2{700, 500}}) {
    Driver driver;
    ImGui::GetIO().DisplaySize = window;
    CHECK(driver.shell.work.document.apply(renamed(driver.scene(), "edited")).empty());
    driver.settle();
    driver.press(Key::q, kCtrl);
    say(driver.shell.notices, "the first of two", true);
    say(driver.shell.notices, "the last one", true);
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
    say(driver.shell.notices, text);
    return driver.shell.notices.toasts.back().text;
  };
  CHECK(said("the scene has no file yet") == "The scene has no file yet");
  CHECK(said("scene.json: no such file") == "scene.json: no such file");
  CHECK(said("my scene.json: no such file") == "my scene.json: no such file");
  CHECK(said("bodies[0]: is no polygon") == "bodies[0]: is no polygon");
  CHECK(said("/home/x is gone") == "/home/x is gone");
}

}  // namespace
}  // namespace sepax::test
