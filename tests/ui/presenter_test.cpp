#include "app/shell/lessons/presenter.h"
#include "app/lessons/courses.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/state/playback.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace sepax::test {
namespace {

constexpr const char* kPush = "sat/05-shortest-way-out";  ///< predicts a vector

/// All that a user has set or looks at; the size of the canvas is what presenting changes.
struct Kept {
  double uiScale = 0;
  bool panels = false;
  bool snap = false;
  double inspectorWidth = 0;
  double bottomHeight = 0;
  std::string tab;
  ViewState view;
  float scale = 0;
  friend bool operator==(const Kept&, const Kept&) = default;
};

Kept keptOf(const Driver& driver) {
  const Settings& settings = driver.shell.settings;
  Kept kept{settings.uiScale,        settings.panels,       settings.snap,
            settings.inspectorWidth, settings.bottomHeight, std::string(driver.shell.panels.tab),
            driver.shell.work.view,  driver.shell.ui.scale};
  kept.view.covered.reset();
  return kept;
}

void resize(Driver& driver, float width, float height) {
  ImGui::GetIO().DisplaySize = {width, height};
  driver.settle();
}

int stepOf(const Driver& driver) { return driver.shell.work.view.step; }

bool isBlack(const Driver& driver) { return driver.has("black") && !driver.has("canvas"); }

}  // namespace

TEST_CASE("presenter mode has words of 22 pixels and more and no panels, in windows of any size") {
  Driver driver;
  for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{1920, 1080}, ImVec2{800, 500},
                            ImVec2{3840, 2160}, ImVec2{320, 200}}) {
    CAPTURE(size.x);
    resize(driver, size.x, size.y);
    driver.write("p");
    REQUIRE(driver.shell.presenter.on);
    const Fonts& fonts = driver.shell.ui.fonts;
    for (const compat::Font& font :
         {fonts.text, fonts.bold, fonts.small, fonts.smallBold, fonts.mono, fonts.title})
      CHECK(font.em >= 21.99f);
    CHECK(13 * driver.shell.ui.scale >= 21.99f);  // of the narration on the canvas
    for (const char* gone : {"rail/sat", "tab/technique", "menu/View", "inspector"})
      CHECK_FALSE(driver.has(gone));
    REQUIRE(driver.shell.canvas.area);
    CHECK(driver.shell.canvas.area->max.x == size.x);
    CHECK(driver.shell.canvas.area->max.y == size.y);
    driver.write("p");
    CHECK_FALSE(driver.shell.presenter.on);
    if (size.x > 1000) CHECK(driver.has("rail/sat"));
  }
}

TEST_CASE("leaving presenter mode gives everything back as it was") {
  Driver driver;
  driver.shell.settings.uiScale = 1.25;
  driver.shell.work.view.theme = ThemeId::light;
  driver.settle();
  driver.clickAt(driver.onScreen(driver.vertex(0, 1)));
  REQUIRE(driver.shell.work.view.selected.kind == Target::Kind::vertex);
  const auto leaveBy = [&](auto leave) {
    driver.move({5, 5});
    driver.settle();
    const Kept before = keptOf(driver);
    driver.write("p");
    REQUIRE(driver.shell.presenter.on);
    CHECK(driver.shell.ui.scale > before.scale);
    CHECK(driver.shell.work.view.selected == before.view.selected);
    leave();
    CHECK_FALSE(driver.shell.presenter.on);
    driver.move({5, 5});
    driver.settle();
    CHECK(keptOf(driver) == before);
  };
  SUBCASE("by its key") {
    leaveBy([&] { driver.write("p"); });
  }
  SUBCASE("by Escape") {
    leaveBy([&] { driver.press(Key::escape); });
  }
  SUBCASE("by its button") {
    leaveBy([&] { driver.click("presenter/leave"); });
  }
  SUBCASE("with a camera that a hand has placed") {
    driver.move({500, 400});
    driver.wheel(3);
    driver.settle();
    leaveBy([&] { driver.press(Key::escape); });
  }
  SUBCASE("with hidden panels") {
    driver.write("\\");
    leaveBy([&] { driver.write("p"); });
  }
}

