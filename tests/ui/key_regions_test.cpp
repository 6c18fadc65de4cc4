#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

// Panels without a mouse: F6 goes from one to the next, Tab through it, Enter presses.

namespace sepax {
namespace {

using test::Driver;
using test::kShift;

TEST_SUITE_BEGIN("ui");

TEST_CASE("F6 goes through the panels that there are and comes back to the canvas") {
  Driver driver;
  const KeyTour& tour = driver.shell.tour;
  for (const std::string_view region : {"tabs", "inspector", "bottom", "rail", ""}) {
    driver.press(Key::f6);
    CHECK(tour.region == region);
  }
  for (const std::string_view region : {"rail", "bottom", "inspector", "tabs", ""}) {
    driver.press(Key::f6, kShift);
    CHECK(tour.region == region);
  }
  driver.shell.settings.panels = false;
  driver.press(Key::f6);
  driver.settle();
  CHECK_FALSE(tour.on());
}

TEST_CASE("a tab, a switch and a row are pressed without a mouse") {
  Driver driver;
  const KeyTour& tour = driver.shell.tour;
  driver.press(Key::f6);
  CHECK(tour.at == "tab/learn");
  while (tour.at != "tab/doctor") driver.press(Key::tab);
  driver.press(Key::enter);
  CHECK(driver.shell.panels.tab == kDoctorTab);
  driver.press(Key::left);
  CHECK(tour.at == "tab/shapes");
  while (tour.at != "tab/technique") driver.press(Key::tab, kShift);
  driver.press(Key::space);
  CHECK(driver.shell.panels.tab == kTechniqueTab);

  const Scene before = driver.scene();
  driver.press(Key::f6);
  const std::string first = tour.at;
  std::set<std::string> reached;
  do {
    reached.insert(tour.at);
    const TourStop& stop = tour.stops[tour.index];
    CAPTURE(stop.name);
    CHECK(stop.min.y >= stop.clipMin.y);
    CHECK(stop.max.y <= stop.clipMax.y);
    driver.press(Key::tab);
  } while (tour.at != first && reached.size() < 1000);
  CHECK(reached.size() > 20);
  CHECK(driver.scene() == before);
  CHECK(driver.shell.work.view.selected.kind == Target::Kind::none);
}

TEST_CASE("a field takes what is typed, then the keyboard goes on") {
  Driver driver;
  const KeyTour& tour = driver.shell.tour;
  driver.press(Key::f6);
  driver.press(Key::f6);
  for (int i = 0; i < 200 && !tour.at.ends_with(".x"); ++i) driver.press(Key::tab);
  REQUIRE(tour.at.ends_with(".x"));
  const std::string field = tour.at;
  const Scene before = driver.scene();
  driver.press(Key::enter);
  REQUIRE(ImGui::GetIO().WantTextInput);
  test::typeOver(driver, "1.25");
  driver.press(Key::enter);
  CHECK_FALSE(driver.scene() == before);
  CHECK(tour.at == field);
  CHECK(tour.region == "inspector");
}

TEST_CASE("Escape and the mouse bring the keyboard back to the canvas") {
  Driver driver;
  const KeyTour& tour = driver.shell.tour;
  driver.press(Key::f6);
  REQUIRE(tour.on());
  driver.press(Key::escape);
  CHECK_FALSE(tour.on());
  driver.press(Key::tab);
  CHECK(driver.shell.work.view.selected.body == 0);
  driver.press(Key::f6);
  driver.click("tab/shapes");
  CHECK(driver.shell.panels.tab == kShapesTab);
  CHECK_FALSE(tour.on());
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
