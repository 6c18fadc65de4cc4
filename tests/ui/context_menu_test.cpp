#include "app/shell/menus/context_menu.h"
#include "app/techniques/swept_edges/options.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace sepax::test {
namespace {

void rightClick(Driver& driver, Vec2 pixels) {
  driver.wait(1);
  driver.move(pixels);
  driver.press(Button::right);
  driver.release(Button::right);
  driver.settle();
}

Vec2 centerOf(const Driver& driver, int body) {
  Vec2 sum;
  const auto& vertices = driver.shell.work.evidence.bodies[static_cast<std::size_t>(body)].vertices;
  for (const Vec2 v : vertices) sum += v;
  return (1.0 / static_cast<double>(vertices.size())) * sum;
}

constexpr const char* kScene = "builtin:first-contact";  // two bodies apart

TEST_CASE("a right click shows what fits the thing below it") {
  Driver driver(kScene);
  rightClick(driver, driver.onScreen(driver.vertex(0, 0)));
  CHECK(driver.has("context/editVertex"));
  CHECK(driver.has("context/makeB"));
  driver.press(Key::escape);
  CHECK(!driver.has("context/editVertex"));
  rightClick(driver, driver.onScreen((driver.vertex(0, 0) + driver.vertex(0, 1)) / 2));
  CHECK(driver.has("context/insert"));
  CHECK(!driver.has("context/editVertex"));
  driver.press(Key::escape);
  rightClick(driver, driver.onScreen(centerOf(driver, 1)));
  CHECK(driver.has("context/reverse"));
  CHECK(!driver.has("context/insert"));
  driver.press(Key::escape);
  rightClick(driver, {driver.shell.canvas.area->max.x - 30, driver.shell.canvas.area->max.y - 30});
  CHECK(driver.has("context/paste"));
  CHECK(!driver.has("context/reverse"));
  driver.press(Key::escape);
  CHECK(!driver.shell.dialogs.contextMenu);
}

TEST_CASE("a right drag pans and shows no menu") {
  Driver driver(kScene);
  const Vec2 middle{driver.shell.canvas.area->middle().x, driver.shell.canvas.area->middle().y};
  driver.wait(1);
  driver.move(middle);
  driver.press(Button::right);
  driver.move(middle + Vec2{80, 40});
  driver.release(Button::right);
  driver.settle();
  CHECK(!driver.shell.dialogs.contextMenu);
}

TEST_CASE("a vertex is edited and deleted, an edge gets one: one entry each") {
  Driver driver(kScene);
  const Scene before = driver.scene();
  const std::size_t count = before.bodies[0].vertices.size();
  rightClick(driver, driver.onScreen(driver.vertex(0, 1)));
  driver.click("context/editVertex");
  CHECK(driver.has("vertex/x"));
  driver.press(Key::escape);
  rightClick(driver, driver.onScreen((driver.vertex(0, 0) + driver.vertex(0, 1)) / 2));
  driver.click("context/insert");
  REQUIRE(driver.scene().bodies[0].vertices.size() == count + 1);
  CHECK(driver.shell.work.view.selected == Target{Target::Kind::vertex, 0, 1});
  rightClick(driver, driver.onScreen(driver.vertex(0, 1)));
  driver.click("context/deleteVertex");
  CHECK(driver.scene().bodies[0].vertices == before.bodies[0].vertices);
  driver.press(Key::z, kCtrl);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("A and B change places from the menu") {
  Driver driver(kScene);
  const std::array<int, 2> before = pairOf(driver.scene());
  rightClick(driver, driver.onScreen(centerOf(driver, before[0])));
  driver.click("context/makeB");
  const std::array<int, 2> after = pairOf(driver.scene());
  CHECK(after[0] == before[1]);
  CHECK(after[1] == before[0]);
}

TEST_CASE("a shape is duplicated, turned over, hidden, shown and deleted") {
  Driver driver(kScene);
  const Scene before = driver.scene();
  const Vec2 place = driver.onScreen(centerOf(driver, 0));
  rightClick(driver, place);
  driver.click("context/reverse");
  std::vector<Vec2> turned = before.bodies[0].vertices;
  std::reverse(turned.begin() + 1, turned.end());
  CHECK(driver.scene().bodies[0].vertices == turned);
  driver.press(Key::z, kCtrl);
  rightClick(driver, place);
  driver.click("context/duplicate");
  CHECK(driver.scene().bodies.size() == before.bodies.size() + 1);
  driver.press(Key::z, kCtrl);
  rightClick(driver, place);
  driver.click("context/hide");
  CHECK(driver.shell.work.view.hidden == std::vector<std::string>{before.bodies[0].name});
  rightClick(driver, place);
  CHECK(!driver.has("context/reverse"));
  driver.click("context/show");
  CHECK(driver.shell.work.view.hidden.empty());
  rightClick(driver, place);
  driver.click("context/delete");
  CHECK(driver.scene().bodies.size() == before.bodies.size() - 1);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
}

TEST_CASE("front and back are the ends of the list") {
  Driver driver(kScene);
  const std::string first = driver.scene().bodies.front().name;
  rightClick(driver, driver.onScreen(centerOf(driver, 0)));
  driver.click("context/front");
  CHECK(driver.scene().bodies.back().name == first);
  const int last = static_cast<int>(driver.scene().bodies.size()) - 1;
  rightClick(driver, driver.onScreen(centerOf(driver, last)));
  driver.click("context/back");
  CHECK(driver.scene().bodies.front().name == first);
}

TEST_CASE("an edge is chosen for the sweep; the other body's choice stays") {
  Driver driver(kScene);
  driver.shell.work.view.options.set(kEdgePair, std::array{2, 1});
  rightClick(driver, driver.onScreen((driver.vertex(0, 0) + driver.vertex(0, 1)) / 2));
  driver.click("context/edgePair");
  CHECK(driver.shell.work.view.technique == "swept_edges");
  const bool first = pairOf(driver.scene())[0] == 0;
  CHECK(driver.shell.work.view.options[kEdgePair] == (first ? std::array{0, 1} : std::array{2, 0}));
}

TEST_CASE("a new shape stands where the click was") {
  Driver driver(kScene);
  const Vec2 place{driver.shell.canvas.area->max.x - 120, driver.shell.canvas.area->max.y - 120};
  const std::size_t before = driver.scene().bodies.size();
  rightClick(driver, place);
  driver.click("context/shapes");
  driver.click("context/pentagon");
  REQUIRE(driver.scene().bodies.size() == before + 1);
  CHECK(driver.scene().bodies.back().vertices.size() == 5);
  const Vec2 center = driver.onScreen(centerOf(driver, static_cast<int>(before)));
  CHECK(length(center - place) < 20);
}

TEST_CASE("a shape is copied in a format from its menu, the others are not") {
  Driver driver(kScene);
  rightClick(driver, driver.onScreen(centerOf(driver, 1)));
  driver.click("context/copyAs");
  driver.click("context/copy.wkt");
  REQUIRE(!driver.shell.notices.toasts.empty());
  CHECK(driver.shell.notices.toasts.back().text == "Copied 1 polygon as WKT.");
}

}  // namespace
}  // namespace sepax::test
