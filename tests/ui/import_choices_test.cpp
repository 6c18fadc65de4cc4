#include "app/formats/geometry.h"
#include "app/shell/dialogs/import_dialog.h"
#include "tests/app/formats/snippets_choices.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <string>

// What the preview of a text asks before it is added.

namespace sepax::test {
namespace {

constexpr const char* kPond = "POLYGON ((0 0, 4 0, 4 4, 0 4), (4 2, 2 1, 2 3))";

ImportDialog& pasted(Driver& driver, const std::string& text) {
  ImGui::SetClipboardText(text.c_str());
  driver.press(Key::v, kCtrl);
  REQUIRE(driver.shell.dialogs.importing);
  return *driver.shell.dialogs.importing;
}

TEST_CASE("a text with holes is asked about them before it can be added") {
  Driver driver;
  const Scene before = driver.scene();
  ImportDialog& dialog = pasted(driver, kPond);
  CHECK(dialog.text.readings.empty());
  CHECK(dialog.preview.outlines.size() == 2);
  driver.press(Key::enter);
  REQUIRE(driver.shell.dialogs.importing);
  CHECK(driver.scene() == before);
  driver.click("import/holes-outline");
  CHECK(dialog.preview.outlines.size() == 1);
  CHECK(dialog.verdicts.size() == 1);
  driver.click("import/holes-bodies");
  CHECK(dialog.preview.outlines.size() == 2);
  driver.click("import/holes-bridge");
  driver.press(Key::enter);
  CHECK(!driver.shell.dialogs.importing);
  REQUIRE(driver.scene().bodies.size() == before.bodies.size() + 1);
  CHECK(driver.scene().bodies.back().vertices.size() == 8);
}

TEST_CASE("holes that no bridge can join leave the other choices") {
  Driver driver;
  ImportDialog& dialog = pasted(driver, "POLYGON ((0 0, 4 0, 4 4, 0 4), (3 1, 9 1, 9 2))");
  driver.click("import/holes-bridge");
  CHECK(dialog.text.error.find("does not lie inside") != std::string::npos);
  driver.click("import/holes-bodies");
  CHECK(dialog.text.error == "");
  driver.press(Key::enter);
  CHECK(driver.scene().bodies.back().vertices.size() == 3);
}

TEST_CASE("the unit of angles is chosen in the preview, too") {
  Driver driver;
  ImportDialog& dialog = pasted(driver, R"({"angle": 90, "vertices": [[1,0],[2,0],[2,1]]})");
  CHECK(dialog.text.angles == AngleUnit::degrees);
  const std::vector<NamedPolygon> degrees = dialog.text.readings.front().polygons;
  driver.click("import/angles-radians");
  CHECK(dialog.text.angles == AngleUnit::radians);
  CHECK(dialog.text.readings.front().polygons != degrees);
  driver.click("import/angles-degrees");
  CHECK(dialog.text.readings.front().polygons == degrees);
  driver.press(Key::escape);
  pasted(driver, "[[0,0],[4,0],[4,3]]");
  CHECK(!driver.has("import/angles-radians"));
  CHECK(!driver.has("import/holes-bridge"));
}

TEST_CASE("law: the preview reads what convert reads, whatever is chosen") {
  for (const testing::HoleSnippet& snippet : testing::holeSnippets()) {
    CAPTURE(snippet.text);
    Driver driver;
    ImportDialog& dialog = pasted(driver, snippet.text);
    for (const ChoiceRow<Holes>& row : kHoleChoices) {
      driver.click("import/holes-" + std::string(row.id));
      const GeometryText same = readGeometry(snippet.text, {row.value, {}});
      REQUIRE(dialog.text.readings.size() == same.readings.size());
      CHECK(dialog.text.readings.front().polygons == same.readings.front().polygons);
      CHECK(dialog.text.readings.front().notes == same.readings.front().notes);
    }
  }
}

}  // namespace
}  // namespace sepax::test