TEST_CASE("what is edited while presenting does not move the camera that is given back") {
  Driver driver;
  driver.move({500, 400});
  driver.wheel(3);
  driver.settle();
  const Camera before = driver.shell.work.view.camera;
  driver.write("p");
  const Vec2 at = driver.onScreen(driver.shell.work.evidence.bodies[0].centroid);
  driver.drag(at + Vec2{0, 40}, at + Vec2{30, 40});
  REQUIRE(driver.shell.work.document.dirty());
  driver.press(Key::escape);
  CHECK(driver.shell.work.view.camera == before);
}

TEST_CASE("a camera that is moved while presenting stays moved") {
  Driver driver;
  driver.write("p");
  driver.move({500, 400});
  driver.wheel(3);
  driver.settle();
  const Camera moved = driver.shell.work.view.camera;
  driver.press(Key::escape);
  CHECK(driver.shell.work.view.camera.zoom == moved.zoom);
  CHECK(driver.shell.work.view.camera.center == moved.center);
}

TEST_CASE("Page Down reveals, then steps, then turns to the next lesson; Page Up goes back") {
  Driver driver;
  requestLesson(driver.shell, kPush);
  driver.settle();
  driver.write("p");
  REQUIRE(driver.has("presenter/lesson"));
  REQUIRE(driver.shell.work.view.prompt);
  driver.press(Key::pageDown);
  CHECK_FALSE(driver.shell.work.view.prompt);
  CHECK(deskOf(driver.shell).judgement);
  CHECK(stepOf(driver) == -1);
  const int count = stepCountOf(driver.shell.work);
  REQUIRE(count > 1);
  for (int step = 0; step < count; ++step) {
    driver.press(Key::pageDown);
    CHECK(stepOf(driver) == step);
    CHECK(driver.has("presenter/code"));
    CHECK(deskOf(driver.shell).id == kPush);
  }
  driver.press(Key::pageUp);
  CHECK(stepOf(driver) == count - 2);
  for (int step = count - 3; step >= -1; --step) driver.press(Key::pageUp);
  CHECK(stepOf(driver) == -1);
  driver.press(Key::pageUp);
  CHECK(deskOf(driver.shell).id == lessonBefore(lessons(), *findLesson(lessons(), kPush))->id);
  CHECK(driver.shell.presenter.on);
  driver.press(Key::pageDown, kCtrl);
  CHECK(deskOf(driver.shell).id == kPush);
}

TEST_CASE("without a lesson Page Down shows a hidden answer and goes on in steps") {
  Driver driver;
  driver.write("pq");
  REQUIRE(driver.shell.work.view.prompt);
  driver.press(Key::pageDown);
  CHECK_FALSE(driver.shell.work.view.prompt);
  driver.press(Key::pageDown);
  CHECK(stepOf(driver) == 0);
  for (int i = 0; i < 200; ++i) driver.key(Key::pageDown);
  driver.settle();
  CHECK(stepOf(driver) == stepCountOf(driver.shell.work) - 1);
}

TEST_CASE("every lesson can be presented from the first to the last with Page Down alone") {
  Driver driver;
  const std::vector<Lesson>& all = lessons();
  requestLesson(driver.shell, all.front().id);
  driver.settle();
  driver.write("p");
  std::string last;
  for (const Lesson& lesson : all) {
    CAPTURE(lesson.id);
    if (deskOf(driver.shell).id != lesson.id) requestLesson(driver.shell, lesson.id);
    driver.settle();
    const Lesson* after = lessonAfter(all, lesson);
    const Lesson* next = after == nullptr ? firstOfNextCourse(all, lesson) : after;
    for (int i = 0; i < 400 && deskOf(driver.shell).id == lesson.id; ++i) {
      driver.key(Key::pageDown);
      driver.frame();
      driver.frame();
      if (next == nullptr && i > 100) break;
    }
    CHECK(deskOf(driver.shell).id == (next == nullptr ? lesson.id : next->id));
    CHECK_FALSE((next == nullptr && asksForGuess(deskOf(driver.shell))));
  }
}

