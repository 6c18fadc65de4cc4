#include "app/shell/state/map_desk.h"
#include "app/techniques/contract/position_map.h"
#include "app/techniques/sat/options.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <string>
#include <thread>
#include <utility>

namespace sepax::test {
namespace {

MapKind shown(const Driver& driver) { return driver.shell.work.view.options[kMap]; }
const Evidence& evidence(const Driver& driver) { return driver.shell.work.evidence; }
Vec2 placeOfA(const Driver& driver) { return driver.scene().bodies[0].position; }

/// A place of A's middle on the canvas.
Vec2 pixelOf(const Driver& driver, Vec2 position) {
  return driver.onScreen(position + evidence(driver).mapSubject->middleA);
}

void showMap(Driver& driver, MapKind kind) {
  driver.click("tab/technique");
  driver.shell.work.view.options.set(kMap, kind);
  driver.settle();
}

MapRequest smallRequest() {
  const std::vector<Vec2> box{{0, 0}, {2, 0}, {2, 1}, {0, 1}};
  return {{box, 20, box, {}}, {{-4, -4}, {0.25, 0.25}, 33, 33}, true, 0.5};
}

TEST_CASE("the key goes round the maps, and buttons of the panel choose one") {
  Driver driver;
  driver.click("tab/technique");
  CHECK(shown(driver) == MapKind::off);
  driver.write("m");
  CHECK(shown(driver) == MapKind::verdict);
  driver.settle();
  REQUIRE(evidence(driver).map);
  CHECK(evidence(driver).map->stride == 1);
  driver.write("m");
  CHECK(shown(driver) == MapKind::push);
  driver.write("m");
  CHECK(shown(driver) == MapKind::disagreement);
  driver.settle();
  CHECK(evidence(driver).map->request.published);
  driver.write("m");
  CHECK(shown(driver) == MapKind::off);
  driver.settle();
  CHECK(evidence(driver).map == nullptr);
  driver.click("map/push");
  CHECK(shown(driver) == MapKind::push);
  driver.settle();
  CHECK(driver.has("map/progress"));
  driver.click("map/off");
  CHECK(shown(driver) == MapKind::off);
  driver.menu({"menu/View", "menu/View/Options", "menu/view.map.disagreement"});
  CHECK(shown(driver) == MapKind::disagreement);
}

TEST_CASE("a click on the map puts A there, in one entry, and the answer is the map's") {
  Driver driver;
  showMap(driver, MapKind::push);
  const Scene before = driver.scene();
  const PositionMap map = *evidence(driver).map;
  driver.clickAt(pixelOf(driver, {-3.1, 2.2}));
  CHECK(placeOfA(driver) != before.bodies[0].position);
  const auto place = mapPlaceAt(map, placeOfA(driver) + map.request.subject.middleA);
  REQUIRE(place);
  CHECK(placeOfA(driver) == map.request.grid.at(place->column, place->row));
  const MapCell& cell = map.cell(place->column, place->row);
  CHECK(cell.relation == evidence(driver).sat->relation);
  CHECK(cell.depth == evidence(driver).sat->depth);
  CHECK(cell.mtv == evidence(driver).sat->mtv);
  CHECK(evidence(driver).map->cells == map.cells);  // A's own place is nothing to it
  driver.press(Key::z, {.ctrl = true});
  CHECK(driver.scene() == before);
}

TEST_CASE("without a map a click on free ground moves nothing") {
  Driver driver;
  const Scene before = driver.scene();
  driver.clickAt(driver.onScreen({-3, 2.5}));
  CHECK(driver.scene() == before);
}

TEST_CASE("bodies are dragged over a map; A's drag leaves it, B's makes it anew") {
  Driver driver;
  showMap(driver, MapKind::push);
  const auto before = evidence(driver).map;
  const Vec2 a = driver.onScreen(evidence(driver).bodies[0].centroid + Vec2{-0.6, 0});
  driver.drag(a, a + Vec2{-40, 10});
  CHECK(evidence(driver).map == before);
  const Vec2 b = driver.onScreen(evidence(driver).bodies[1].centroid + Vec2{0.6, 0});
  const Vec2 place = driver.scene().bodies[1].position;
  driver.drag(b, b + Vec2{50, 0});
  CHECK(driver.scene().bodies[1].position != place);
  CHECK(evidence(driver).map != before);
  CHECK(shownMap(evidence(driver)) != nullptr);
}

TEST_CASE("the line of a section is dragged, and its plot puts A on it") {
  Driver driver;
  showMap(driver, MapKind::push);
  driver.shell.work.view.options.set(kMapSection, true);
  driver.shell.work.view.options.set(kMapLine, -2.0);
  driver.settle();
  REQUIRE(evidence(driver).map->section);
  CHECK(evidence(driver).map->section->y == -2.0);
  const Vec2 line = pixelOf(driver, {-3, -2});
  const Scene before = driver.scene();
  driver.drag(line, line + Vec2{0, 40});
  const double y = driver.shell.work.view.options[kMapLine];
  CHECK(y < -2.0);
  CHECK(driver.scene() == before);
  CHECK(evidence(driver).map->section->y == y);
  driver.shell.panels.tab = "technique";
  driver.settle();
  REQUIRE(driver.has("map/plot"));
  driver.click("map/plot");
  CHECK(placeOfA(driver).y == y);
}

TEST_CASE("Escape gives the line of a section back") {
  Driver driver;
  showMap(driver, MapKind::verdict);
  driver.shell.work.view.options.set(kMapSection, true);
  driver.shell.work.view.options.set(kMapLine, -2.0);
  driver.settle();
  const Vec2 line = pixelOf(driver, {-3, -2});
  driver.move(line);
  driver.press();
  driver.move(line + Vec2{0, 60});
  driver.settle();
  CHECK(driver.shell.work.view.options[kMapLine] != -2.0);
  driver.press(Key::escape);
  driver.release();
  driver.settle();
  CHECK(driver.shell.work.view.options[kMapLine] == -2.0);
}

TEST_CASE("a worker ends at the same map as without one, and every request stops the last") {
  const MapRequest request = smallRequest();
  MapDesk at;
  const auto whole = at.ask(request);
  REQUIRE(whole);
  CHECK_FALSE(at.busy());
  MapDesk desk;
  desk.startWorker();
  MapRequest other = request;
  for (int i = 0; i < 50; ++i) {
    other.subject.angleA = i;
    const auto map = desk.ask(other);
    REQUIRE(map);  // a coarse one at least
    CHECK(map->request.subject == other.subject);
  }
  auto map = desk.ask(request);
  while (desk.busy()) {
    std::this_thread::yield();
    map = desk.ask(request);
  }
  CHECK(map->stride == 1);
  CHECK(map->cells == whole->cells);
  CHECK(desk.ask({}) == nullptr);
  CHECK_FALSE(desk.busy());
  MapDesk moved = std::move(desk);
  CHECK(moved.ask(request) != nullptr);
}

}  // namespace
}  // namespace sepax::test
