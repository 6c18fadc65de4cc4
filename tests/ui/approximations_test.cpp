#include "app/techniques/sat/options.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <string>

namespace sepax::test {
namespace {

Approximation shown(const Driver& driver) { return driver.shell.work.view.options[kApproximation]; }

const ApproximationEvidence& found(const Driver& driver) {
  return *driver.shell.work.evidence.approximations;
}

/// The technique's own tab.
void openPanel(Driver& driver) {
  driver.click("tab/technique");
  driver.settle();
}

TEST_CASE("a click on a row shows its shapes, a second one lets them go") {
  Driver driver("builtin:pixels-miss-a-tip");
  openPanel(driver);
  driver.shell.work.view.options.set(kApproximation, Approximation::none);
  driver.settle();
  CHECK(!driver.has("sat/approximation/circles"));
  driver.click("sat/approximation");
  CHECK(shown(driver) == Approximation::circles);
  driver.click("sat/approximation/boxes");
  CHECK(shown(driver) == Approximation::boxes);
  driver.click("sat/approximation/pixels");
  CHECK(shown(driver) == Approximation::pixels);
  driver.click("sat/approximation/pixels");
  CHECK(shown(driver) == Approximation::none);
  driver.settle();
  driver.click("sat/approximation");
  driver.click("sat/approximation/polygons");
  CHECK(shown(driver) == Approximation::none);
  driver.settle();
  driver.click("sat/approximation");
  driver.click("sat/approximation");
  CHECK(shown(driver) == Approximation::none);
}

TEST_CASE("of all ways to answer a hit has one colour, apart has the other") {
  for (const bool meet : {true, false}) {
    Driver driver(meet ? "builtin:two-pentagons" : "builtin:circles-too-coarse");
    openPanel(driver);
    driver.shell.work.view.options.set(kApproximation, Approximation::circles);
    driver.settle();
    REQUIRE((found(driver).exact != Relation::disjoint) == meet);
    CHECK(found(driver).circles.answer.meet);
    CHECK(driver.has("sat/approximation/circles/hit"));
    CHECK(driver.has("sat/approximation/polygons"));
    CHECK(driver.has("sat/approximation/polygons/hit") == meet);
  }
}

TEST_CASE("pixels are halved, doubled, typed and given back to the standard") {
  Driver driver("builtin:pixels-miss-a-tip");
  openPanel(driver);
  driver.shell.work.view.options.set(kApproximation, Approximation::pixels);
  driver.settle();
  CHECK(found(driver).pixelSize == 0.25);
  CHECK(found(driver).pixels->answer.fault == ApproximationFault::missed);
  driver.click("sat/finer");
  driver.settle();
  CHECK(found(driver).pixelSize == 0.125);
  CHECK(found(driver).pixels->answer.fault == ApproximationFault::none);
  driver.click("sat/coarser");
  driver.click("sat/coarser");
  driver.settle();
  CHECK(found(driver).pixelSize == 0.5);
  CHECK_FALSE(found(driver).standardSize);
  driver.click("sat/pixelSize");
  typeOver(driver, "3/8");
  driver.press(Key::enter);
  driver.settle();
  CHECK(found(driver).pixelSize == 0.375);
  driver.click("sat/standardSize");
  driver.settle();
  CHECK(found(driver).pixelSize == 0.25);
  CHECK(found(driver).standardSize);
}

TEST_CASE("the key goes round the simpler shapes, menu and palette choose one") {
  Driver driver("builtin:two-pentagons");
  REQUIRE(shown(driver) == Approximation::none);
  driver.write("c");
  CHECK(shown(driver) == Approximation::circles);
  driver.write("c");
  CHECK(shown(driver) == Approximation::boxes);
  driver.write("c");
  CHECK(shown(driver) == Approximation::pixels);
  driver.write("c");
  CHECK(shown(driver) == Approximation::none);
  driver.menu({"menu/View", "menu/view.approximation"});
  CHECK(shown(driver) == Approximation::circles);
  driver.menu({"menu/View", "menu/View/Options", "menu/view.approximation.pixels"});
  CHECK(shown(driver) == Approximation::pixels);
  driver.click("rail/motion");
  driver.write("c");
  CHECK(shown(driver) == Approximation::pixels);
}

TEST_CASE("the rows stand beside a pair that the test itself cannot take") {
  Driver driver("builtin:hook-and-comb");
  driver.click("rail/sat");
  openPanel(driver);
  driver.click("sat/approximation");
  REQUIRE(driver.has("sat/approximation/pixels"));
  driver.click("sat/approximation/pixels");
  CHECK(shown(driver) == Approximation::pixels);
}

}  // namespace
}  // namespace sepax::test
