#include "app/shell/actions/actions.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace sepax::test {
namespace {

std::string hintOf(const Driver& driver) { return driver.shell.panels.state.number.problem; }

// Typed numbers.

TEST_CASE("a field shows a short exact value whole") {
  CHECK(fieldDecimals(0.0625, 0.00125) == 4);
  CHECK(fieldDecimals(0.0078125, 0.00016) == 7);
  CHECK(fieldDecimals(0.25, 0.01) == 3);
  CHECK(fieldDecimals(2, 0.01) == 3);
  CHECK(fieldDecimals(1.0 / 3, 0.01) == 3);
  CHECK(fieldDecimals(1.0 / 3, 1e-5) == 5);
  CHECK(fieldDecimals(1e-9, 0.01) == 3);
}

TEST_CASE("an expression is typed into a field: one entry, and it is shown as it reads back") {
  Driver driver;
  const Scene before = driver.scene();
  driver.click("A.vertex0.x");
  CHECK(driver.shell.panels.state.number.id == "A.vertex0.x");
  typeOver(driver, "3*sin(30)-2^0.5");
  CHECK(driver.scene() == before);
  CHECK(driver.has("number/hint"));
  driver.press(Key::enter);
  CHECK(driver.scene().bodies[0].vertices[0].x == 1.5 - 1.4142135623730951);
  CHECK(driver.shell.panels.state.number.id.empty());
  driver.click("A.vertex0.x");
  CHECK(driver.shell.panels.state.number.text == "0.08578643762690485");
  typeOver(driver, "+=1");
  driver.press(Key::enter);
  CHECK(driver.scene().bodies[0].vertices[0].x == 1 + (1.5 - 1.4142135623730951));
  driver.press(Key::z, kCtrl);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("Escape leaves a typed number without a trace") {
  Driver driver;
  const Scene before = driver.scene();
  driver.click("A.vertex0.x");
  typeOver(driver, "77");
  driver.press(Key::escape);
  CHECK(driver.shell.panels.state.number.id.empty());
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
  CHECK(driver.shell.notices.toasts.empty());
}

TEST_CASE("a typed error keeps the field open and changes nothing until it is mended") {
  Driver driver;
  const Scene before = driver.scene();
  driver.click("A.vertex0.y");
  typeOver(driver, "1,5");
  driver.press(Key::enter);
  CHECK(hintOf(driver).starts_with("Write decimals with a point"));
  CHECK(driver.shell.panels.state.number.id == "A.vertex0.y");
  CHECK(driver.scene() == before);
  typeOver(driver, "1.5");
  CHECK(hintOf(driver).empty());
  driver.press(Key::enter);
  CHECK(driver.scene().bodies[0].vertices[0].y == 1.5);
  driver.click("A.vertex0.y");
  typeOver(driver, "(");
  driver.press(Key::enter);
  driver.press(Key::escape);
  CHECK(driver.shell.panels.state.number.id.empty());
  CHECK(driver.shell.notices.toasts.empty());
  CHECK(driver.scene().bodies[0].vertices[0].y == 1.5);
}

TEST_CASE("a click elsewhere takes a good number and drops a bad one with a word") {
  Driver driver;
  driver.click("A.vertex0.x");
  typeOver(driver, "-4-1/8");
  driver.clickAt(driver.onScreen({100, 100}));
  CHECK(driver.scene().bodies[0].vertices[0].x == -4.125);
  const Scene before = driver.scene();
  driver.click("A.vertex0.x");
  typeOver(driver, "2*");
  driver.clickAt(driver.middleOf("tab/technique"));
  CHECK(driver.scene() == before);
  CHECK(driver.shell.panels.state.number.id.empty());
  REQUIRE(!driver.shell.notices.toasts.empty());
  CHECK(driver.shell.notices.toasts.back().text == "A number is missing, at character 3.");
}

TEST_CASE("Tab goes on to the next field, Shift+Tab back; keys mean nothing else on the way") {
  Driver driver;
  driver.click("A.vertex0.x");
  typeOver(driver, "-4");
  driver.press(Key::tab);
  CHECK(driver.scene().bodies[0].vertices[0].x == -4);
  CHECK(driver.shell.panels.state.number.id == "A.vertex0.y");
  typeOver(driver, "-2");
  driver.press(Key::tab);
  CHECK(driver.shell.panels.state.number.id == "A.vertex1.x");
  driver.press(Key::tab, kShift);
  CHECK(driver.scene().bodies[0].vertices[0].y == -2);
  CHECK(driver.shell.panels.state.number.id == "A.vertex0.y");
  driver.key(Key::tab);
  driver.type("2");
  driver.settle();
  CHECK(driver.shell.work.view.technique == "sat");
  driver.press(Key::escape);
  CHECK(driver.shell.panels.state.number.id.empty());
}

TEST_CASE("Enter opens the coordinates of what is selected") {
  Driver driver;
  driver.shell.work.view.selected = {Target::Kind::vertex, 1, 2};
  driver.press(Key::enter);
  CHECK(driver.shell.panels.state.number.id == "B.vertex2.x");
  driver.press(Key::escape);
  driver.shell.work.view.selected = {Target::Kind::body, 1, -1};
  driver.press(Key::enter);
  CHECK(driver.shell.panels.state.number.id == "B.position.x");
  typeOver(driver, "0.25");
  driver.press(Key::enter);
  CHECK(driver.scene().bodies[1].position.x == 0.25);
}

TEST_CASE("a number beyond the limits of a scene is refused with the reason") {
  Driver driver;
  const Scene before = driver.scene();
  driver.click("A.vertex0.x");
  typeOver(driver, "2^41");
  driver.press(Key::enter);
  CHECK(hintOf(driver).find("limit of 2^40") != std::string::npos);
  CHECK(driver.scene() == before);
}

TEST_CASE("rows of vertices are added and removed") {
  Driver driver;
  ImGui::GetIO().DisplaySize = {1280, 1200};  // all rows are in sight
  driver.settle();
  const Scene before = driver.scene();
  const std::vector<Vec2>& old = before.bodies[0].vertices;
  driver.click("A.vertex1.add");
  REQUIRE(driver.scene().bodies[0].vertices.size() == old.size() + 1);
  CHECK(driver.scene().bodies[0].vertices[2] == (old[1] + old[2]) / 2);
  driver.click("A.vertex2.remove");
  CHECK(driver.scene() == before);
  driver.press(Key::z, kCtrl);
  driver.press(Key::z, kCtrl);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("the vertex dialog takes expressions, too") {
  Driver driver;
  driver.doubleClickAt(driver.onScreen(driver.vertex(0, 0)));
  REQUIRE(driver.has("vertex/x"));
  typeOver(driver, "1/0");
  driver.click("vertex/ok");
  CHECK(driver.has("vertex/x"));
  driver.click("vertex/x");
  typeOver(driver, "-7/2");
  driver.click("vertex/ok");
  CHECK(!driver.has("vertex/x"));
  CHECK(driver.scene().bodies[0].vertices[0].x == -3.5);
}

// Shapes.

}  // namespace
}  // namespace sepax::test
