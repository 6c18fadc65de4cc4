#include "app/shell/actions/actions.h"
#include "app/techniques/motion/options.h"
#include "tests/support/scenes.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

/// What is open or held when another scene comes belongs to the former one.
namespace sepax::test {
namespace {

constexpr const char* kTwo = "builtin:first-contact";  // two bodies apart

Scene oneBody() {
  Scene scene;
  scene.bodies = {{"A", {{0, 0}, {2, 0}, {1, 2}}, {}, 0, {}, 0}};
  return scene;
}

/// A sandbox with two bodies and the file of a scene with one.
struct TwoThenOne {
  Folder folder;
  Driver driver{kTwo};

  TwoThenOne() { folder.write("one.json", writeScene(oneBody())); }
  void dropOne() {
    openDropped(driver.shell, folder / "one.json");
    driver.settle();
  }
  void perform(const char* action) {
    sepax::perform(*findAction(action), driver.shell);
    driver.settle();
  }
  void rightClick(Vec2 pixels) {
    driver.wait(1);
    driver.move(pixels);
    driver.press(Button::right);
    driver.release(Button::right);
    driver.settle();
  }
  /// The scene is the one of the file and no edit came to it.
  void isUntouched() const {
    CHECK(driver.scene().bodies == oneBody().bodies);
    CHECK(!driver.shell.work.document.canUndo());
    CHECK(!driver.shell.work.document.previewing());
    CHECK(driver.guard.reason == "");
  }
};

TEST_CASE("the dialog of a vertex goes with its scene") {
  TwoThenOne window;
  window.driver.doubleClickAt(window.driver.onScreen(window.driver.vertex(1, 2)));
  REQUIRE(window.driver.has("vertex/ok"));
  window.dropOne();
  CHECK(!window.driver.has("vertex/ok"));
  window.driver.press(Key::enter);
  window.isUntouched();
}

TEST_CASE("the menu of a vertex goes with its scene") {
  TwoThenOne window;
  window.rightClick(window.driver.onScreen(window.driver.vertex(1, 2)));
  REQUIRE(window.driver.has("context/deleteVertex"));
  window.dropOne();
  CHECK(!window.driver.has("context/deleteVertex"));
  CHECK(!window.driver.shell.dialogs.contextMenu);
  window.isUntouched();
}

TEST_CASE("an item of the menu that takes the shape away is the last one that is asked") {
  TwoThenOne window;
  Driver& driver = window.driver;
  driver.shell.work.document = Document(oneBody());
  showAnew(driver.shell);
  driver.settle();
  window.rightClick(driver.onScreen(driver.vertex(0, 0)));
  driver.click("context/delete");
  CHECK(driver.scene().bodies.empty());
  CHECK(driver.guard.reason == "");
}

TEST_CASE("the list of vertices finds no shape after the button that has deleted all") {
  TwoThenOne window;
  Driver& driver = window.driver;
  window.perform("shapes.list");
  window.perform("shapes.selectAll");
  driver.click("shapes/delete");
  CHECK(driver.scene().bodies.empty());
  CHECK(driver.guard.reason == "");
}

TEST_CASE("the menu of a vertex goes with an undo") {
  TwoThenOne window;
  Driver& driver = window.driver;
  window.perform("shapes.new3");
  window.rightClick(driver.onScreen(driver.vertex(2, 0)));
  REQUIRE(driver.has("context/deleteVertex"));
  driver.shell.work.document.undo();
  driver.settle();
  CHECK(!driver.has("context/deleteVertex"));
  CHECK(driver.guard.reason == "");
}

TEST_CASE("a number that is being typed goes with its scene") {
  TwoThenOne window;
  Driver& driver = window.driver;
  window.perform("shapes.list");
  driver.clickAt(driver.onScreen(driver.vertex(0, 0)));
  driver.press(Key::enter);
  REQUIRE(!driver.shell.panels.state.number.id.empty());
  driver.write("7");
  window.dropOne();
  CHECK(driver.shell.panels.state.number.id.empty());
  driver.press(Key::enter);
  window.isUntouched();
}

TEST_CASE("a name that is being typed stays with its body and goes with its scene") {
  TwoThenOne window;
  Driver& driver = window.driver;
  driver.shell.work.view.selected = {Target::Kind::body, 1, -1};
  window.perform("shapes.rename");
  REQUIRE(driver.shell.panels.state.name.body == "B");
  typeOver(driver, "renamed");
  SUBCASE("another order of the bodies") {
    Scene swapped = driver.scene();
    std::swap(swapped.bodies[0], swapped.bodies[1]);
    REQUIRE(driver.shell.work.document.apply(swapped) == "");
    driver.settle();
    driver.press(Key::enter);
    CHECK(findBody(driver.scene(), "renamed") == 0);
    CHECK(findBody(driver.scene(), "A") == 1);
  }
  SUBCASE("another scene") {
    window.dropOne();
    CHECK(!driver.shell.panels.state.name.body);
    driver.press(Key::enter);
    window.isUntouched();
  }
}

TEST_CASE("notes that are being typed go with their scene") {
  TwoThenOne window;
  Driver& driver = window.driver;
  Scene plain = driver.scene();
  plain.title = plain.notes = "";
  REQUIRE(driver.shell.work.document.apply(plain) == "");
  window.perform("shapes.list");
  driver.click("notes/edit");
  driver.write("of the first scene");
  driver.shell.work.document = Document(plain);  // saved: nothing is asked
  showAnew(driver.shell);
  driver.settle();
  CHECK(!driver.shell.panels.state.notes.open);
}

TEST_CASE("a field that is dragged does not go on in the next scene") {
  TwoThenOne window;
  Driver& driver = window.driver;
  window.perform("shapes.list");
  driver.clickAt(driver.onScreen(driver.vertex(0, 0)));
  const Vec2 field = driver.middleOf("A.position.x");
  driver.wait(1);
  driver.move(field);
  driver.press();
  driver.move(field + Vec2{30, 0});
  driver.settle();
  REQUIRE(driver.shell.work.document.previewing());
  window.dropOne();
  driver.move(field + Vec2{60, 0});
  driver.settle();
  window.isUntouched();
  driver.release();
  driver.settle();
  window.isUntouched();
}

TEST_CASE("a drag does not take back what came while it was held") {
  TwoThenOne window;
  Driver& driver = window.driver;
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.wait(1);
  driver.move(from);
  driver.press();
  driver.move(from + Vec2{40, 40});
  driver.settle();
  SUBCASE("another scene") {
    window.dropOne();
    driver.move(from + Vec2{80, 40});
    driver.release();
    driver.settle();
    window.isUntouched();
  }
  SUBCASE("an edit from elsewhere") {
    Scene more = driver.scene();
    more.bodies.push_back({"more", {{8, 8}, {9, 8}, {9, 9}}, {}, 0, {}, 0});
    REQUIRE(driver.shell.work.document.apply(more) == "");
    driver.move(from + Vec2{80, 40});
    driver.release();
    driver.settle();
    CHECK(driver.scene() == more);
  }
}

TEST_CASE("an edge that waits for another one to lie against goes when the scene changes") {
  TwoThenOne window;
  Driver& driver = window.driver;
  driver.shell.work.view.selected = {Target::Kind::edge, 1, 0};
  window.perform("shapes.align");
  REQUIRE(!driver.shell.hand.tool.hint().empty());
  Scene less = driver.scene();
  less.bodies.erase(less.bodies.begin());
  less.bodies.push_back({"C", {{8, 8}, {9, 8}, {9, 9}}, {}, 0, {}, 0});
  REQUIRE(driver.shell.work.document.apply(less) == "");
  driver.settle();
  driver.clickAt(driver.onScreen((driver.vertex(0, 0) + driver.vertex(0, 1)) / 2));
  CHECK(driver.scene() == less);
  CHECK(says(driver, "choose it once more"));
}

TEST_CASE("the doctor's next finding is one of the scene that is shown") {
  TwoThenOne window;
  Driver& driver = window.driver;
  Scene crossed = driver.scene();
  for (Body& body : crossed.bodies) body.vertices = {{0, 0}, {2, 2}, {2, 0}, {0, 2}};
  REQUIRE(driver.shell.work.document.apply(crossed) == "");
  driver.settle();
  driver.shell.settings.panels = false;  // nothing is examined any more by itself
  driver.settle();
  driver.shell.work.document = Document(oneBody());
  showAnew(driver.shell);
  driver.settle();
  for (int i = 0; i < 3; ++i) window.perform("shapes.doctor");
  CHECK(driver.shell.work.view.selected.body < 1);
}

TEST_CASE("keys of one frame each find the scene that the one before has left") {
  TwoThenOne window;
  Driver& driver = window.driver;
  window.perform("shapes.new3");
  driver.shell.work.view.selected = {Target::Kind::body, 2, -1};
  driver.key(Key::z, kCtrl);
  driver.key(Key::enter);
  driver.settle();
  CHECK(driver.scene().bodies.size() == 2);
  CHECK(driver.shell.panels.state.number.id.empty());
}

TEST_CASE("A that is driven by a key stays where it is when the technique changes") {
  Driver driver("builtin:slide-course");
  driver.shell.work.view.options.set(kSlide, true);
  const Scene before = driver.scene();
  driver.keyDown(Key::right);
  driver.settle();
  REQUIRE(driver.shell.work.document.previewing());
  setTechnique(driver.shell.work, "sat");
  driver.settle();
  CHECK(!driver.shell.work.document.previewing());
  CHECK(driver.scene() != before);
}

TEST_CASE("a wheel beyond all measure leaves a scene that can be opened") {
  Driver driver(kTwo);
  driver.move({driver.shell.canvas.area->middle().x, driver.shell.canvas.area->middle().y});
  for (const double notches : {1e300, -1e300}) {
    driver.wheel(notches);
    driver.settle();
    const SceneResult read = readScene(writeScene(sceneToSave(driver.shell.work)));
    CHECK(read.error == "");
  }
}

TEST_CASE("what is said while a file cannot be followed does not push that aside") {
  Notices notices;
  notices.toasts.push_back({"still watching", true, HUGE_VAL});
  for (const char* text : {"One", "Two", "Three", "Four"}) say(notices, text);
  REQUIRE(notices.toasts.size() == 4);
  CHECK(notices.toasts[0].text == "still watching");
  CHECK(notices.toasts[1].text == "Two");
}

TEST_CASE("undo in a text field that is entered again undoes nothing of its former text") {
  Driver driver(kTwo);
  for (const char* text : {"a long query that finds nothing", "ab", ""}) {
    driver.press(Key::p, kCtrl);
    driver.write(text);
    for (int i = 0; i < 3; ++i) driver.press(Key::backspace);
    driver.press(Key::escape);
    driver.press(Key::p, kCtrl);
    for (int i = 0; i < 40; ++i) driver.press(Key::z, kCtrl);
    REQUIRE(driver.shell.dialogs.palette);
    CHECK(driver.shell.dialogs.palette->query == "");
    driver.press(Key::escape);
  }
}

TEST_CASE("a step beyond the last one of the answers that are shown is not kept") {
  Driver driver("builtin:pitfall-strict-distance");
  for (const char32_t character : {U'4', U',', U'e', U'e', U'e'}) {
    driver.type(std::string(1, static_cast<char>(character)));
    driver.settle();
    CHECK(driver.shell.work.view.step < std::max(stepCountOf(driver.shell.work), 1));
  }
}

TEST_CASE("a window of any size is drawn") {
  Driver driver(kTwo);
  for (const ImVec2 size : {ImVec2{1, 1}, ImVec2{40, 2000}, ImVec2{2000, 3}, ImVec2{7680, 4320}}) {
    ImGui::GetIO().DisplaySize = size;
    for (const double scale : {0.5, 1.0, 4.0}) {
      driver.shell.services.monitorScale = scale;
      for (const char* tab : {"technique", "published", "shapes", "doctor", "articles"}) {
        driver.shell.panels.tab = tab;
        driver.settle();
      }
    }
  }
  CHECK(driver.guard.reason == "");
}

}  // namespace
}  // namespace sepax::test
