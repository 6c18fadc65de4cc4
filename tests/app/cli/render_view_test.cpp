#include "app/cli/render_view.h"
#include "app/cli/options.h"
#include "app/cli/render_plan.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <string>

namespace sepax {
namespace {

TEST_SUITE_BEGIN("cli");

TEST_CASE("several scenes go into a folder under their own names") {
  const testing::Folder folder;
  const RenderPlan plan =
      planPictures({"builtin:touching", "there/my.scene.json", "-"}, folder / "new/");
  REQUIRE(plan.tasks.size() == 3);
  CHECK(plan.tasks[0].picture == (folder / "new/touching.png"));
  CHECK(plan.tasks[1].picture == (folder / "new/my.scene.png"));
  CHECK(plan.tasks[2].picture == (folder / "new/scene.png"));
  CHECK(planPictures({"a.json"}, folder.path()).tasks[0].picture == (folder / "a.png"));
  CHECK(planPictures({"a.json"}, "b.PNG").tasks[0].picture == "b.PNG");
  CHECK(planPictures({"a.json", "x/a.json"}, folder.path()).tasks.empty());
  CHECK(planPictures({"a.json", "b.json"}, folder / "none").error != "");
}

TEST_CASE("a picture shows what the view shows, whatever its size") {
  Scene scene;
  scene.view = View{{3, 4}, 80};
  const Camera canvas = sceneCamera(scene, {}, 1130, 710);
  CHECK(canvas.center == Vec2{3, 4});
  CHECK(canvas.zoom == 80);
  CHECK(sceneCamera(scene, {}, 2260, 1420).zoom == 160);
  CHECK(sceneCamera(scene, {}, 2260, 710).zoom == 80);
  CHECK(sceneCamera(scene, {}, 565, 5000).zoom == 40);
}

TEST_CASE("without a view all bodies are in the picture, with their motion") {
  Scene scene;
  scene.technique = "motion";
  Evidence evidence;
  evidence.bodies.resize(1);
  evidence.bodies[0].vertices = {{100, 100}, {101, 100}, {100, 102}};
  evidence.bodies[0].velocity = {50, -30};
  const Camera camera = sceneCamera(scene, evidence, 640, 480);
  for (const Vec2 point : {Vec2{100, 102}, Vec2{151, 70}}) {
    const Vec2 screen = camera.toScreen(point);
    CHECK(screen.x > 0);
    CHECK(screen.x < 640);
    CHECK(screen.y > 0);
    CHECK(screen.y < 480);
  }
  CHECK(sceneCamera({}, {}, 640, 480).zoom > 0);
}

TEST_CASE("sizes are two whole numbers with an x between") {
  CHECK(sizeNamed("1600x1000")->width == 1600);
  CHECK(sizeNamed("1600x1000")->height == 1000);
  for (const char* text : {"", "x", "1600", "1600x", "x1000", "16.5x10", "1600 x 1000",
                           "1600x1000x2", "99999999999x1"})
    CHECK_FALSE(sizeNamed(text));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
