#include "app/shell/files/opening.h"
#include "app/techniques/concave/concave.h"
#include "app/techniques/concave/options.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>

// The panel of the pairs of parts.

namespace sepax::test {
namespace {

TEST_CASE("a pair that is chosen among the parts has its own push in the paragraph") {
  Driver driver("builtin:hook-and-comb");
  driver.shell.panels.tab = kTechniqueTab;
  driver.settle();
  driver.click("parts/1");
  CHECK(singlePushPair(*driver.shell.work.evidence.concave, driver.shell.work.view) == 1);
  driver.click("parts/2");
  CHECK(singlePushPair(*driver.shell.work.evidence.concave, driver.shell.work.view) == 2);
  driver.click("parts/0");
  CHECK(singlePushPair(*driver.shell.work.evidence.concave, driver.shell.work.view) == -1);
}

TEST_CASE("a pair that is chosen is forgotten with its scene, unless the next one asks for it") {
  Driver driver("builtin:hook-and-comb");
  driver.shell.panels.tab = kTechniqueTab;
  driver.settle();
  driver.click("parts/1");
  CHECK(driver.shell.work.view.options[kPartPair] == 1);
  openScene(driver.shell, "builtin:nearest-points");
  CHECK(driver.shell.work.view.options[kPartPair] == -1);
  openScene(driver.shell, "builtin:hook-and-comb");
  CHECK(driver.shell.work.view.options[kPartPair] == -1);
}

TEST_CASE("pairs with a body that is no polygon are listed with the reason") {
  Driver driver("builtin:needs-repair");
  openScene(driver.shell, "builtin:needs-repair");
  driver.settle();
  driver.click("tab/doctor");
  driver.settle();
  const auto split = std::ranges::find_if(driver.registry, [](const auto& item) {
    return item.first.starts_with("doctor/A/reflex") && item.first.ends_with("/split");
  });
  REQUIRE(split != driver.registry.end());
  driver.click(split->first);
  driver.click("tab/technique");
  driver.settle();
  CHECK(driver.has("pair/none/0"));
}

}  // namespace
}  // namespace sepax::test
