#include "tests/support/scene_folder.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <string>

// The words of a scene in the inspector.

namespace sepax::test {
namespace {

/// The scene's bodies alone, under this title.
Document untold(const Scene& scene, const std::string& title) {
  Scene bare;
  bare.title = title;
  bare.bodies = scene.bodies;
  return Document(bare);
}

TEST_CASE("a scene's notes are shown, edited and undone in one step") {
  Driver driver("builtin:touching");
  driver.settle();
  const Scene before = driver.scene();
  REQUIRE_FALSE(before.notes.empty());
  driver.click("notes/edit");
  REQUIRE(driver.has("notes/text"));
  driver.press(Key::end, kCtrl);
  driver.write(" Look.");
  driver.click("notes/done");
  CHECK(driver.scene().notes == before.notes + " Look.");
  CHECK(driver.scene().title == before.title);
  CHECK_FALSE(driver.has("notes/text"));
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
}

TEST_CASE("notes of a built-in scene that has been changed say that they are of its start") {
  Driver driver("builtin:touching");
  driver.settle();
  CHECK_FALSE(driver.has("notes/of start"));
  const Scene before = driver.scene();
  Scene moved = before;
  moved.bodies[0].position += Vec2{1, 0};
  REQUIRE(driver.shell.work.document.apply(moved) == "");
  driver.settle();
  CHECK(driver.has("notes/of start"));
  moved.notes = "My own words.";
  REQUIRE(driver.shell.work.document.apply(moved) == "");
  driver.settle();
  CHECK_FALSE(driver.has("notes/of start"));
  driver.press(Key::z, kCtrl);
  driver.settle();
  CHECK(driver.has("notes/of start"));
  driver.press(Key::z, kCtrl);
  driver.settle();
  CHECK(driver.scene() == before);
  CHECK_FALSE(driver.has("notes/of start"));  // it is as it opened again
}

TEST_CASE("looking at the notes and leaving changes nothing") {
  Driver driver("builtin:touching");
  driver.settle();
  const Scene before = driver.scene();
  driver.click("notes/edit");
  driver.click("notes/done");
  driver.click("notes/edit");
  driver.write("x");
  driver.click("notes/cancel");
  CHECK(driver.scene() == before);
  CHECK_FALSE(driver.shell.work.document.canUndo());
}

TEST_CASE("a scene without notes gets some in the tab of its shapes") {
  Driver driver;
  driver.shell.work.document = untold(driver.scene(), "");
  driver.settle();
  CHECK_FALSE(driver.has("notes/edit"));
  driver.click("tab/shapes");
  driver.click("notes/edit");
  driver.write("Mine.");
  driver.click("notes/done");
  CHECK(driver.scene().notes == "Mine.");
}

/// The notes of a scene of the user's own, half a sentence further.
struct Typing {
  testing::Folder folder;
  Driver driver{"builtin:touching"};
  Scene before;

  Typing() {
    startUserFiles(driver.shell, {folder / "config", folder / "state"});
    REQUIRE(driver.shell.work.document.saveAs(folder / "mine.json", sceneToSave(driver.shell.work))
                .empty());
    driver.settle();
    before = driver.scene();
    driver.click("notes/edit");
    driver.press(Key::end, kCtrl);
    driver.write(" A page");
  }
  void leaveEditor() { driver.clickAt(driver.middleOf("canvas") + Vec2{0, 300}); }
};

TEST_CASE("words that are being typed are unsaved work") {
  Typing typing;
  Driver& driver = typing.driver;
  const std::string words = typing.before.notes + " A page";
  REQUIRE(driver.has("notes/text"));
  SUBCASE("that is asked about before the window closes") {
    request(driver.shell, {Pending::What::quit, {}});
    driver.settle();
    CHECK(driver.has("unsaved/discard"));
    CHECK(!driver.shell.files.questions.quit);
  }
  SUBCASE("and before another scene takes the place") {
    typing.leaveEditor();
    driver.press(Key::n, kCtrl);
    CHECK(driver.has("unsaved/discard"));
  }
  SUBCASE("that saving saves") {
    typing.leaveEditor();
    driver.press(Key::s, kCtrl);
    CHECK(typing.folder.read("mine.json").find("A page") != std::string::npos);
  }
  SUBCASE("that survives a crash") {
    driver.shell.notices.now += kAutosaveDelay;
    driver.settle();
    const OrphanSearch none = OrphanSearch::in(typing.folder / "state/autosave");
    CHECK(none.orphans.empty());  // it is not left yet
    driver.shell.files.autosave.slot = {};
    const OrphanSearch search = OrphanSearch::in(typing.folder / "state/autosave");
    REQUIRE(search.orphans.size() == 1);
    CHECK(search.orphans.front().autosave.scene.notes == words);
  }
  CHECK(driver.scene().notes == words);
}

TEST_CASE("all words of one editing are one step of undo, which Cancel takes back") {
  Typing typing;
  Driver& driver = typing.driver;
  driver.write(" of words.");
  driver.click("notes/title");
  driver.write("x");
  typing.leaveEditor();
  CHECK(driver.scene() != typing.before);
  SUBCASE("undone under the editor") {
    driver.press(Key::z, kCtrl);
    CHECK(!driver.has("notes/text"));
    CHECK(driver.shell.work.document.canRedo());
  }
  SUBCASE("cancelled") {
    driver.click("notes/cancel");
    CHECK(!driver.shell.work.document.canRedo());
  }
  CHECK(driver.scene() == typing.before);
  CHECK(!driver.shell.work.document.canUndo());
  CHECK(!driver.shell.work.document.dirty());
}

TEST_CASE("another scene does not get the words that were being typed") {
  Driver driver("builtin:touching");
  driver.settle();
  driver.click("notes/edit");
  driver.write("x");
  driver.shell.work.document = untold(driver.scene(), "Other");
  driver.settle();
  CHECK_FALSE(driver.has("notes/text"));
  CHECK(driver.scene().notes.empty());
}

}  // namespace
}  // namespace sepax::test
