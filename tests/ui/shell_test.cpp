#include "app/shell/actions/actions.h"
#include "app/shell/dialogs/palette.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/table.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace sepax::test {
namespace {

TEST_CASE("the rail switches techniques, digits do too") {
  Driver driver;
  driver.click("rail/motion");
  CHECK(driver.shell.work.view.technique == "motion");
  driver.write("1");
  CHECK(driver.shell.work.view.technique == "sat");
  CHECK(driver.has("play"));
}

TEST_CASE("a built-in scene is opened from the menu") {
  Driver driver;
  driver.menu(
      {"menu/File", "menu/File/Scenes", "menu/File/Scenes/motion", "menu/builtin:first-contact"});
  CHECK(driver.scene().technique == "motion");
  CHECK(driver.shell.work.view.technique == "motion");
  CHECK(driver.has("lanes"));
}

TEST_CASE("a click on a row selects its axis, a second one lets go") {
  Driver driver;
  driver.click("axis/A1");
  CHECK(driver.shell.work.view.selectedAxis == AxisName{Owner::a, 1});
  CHECK(driver.shell.work.view.hoveredAxis == AxisName{Owner::a, 1});
  driver.click("axis/A1");
  CHECK(!driver.shell.work.view.selectedAxis);
  driver.move({5, 500});
  driver.settle();
  CHECK(!driver.shell.work.view.hoveredAxis);
}

TEST_CASE("a click on an edge in the canvas selects its axis") {
  Driver driver;
  driver.clickAt(driver.onScreen((driver.vertex(0, 4) + driver.vertex(0, 0)) / 2));
  CHECK(driver.shell.work.view.selectedAxis == AxisName{Owner::a, 4});
}

TEST_CASE("the step buttons go forward, back and to both ends; keys do too") {
  Driver driver;
  const int count =
      findTechnique("sat")->stepCount(driver.shell.work.evidence, driver.shell.work.view);
  driver.click("step/forward");
  CHECK(driver.shell.work.view.step == 0);
  driver.click("step/forward");
  CHECK(driver.shell.work.view.step == 1);
  driver.click("step/back");
  CHECK(driver.shell.work.view.step == 0);
  driver.click("step/last");
  CHECK(driver.shell.work.view.step == count - 1);
  driver.write(",");
  CHECK(driver.shell.work.view.step == count - 2);
  driver.write(".");
  CHECK(driver.shell.work.view.step == count - 1);
  driver.click("step/first");
  CHECK(driver.shell.work.view.step == 0);
  driver.click("play");
  CHECK(driver.shell.work.view.playing);
  for (int i = 0; i < 60; ++i) driver.frame();
  CHECK(driver.shell.work.view.step >= 1);
  driver.click("step/all");
  CHECK(driver.shell.work.view.step == -1);
}

TEST_CASE("the switches of the inspector turn views on") {
  Driver driver;
  driver.click("sat/allAxes");
  CHECK(driver.shell.work.view.options[kAllAxes]);
  driver.click("sat/freeAxis");
  CHECK(driver.shell.work.view.options[kFreeAxis]);
  CHECK(driver.shell.work.evidence.freeAxis.has_value());
}

TEST_CASE("what a technique declares is turned from menu, palette and keys while it is shown") {
  Driver driver;
  const auto on = [&](const Option<bool>& option) {
    return driver.shell.work.view.options[option];
  };
  driver.menu({"menu/View", "menu/view.allAxes"});
  CHECK(on(kAllAxes));
  driver.write("x");
  CHECK(!on(kAllAxes));
  driver.menu({"menu/View", "menu/View/Options", "menu/view.circles"});
  CHECK(on(kCirclePretest));
  const auto entryOf = [&](std::string_view id) {
    const std::vector<PaletteEntry> entries = paletteEntries(driver.shell);
    const auto entry = std::ranges::find(entries, id, &PaletteEntry::id);
    return entry == entries.end() ? std::nullopt : std::optional(*entry);
  };
  entryOf("view.circles")->run(driver.shell);
  CHECK(!on(kCirclePretest));
  driver.click("rail/motion");
  driver.write("x");
  CHECK(!on(kAllAxes));
  CHECK(!entryOf("view.allAxes")->enabled);
  CHECK(!entryOf("view.circles"));
}

TEST_CASE("themes and scales change from the menu") {
  Driver driver;
  driver.menu({"menu/View", "menu/View/Theme", "menu/view.light"});
  CHECK(driver.shell.work.view.theme == ThemeId::light);
  driver.menu({"menu/View", "menu/View/UI scale", "menu/view.scale150"});
  CHECK(driver.shell.ui.scale == 1.5f);
  driver.click("rail/motion");
  CHECK(driver.shell.work.view.technique == "motion");
}

TEST_CASE("a coordinate is typed into the inspector: one entry") {
  Driver driver;
  const Scene before = driver.scene();
  driver.click("A.vertex0.x");
  driver.press(Key::a, kCtrl);
  driver.write("-4.125");
  driver.press(Key::enter);
  CHECK(driver.scene().bodies[0].vertices[0].x == -4.125);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("the dialog of a vertex goes when its document changes") {
  Driver driver;
  driver.doubleClickAt(driver.onScreen(driver.vertex(0, 4)));
  REQUIRE(driver.has("vertex/x"));
  Scene without = driver.scene();
  without.bodies.clear();
  REQUIRE(driver.shell.work.document.apply(without) == "");
  driver.settle();
  CHECK_FALSE(driver.has("vertex/x"));
  CHECK_FALSE(driver.shell.dialogs.vertex);
  CHECK(driver.scene() == without);
}

TEST_CASE("a coordinate is dragged in the inspector, Escape gives it back") {
  Driver driver;
  const Scene before = driver.scene();
  const Vec2 field = driver.middleOf("A.vertex1.y");
  driver.drag(field, field + Vec2{40, 0});
  CHECK(driver.scene().bodies[0].vertices[1].y > before.bodies[0].vertices[1].y);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);

  for (int i = 0; i < 30; ++i) driver.frame();  // else it is a double click
  driver.move(field);
  driver.press();
  driver.move(field + Vec2{60, 0});
  driver.settle();
  CHECK(driver.shell.work.document.previewing());
  driver.press(Key::escape);
  driver.move(field + Vec2{70, 0});
  driver.release();
  driver.settle();
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("the lanes scrub the time") {
  Driver driver("builtin:first-contact");
  const Area lanes = driver.registry.find("lanes")->second;
  driver.clickAt({lanes.middle().x, lanes.middle().y});
  CHECK(driver.shell.work.view.time > 0.2);
  CHECK(driver.shell.work.view.time < 0.8);
  driver.press(Key::space);
  CHECK(driver.shell.work.view.playing);
  CHECK(nextFrameIn(driver.shell).has_value());
  driver.write(".");
  CHECK(!driver.shell.work.view.playing);
}

TEST_CASE("a hand that is near the first contact has it, exactly, and beside it its own time") {
  struct Case {
    std::string id;
    std::string strip;
  };
  for (const Case& c :
       {Case{"builtin:first-contact", "lanes"}, Case{"builtin:swept-crossing", "path lane"}}) {
    CAPTURE(c.id);
    Driver driver(c.id);
    driver.settle();
    const Workspace& work = driver.shell.work;
    const double hold = *shownTechnique(work)->holdTime(work.evidence);
    const Area area = driver.registry.find(c.strip)->second;
    const auto timeAt = [&](double x) {
      driver.clickAt({x, area.middle().y});
      return work.view.time;
    };
    double at = area.min.x;  // pixels, of the first place that means the contact
    while (timeAt(at) < hold) at += 1;
    for (const double beside : {0.0, 1.0, 5.0, 8.0}) CHECK(timeAt(at + beside) == hold);
    CHECK(timeAt(at - 12) < hold);
    CHECK(timeAt(at + 20) > hold);
  }
}

TEST_CASE("the lane of the meeting point scrubs the time, and playing holds at the contact") {
  Driver driver("builtin:swept-crossing");
  driver.settle();
  const Area lane = driver.registry.find("path lane")->second;
  driver.clickAt({lane.middle().x, lane.middle().y});
  const double contact = *driver.shell.work.evidence.edges->time;
  double& time = driver.shell.work.view.time;
  CHECK(time == doctest::Approx(0.5));
  driver.press(Key::space);
  CHECK(driver.shell.work.view.playing);
  int held = 0;
  for (int i = 0; i < 90; ++i) {
    driver.frame();
    if (time == doctest::Approx(contact).epsilon(1e-12)) ++held;
  }
  CHECK(held >= 24);  // of 60 in a second
  CHECK(held <= 27);
  CHECK(time > contact);
}

TEST_CASE("the lane stands above the code of the steps, and a hand in it leaves them") {
  Driver driver("builtin:swept-crossing");
  ImGui::GetIO().DisplaySize = {1280, 800};
  driver.settle();
  ViewState& view = driver.shell.work.view;
  view.options.set(kShowSweepSteps, true);
  view.step = 6;
  driver.settle();
  REQUIRE(driver.has("path lane"));
  REQUIRE(driver.has("line/0"));
  const Area lane = driver.registry.find("path lane")->second;
  CHECK(lane.max.y <= driver.registry.find("code/title")->second.min.y + 1);
  driver.clickAt({lane.middle().x, lane.middle().y});
  CHECK(view.step == -1);
  CHECK(view.time == doctest::Approx(0.5));
}

TEST_CASE("the inside test: a row lights its ray, middles join, Space turns the bodies") {
  Driver driver("builtin:ship-and-asteroid");
  REQUIRE(driver.has("play"));
  const int before = driver.shell.work.evidenceVersion;
  driver.press(Key::space);
  CHECK(driver.shell.work.view.playing);
  driver.wait(0.5);
  driver.frame();
  CHECK(driver.shell.work.view.time > 0);
  CHECK(driver.shell.work.view.step == -1);
  CHECK(driver.shell.work.evidenceVersion > before);
  driver.press(Key::space);
  CHECK(!driver.shell.work.view.playing);
  driver.click("step/forward");
  CHECK(driver.shell.work.view.step == 0);
  driver.click("step/all");
  driver.click("point/ship·1");
  const Target vertex{Target::Kind::vertex, 0, 1};
  CHECK(driver.shell.work.view.selected == vertex);
  CHECK(driver.shell.work.view.pointed == vertex);
  driver.click("inside/middles");
  CHECK(driver.shell.work.evidence.inside->middles.size() == 4);
  CHECK(driver.has("point/ship·0½"));
  driver.move({5, 500});
  driver.settle();
  CHECK(driver.shell.work.view.pointed == Target{});
}

TEST_CASE("a text field keeps its keys for itself") {
  Driver driver;
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-60, 60});
  const Scene changed = driver.scene();
  driver.click("A.vertex1.x");
  driver.write("f");
  driver.press(Key::z, kCtrl);
  driver.press(Key::del);
  driver.press(Key::escape);
  CHECK(driver.scene() == changed);
  CHECK(driver.shell.work.document.canUndo());
}

