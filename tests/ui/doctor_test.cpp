#include "app/shell/actions/actions.h"
#include "app/shell/files/opening.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

// The doctor's list in the inspector.

namespace sepax::test {
namespace {

TEST_CASE("the doctor lists what is wrong; a cure is one entry") {
  Driver driver("builtin:needs-repair");
  const Scene before = driver.scene();
  REQUIRE(driver.shell.panels.state.examination.errors > 0);
  driver.click("tab/doctor");
  REQUIRE(driver.has("doctor/B/self_intersection"));
  const Finding finding = *inOrder(driver.shell.panels.state.examination).front();
  CHECK(finding.error);
  REQUIRE(!finding.cures.empty());
  driver.click("doctor/B/self_intersection/" + std::string(finding.cures.front().id));
  CHECK(driver.scene() != before);
  CHECK(driver.shell.panels.state.examination.errors == 0);
  CHECK(!driver.has("doctor/B/self_intersection"));
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
  CHECK(driver.has("doctor/B/self_intersection"));
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("a click on a finding selects its shape and brings it into sight") {
  Driver driver("builtin:needs-repair");
  driver.click("tab/doctor");
  driver.shell.work.view.camera.center = {5000, 0};
  driver.settle();
  driver.clickAt({driver.registry.at("doctor/B/self_intersection").min.x + 60.0,
                  driver.registry.at("doctor/B/self_intersection").min.y + 10.0});
  CHECK(driver.shell.work.view.selected == Target{Target::Kind::body, 1, -1});
  CHECK(driver.shell.work.view.pointed.body == 1);
  const Vec2 place = driver.onScreen(driver.vertex(1, 0));
  CHECK(place.x > driver.shell.canvas.area->min.x);
  CHECK(place.x < driver.shell.canvas.area->max.x);
}

TEST_CASE("what is certain is fixed at once: one entry; the rest stays") {
  Driver driver("builtin:needs-repair");
  Scene scene = driver.scene();
  Body clockwise;
  clockwise.name = "C";
  clockwise.vertices = {{0, 4}, {0, 5}, {0, 6}, {0, 6}, {1, 6}, {1, 4}};
  scene.bodies.push_back(clockwise);
  driver.shell.work.document = Document(scene);
  driver.settle();
  driver.click("tab/doctor");
  driver.click("doctor/all");
  const std::vector<Finding> left = examineBody(driver.scene().bodies[2], 2);
  CHECK(std::none_of(left.begin(), left.end(), isCertain));
  CHECK(driver.scene().bodies[2].vertices.size() == 4);
  CHECK(driver.scene().bodies[1] == scene.bodies[1]);
  REQUIRE(!driver.shell.notices.toasts.empty());
  CHECK(!driver.shell.notices.toasts.back().error);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == scene);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("why nothing can be fixed at one stroke is said beside the button") {
  Driver driver("builtin:needs-repair");
  driver.click("tab/doctor");
  CHECK(driver.has("doctor/nothing certain"));
  driver.menu({"menu/File", "menu/file.new"});
  driver.click("tab/doctor");
  CHECK_FALSE(driver.has("doctor/nothing certain"));
}

TEST_CASE("the doctor is also in the menu, and its marks can be put out") {
  Driver driver("builtin:needs-repair");
  driver.menu({"menu/Shapes", "menu/shapes.doctor"});
  CHECK(driver.shell.panels.tab == kDoctorTab);
  CHECK(driver.shell.work.view.selected.body == 1);
  driver.click("doctor/marks");
  CHECK(!driver.shell.work.view.doctor);
}

TEST_CASE("the doctor's tab, heading and list have one count") {
  Driver driver("builtin:needs-repair");
  Scene scene = driver.scene();
  Body closed;  // a list that is fine, and told of nevertheless
  closed.name = "C";
  closed.vertices = {{0, 4}, {1, 4}, {1, 6}, {0, 4}};
  scene.bodies.push_back(closed);
  driver.shell.work.document = Document(scene);
  driver.settle();
  driver.click("tab/doctor");
  const Examination& examination = driver.shell.panels.state.examination;
  int rows = 0;
  int errors = 0;
  for (const Finding* finding : inOrder(examination)) {
    const std::string& name = scene.bodies[static_cast<std::size_t>(finding->body)].name;
    CHECK(driver.has("doctor/" + name + "/" + std::string(nameOf(finding->kind))));
    ++rows;
    errors += finding->error ? 1 : 0;
  }
  REQUIRE(driver.has("doctor/C/closing_vertex"));
  CHECK(examination.count == rows);
  CHECK(examination.errors == errors);
  CHECK(summaryOf(examination) == "3 findings: 1 error, 1 note, 1 fine");
}

TEST_CASE("a cure says before it is done what comes of it") {
  const Driver driver("builtin:needs-repair");
  const Scene& scene = driver.scene();
  for (const Finding& finding : examine(scene)) {
    for (const Cure& cure : finding.cures) {
      CAPTURE(std::string(cure.id));
      const std::string words = cureForetold(scene, finding, cure.id);
      if (finding.kind == DefectKind::selfIntersection && cure.id == "split")
        CHECK(words == "B: 4 vertices → 2 bodies of 3 and 3");
      if (finding.kind == DefectKind::selfIntersection && cure.id == "untangle")
        CHECK(words == "B: 4 vertices → 4");
      if (finding.kind == DefectKind::reflexVertex && cure.id == "parts")
        CHECK(words == "A: 5 vertices → 3 parts");
      if (finding.kind == DefectKind::reflexVertex && cure.id == "hull")
        CHECK(words == "A: 5 vertices → 4");
      CHECK(words.starts_with(scene.bodies[static_cast<std::size_t>(finding.body)].name + ": "));
    }
  }
}

TEST_CASE("no body leaves its place in the doctor's list while a hand changes one") {
  Driver driver("builtin:needs-repair");
  driver.click("tab/doctor");
  const auto bodies = [&] {
    std::vector<int> order;
    for (const Finding* finding : inOrder(driver.shell.panels.state.examination))
      order.push_back(finding->body);
    return order;
  };
  REQUIRE(bodies() == std::vector<int>{1, 0});
  // The notch is dragged through the edge below, so that A crosses itself, too.
  const Vec2 notch = driver.onScreen(driver.vertex(0, 3));
  const Vec2 below = driver.onScreen(driver.vertex(0, 3) - Vec2{0, 4});
  driver.move(notch);
  driver.press(Button::left);
  driver.move(notch + Vec2{0, 20});
  driver.move(below);
  driver.settle();
  REQUIRE(driver.shell.work.document.previewing());
  REQUIRE(driver.shell.panels.state.examination.errors == 2);
  CHECK(bodies().front() == 1);
  driver.release(Button::left);
  driver.settle();
  CHECK(bodies().front() == 0);
}

TEST_CASE("a sound scene has nothing for the doctor") {
  Driver driver;
  CHECK(driver.shell.panels.state.examination.count == 0);
  CHECK(!isEnabled(*findAction("shapes.fix"), driver.shell));
  CHECK(!isEnabled(*findAction("shapes.doctor"), driver.shell));
}

TEST_CASE("scenes about the doctor open with its tab, others do not") {
  Driver driver;
  for (const char* id : {"needs-repair", "quiet-defects"}) {
    openScene(driver.shell, "builtin:two-pentagons");
    driver.shell.panels.tab = kTechniqueTab;
    openScene(driver.shell, std::string("builtin:") + id);
    driver.settle();
    CHECK(driver.shell.panels.tab == kDoctorTab);
  }
  driver.shell.panels.tab = kTechniqueTab;
  openScene(driver.shell, "builtin:touching");
  CHECK(driver.shell.panels.tab == kTechniqueTab);
}

}  // namespace
}  // namespace sepax::test
