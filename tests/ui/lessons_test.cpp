#include "app/lessons/courses.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/state/panels.h"
#include "app/techniques/contract/shown_ground.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"
#include "tests/support/shapes.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>

namespace sepax::test {
namespace {

constexpr const char* kPush = "sat/05-shortest-way-out";  ///< predicts a vector

void open(Driver& driver, const std::string& id) {
  requestLesson(driver.shell, id);
  driver.settle();
}

LessonDesk& desk(Driver& driver) { return deskOf(driver.shell); }

bool draws(const Figure& figure, Part part) {
  return std::ranges::any_of(figure.items, [&](const Item& item) { return partOf(item) == part; });
}

const Lesson& lessonNamed(const char* id) {
  const Lesson* lesson = findLesson(lessons(), id);
  REQUIRE(lesson != nullptr);
  return *lesson;
}

}  // namespace

TEST_CASE("a lesson opens from the menu in its tab and hides the answer") {
  Driver driver;
  driver.menu({"menu/Learn", "menu/Learn/sat", std::string("menu/lesson:") + kPush});
  CHECK(driver.shell.panels.tab == kLearnTab);
  CHECK(desk(driver).id == kPush);
  CHECK(driver.scene().bodies == lessonNamed(kPush).scene.bodies);
  REQUIRE(driver.shell.work.view.prompt);
  CHECK(driver.shell.work.view.prompt->badge.starts_with("Predict: "));
  CHECK_FALSE(draws(driver.drawn, Part::push));
  CHECK_FALSE(draws(driver.drawn, Part::shadow));
  driver.click("tab/technique");
  CHECK_FALSE(driver.has("verdict"));
}

TEST_CASE("small pictures of scenes have no words, and nothing of the room for words") {
  Thumbnails small;
  for (const std::string_view id : test::allBuiltinIds()) {
    const Scene scene = test::builtin(std::string(id));
    const Figure& figure = small.of(std::string(id), techniques(), scene);
    CAPTURE(id);
    CHECK_FALSE(figure.items.empty());
    CHECK_FALSE(draws(figure, kRoomForWords));
    CHECK(std::ranges::none_of(
        figure.items, [](const Item& item) { return std::holds_alternative<Text>(item); }));
  }
}

TEST_CASE("a guess is dragged on the canvas, revealed, and told beside the answer") {
  Driver driver;
  open(driver, kPush);
  const BodyShape& a =
      driver.shell.work.evidence.bodies[static_cast<std::size_t>(driver.shell.work.evidence.a)];
  const Vec2 foot = a.centroid;
  const Scene before = driver.scene();
  const Vec2 tip = driver.onScreen(foot) + Vec2{70, 0};
  driver.drag(tip, driver.onScreen(foot + Vec2{-1, -0.5}));
  CHECK(driver.scene() == before);
  REQUIRE(desk(driver).guess.is_array());
  CHECK(desk(driver).guess[0].get<double>() == doctest::Approx(-1).epsilon(0.02));
  CHECK(desk(driver).guess[1].get<double>() == doctest::Approx(-0.5).epsilon(0.02));
  driver.click("lesson/reveal");
  CHECK_FALSE(driver.shell.work.view.prompt);
  REQUIRE(desk(driver).judgement);
  CHECK_FALSE(desk(driver).judgement->truth.empty());
  CHECK(draws(driver.drawn, Part::push));
  CHECK(desk(driver).progress.done.contains(doneKey(kPush, kPredictTask)));
}

TEST_CASE("not knowing shows the answer and counts as nothing") {
  Driver driver;
  open(driver, kPush);
  driver.click("lesson/unknown");
  CHECK_FALSE(driver.shell.work.view.prompt);
  REQUIRE(desk(driver).judgement);
  CHECK(desk(driver).judgement->guess.empty());
  CHECK(desk(driver).progress.done.empty());
}

/// Shows the solution of each of its tasks, before or after its question was answered.
void checkSolutions(const Lesson& lesson, bool answered) {
  Driver driver;
  open(driver, lesson.id);
  if (answered && driver.has("lesson/unknown")) driver.click("lesson/unknown");
  for (const LessonTask& task : lesson.tasks) {
    CAPTURE(task.id);
    showSolution(driver.shell, task);
    for (int i = 0; i < 2000 && desk(driver).replay; ++i) {
      driver.wait(0.2);
      driver.frame();
    }
    REQUIRE_FALSE(desk(driver).replay);
    driver.settle();
    CHECK(holdAll(task.until, desk(driver).facts));
    CHECK_FALSE(desk(driver).progress.done.contains(doneKey(lesson.id, task.id)));
    CHECK_FALSE(driver.shell.hand.tool.busy());
  }
}

TEST_CASE("every solution of every lesson solves its task in the window") {
  bool answered = false;
  for (const Lesson& lesson : lessons()) {
    CAPTURE(lesson.id);
    checkSolutions(lesson, answered);
    if (looksAtAll()) checkSolutions(lesson, !answered);
    answered = !answered;
  }
}

TEST_CASE("a solution that is shown is called one, until a hand goes on") {
  Driver driver;
  open(driver, kPush);
  driver.click("lesson/unknown");
  CHECK_FALSE(driver.has("lesson/shown"));
  const LessonTask& task = lessonNamed(kPush).tasks.front();
  showSolution(driver.shell, task);
  for (int i = 0; i < 2000 && desk(driver).replay; ++i) {
    driver.wait(0.05);
    driver.frame();
  }
  driver.settle();
  CHECK(driver.has("lesson/shown"));
  const Vec2 middle = driver.onScreen(driver.shell.work.evidence.bodies[0].centroid);
  driver.drag(middle, middle + Vec2{30, 10});
  CHECK_FALSE(driver.has("lesson/shown"));
}

TEST_CASE("a task is judged where the hand lets go, not on the way there") {
  constexpr const char* kVertices = "inside/04-vertices-are-not-enough";
  const Lesson& lesson = lessonNamed(kVertices);
  const LessonTask& task = lesson.tasks.front();
  Driver driver;
  open(driver, kVertices);
  driver.click("lesson/unknown");
  const Vec2 from = driver.shell.work.evidence.bodies[0].centroid;
  bool passed = false;
  driver.move(driver.onScreen(from));
  driver.press();
  for (int i = 1; i <= 20; ++i) {
    driver.move(driver.onScreen(from) + Vec2{0, -18.0 * i});
    driver.settle();
    passed = passed || holdAll(task.until, desk(driver).facts);
  }
  driver.release();
  driver.settle();
  REQUIRE(passed);
  REQUIRE_FALSE(holdAll(task.until, desk(driver).facts));
  CHECK(desk(driver).progress.done.empty());
  driver.press(Key::z, {.ctrl = true});
  driver.drag(driver.onScreen(from), driver.onScreen(from + Vec2{0, 2}));
  REQUIRE(holdAll(task.until, desk(driver).facts));
  CHECK(desk(driver).progress.done.contains(doneKey(kVertices, task.id)));
}

TEST_CASE("a lesson begins with no options but its own, and leaving it gives mine back") {
  Driver driver;
  driver.shell.work.view.options.set(kSlide, true);
  driver.shell.work.view.options.set(kAllAxes, true);
  driver.settle();
  open(driver, "rays/01-tiles-and-solidity");
  OptionBag& options = driver.shell.work.view.options;
  CHECK_FALSE(options[kSlide]);
  CHECK(options[kSolidityMap]);
  options.set(kTool, TileTool::pencil);
  open(driver, "rays/02-pixels-of-the-line");
  CHECK(options[kTool] == TileTool::ray);
  open(driver, "motion/05-longer-shadows");
  CHECK_FALSE(options[kSlide]);
  CHECK_FALSE(driver.shell.work.view.wording.accuses);
  closeLesson(driver.shell);
  CHECK(options[kSlide]);
  CHECK(options[kAllAxes]);
  CHECK(driver.shell.work.view.wording.accuses);
}

TEST_CASE("the edge that was guessed does not stay in the way of the axis that decides") {
  Driver driver;
  open(driver, "sat/04-which-lines");
  const BodyShape& b =
      driver.shell.work.evidence.bodies[static_cast<std::size_t>(driver.shell.work.evidence.b)];
  driver.clickAt(driver.onScreen(0.5 * (b.vertices[2] + b.vertices[0])));
  REQUIRE(desk(driver).guess.is_object());
  driver.click("lesson/reveal");
  CHECK(driver.shell.work.view.selected == Target{});
  CHECK_FALSE(driver.shell.work.view.selectedAxis);
}

TEST_CASE("leaving a lesson gives back what it hid, and coming back finds what was changed") {
  Driver driver;
  driver.shell.work.view.names = false;
  open(driver, kPush);
  driver.click("lesson/unknown");
  const Vec2 at = driver.onScreen(
      driver.shell.work.evidence.bodies[static_cast<std::size_t>(driver.shell.work.evidence.a)]
          .centroid);
  driver.drag(at, at + Vec2{-60, 20});
  const Scene changed = driver.scene();
  REQUIRE(changed.bodies != lessonNamed(kPush).scene.bodies);
  driver.press(Key::pageDown);
  CHECK(desk(driver).id != kPush);
  driver.press(Key::pageUp);
  CHECK(desk(driver).id == kPush);
  CHECK(driver.scene().bodies == changed.bodies);
  driver.press(Key::home);
  CHECK(driver.scene().bodies == lessonNamed(kPush).scene.bodies);
  driver.press(Key::pageDown);
  driver.press(Key::pageUp);
  CHECK(driver.scene().bodies == lessonNamed(kPush).scene.bodies);  // what was left is given up
  driver.shell.work.view.selected = {};
  driver.press(Key::escape);
  CHECK_FALSE(desk(driver).id);
  CHECK_FALSE(driver.shell.work.view.prompt);
  CHECK_FALSE(driver.shell.work.view.names);
}

TEST_CASE("every lesson has room in its panel at 1280x800, whatever the scale") {
  for (const float scale : {1.0F, 1.5F, 2.0F})
    for (const Lesson& lesson : lessons()) {
      CAPTURE(lesson.id);
      CAPTURE(scale);
      Driver driver;
      driver.shell.settings.uiScale = scale;
      ImGui::GetIO().DisplaySize = {1280 * scale, 800 * scale};
      open(driver, lesson.id);
      for (const char* name : {"lesson/anew", "lesson/leave"}) {
        REQUIRE(driver.has(name));
        const Place place = driver.registry.at(name);
        CHECK(place.max.y <= place.clip.max.y);
      }
    }
}

TEST_CASE("the answer of any scene can be hidden and shown again") {
  Driver driver;
  REQUIRE(draws(driver.drawn, Part::push));
  driver.write("q");
  CHECK(driver.shell.work.view.prompt);
  CHECK_FALSE(draws(driver.drawn, Part::push));
  driver.write("q");
  CHECK_FALSE(driver.shell.work.view.prompt);
  CHECK(draws(driver.drawn, Part::push));
}

TEST_CASE("before the guess a lesson is about its own scene, which coming back gives") {
  Driver driver;
  open(driver, kPush);
  const Vec2 at = driver.onScreen(
      driver.shell.work.evidence.bodies[static_cast<std::size_t>(driver.shell.work.evidence.b)]
          .centroid);
  driver.drag(at, at + Vec2{60, 20});
  REQUIRE(driver.scene().bodies != lessonNamed(kPush).scene.bodies);
  driver.press(Key::pageDown);
  driver.press(Key::pageUp);
  CHECK(driver.scene().bodies == lessonNamed(kPush).scene.bodies);
  CHECK(driver.shell.work.view.prompt);
}

TEST_CASE("before the guess the slide drives A neither by keys nor by the mouse") {
  Driver driver;
  open(driver, "motion/06-slide");
  driver.write("l");
  REQUIRE(driver.shell.work.view.options[kSlide]);
  REQUIRE(driver.shell.work.view.prompt);
  const Vec2 at = driver.onScreen(driver.shell.work.evidence.bodies[0].centroid);
  driver.drag(at, at + Vec2{120, 0});
  driver.keyDown(Key::right);
  for (int i = 0; i < 10; ++i) driver.frame();
  driver.keyUp(Key::right);
  CHECK_FALSE(driver.shell.work.view.driven);
}

TEST_CASE("tasks speak of what is to be predicted and come after the guess") {
  Driver driver;
  open(driver, kPush);
  const std::string task = "lesson/task/" + lessonNamed(kPush).tasks.front().id;
  CHECK_FALSE(driver.has(task));
  driver.click("lesson/unknown");
  CHECK(driver.has(task));
}

TEST_CASE("another scene ends the lesson") {
  Driver driver;
  open(driver, kPush);
  openScene(driver.shell, "builtin:touching");
  driver.settle();
  CHECK_FALSE(desk(driver).id);
  CHECK_FALSE(driver.shell.work.view.prompt);
}

TEST_CASE("the start page finds lessons, scenes and the way back") {
  Driver driver;
  driver.press(Key::h);
  driver.write("h");
  CHECK(driver.shell.home);
  CHECK(driver.has("home/continue"));
  driver.click("home/filter");
  driver.write("shortest way");
  CHECK(driver.has(std::string("home/found/lesson:") + kPush));
  CHECK_FALSE(driver.has("home/found/builtin:touching"));
  driver.press(Key::enter);
  CHECK_FALSE(driver.shell.home);
  CHECK(desk(driver).id == kPush);
}

TEST_CASE("the start page goes on with the first lesson that is not done, of the next course too") {
  Driver driver;
  const std::string last = "sat/08-saving-work";
  const Lesson& lesson = lessonNamed(last.c_str());
  const auto finish = [&] {
    desk(driver).progress.last = last;
    desk(driver).progress.done.insert(doneKey(last, kPredictTask));
    for (const LessonTask& task : lesson.tasks)
      desk(driver).progress.done.insert(doneKey(last, task.id));
  };
  finish();
  driver.write("h");
  driver.click("home/continue");
  REQUIRE(desk(driver).id);
  CHECK(desk(driver).id->starts_with("motion/01"));
}

TEST_CASE("a card of the start page opens its lesson, and Escape closes the page") {
  Driver driver;
  driver.click("rail/learn");
  CHECK(driver.shell.home);
  driver.press(Key::escape);
  CHECK_FALSE(driver.shell.home);
  driver.click("rail/learn");
  driver.click("home/lesson:" + lessons().front().id);
  CHECK_FALSE(driver.shell.home);
  CHECK(desk(driver).id == lessons().front().id);
}

}  // namespace sepax::test
