#include "app/techniques/sat/pushes.h"
#include "app/techniques/sat/options.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

namespace sepax::test {
namespace {

bool draws(const Driver& driver, Part part) {
  return std::ranges::any_of(driver.drawn.items,
                             [&](const Item& item) { return partOf(item) == part; });
}

/// In a window that is high enough for all of it.
void openChart(Driver& driver) {
  ImGui::GetIO().DisplaySize = {1600, 1400};
  driver.click("tab/technique");
  driver.click("sat/pushes");
  REQUIRE(driver.shell.work.view.options[kPushes]);
  driver.move({5, 5});
  driver.settle();
}

const SatEvidence& satOf(const Driver& driver) { return *driver.shell.work.evidence.sat; }

/// The longer push of an axis of A.
std::string longerBar(const Driver& driver, int axis) {
  const bool along = satOf(driver).axes[static_cast<std::size_t>(axis)].pushesAlong;
  return std::string("push/") + (along ? "against" : "along") + "/A" + std::to_string(axis);
}

}  // namespace

TEST_CASE("the chart has two bars for each axis and marks the shortest, the MTV") {
  Driver driver;
  CHECK_FALSE(driver.has("push/along/A0"));
  openChart(driver);
  const SatEvidence& sat = satOf(driver);
  for (const char* way : {"along", "against"})
    for (const char* axis : {"A0", "A4", "B0", "B3"})
      CHECK(driver.has(std::string("push/") + way + "/" + axis));
  const Push shortest = shorterPush(sat, sat.chosen);
  REQUIRE(driver.has("push/shortest"));
  const std::string name = pushName(driver.shell.work.evidence, shortest);
  const std::string bar =
      "push/" + name.substr(0, name.find(' ')) + "/" + name.substr(name.find(' ') + 1);
  CHECK(driver.middleOf("push/shortest").y == driver.middleOf(bar).y);
  CHECK_FALSE(draws(driver, kOtherPush));
  CHECK(draws(driver, Part::pushedBody));
  driver.menu({"menu/View", "menu/View/Options", "menu/view.pushes"});
  CHECK_FALSE(driver.has("push/along/A0"));
}

TEST_CASE("the bar under the pointer is shown on the canvas, and its axis with it") {
  Driver driver;
  openChart(driver);
  driver.move(driver.middleOf(longerBar(driver, 1)));
  driver.settle();
  CHECK(draws(driver, kOtherPushedBody));
  CHECK(draws(driver, Part::push));  // the MTV stays beside it
  CHECK_FALSE(draws(driver, Part::pushedBody));
  CHECK(driver.shell.work.view.hoveredAxis == AxisName{Owner::a, 1});
  driver.move({5, 5});
  driver.settle();
  CHECK_FALSE(draws(driver, kOtherPushedBody));
  CHECK(driver.shell.work.view.options[kHoveredPush] == 0);
}

TEST_CASE("a click keeps a push, a second one lets it go, a row of the table has its shorter one") {
  Driver driver;
  openChart(driver);
  const std::string bar = longerBar(driver, 1);
  driver.click(bar);
  driver.move({5, 5});
  driver.settle();
  const ViewState& view = driver.shell.work.view;
  CHECK(view.selectedAxis == AxisName{Owner::a, 1});
  CHECK(draws(driver, kOtherPushedBody));
  driver.click("axis/A2");
  driver.move({5, 5});
  driver.settle();
  CHECK(view.options[kChosenPush] == 0);
  CHECK(shownPush(driver.shell.work.evidence, view) == shorterPush(satOf(driver), 2));
  driver.click(bar);
  driver.click(bar);
  driver.move({5, 5});
  driver.settle();
  CHECK_FALSE(view.selectedAxis);
  CHECK_FALSE(draws(driver, kOtherPushedBody));
}

TEST_CASE("of bodies apart a gap is no push: nothing is drawn for it") {
  Driver driver("builtin:two-pentagons");
  Scene scene = driver.scene();
  scene.bodies[0].position = {-4, 0};
  CHECK(driver.shell.work.document.apply(scene).empty());
  driver.settle();
  openChart(driver);
  const SatEvidence& sat = satOf(driver);
  REQUIRE(sat.relation == Relation::disjoint);
  const Push gap = shorterPush(sat, sat.chosen);
  const std::string name = pushName(driver.shell.work.evidence, gap);
  const auto barOf = [&](std::string_view way) {
    return "push/" + std::string(way) + "/" + name.substr(name.find(' ') + 1);
  };
  driver.move(driver.middleOf(barOf(gap.along ? "along" : "against")));
  driver.settle();
  CHECK(driver.has("push/shown"));
  CHECK_FALSE(draws(driver, kOtherPushedBody));
  driver.move(driver.middleOf(barOf(gap.along ? "against" : "along")));
  driver.settle();
  CHECK(draws(driver, kOtherPushedBody));
  CHECK_FALSE(draws(driver, Part::push));
}

TEST_CASE("the chart tells nothing that the steps have not come to") {
  Driver driver;
  openChart(driver);
  driver.shell.work.view.step = 0;
  driver.settle();
  CHECK_FALSE(driver.has("push/shortest"));
  driver.move(driver.middleOf("push/along/A3"));
  driver.settle();
  CHECK_FALSE(draws(driver, kOtherPushedBody));
  driver.shell.work.view.step = 3;  // the first depth has been compared
  driver.settle();
  CHECK(driver.has("push/shortest"));
}

}  // namespace sepax::test
