#include "app/shell/files/technique_choice.h"
#include "app/shell/actions/actions.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/table.h"
#include "app/view/handles.h"
#include "tests/support/scene_folder.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>
#include <imgui_internal.h>  // how far a panel is scrolled

#include <algorithm>
#include <string>
#include <utility>

namespace sepax::test {
namespace {

const std::string& openedName(const Driver& driver) { return driver.shell.work.builtin.name; }

TEST_CASE("a technique that has nothing to show of an untouched scene opens its own first one") {
  for (const char* key : {"2", "3", "5"}) {
    CAPTURE(key);
    Driver driver;
    driver.wheel(2);  // the way it is looked at comes back, too
    driver.settle();
    const Camera camera = driver.shell.work.view.camera;
    REQUIRE(isIdle(driver.shell) == false);
    driver.write(key);
    CHECK(driver.shell.work.view.technique == driver.scene().technique);
    CHECK(openedName(driver) != "builtin:two-pentagons");
    CHECK_FALSE(isIdle(driver.shell));
    CHECK_FALSE(driver.shell.work.document.canUndo());
    driver.write("1");
    CHECK(driver.shell.work.view.technique == "sat");
    CHECK(openedName(driver) == "builtin:two-pentagons");
    CHECK(driver.shell.work.view.camera.center == camera.center);
    CHECK(driver.shell.work.view.camera.zoom == camera.zoom);
  }
}

TEST_CASE("the example is the technique's own, shown without what others get wrong") {
  for (const Technique& technique : techniques()) {
    CAPTURE(technique.id);
    Driver driver("builtin:" + std::string(technique.example));
    CHECK(driver.scene().technique == technique.id);
    CHECK_FALSE(isIdle(driver.shell));
    CHECK((technique.plain == nullptr || !technique.plain(driver.shell.work.evidence)));
  }
  Driver driver;
  driver.write("2");
  CHECK(openedName(driver) == "builtin:first-contact");
  CHECK(driver.shell.work.view.answers == Answers::exact);
  CHECK(driver.shell.panels.tab == kTechniqueTab);
}

TEST_CASE("Parts shows its example in place of two convex shapes") {
  Driver driver;
  driver.write("7");
  CHECK(openedName(driver) == "builtin:hook-and-comb");
  driver.write("1");
  CHECK(openedName(driver) == "builtin:two-pentagons");
  driver.drag(driver.onScreen(driver.vertex(0, 0)),
              driver.onScreen(driver.vertex(0, 0)) + Vec2{-12, 9});
  const Scene changed = driver.scene();
  driver.write("7");
  CHECK(driver.scene().bodies == changed.bodies);
}

TEST_CASE("nothing is offered while A is driven") {
  Driver slide("builtin:sat-figure-2");
  slide.shell.work.view.options.set(kSlide, true);
  slide.settle();
  CHECK_FALSE(slide.has("offer/example"));
}

TEST_CASE("polygons of the user that overlap from the start are an answer, nothing is offered") {
  Driver driver("builtin:first-contact");
  const Vec2 middle = driver.onScreen(bodyOf(driver.scene(), 0).position + Vec2{-3, -1});
  driver.drag(middle, middle + (driver.onScreen({5, 2}) - driver.onScreen({0, 0})));
  REQUIRE(driver.shell.work.evidence.motion->initial == Relation::overlapping);
  CHECK_FALSE(driver.has("offer/example"));
}

TEST_CASE(
    "what is not computed beside an answer is no obstacle, and an obstacle keeps in its room") {
  {
    Driver still("builtin:two-pentagons");  // nothing moves, and there is no third body
    still.drag(still.onScreen(still.vertex(0, 0)),
               still.onScreen(still.vertex(0, 0)) + Vec2{-12, 9});
    still.write("3");
    CHECK(still.has("offer/velocity"));
  }
  Driver spinning("builtin:swept-crossing");
  Scene scene = spinning.scene();
  scene.bodies[0].spin = 180;
  REQUIRE(spinning.shell.work.document.apply(scene).empty());
  spinning.settle();
  REQUIRE(spinning.shell.work.view.covered);
  CHECK(spinning.shell.work.view.covered->max.x < spinning.shell.canvas.figure.width);
  CHECK(spinning.shell.work.view.covered->max.x - spinning.shell.work.view.covered->min.x < 500);
}

TEST_CASE("what is offered on the canvas stands where it hides least of the shapes") {
  Driver still;  // nothing moves
  still.drag(still.onScreen(still.vertex(0, 0)), still.onScreen(still.vertex(0, 0)) + Vec2{-12, 9});
  still.write("2");
  REQUIRE(still.has("offer/velocity"));
  const Workspace& work = still.shell.work;
  REQUIRE(work.view.covered);
  for (int body = 0; body < 2; ++body)
    for (const Vec2 vertex : bodyOf(still.scene(), body).vertices)
      CHECK_FALSE(contains(*work.view.covered,
                           {work.view.camera.toScreen(vertex), work.view.camera.toScreen(vertex)}));
  const Verdict verdict = shownVerdict(*shownTechnique(work), work.evidence, work.view);
  CHECK(verdict.sentence.find("that the motion does not close") == std::string::npos);
}

TEST_CASE("an example in the place of an untouched scene is told, and how to come back") {
  Driver driver;
  driver.write("2");
  REQUIRE(openedName(driver) == "builtin:first-contact");
  REQUIRE_FALSE(driver.shell.notices.toasts.empty());
  CHECK(driver.shell.notices.toasts.back().text == "Example of Motion: SAT brings yours back.");
}

TEST_CASE("what another technique has an answer for is offered on the canvas") {
  {
    Driver resting("builtin:hook-and-comb");
    resting.write("1");
    REQUIRE(resting.has("offer/open"));
    resting.click("offer/open");
    CHECK(resting.shell.work.view.technique == "concave");
    CHECK_FALSE(resting.has("offer/open"));
  }
  Driver moving("builtin:swept-concave");
  moving.drag(moving.onScreen(moving.vertex(0, 0)),
              moving.onScreen(moving.vertex(0, 0)) + Vec2{-12, 9});
  moving.write("2");
  REQUIRE(moving.has("offer/open"));
  moving.click("offer/open");
  CHECK(moving.shell.work.view.technique == "swept_edges");  // which tells of the motion, too
}

TEST_CASE("of a shape that the technique cannot take no motion is offered") {
  Driver dented("builtin:needs-repair");
  dented.drag(dented.onScreen(dented.vertex(0, 0)),
              dented.onScreen(dented.vertex(0, 0)) + Vec2{-12, 9});
  dented.write("2");
  CHECK(dented.has("offer/example"));
  CHECK_FALSE(dented.has("offer/velocity"));
}

TEST_CASE("a technique that is chosen brings its tab forward, also the one that is shown") {
  Driver driver("builtin:needs-repair");
  REQUIRE(driver.shell.panels.tab == kDoctorTab);
  driver.click("rail/ray");
  CHECK(driver.shell.panels.tab == kTechniqueTab);
  driver.click("tab/shapes");
  driver.click("rail/ray");
  CHECK(driver.shell.panels.tab == kTechniqueTab);
  driver.click("tab/shapes");
  driver.click("rail/sat");
  REQUIRE(openedName(driver) == "builtin:needs-repair");  // what the example took the place of
  CHECK(driver.shell.panels.tab == kTechniqueTab);
}

TEST_CASE("whom a technique looks at is said where the scene has others") {
  Driver driver;
  driver.click("rail/minkowski");
  CHECK_FALSE(driver.has("pair/only"));
  Scene scene = driver.scene();
  scene.bodies.push_back(scene.bodies.front());
  scene.bodies.back().name = "C";
  REQUIRE(driver.shell.work.document.apply(scene).empty());
  driver.settle();
  CHECK(driver.has("pair/only"));
  for (const char* rail : {"rail/sat", "rail/inside"}) {  // all pairs, A against all
    driver.click(rail);
    CHECK_FALSE(driver.has("pair/only"));
  }
}

TEST_CASE("options are put back to what the scene asks for") {
  Driver driver;
  REQUIRE_FALSE(isEnabled(*findAction("view.optionsBack"), driver.shell));
  driver.click("sat/allAxes");
  driver.write("c");
  driver.menu({"menu/View", "menu/view.optionsBack"});
  CHECK_FALSE(driver.shell.work.view.options[kAllAxes]);
  CHECK(driver.shell.work.view.options[kApproximation] == Approximation::none);
  CHECK_FALSE(isEnabled(*findAction("view.optionsBack"), driver.shell));
}

TEST_CASE("whose answer is shown is chosen in the tab of what is published") {
  Driver driver("builtin:pitfall-swept-push");
  driver.click("tab/published");
  for (const auto& [id, answers] : {std::pair("answers/exact", Answers::exact),
                                    std::pair("answers/published", Answers::published),
                                    std::pair("answers/both", Answers::both)}) {
    driver.click(id);
    CHECK(driver.shell.work.view.answers == answers);
  }
}

TEST_CASE("the scene that comes back is the first one, over several techniques") {
  Driver driver;
  for (const char* key : {"2", "5", "3", "1"}) driver.write(key);
  CHECK(openedName(driver) == "builtin:two-pentagons");
}

TEST_CASE("a scene that the technique can use stays") {
  Driver apart("builtin:first-contact");
  apart.write("1");
  CHECK(openedName(apart) == "builtin:first-contact");
  apart.write("3");
  CHECK(openedName(apart) == "builtin:first-contact");
}

TEST_CASE("a scene that was changed stays, with an example on offer") {
  Driver changed;
  changed.drag(changed.onScreen(changed.vertex(0, 0)),
               changed.onScreen(changed.vertex(0, 0)) + Vec2{-12, 9});
  const Scene before = changed.scene();
  changed.write("5");
  CHECK(changed.shell.work.view.technique == "ray");
  CHECK(changed.scene().bodies == before.bodies);
  CHECK(changed.shell.panels.tab == kTechniqueTab);
  REQUIRE(changed.has("offer/example"));
  changed.click("offer/example");
  CHECK(changed.has("unsaved/save"));
}

TEST_CASE("a built-in scene that is the user's own file now is not swapped for another one") {
  const testing::Folder folder;
  Driver driver;
  REQUIRE(driver.shell.work.document.saveAs(folder / "mine.json", sceneToSave(driver.shell.work))
              .empty());
  for (const char* key : {"5", "3", "2", "7"}) {
    CAPTURE(key);
    driver.write(key);
    CHECK(driver.shell.work.document.path() == folder / "mine.json");
  }
}

TEST_CASE("what is missing is offered on the canvas, one entry of undo") {
  Driver driver;
  driver.drag(driver.onScreen(driver.vertex(0, 0)),
              driver.onScreen(driver.vertex(0, 0)) + Vec2{-12, 9});
  driver.write("2");
  REQUIRE(driver.has("offer/velocity"));
  CHECK(driver.shell.work.view.covered);
  driver.click("offer/velocity");
  CHECK(driver.scene().bodies[0].velocity != Vec2{});
  CHECK_FALSE(driver.has("offer/velocity"));
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene().bodies[0].velocity == Vec2{});
}

TEST_CASE("a ray that has nothing to meet offers a tile map on the canvas, and then it answers") {
  Driver driver("builtin:two-pentagons");
  driver.shell.work.view.technique = "ray";
  driver.settle();
  REQUIRE(driver.has("offer/tiles"));
  driver.click("offer/tiles");
  driver.settle();
  CHECK(driver.scene().tiles);
  CHECK(driver.scene().ray);
  CHECK_FALSE(driver.has("offer/tiles"));
  CHECK_FALSE(driver.has("offer/ray"));
  REQUIRE(driver.shell.work.evidence.ray);
  const Camera& camera = driver.shell.work.view.camera;
  const RayEvidence& ray = *driver.shell.work.evidence.ray;
  for (const Vec2 end : {rayOriginHandle(ray, camera), rayEndHandle(ray, camera)}) {
    CHECK(end.x > 0);
    CHECK(end.x < camera.width);
    CHECK(end.y > 0);
    CHECK(end.y < camera.height);
  }
}

TEST_CASE("another scene and another technique are shown from the start of their panel on") {
  Driver driver("builtin:two-pentagons");
  driver.settle();
  const auto scrolled = [&] {
    const ImGuiWindow* panel = ImGui::FindWindowByName("inspector technique");
    return panel == nullptr ? 0.0f : panel->Scroll.y;
  };
  const auto scrollDown = [&] {
    driver.move(driver.middleOf("inspector"));
    driver.wheel(-5);
    driver.settle();
  };
  driver.click("tab/technique");
  scrollDown();
  REQUIRE(scrolled() > 0);
  openScene(driver.shell, "builtin:containment");
  driver.settle();
  CHECK(scrolled() == 0);
  scrollDown();
  REQUIRE(scrolled() > 0);
  driver.press(Key::escape);
  driver.settle();
  CHECK(scrolled() > 0);  // it keeps its place as long as nothing else is opened
  driver.write("6");
  driver.settle();
  CHECK(scrolled() == 0);
}

TEST_CASE("a built-in scene whose changes were all taken back gives way as it did before them") {
  Driver driver;
  driver.drag(driver.onScreen(driver.vertex(0, 0)),
              driver.onScreen(driver.vertex(0, 0)) + Vec2{-12, 9});
  driver.press(Key::z, kCtrl);
  driver.write("5");
  CHECK_FALSE(isIdle(driver.shell));
  driver.write("1");
  CHECK(openedName(driver) == "builtin:two-pentagons");
}

}  // namespace
}  // namespace sepax::test
