#include "tests/ui/studio.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

#include <new>
#include <stdexcept>

namespace sepax::test {
namespace {

/// A sandbox whose picture fails in the middle of a window as often as it is told to.
struct Failing {
  Folder folder;
  Driver driver{"builtin:first-contact"};
  int failures = 0;
  std::function<void()> fail = [] { throw std::bad_alloc(); };

  Failing() {
    startUserFiles(driver.shell, foldersIn(folder));
    driver.shell.services.canvasTexture = [this](const Figure&, ThemeId, double) {
      if (failures > 0) {
        --failures;
        fail();
      }
      return compat::textureOf(1);
    };
  }
  /// The next frames draw the canvas anew, and so many of them fail.
  void failNow(int times) {
    failures = times;
    driver.shell.work.view.grid = !driver.shell.work.view.grid;
    driver.settle();
  }
};

TEST_CASE("a frame that fails keeps the work, says so and goes on") {
  Failing window;
  Driver& driver = window.driver;
  dragFirstVertex(driver);
  const Scene edited = driver.scene();
  driver.press(Key::e, kCtrl);
  REQUIRE(driver.shell.pictures.dialog);
  SUBCASE("no memory") { window.failNow(1); }
  SUBCASE("another reason") {
    window.fail = [] { throw std::runtime_error("no such glyph"); };
    window.failNow(1);
    CHECK(says(driver, "no such glyph"));
  }
  SUBCASE("something that is no exception of the library") {
    window.fail = [] { throw 7; };
    window.failNow(1);
  }
  CHECK(says(driver, "unsaved work is kept"));
  CHECK(driver.scene() == edited);
  CHECK(filesIn(window.folder / "state/autosave") == 2);
  CHECK(driver.guard.inARow == 0);
  CHECK(!driver.shell.pictures.dialog);
  CHECK(driver.has("canvas"));
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() != edited);
}

TEST_CASE("a gesture under way is given back when a frame fails") {
  Failing window;
  Driver& driver = window.driver;
  const Scene before = driver.scene();
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.wait(1);
  driver.move(from);
  driver.press();
  driver.move(from + Vec2{40, 40});
  window.failures = 1;
  driver.settle();
  driver.release();
  driver.settle();
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.previewing());
}

TEST_CASE("an edit that cannot be shown is taken back, and redo has it") {
  Failing window;
  Driver& driver = window.driver;
  const Scene before = driver.scene();
  dragFirstVertex(driver);
  const Scene edited = driver.scene();
  window.failNow(2);
  CHECK(driver.scene() == before);
  CHECK(says(driver, "the last edit was taken back"));
  driver.press(Key::y, kCtrl);
  CHECK(driver.scene() == edited);
}

TEST_CASE("where code is not loaded the start page is shown, and no edit is taken back") {
  Failing window;
  Driver& driver = window.driver;
  dragFirstVertex(driver);
  const Scene edited = driver.scene();
  driver.shell.panels.tab = kShapesTab;
  window.fail = [] { throw NotLoaded("a part is not there"); };
  window.failNow(2);
  CHECK(driver.scene() == edited);
  CHECK(driver.shell.home);
  CHECK(driver.shell.panels.tab == kTechniqueTab);
  CHECK(says(driver, "a part is not there"));
}

TEST_CASE("a scene that cannot be shown is left") {
  Failing window;
  window.failNow(2);
  CHECK(window.driver.scene().bodies.empty());
  CHECK(says(window.driver, "the scene cannot be shown"));
}

TEST_CASE("a window that cannot be drawn at all ends, and the next start has the work") {
  Folder folder;
  Scene edited;
  {
    Failing window;
    startUserFiles(window.driver.shell, foldersIn(folder));
    dragFirstVertex(window.driver);
    edited = window.driver.scene();
    window.failures = 1000;
    window.driver.shell.work.view.grid = !window.driver.shell.work.view.grid;
    for (int i = 0; i < 10 && !isHopeless(window.driver.guard); ++i) window.driver.frame();
    CHECK(isHopeless(window.driver.guard));
  }
  Driver next;
  startUserFiles(next.shell, foldersIn(folder));
  next.settle();
  REQUIRE(next.has("restore/yes"));
  next.click("restore/yes");
  CHECK(next.scene().bodies == edited.bodies);
}

TEST_CASE("restored work that cannot be shown stays on the disk, and the next start offers it") {
  Folder folder;
  const Scene edited = killedAfterEdit(folder);
  {
    Failing window;
    Driver& driver = window.driver;
    startUserFiles(driver.shell, foldersIn(folder));
    driver.settle();
    REQUIRE(driver.has("restore/yes"));
    driver.click("restore/yes");
    window.failNow(2);
    CHECK(driver.scene().bodies.empty());
    CHECK(says(driver, "the next start offers its changes"));
    pass(driver, 5);
    CHECK(filesIn(folder / "state/autosave") == 2);
    CHECK(!driver.shell.work.document.dirty());
  }
  Driver next;
  startUserFiles(next.shell, foldersIn(folder));
  next.settle();
  REQUIRE(next.has("restore/yes"));
  next.click("restore/yes");
  CHECK(next.scene().bodies == edited.bodies);
}

TEST_CASE("that a picture was saved is shown by the frame that has saved it") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::f12);
  for (int i = 0; i < 2000 && driver.shell.pictures.job; ++i) driver.frame();
  REQUIRE(says(driver, "Saved"));
  CHECK(driver.has("toast"));
}

}  // namespace
}  // namespace sepax::test
