#include "app/tools/framing.h"
#include "app/scene/scene_json.h"
#include "app/techniques/contract/clear_camera.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/sat/options.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

// First view, F and a canvas of another size show a scene in one way.

namespace sepax::test {
namespace {

bool allInSight(const Driver& driver) {
  const Camera& camera = driver.shell.work.view.camera;
  return std::ranges::all_of(driver.scene().bodies,
                             [&](const Body& body) { return inSight(body, camera); });
}

/// Nothing has to move for what is shown to stand clear of badge and narration.
bool isFramed(const Driver& driver) {
  const Workspace& work = driver.shell.work;
  return clearCamera(work.techniques, work.evidence, work.view) == work.view.camera;
}

TEST_CASE("F frames a scene as it opens") {
  for (const char* id :
       {"builtin:two-pentagons", "builtin:first-contact", "builtin:ray-figure-2"}) {
    CAPTURE(std::string(id));
    Driver driver(id);
    const Camera first = driver.shell.work.view.camera;
    CHECK(isFramed(driver));
    Camera& camera = driver.shell.work.view.camera;
    camera = zoomedAt(camera, {30, 40}, 3);
    driver.write("f");
    CHECK(driver.shell.work.view.camera == first);
  }
}

TEST_CASE("a canvas of another size is framed again while nobody has moved the camera") {
  Driver driver;
  Workspace& work = driver.shell.work;
  for (const bool byHand : {false, true}) {
    CAPTURE(byHand);
    if (byHand) driver.write("f");
    for (const double width : {520.0, 1500.0}) {
      fitCamera(work, width, 0.6 * width);
      CHECK(work.view.camera.width == width);
      CHECK(allInSight(driver));
      CHECK(isFramed(driver));
      CHECK_FALSE(sceneToSave(work).view);
    }
  }
}

TEST_CASE("all axes make the camera step back, so that their rulers have room") {
  Driver driver;
  const Camera first = driver.shell.work.view.camera;
  driver.click("sat/allAxes");
  const Camera wider = driver.shell.work.view.camera;
  CHECK(wider.zoom < 0.8 * first.zoom);
  driver.write("x");  // off
  CHECK(driver.shell.work.view.camera == first);
  driver.write("x");
  CHECK(driver.shell.work.view.camera == wider);
  driver.shell.work.view.camera.center += Vec2{0.5, 0};
  const Camera moved = driver.shell.work.view.camera;
  driver.write("x");
  CHECK(driver.shell.work.view.camera == moved);  // the place is the hand's
  driver.write("f");
  driver.write("xx");
  CHECK(driver.shell.work.framed == driver.shell.work.view.camera);
  driver.write("x");
  // A scene that asks for all axes has its own camera.
  Scene scene = driver.scene();
  scene.view = View{{100, 100}, 50};
  scene.showing.set = {{"allAxes", "on"}};
  driver.write("x");
  const Folder folder;
  folder.write("far.json", writeScene(scene));
  REQUIRE(openedScene(driver.shell, folder / "far.json") == "");
  driver.settle();
  REQUIRE(driver.shell.work.view.options[kAllAxes]);
  CHECK(driver.shell.work.view.camera.center == Vec2{100, 100});
}

TEST_CASE("a map makes the camera step back to where its whole border is in sight") {
  Driver driver;
  const Camera first = driver.shell.work.view.camera;
  driver.write("m");
  const Workspace& work = driver.shell.work;
  REQUIRE(work.evidence.mapBorder.size() > 3);
  const Camera wider = work.view.camera;
  CHECK(wider.zoom < first.zoom);
  for (const Vec2 place : work.evidence.mapBorder) {
    const Vec2 at = wider.toScreen(place);
    CHECK(std::min(at.x, at.y) > 0);
    CHECK(at.x < wider.width);
    CHECK(at.y < wider.height);
  }
  driver.shell.work.view.options.set(kMap, MapKind::verdict);  // another one needs no other place
  driver.settle();
  CHECK(work.view.camera == wider);
  driver.shell.work.view.options.set(kMap, MapKind::off);
  driver.settle();
  CHECK(work.view.camera == first);
}

TEST_CASE("a camera that was moved stays where it is on a canvas of another size") {
  Driver driver;
  Workspace& work = driver.shell.work;
  work.view.camera.center += Vec2{0.25, 0};
  const Camera moved = work.view.camera;
  fitCamera(work, 700, 400);
  CHECK(work.view.camera.center == moved.center);
  CHECK(work.view.camera.zoom == moved.zoom);
}

TEST_CASE("A stays in sight while keys drive it away") {
  Driver driver("builtin:slide-course");
  REQUIRE(driver.shell.work.view.options[kSlide]);
  const double zoom = driver.shell.work.view.camera.zoom;
  driver.keyDown(Key::left);
  for (int i = 0; i < 400; ++i) driver.frame();
  const Scene& shown = driver.shell.work.document.shown();
  CHECK(bodyOf(shown, 0).position.x < driver.scene().bodies[0].position.x - 5);
  CHECK(inSight(bodyOf(shown, 0), driver.shell.work.view.camera));
  CHECK(driver.shell.work.view.camera.zoom == zoom);
  driver.keyUp(Key::left);
  driver.settle();
}

TEST_CASE("the view stands still when slide is switched on and while A is driven within it") {
  Driver driver("builtin:first-contact");
  const Camera before = driver.shell.work.view.camera;
  driver.write("l");
  REQUIRE(driver.shell.work.view.options[kSlide]);
  CHECK(driver.shell.work.view.camera == before);
  driver.keyDown(Key::right);
  for (int i = 0; i < 10; ++i) driver.frame();
  CHECK(driver.shell.work.view.camera == before);
  driver.keyUp(Key::right);
  driver.settle();
}

TEST_CASE("near the border the view moves along with A and never more") {
  Driver driver("builtin:slide-course");
  Workspace& work = driver.shell.work;
  // A stands at the left border, nearer than one would frame it.
  const Vec2 a = work.evidence.bodies[0].centroid;
  work.view.camera.center.x = a.x + (work.view.camera.width / 2 - 60) / work.view.camera.zoom;
  driver.keyDown(Key::left);
  driver.frame();
  Vec2 place = bodyOf(work.document.shown(), 0).position;
  Vec2 center = work.view.camera.center;
  for (int i = 0; i < 60; ++i) {
    driver.frame();
    const Vec2 next = bodyOf(work.document.shown(), 0).position;
    const Vec2 moved = work.view.camera.center;
    CHECK(std::abs(moved.x - center.x) <= std::abs(next.x - place.x) + 1e-9);
    CHECK(moved.y == center.y);
    place = next;
    center = moved;
    CHECK(inSight(bodyOf(work.document.shown(), 0), work.view.camera));
  }
  driver.keyUp(Key::left);
  driver.settle();
  // Away from the border nothing moves.
  driver.keyDown(Key::right);
  for (int i = 0; i < 5; ++i) driver.frame();
  CHECK(work.view.camera.center == center);
  driver.keyUp(Key::right);
  driver.settle();
}

TEST_CASE("a drive leaves its trail until the scene changes, Escape or the way back") {
  Driver driver("builtin:slide-course");
  const Scene start = driver.scene();
  const auto& driven = driver.shell.work.view.driven;
  const auto drive = [&] {
    driver.keyDown(Key::right);
    for (int i = 0; i < 90; ++i) driver.frame();
    driver.keyUp(Key::right);
    driver.settle();
  };
  drive();
  REQUIRE(driven);
  CHECK(driven->places.size() > 10);
  CHECK(driven->places.front() == start.bodies[0].position);
  CHECK(driven->hits.size() == 1);
  CHECK(driven->hits[0].body == 1);
  driver.press(Key::space);  // plays the step in time
  CHECK(driver.shell.work.view.playing);
  driver.press(Key::space);
  drive();
  CHECK(driver.shell.work.view.time == 0);
  driver.click("slide/back");
  CHECK(driver.scene().bodies[0].position == start.bodies[0].position);
  CHECK_FALSE(driven);
  drive();
  REQUIRE(driven);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene().bodies[0].position == start.bodies[0].position);
  CHECK_FALSE(driven);
  drive();
  driver.press(Key::escape);
  CHECK_FALSE(driven);
  CHECK(driver.scene().bodies[0].position != start.bodies[0].position);
  driver.keyDown(Key::left);
  for (int i = 0; i < 10; ++i) driver.frame();
  driver.keyUp(Key::left);
  driver.settle();
  REQUIRE(driven);
  driver.click("motion/start");
  CHECK_FALSE(driven);  // in place of the way that was driven, the start of the step
}

TEST_CASE("of a shape that has left the view its side and the key that brings it back are told") {
  Driver driver;
  driver.settle();
  const Area canvas = driver.registry.at("canvas");
  CHECK_FALSE(driver.has("off view/A"));
  Scene scene = driver.scene();
  scene.bodies[0].position += Vec2{500, 0};
  REQUIRE(driver.shell.work.document.apply(scene).empty());
  driver.settle();
  REQUIRE(driver.has("off view/A"));
  CHECK_FALSE(driver.has("off view/B"));
  const Area chip = driver.registry.at("off view/A");
  CHECK(chip.min.x > canvas.middle().x);
  CHECK(chip.max.x <= canvas.max.x);
  driver.write("f");
  CHECK_FALSE(driver.has("off view/A"));
}

}  // namespace
}  // namespace sepax::test
