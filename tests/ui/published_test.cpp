#include "app/shell/files/opening.h"
#include "app/shell/state/workspace.h"
#include "app/techniques/contract/shown_answers.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <variant>

// The articles' answers in the window.

namespace sepax::test {
namespace {

/// Pixel in the middle of the badge that accuses.
Vec2 accusingBadge(const Driver& driver) {
  for (const Item& item : driver.shell.canvas.figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box == nullptr || box->part != Part::accusingBadge) continue;
    const Vec2 middle = (box->min + box->max) / 2;
    const double scale = driver.shell.ui.scale;
    const auto corner = driver.shell.canvas.area->min;
    return Vec2{corner.x, corner.y} + scale * middle;
  }
  FAIL("there is no such badge");
  return {};
}

ShownAnswers shown(const Driver& driver) {
  const Workspace& work = driver.shell.work;
  return shownAnswers(*shownTechnique(work), work.evidence, work.view);
}

TEST_CASE("a scene on which the published answer errs opens with the reason") {
  Driver driver("builtin:pitfall-containment-mtv");
  driver.settle();
  CHECK(driver.shell.panels.tab == kPublishedTab);
  CHECK(driver.has("pitfall/containment-mtv"));
  CHECK(driver.has("compared/push"));
}

TEST_CASE("the badge opens the reason and moves nothing") {
  Driver driver("builtin:pitfall-containment-mtv");
  driver.settle();
  driver.click("tab/doctor");
  const Scene before = driver.scene();
  driver.clickAt(accusingBadge(driver));
  CHECK(driver.shell.panels.tab == kPublishedTab);
  CHECK(driver.scene() == before);
}

TEST_CASE("E shows the published answer, both, and the exact one again") {
  Driver driver("builtin:two-pentagons");
  driver.settle();
  CHECK(shown(driver).published == nullptr);
  driver.write("e");
  CHECK_FALSE(shown(driver).exact);
  CHECK(driver.has("line/published/0"));
  CHECK_FALSE(driver.has("line/0"));
  driver.write("e");
  CHECK(shown(driver).exact);
  CHECK(driver.has("line/published/0"));
  CHECK(driver.has("line/0"));
  driver.write("e");
  CHECK(shown(driver).published == nullptr);
  CHECK_FALSE(driver.has("line/published/0"));
}

TEST_CASE("the panel of a motion changes between time lanes and code lines") {
  Driver driver("builtin:pitfall-past-the-obstacle");
  driver.settle();
  CHECK(driver.has("lanes"));
  CHECK_FALSE(driver.has("line/0"));
  driver.click("motion/steps");
  CHECK_FALSE(driver.has("lanes"));
  CHECK(driver.has("line/0"));
  CHECK(driver.has("line/published/0"));
  driver.click("step/forward");
  CHECK(driver.shell.work.view.step == 0);
  driver.click("motion/lanes");
  CHECK(driver.has("lanes"));
  CHECK(driver.shell.work.view.step == -1);
}

TEST_CASE("the other article's method of a motion is a button away") {
  Driver driver("builtin:pitfall-past-the-obstacle");
  driver.settle();
  CHECK(driver.has("compared/A is moved by"));
  driver.click("method/gpwiki-prediction");
  CHECK(driver.has("compared/contact"));
}

TEST_CASE("concave polygons have the steps of the articles alone") {
  Driver driver("builtin:pitfall-concave-sides");
  driver.settle();
  CHECK(driver.has("line/published/0"));
  CHECK(driver.has("compared/verdict"));
}

TEST_CASE("another scene is shown with the answers that it asks for") {
  Driver driver("builtin:two-pentagons");
  driver.settle();
  driver.write("e");
  openScene(driver.shell, "builtin:touching");
  CHECK_FALSE(driver.shell.work.view.answers.has_value());
}

}  // namespace
}  // namespace sepax::test
