#include "app/shell/dialogs/palette.h"
#include "app/techniques/table.h"
#include "app/tools/selection.h"
#include "app/widgets/widgets.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

// What a hand does on the canvas and in the lists, and what it must find there.

namespace sepax::test {
namespace {

using Kind = Target::Kind;

/// A moves right by four units in a step; neither body is turned, A is not at the origin.
Scene movingScene() {
  Scene scene;
  scene.technique = techniques()[1].id;
  scene.bodies.resize(2);
  for (Body& body : scene.bodies) body.vertices = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
  scene.bodies[0].name = "A";
  scene.bodies[0].position = {-3.5, 0.25};
  scene.bodies[0].velocity = {4, 0};
  scene.bodies[1].name = "B";
  scene.bodies[1].position = {3, 3};
  return scene;
}

/// With that scene on the canvas at a time of the step, steps.
struct Moving {
  Folder folder;
  Driver driver;

  explicit Moving(double time) {
    folder.write("moving.json", writeScene(movingScene()));
    openScene(driver.shell, folder / "moving.json");
    driver.settle();
    driver.shell.work.view.time = time;
    driver.shell.settings.snap = false;
    driver.settle();
  }
  void drag(Vec2 from, Vec2 to) {
    driver.wait(1);
    driver.drag(driver.onScreen(from), driver.onScreen(to));
  }
};

bool isNear(Vec2 a, Vec2 b) { return distance(a, b) < 1e-6; }

TEST_CASE("of an unturned body that has left its start a vertex and an edge follow the pointer") {
  for (const double time : {0.0, 0.5}) {
    CAPTURE(time);
    const Vec2 way{4 * time, 0};
    Moving moving(time);
    moving.drag(Vec2{-2.5, 1.25} + way, Vec2{-2.25, 1.75} + way);
    CHECK(isNear(moving.driver.vertex(0, 2), {-2.25, 1.75}));
    CHECK(isNear(moving.driver.vertex(0, 3), {-4.5, 1.25}));
    moving.drag(Vec2{-3.75, -0.75} + way, Vec2{-3.5, -1.5} + way);
    CHECK(isNear(moving.driver.vertex(0, 0), {-4.25, -1.5}));
    CHECK(isNear(moving.driver.vertex(0, 1), {-2.25, -1.5}));
    CHECK(isNear(moving.driver.vertex(0, 2), {-2.25, 1.75}));
    CHECK(moving.driver.scene().bodies[0].position == Vec2{-3.5, 0.25});
    moving.driver.press(Key::z, kCtrl);
    moving.driver.press(Key::z, kCtrl);
    CHECK(moving.driver.scene().bodies == movingScene().bodies);
  }
}

TEST_CASE("a copy of a body that has left its start is taken to where it is dropped") {
  Moving moving(0.5);
  moving.driver.held = kCtrl;
  moving.drag({-1.5, 0.25}, {-1, 2.25});
  moving.driver.held = {};
  REQUIRE(moving.driver.scene().bodies.size() == 3);
  CHECK(moving.driver.scene().bodies[0] == movingScene().bodies[0]);
  CHECK(isNear(moving.driver.scene().bodies[2].position, {-3, 2.25}));
}

TEST_CASE("the faint start of a body takes all of it, where nothing else lies above") {
  Moving moving(1);
  moving.drag({-3.5, 0.25}, {-3, 0.75});
  CHECK(isNear(moving.driver.scene().bodies[0].position, {-3, 0.75}));
  CHECK(moving.driver.scene().bodies[0].velocity == Vec2{4, 0});
  CHECK(moving.driver.scene().bodies[0].vertices == movingScene().bodies[0].vertices);
  CHECK(moving.driver.shell.work.view.selected == Target{Kind::body, 0, -1});
  // Its corners are drawn where the body is, and are taken there alone.
  moving.drag({-2, 1.75}, {-2, 2.5});
  CHECK(isNear(moving.driver.vertex(0, 2), {-2, 1.75}));
}

TEST_CASE("a band on the canvas selects what lies in it as it is drawn") {
  Moving moving(0.5);
  Driver& driver = moving.driver;
  const ViewState& view = driver.shell.work.view;
  const auto band = [&](Vec2 from, Vec2 to) { moving.drag(from, to); };
  band({0.2, -1.5}, {-3, 1.7});  // from right to left
  CHECK(view.selected == Target{Kind::body, 0, -1});
  CHECK(!view.band);
  band({-5, -1}, {-3.2, 1.5});  // around a part of the start, where nothing is any more
  CHECK(view.selected.body == -1);
  band({-3, 4.3}, {4.3, -1.5});
  CHECK(selectedBodies(driver.scene(), view) == std::vector<int>{0, 1});
  band({-3, -1.5}, {0.2, 1.7});
  CHECK(selectedBodies(driver.scene(), view) == std::vector<int>{0});
  driver.held = kShift;
  band({1.7, 1.7}, {4.3, 4.3});
  driver.held = {};
  CHECK(selectedBodies(driver.scene(), view) == std::vector<int>{0, 1});
  CHECK(driver.scene().bodies == movingScene().bodies);
}

TEST_CASE("Escape takes a band back with what it has selected") {
  Moving moving(0);
  Driver& driver = moving.driver;
  driver.move(driver.onScreen({-5, -1.5}));
  driver.press();
  driver.move(driver.onScreen({-4, 0}));
  driver.move(driver.onScreen({-2, 1.7}));
  driver.settle();
  CHECK(driver.shell.work.view.band);
  CHECK(driver.shell.work.view.selected.body == 0);
  driver.press(Key::escape);
  CHECK(!driver.shell.work.view.band);
  CHECK(driver.shell.work.view.selected.body == -1);
  driver.release();
  driver.settle();
  CHECK(driver.shell.work.view.selected.body == -1);
}

TEST_CASE("the menu of an edge that is drawn on its way puts the vertex where the click was") {
  Moving moving(0.5);
  Driver& driver = moving.driver;
  driver.move(driver.onScreen({-1.2, -0.75}));
  driver.press(Button::right);
  driver.release(Button::right);
  driver.settle();
  REQUIRE(driver.has("context/insert"));
  CHECK(driver.shell.dialogs.contextMenu->target == Target{Kind::edge, 0, 0});
  driver.click("context/insert");
  REQUIRE(driver.scene().bodies[0].vertices.size() == 5);
  CHECK(distance(driver.vertex(0, 1), {-3.2, -0.75}) < 0.05);
}

TEST_CASE("the question about work that was left names its file, else its source or its title") {
  const Folder files;
  files.write("mine.json", writeScene(movingScene()));
  files.write("list.txt", "[[0,0],[2,0],[1,2]]\n[[3,0],[5,0],[4,2]]\n");  // has no file to save to
  for (const std::string& scene :
       {std::string("builtin:two-pentagons"), files / "mine.json", files / "list.txt"}) {
    CAPTURE(scene);
    const Folder folder;
    const Scene left = killedAfterEdit(folder, scene);
    Driver next;
    startUserFiles(next.shell, foldersIn(folder));
    next.settle();
    CHECK(next.has("heading/Restore unsaved work?"));
    const std::string file = fs::path(scene).filename().string();
    CHECK(next.has("restore/" + (scene.starts_with("builtin:") ? left.title : file)));
  }
}

TEST_CASE("above lanes stands the longest caption that has room") {
  struct Row {
    const char* scene;
    std::array<std::string_view, 3> captions;
  };
  for (const Row& row :
       {Row{"builtin:first-contact",
            {"bar: the shadows on this axis meet · all bars at once: contact",
             "bar: the shadows on this axis meet", "bar: shadows meet"}},
        Row{"builtin:swept-crossing",
            {"disc: an end of one edge meets the other edge (filled) or only its line",
             "disc: an end meets the other edge (filled) or its line",
             "disc: an end on the other line"}}}) {
    CAPTURE(row.scene);
    for (const float windowWidth : {2200.0f, 1600.0f, 1300.0f}) {
      CAPTURE(windowWidth);
      Driver driver(row.scene);
      ImGui::GetIO().DisplaySize = {windowWidth, 1000};
      driver.settle();
      REQUIRE(driver.has("strip caption"));
      const Place caption = driver.registry.at("strip caption");
      const auto reaches = [&](std::string_view words) {
        return caption.min.x + widthOf(driver.shell.ui.fonts.small, words);
      };
      const auto shown = std::ranges::find_if(row.captions, [&](std::string_view words) {
        return std::abs(reaches(words) - caption.max.x) < 1;
      });
      REQUIRE(shown != row.captions.end());
      CHECK(caption.max.x <= caption.clip.max.x);
      for (auto longer = row.captions.begin(); longer != shown; ++longer)
        CHECK(reaches(*longer) > caption.clip.max.x - driver.shell.ui.px(16));
    }
  }
}

TEST_CASE("a row of the palette says where its command is, its keys and whether it is on") {
  Driver driver;
  driver.press(Key::p, kCtrl);
  REQUIRE(driver.shell.dialogs.palette);
  const auto entry = [&](std::string_view id) {
    const auto& all = driver.shell.dialogs.palette->entries;
    const auto found = std::ranges::find(all, id, &PaletteEntry::id);
    REQUIRE(found != all.end());
    return *found;
  };
  CHECK(entry("file.open").title == "Open…");
  CHECK(entry("file.open").keys == "Ctrl+O");
  CHECK(entry("file.open").hint == "File");
  CHECK(entry("view.dark").title == "Theme: Dark");
  CHECK(entry("view.dark").hint == "View › Theme  ·  on");
  CHECK(entry("technique.sat").title == "Separating axis test");
  CHECK(entry("technique.sat").keys == "1");
  CHECK(entry("builtin:first-contact").hint == "Scene  ·  Motion");
  // All rows are as wide as the list and stand below each other.
  const float height =
      driver.registry.at("palette/" + driver.shell.dialogs.palette->entries[0].id).max.y -
      driver.registry.at("palette/" + driver.shell.dialogs.palette->entries[0].id).min.y;
  const auto& hits = driver.shell.dialogs.palette->hits;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto place = [&](std::size_t at) {
      return driver.registry.at("palette/" +
                                driver.shell.dialogs.palette->entries[hits[at].index].id);
    };
    CHECK(place(i + 1).min.y == doctest::Approx(place(i).min.y + height));
    CHECK(place(i + 1).min.x == place(i).min.x);
  }
}

TEST_CASE("recent files that another window has written since stay in the list") {
  const Folder folder;
  for (const char* name : {"one.json", "two.json", "theirs.json"})
    folder.write(name, writeScene(renamed(movingScene(), name)));
  Driver driver;
  startUserFiles(driver.shell, foldersIn(folder));
  openScene(driver.shell, folder / "one.json");
  driver.settle();
  const std::string one = (folder / "one.json") + "\n";
  REQUIRE(folder.read("state/recent") == one);
  const std::string theirs = (folder / "theirs.json") + "\n";
  folder.write("state/recent", theirs + one);
  openScene(driver.shell, folder / "two.json");
  driver.settle();
  const std::string two = (folder / "two.json") + "\n";
  CHECK(folder.read("state/recent") == two + theirs + one);
  openScene(driver.shell, folder / "one.json");
  driver.settle();
  CHECK(folder.read("state/recent") == one + two + theirs);
  driver.menu({"menu/File", "menu/File/Recent"});
  CHECK(driver.has("menu/recent/2"));
  CHECK(!driver.has("menu/recent/3"));
}

}  // namespace
}  // namespace sepax::test