TEST_CASE("panels hide for a clean picture and come back") {
  Driver driver;
  driver.write("\\");
  CHECK(!driver.has("rail/sat"));
  CHECK(driver.shell.canvas.area->size().x == 1600);
  driver.write("\\");
  CHECK(driver.has("rail/sat"));
}

TEST_CASE("while panels are hidden a handle at the border brings them back") {
  Driver driver;
  CHECK(!driver.has("panels/show"));
  driver.write("\\");
  REQUIRE(driver.has("panels/show"));
  CHECK(driver.middleOf("panels/show").x > 1560);
  driver.click("panels/show");
  CHECK(driver.has("rail/sat"));
  CHECK(!driver.has("panels/show"));
}

TEST_CASE("the help names as many keys of techniques as there are techniques") {
  Driver driver;
  const std::size_t count = driver.shell.work.techniques.size();
  REQUIRE(count < 9);
  const std::vector<Action> rows = allActions(driver.shell);
  const auto row = std::ranges::find(rows, "technique.1", &Action::id);
  REQUIRE(row != rows.end());
  CHECK(row->keys == "1 – " + std::to_string(count));
}

TEST_CASE("the question mark shows all keys, Escape closes them") {
  Driver driver;
  driver.write("?");
  CHECK(driver.has("keys"));
  driver.press(Key::escape);
  CHECK(!driver.has("keys"));
}

