#include "app/techniques/minkowski/minkowski.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <string>

// The inspector of the Minkowski difference.

namespace sepax::test {
namespace {

ViewState& viewOf(Driver& driver) { return driver.shell.work.view; }

TEST_CASE("a row of the edges chooses its edge, and lets go of it at the second click") {
  Driver driver("builtin:minkowski-overlap");
  driver.settle();
  const MinkowskiEvidence& found = *driver.shell.work.evidence.minkowski;
  driver.click("difference/2");
  CHECK(viewOf(driver).selectedAxis == found.edges[2].name);
  driver.click("difference/0");
  CHECK(viewOf(driver).selectedAxis == found.edges[0].name);
  driver.click("difference/0");
  CHECK_FALSE(viewOf(driver).selectedAxis);
}

TEST_CASE("a row of GJK goes to its iteration, and a search shows no distances of edges") {
  Driver driver("builtin:minkowski-apart");
  driver.settle();
  CHECK(driver.has("difference/0"));
  driver.click("iteration/1");
  CHECK(viewOf(driver).step == 2);
  driver.settle();
  CHECK_FALSE(driver.has("difference/0"));
  driver.click("iteration/0");
  CHECK(viewOf(driver).step == 0);
}

TEST_CASE("of bodies at rest the mode of the ray offers a velocity") {
  Driver driver("builtin:minkowski-overlap");
  driver.settle();
  CHECK_FALSE(driver.has("need/velocity"));
  driver.write("jjj");
  driver.settle();
  REQUIRE(showsMotion(viewOf(driver)));
  driver.click("need/velocity");
  CHECK(driver.scene().bodies[0].velocity != Vec2{});
  CHECK_FALSE(driver.has("need/velocity"));
}

TEST_CASE("while A is dragged the second picture stays still, and nothing jumps at the end") {
  Driver driver("builtin:minkowski-overlap");
  driver.settle();
  const Camera first = viewOf(driver).side->camera;
  const Vec2 inside = driver.onScreen(driver.shell.work.evidence.bodies[0].centroid);
  driver.drag(inside, inside + Vec2{-20, 8});
  driver.settle();
  CHECK(viewOf(driver).side->camera == first);
  // So far that it would leave its room: it stays in sight all the while.
  const Vec2 now = driver.onScreen(driver.shell.work.evidence.bodies[0].centroid);
  driver.move(now);
  driver.press(Button::left);
  driver.move(now + Vec2{80, 0});
  driver.move(now + Vec2{160, 0});
  driver.settle();
  const Camera during = viewOf(driver).side->camera;
  CHECK_FALSE(during == first);
  CHECK(during.zoom == first.zoom);
  for (const MinkowskiVertex& vertex : driver.shell.work.evidence.minkowski->vertices) {
    CHECK(during.toScreen(vertex.place).x > 0);
    CHECK(during.toScreen(vertex.place).x < during.width);
  }
  driver.release(Button::left);
  driver.settle();
  CHECK(viewOf(driver).side->camera == during);
}

TEST_CASE("undo of a drag of the origin gives the second picture its first place back") {
  Driver driver("builtin:minkowski-overlap");
  driver.settle();
  const Camera first = viewOf(driver).side->camera;
  const auto origin = [&] {
    const SideView& side = *viewOf(driver).side;
    return driver.onScreen(viewOf(driver).camera.toWorld(side.corner + side.camera.toScreen({})));
  };
  driver.drag(origin(), origin() + Vec2{-90, 60});
  driver.settle();
  const Camera dragged = viewOf(driver).side->camera;
  REQUIRE_FALSE(dragged == first);
  driver.press(Key::z, kCtrl);
  driver.settle();
  CHECK(driver.scene().bodies[0].position == Vec2{});
  CHECK(viewOf(driver).side->camera == first);
  driver.press(Key::z, kCtrlShift);
  driver.settle();
  CHECK(driver.scene().bodies[0].position != Vec2{});
  const SidePicture& picture = *shownTechnique(driver.shell.work)->side;
  CHECK(showsSideWell(picture, driver.shell.work.evidence, viewOf(driver),
                      viewOf(driver).side->camera));
}

}  // namespace
}  // namespace sepax::test
