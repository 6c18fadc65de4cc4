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