TEST_CASE("Escape closes an open menu, and keys work again") {
  Driver driver;
  driver.menu({"menu/File", "menu/File/Scenes", "menu/File/Scenes/sat"});
  REQUIRE(driver.has("menu/builtin:touching"));
  driver.press(Key::escape);
  CHECK(!driver.has("menu/file.save"));
  driver.write("?");
  CHECK(driver.has("keys"));
}

TEST_CASE("every action has an id of its own, and no key does two things") {
  Driver driver;
  const std::vector<Action> table = allActions(driver.shell);
  CHECK(table.size() > actions().size());
  for (std::size_t i = 0; i < table.size(); ++i) {
    CHECK((table[i].run != nullptr || table[i].option != nullptr));
    CHECK((table[i].menu.empty() || !table[i].label.empty()));
    for (std::size_t j = 0; j < i; ++j) {
      CAPTURE(table[i].id);
      CAPTURE(table[j].id);
      CHECK(table[i].id != table[j].id);
      const Chord& a = table[i].chord;
      const Chord& b = table[j].chord;
      const bool sameKey =
          a.key != Key::none && a.key == b.key && a.ctrl == b.ctrl && a.shift == b.shift;
      CHECK(!sameKey);
      CHECK((a.character == 0 || a.character != b.character));
    }
  }
}

