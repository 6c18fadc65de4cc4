#include "app/shell/actions/actions.h"
#include "app/shell/files/opening.h"
#include "app/techniques/concave/concave.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/sat/options.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace sepax::test {
namespace {

TEST_CASE("the tabs of the inspector switch") {
  Driver driver;
  CHECK(driver.has("axis/A0"));
  driver.click("tab/shapes");
  CHECK(driver.shell.panels.tab == kShapesTab);
  CHECK(driver.has("shapes/row/A"));
  CHECK(!driver.has("axis/A0"));
  driver.click("tab/doctor");
  CHECK(driver.has("doctor/all"));
  driver.click("tab/technique");
  CHECK(driver.has("axis/A0"));
}

TEST_CASE("where bodies are the matter, the fields of the shown one are in the technique's tab") {
  for (const char* technique : {"sat", "motion", "swept_edges", "inside", "concave"}) {
    Driver driver;
    driver.shell.work.view.technique = technique;
    driver.shell.panels.tab = kTechniqueTab;
    driver.settle();
    CAPTURE(technique);
    CHECK(driver.has("A.vertex0.x"));
    CHECK(driver.has("A.velocity.x"));
    CHECK(driver.has("A.spin"));
  }
}

TEST_CASE("what a switch means stands beside the panel, until a click") {
  Driver driver;
  driver.move(driver.middleOf("sat/unnormalised"));
  driver.settle();
  REQUIRE(driver.has("tooltip"));
  CHECK(driver.middleOf("tooltip").x < driver.middleOf("axis/A0").x - 200);
  driver.click("sat/unnormalised");
  CHECK_FALSE(driver.has("tooltip"));
}

TEST_CASE("the bars of a row leave room for a long value") {
  Driver driver;
  Scene scene = driver.scene();
  scene.bodies[1].position.x += 498;
  REQUIRE(driver.shell.work.document.apply(scene).empty());
  driver.settle();
  REQUIRE(driver.has("axis/decided words"));
  CHECK(driver.registry.at("axis/decided bars").max.x <=
        driver.registry.at("axis/decided words").min.x);
}

TEST_CASE("all axes and the one turned by hand put each other off") {
  Driver driver;
  const auto on = [&](const Option<bool>& option) {
    return driver.shell.work.view.options[option];
  };
  driver.click("sat/allAxes");
  driver.click("sat/freeAxis");
  CHECK(on(kFreeAxis));
  CHECK_FALSE(on(kAllAxes));
  driver.click("sat/allAxes");
  CHECK(on(kAllAxes));
  CHECK_FALSE(on(kFreeAxis));
}

TEST_CASE("a shape is renamed in the list, Escape keeps the old name") {
  Driver driver;
  driver.click("tab/shapes");
  driver.doubleClickAt(driver.middleOf("shapes/row/A"));
  REQUIRE(driver.has("shapes/name"));
  typeOver(driver, "1ship");
  driver.press(Key::enter);
  CHECK(driver.scene().bodies[0].name == "1ship");
  CHECK(driver.shell.work.view.technique == "sat");
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene().bodies[0].name == "A");
  CHECK(!driver.shell.work.document.canUndo());

  driver.click("shapes/row/A");
  driver.press(Key::f2);
  REQUIRE(driver.has("shapes/name"));
  typeOver(driver, "other");
  driver.press(Key::escape);
  CHECK(!driver.has("shapes/name"));
  CHECK(driver.scene().bodies[0].name == "A");
}

TEST_CASE("a name that is taken keeps the field open") {
  Driver driver;
  driver.click("tab/shapes");
  driver.click("shapes/row/A");
  driver.click("shapes/rename");
  typeOver(driver, "B");
  driver.press(Key::enter);
  CHECK(driver.has("shapes/name"));
  CHECK(driver.scene().bodies[0].name == "A");
  CHECK(!driver.shell.notices.toasts.empty());
}