TEST_CASE("outside presenter mode Page Down turns lessons at once") {
  Driver driver;
  requestLesson(driver.shell, kPush);
  driver.settle();
  driver.press(Key::pageDown);
  CHECK(deskOf(driver.shell).id == lessonAfter(lessons(), *findLesson(lessons(), kPush))->id);
}

TEST_CASE("B makes the screen black until anything is pressed, which means nothing else") {
  Driver driver;
  driver.write("b");
  CHECK_FALSE(isBlack(driver));  // it belongs to presenter mode
  driver.write("p");
  const ViewState before = driver.shell.work.view;
  const auto black = [&] {
    driver.keyDown(Key::b);
    driver.type("b");
    driver.keyUp(Key::b);
    driver.settle();
  };
  const auto pressed = [&](Key key, const char* typed) {
    driver.keyDown(key);
    driver.type(typed);
    driver.keyUp(key);
    driver.settle();
  };
  black();
  REQUIRE(isBlack(driver));
  SUBCASE("its own key") { black(); }
  SUBCASE("the key of presenter mode") { pressed(Key::p, "p"); }
  SUBCASE("Escape") { pressed(Key::escape, ""); }
  SUBCASE("Page Down") { pressed(Key::pageDown, ""); }
  SUBCASE("Space") {
    pressed(Key::space, " ");
    CHECK_FALSE(driver.shell.work.view.playing);
  }
  SUBCASE("a click on a body") {
    driver.clickAt(driver.onScreen(driver.shell.work.evidence.bodies[0].centroid));
    driver.move({5, 5});
    driver.settle();
  }
  CHECK_FALSE(isBlack(driver));
  CHECK(driver.has("canvas"));
  CHECK(driver.shell.presenter.on);
  CHECK(driver.shell.work.view.step == before.step);
  CHECK(driver.shell.work.view.selected == before.selected);
  pressed(Key::p, "p");  // and the next one means what it does
  CHECK_FALSE(driver.shell.presenter.on);
}

TEST_CASE("the lines of a step and the words of a lesson have their places beside the canvas") {
  Driver driver;
  requestLesson(driver.shell, kPush);
  driver.settle();
  for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{1920, 1080}}) {
    resize(driver, size.x, size.y);
    driver.write("p");
    while (stepOf(driver) < 2) driver.press(Key::pageDown);
    const Area canvas = *driver.shell.canvas.area;
    const Area lesson = driver.registry.find("presenter/lesson")->second;
    const Area code = driver.registry.find("presenter/code")->second;
    CHECK(canvas.max.x == lesson.min.x);
    CHECK(canvas.max.y == code.min.y);
    CHECK(lesson.max.x == size.x);
    CHECK(code.max.y == size.y);
    CHECK(canvas.size().x > 0.5f * size.x);
    CHECK(canvas.size().y > 0.6f * size.y);
    driver.press(Key::escape);
    driver.shell.work.view.step = -1;
  }
}

TEST_CASE("lanes of time stand below the canvas while presenting, until a step has its lines") {
  Driver driver("builtin:first-contact");
  driver.write("p");
  const float floor = driver.shell.canvas.area->max.y;
  CHECK(floor < 0.8f * ImGui::GetIO().DisplaySize.y);
  CHECK(floor > 0.6f * ImGui::GetIO().DisplaySize.y);
  REQUIRE(driver.shell.work.view.time == 0);
  const float lane = 0.5f * (floor + ImGui::GetIO().DisplaySize.y) + 20;
  driver.drag({300, lane}, {500, lane});
  CHECK(driver.shell.work.view.time > 0);
}

}  // namespace sepax::test