TEST_CASE("a click on a cell of the edge pairs shows that pair, a second one lets go") {
  Driver driver;
  driver.click("rail/swept_edges");
  REQUIRE(driver.shell.work.evidence.edges);
  driver.click("pair/A2/B1");
  CHECK(driver.shell.work.view.options[kEdgePair] == std::array{2, 1});
  driver.settle();
  CHECK(driver.shell.work.evidence.edgePair->edgeA == 2);
  CHECK(driver.shell.work.evidence.edgePair->edgeB == 1);
  driver.click("pair/A2/B1");
  CHECK(!driver.shell.work.view.options[kEdgePair]);
}

TEST_CASE("a window of any size keeps a canvas") {
  Driver driver;
  for (const ImVec2 size : {ImVec2{1, 1}, ImVec2{320, 200}, ImVec2{4000, 300}, ImVec2{300, 2000}}) {
    ImGui::GetIO().DisplaySize = size;
    driver.settle();
    CHECK(driver.shell.canvas.area->size().x >= 1);
    CHECK(driver.shell.canvas.area->size().y >= 1);
  }
}

TEST_CASE("a message waits while the keys are shown, and covers none of them") {
  Driver driver;
  driver.settle();
  say(driver.shell.notices, "A message.");
  driver.write("?");
  REQUIRE(driver.has("keys"));
  CHECK_FALSE(driver.has("toast"));
  driver.wait(60);
  driver.settle();
  driver.press(Key::escape);
  REQUIRE_FALSE(driver.has("keys"));
  CHECK(driver.has("toast"));
}

}  // namespace
}  // namespace sepax::test
