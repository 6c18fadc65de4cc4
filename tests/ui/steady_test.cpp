#include "app/techniques/inside/options.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

namespace sepax::test {
namespace {

TEST_CASE("what is pressed stays under the pointer when rows come above it and go") {
  Driver driver("builtin:crossing-number");
  const double place = driver.middleOf("inside/middles").y;
  driver.click("inside/middles");
  driver.settle();
  REQUIRE(driver.shell.work.view.options[kMiddles]);
  CHECK(driver.middleOf("inside/middles").y == doctest::Approx(place));
  driver.click("inside/middles");
  driver.settle();
  CHECK(driver.middleOf("inside/middles").y == doctest::Approx(place));
}

TEST_CASE("the panel scrolls to a map that comes by its key; a button stays where it was pressed") {
  Driver driver;
  const double before = driver.middleOf("map/off").y;
  driver.write("m");
  driver.settle();
  CHECK(driver.middleOf("map/off").y < before - 200);
  driver.write("mmm");
  driver.settle();
  REQUIRE_FALSE(driver.has("map/progress"));
  const double place = driver.middleOf("map/verdict").y;
  driver.click("map/verdict");
  driver.settle();
  REQUIRE(driver.has("map/progress"));
  CHECK(driver.middleOf("map/verdict").y == doctest::Approx(place));
}

}  // namespace
}  // namespace sepax::test
