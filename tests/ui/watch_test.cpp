#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

#include <sys/stat.h>
#include <string>

namespace sepax::test {
namespace {

TEST_CASE("a watched file that becomes a pipe is said and never waited for, and may come back") {
  Watched watched;
  const std::string path = watched.folder / "scene.json";
  fs::remove(path);
  REQUIRE(::mkfifo(path.c_str(), 0600) == 0);
  watched.look();
  CHECK(!watched.driver.shell.notices.toasts.empty());
  CHECK(watched.driver.shell.notices.toasts.front().text ==
        path + ": is a pipe or a device; name a file (still watching)");
  fs::remove(path);
  watched.write("back");
  watched.look();
  CHECK(watched.driver.scene().title == "back");
}

TEST_CASE("a watched file is shown as it changes; camera, technique and selection stay") {
  Watched watched;
  Driver& driver = watched.driver;
  CHECK(driver.scene().title == "one");
  driver.click("rail/motion");
  driver.wheel(3);
  driver.settle();
  const Camera camera = driver.shell.work.view.camera;
  const std::optional<double> next = nextFrameIn(driver.shell);
  REQUIRE(next);
  CHECK(*next <= kWatchPeriod);
  watched.write("two");
  pass(driver, kWatchPeriod);
  CHECK(driver.scene().title == "two");
  CHECK(driver.shell.work.view.technique == "motion");
  CHECK(driver.shell.work.view.camera == camera);
  CHECK(!driver.shell.work.document.dirty());
}

TEST_CASE("what a watched file held before is one step of undo each, beside the user's own") {
  Watched watched;
  Driver& driver = watched.driver;
  const Scene first = driver.scene();
  dragFirstVertex(driver);
  const Scene edited = driver.scene();
  driver.press(Key::s, kCtrl);
  watched.look();
  watched.write("two");
  watched.look();
  watched.write("three");
  watched.look();
  REQUIRE(driver.scene().title == "three");
  CHECK(!driver.shell.work.document.dirty());
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene().title == "two");
  CHECK(driver.shell.work.document.dirty());
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene().bodies == edited.bodies);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene().bodies == first.bodies);
  CHECK(!driver.shell.work.document.canUndo());
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
    CHECK(driver.shell.notices.toasts.empty());
    for (int i = 0; i < 4; ++i) pass(driver, kWatchPeriod);
    CHECK(says(driver, "no such file") == !broken);  // within a second
    watched.look();
    CHECK(says(driver, "scene.json: "));
    CHECK(says(driver, "no such file") == !broken);
    pass(driver, 60);
    CHECK(driver.shell.notices.toasts.size() == 1);
    CHECK(driver.scene().title.size() > 0);
    watched.write(broken ? "mended" : "back");
    pass(driver, kWatchPeriod);
    CHECK(driver.scene().title == (broken ? "mended" : "back"));
    CHECK(driver.shell.notices.toasts.empty());
  }
}

TEST_CASE("another way to be shown is followed, and one that is not there is said") {
  Watched watched;
  Driver& driver = watched.driver;
  Scene scene = driver.scene();
  scene.showing = {.set = {{"allAxes", "on"}}, .step = 2};
  watched.folder.write("scene.json", writeScene(scene));
  watched.look();
  CHECK(driver.shell.work.view.step == 2);
  driver.write(".");
  CHECK(driver.shell.work.view.step == 3);
  scene.bodies[0].position.x += 1;
  watched.folder.write("scene.json", writeScene(scene));
  watched.look();
  CHECK(driver.shell.work.view.step == 3);  // the file asks for the same as before
  scene.showing.step = 99;
  watched.folder.write("scene.json", writeScene(scene));
  watched.look();
  CHECK(says(driver, "view.step: 99 is too large"));
  CHECK(driver.shell.work.view.step == 3);
  scene.showing = {};
  watched.folder.write("scene.json", writeScene(scene));
  watched.look();
  CHECK_FALSE(says(driver, "view.step"));
  CHECK(driver.shell.work.view.step == -1);
  CHECK(driver.shell.work.view.options == OptionBag{});
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
  CHECK(driver.shell.notices.toasts.empty());
}

TEST_CASE("saving a watched file keeps the history") {
  Watched watched;
  Driver& driver = watched.driver;
  dragFirstVertex(driver);
  const Scene edited = driver.scene();
  driver.press(Key::s, kCtrl);
  watched.look();
  CHECK(driver.scene() == edited);
  CHECK(driver.shell.work.document.canUndo());
  CHECK(!driver.shell.work.document.dirty());
}

TEST_CASE("a file that is not there yet is waited for") {
  const Folder folder;
  Driver driver;
  const Scene scene = driver.scene();
  driver.shell.work.document = Document();
  startWatching(driver.shell, folder / "later.json");
  for (int i = 0; i < 10; ++i) pass(driver, kWatchPeriod);
  CHECK(says(driver, "no such file"));
  folder.write("later.json", writeScene(renamed(scene, "there")));
  pass(driver, kWatchPeriod);
  CHECK(driver.scene().title == "there");
  CHECK(driver.shell.work.document.path() == folder / "later.json");
  CHECK(driver.shell.notices.toasts.empty());
}

TEST_CASE("nothing is reloaded under a hand") {
  Watched watched;
  Driver& driver = watched.driver;
  driver.move(driver.onScreen(driver.vertex(0, 0)));
  driver.press();
  driver.move(driver.onScreen(driver.vertex(0, 0)) + Vec2{40, -40});
  driver.settle();
  REQUIRE(driver.shell.work.document.previewing());
  watched.write("two");
  watched.look();
  CHECK(driver.shell.work.document.previewing());
  CHECK(driver.scene().title == "one");
  driver.press(Key::escape);
  driver.release();
  driver.settle();
  watched.look();
  CHECK(driver.scene().title == "two");
}

}  // namespace
}  // namespace sepax::test
