#include "app/view/scene_to_write.h"

#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "tests/support/scene_random.h"

#include <doctest/doctest.h>

#include <cstdint>

namespace sepax {
namespace {

TEST_SUITE_BEGIN("view");

ViewState viewOf(const Scene& scene) {
  ViewState view;
  view.technique = scene.technique;
  view.camera = {{1, 2}, 75, 1130, 710};
  return view;
}

Opening openingWith(const Scene& scene, const ViewState& view) {
  Opening opening = openingOf(scene, view, scene.showing);
  opening.firstCamera = view.camera;
  return opening;
}

// Law: what nobody has looked at otherwise is written as it was opened.
TEST_CASE("law: an untouched scene is written as it is") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    CAPTURE(seed);
    const Scene scene = testing::randomScene(seed);
    ViewState view = viewOf(scene);
    const Opening opening = openingWith(scene, view);
    CHECK(sceneToWrite(scene, view, opening) == scene);
    view.camera.width = 400;  // the window has another size
    view.camera.height = 900;
    CHECK(sceneToWrite(scene, view, opening) == scene);
    CHECK(sceneToWrite(scene, view, openingOf(scene, view, scene.showing)) ==
          scene);  // not drawn yet
  }
}

// Law: technique and view depend on the view alone, however often they were written before.
TEST_CASE("law: what was written before does not matter") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    CAPTURE(seed);
    const Scene scene = testing::randomScene(seed);
    ViewState view = viewOf(scene);
    const Opening opening = openingWith(scene, view);
    view.technique = "motion";
    view.camera.center.x += 1;
    const Scene moved = sceneToWrite(scene, view, opening);
    CHECK(moved.technique == "motion");
    CHECK(moved.view == viewFrom(view.camera));
    CHECK(sceneToWrite(moved, view, opening) == moved);
    view = viewOf(scene);
    CHECK(sceneToWrite(moved, view, opening) == scene);
  }
}

TEST_CASE("a technique that this program has not is kept until another one is chosen") {
  Scene scene;
  scene.technique = "of tomorrow";
  ViewState view;
  const Opening opening = openingWith(scene, view);
  CHECK(sceneToWrite(scene, view, opening).technique == "of tomorrow");
  view.technique = "ray";
  CHECK(sceneToWrite(scene, view, opening).technique == "ray");
}

TEST_CASE("the written view opens on the same place") {
  const Camera camera{{3, -4}, 120, 640, 480};
  Scene scene;
  scene.view = viewFrom(camera);
  const Camera opened = openingCamera(techniques(), scene, {}, camera.width, camera.height);
  CHECK(opened.center == camera.center);
  CHECK(opened.zoom == doctest::Approx(camera.zoom));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