TEST_CASE("the eye hides a shape and shows it again") {
  Driver driver;
  driver.click("tab/shapes");
  driver.click("shapes/eye/B");
  CHECK(driver.shell.work.view.hidden == std::vector<std::string>{"B"});
  driver.click("shapes/row/B");
  CHECK(driver.shell.work.view.selected.body != 1);
  driver.click("shapes/eye/B");
  CHECK(driver.shell.work.view.hidden.empty());
  driver.click("shapes/row/B");
  driver.menu({"menu/Shapes", "menu/shapes.hide"});
  CHECK(driver.shell.work.view.hidden == std::vector<std::string>{"B"});
  driver.menu({"menu/Shapes", "menu/shapes.showAll"});
  CHECK(driver.shell.work.view.hidden.empty());
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("the order of shapes changes, who is A and B does not") {
  Driver driver;
  driver.click("tab/shapes");
  const std::string a = driver.scene().bodies[0].name;
  driver.click("shapes/row/A");
  driver.click("shapes/down");
  CHECK(driver.scene().bodies[1].name == a);
  CHECK(driver.shell.work.evidence.a == 1);
  CHECK(driver.shell.work.view.selected.body == 1);
  driver.click("shapes/up");
  CHECK(driver.scene().bodies[0].name == a);
}

TEST_CASE("clicks in the list select one, several and a range") {
  Driver driver;
  driver.click("tab/shapes");
  driver.click("shapes/box");
  driver.click("shapes/regular");
  driver.click("shapes/star");
  driver.click("shapes/convex");
  REQUIRE(driver.scene().bodies.size() == 6);
  const std::string third = driver.scene().bodies[2].name;
  driver.click("shapes/row/A");
  CHECK(driver.shell.work.view.selected == Target{Target::Kind::body, 0, -1});
  driver.held = kCtrl;
  driver.click("shapes/row/" + third);
  CHECK(driver.shell.work.view.group == std::vector<int>{0, 2});
  driver.held = {};
  driver.click("shapes/row/A");
  CHECK(driver.shell.work.view.group.empty());
  driver.held = kShift;
  driver.click("shapes/row/" + third);
  CHECK(driver.shell.work.view.group == std::vector<int>{0, 1, 2});
  driver.held = {};
  driver.click("shapes/delete");
  CHECK(driver.scene().bodies.size() == 3);
  driver.press(Key::a, kCtrl);
  CHECK(driver.shell.work.view.group == std::vector<int>{0, 1, 2});
}

TEST_CASE("Ctrl+A does not drive A in slide mode") {
  Driver driver("builtin:first-contact");
  driver.shell.work.view.options.set(kSlide, true);
  driver.press(Key::a, kCtrl);
  CHECK(driver.shell.work.view.group.size() == 2);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("new shapes become A and B") {
  Driver driver;
  driver.click("tab/shapes");
  driver.click("shapes/more");
  driver.click("shapes/regular");
  REQUIRE(driver.scene().bodies.size() == 3);
  CHECK(driver.scene().bodies[2].vertices.size() == 6);
  CHECK(driver.shell.work.view.selected.body == 2);
  driver.click("shapes/makeB");
  CHECK(driver.shell.work.evidence.b == 2);
  CHECK(driver.shell.work.evidence.a == 0);
  driver.click("shapes/makeA");
  CHECK(driver.shell.work.evidence.a == 2);
  driver.menu({"menu/Shapes", "menu/shapes.swap"});
  CHECK(driver.shell.work.evidence.b == 2);
  driver.click("shapes/duplicate");
  CHECK(driver.scene().bodies.size() == 4);
}

TEST_CASE("ten thousand shapes are listed row by row") {
  Driver driver;
  Scene scene = driver.scene();
  for (std::size_t i = scene.bodies.size(); i < kMaxBodies; ++i) {
    Body body = scene.bodies[0];
    body.name = "body " + std::to_string(i);
    scene.bodies.push_back(body);
  }
  REQUIRE(driver.shell.work.document.apply(scene).empty());
  driver.shell.work.view.names = driver.shell.work.view.doctor =
      false;  // the list is the matter here
  driver.click("tab/shapes");
  CHECK(driver.has("shapes/row/A"));
  CHECK(!driver.has("shapes/row/body 500"));
  driver.shell.work.view.selected = {Target::Kind::body, 500, -1};
  driver.settle();
  CHECK(driver.has("shapes/row/body 500"));
}

// Doctor.

TEST_CASE("what a technique lacks is offered, one click brings it and one undo takes it back") {
  Driver driver("builtin:two-pentagons");
  CHECK(!driver.has("need/pair"));
  setTechnique(driver.shell.work, "motion");
  driver.settle();
  const Scene before = driver.scene();
  driver.click("need/velocity");
  CHECK(driver.scene().bodies[0].velocity != Vec2{});
  driver.settle();
  CHECK(!driver.has("need/velocity"));
  CHECK(driver.shell.work.evidence.motion->time.has_value());
  CHECK(driver.shell.work.document.undo());
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
  carryOut(driver.shell, {Pending::What::fresh, {}});
  driver.click("rail/sat");
  driver.settle();
  driver.click("need/pair");
  CHECK(driver.scene().bodies.size() == 2);
  driver.settle();
  CHECK(driver.shell.work.evidence.sat.has_value());
}

TEST_CASE("what was lacking is in sight once it is there") {
  for (const char* from : {"need/pair", "offer/pair"}) {
    CAPTURE(std::string(from));
    Driver driver("builtin:two-pentagons");
    Scene scene = driver.scene();
    scene.bodies.pop_back();
    REQUIRE(driver.shell.work.document.apply(scene).empty());
    Camera& camera = driver.shell.work.view.camera;
    camera.center += Vec2{0.45 * camera.width / camera.zoom, 0};  // A stands at the left border
    driver.settle();
    driver.click(from);
    driver.settle();
    REQUIRE(driver.scene().bodies.size() == 2);
    for (const BodyShape& shape : driver.shell.work.evidence.bodies) {
      for (const Vec2 vertex : shape.vertices) {
        const Vec2 at = driver.shell.work.view.camera.toScreen(vertex);
        CHECK(at.x > 0);
        CHECK(at.x < driver.shell.work.view.camera.width);
        CHECK(at.y > 0);
        CHECK(at.y < driver.shell.work.view.camera.height);
      }
    }
  }
}

TEST_CASE("a body that turns where no turn is taken is offered to stop, on the canvas, too") {
  for (const char* technique : {"motion", "swept_edges"}) {
    CAPTURE(std::string(technique));
    Driver driver("builtin:swept-crossing");
    Scene scene = driver.scene();
    scene.bodies[1].spin = 40;
    REQUIRE(driver.shell.work.document.apply(scene).empty());
    setTechnique(driver.shell.work, technique);
    driver.settle();
    CHECK(driver.has("need/turn"));
    driver.click("offer/turn");
    driver.settle();
    CHECK(driver.scene().bodies[1].spin == 0);
    CHECK_FALSE(driver.has("offer/turn"));
    CHECK(driver.shell.work.document.undo());
    CHECK(driver.scene() == scene);
  }
}

TEST_CASE("a technique without an answer offers the cure of what is in its way") {
  Driver driver("builtin:needs-repair");
  driver.click("tab/technique");
  driver.settle();
  const auto offered = [&driver](std::string_view start) {
    const auto found = driver.registry.lower_bound(start);
    return found != driver.registry.end() && found->first.starts_with(start) ? found->first
                                                                             : std::string();
  };
  CHECK(!offered("fix/A/reflex_vertex/").empty());
  CHECK(driver.has("fix/B/self_intersection/untangle"));
  const std::string cure = offered("fix/B/self_intersection/");
  REQUIRE(!cure.empty());
  driver.click(cure);
  CHECK(driver.shell.panels.state.examination.errors == 0);
  CHECK(offered("fix/B/self_intersection/").empty());
  CHECK(driver.shell.work.document.canUndo());
}

TEST_CASE("a technique without an answer opens the one that has it for these shapes as they are") {
  Driver driver("builtin:hook-and-comb");
  driver.write("1");
  driver.click("tab/technique");
  driver.settle();
  REQUIRE(!driver.shell.work.evidence.sat);
  const Scene before = driver.scene();
  driver.click("elsewhere");
  REQUIRE(driver.shell.work.evidence.concave);
  CHECK(driver.shell.work.evidence.concave->relation == Relation::overlapping);
  CHECK(driver.scene().bodies == before.bodies);
  CHECK_FALSE(driver.has("elsewhere"));
}

TEST_CASE("no other technique is offered for shapes that are no polygons") {
  Driver driver("builtin:needs-repair");
  driver.click("tab/technique");
  driver.settle();
  REQUIRE(!driver.shell.work.evidence.sat);
  CHECK_FALSE(driver.has("elsewhere"));
}

TEST_CASE("a body that is kept as one stays whole while its inner corner is dragged") {
  Driver driver("builtin:needs-repair");
  driver.click("doctor/A/reflex_vertex/parts");
  const Scene kept = driver.scene();
  REQUIRE(kept.bodies[0].form.parts.size() > 1);
  const auto inner = std::ranges::find(kept.bodies[0].vertices, Vec2{-2.3, -0.2});
  REQUIRE(inner != kept.bodies[0].vertices.end());
  const auto twins = std::ranges::count(kept.bodies[0].vertices, *inner);
  const Vec2 from = driver.onScreen(*inner);
  driver.drag(from, from + Vec2{-10, 40});
  const Body& dragged = driver.scene().bodies[0];
  const Vec2 place =
      dragged.vertices[static_cast<std::size_t>(inner - kept.bodies[0].vertices.begin())];
  CHECK(place != *inner);
  CHECK(std::ranges::count(dragged.vertices, place) == twins);
  CHECK(driver.shell.panels.state.examination.findings[0].empty());
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene().bodies == kept.bodies);
}

TEST_CASE("a published count that is right by luck is told as another count") {
  Driver driver("builtin:crossing-number");
  driver.shell.panels.tab = kTechniqueTab;
  driver.settle();
  CHECK(driver.has("verdict/hit, 7 crossings  ✓ same answer, other count"));
  CHECK_FALSE(driver.has("verdict/hit, 7 crossings  ✓ agrees"));
}

TEST_CASE("a row of phases chooses whose rays are shown, and pointing at it shows them") {
  Driver driver("builtin:missed-vertex");
  driver.shell.panels.tab = kTechniqueTab;
  driver.settle();
  const auto ofB = [&] { return raysAreOfB(driver.shell.work.evidence, driver.shell.work.view); };
  REQUIRE(driver.has("phase/Vertices of A in B"));
  CHECK(driver.has("point/B0"));
  CHECK(ofB());
  driver.click("phase/Vertices of A in B");
  driver.settle();
  CHECK(driver.shell.work.view.options[kRaysOf] == RaysOf::a);
  CHECK_FALSE(driver.has("point/B0"));
  driver.move(driver.middleOf("phase/Vertices of B in A"));
  driver.settle();
  CHECK(ofB());
  driver.click("phase/Vertices of B in A");
  driver.settle();
  CHECK(driver.has("point/B0"));
}

}  // namespace
}  // namespace sepax::test
