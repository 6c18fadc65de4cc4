#include "app/figure/theme.h"
#include "app/lessons/courses.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/techniques/sat/options.h"
#include "app/view/handles.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

/// The ways into lessons and out of them.
namespace sepax::test {
namespace {

constexpr const char* kPush = "sat/05-shortest-way-out";

void open(Driver& driver, const std::string& id) {
  requestLesson(driver.shell, id);
  driver.settle();
}

/// The first lesson that asks for this.
const Lesson& lessonThatAsks(PredictionKind kind) {
  const auto found = std::ranges::find_if(lessons(), [&](const Lesson& lesson) {
    return lesson.prediction && lesson.prediction->kind == kind;
  });
  REQUIRE(found != lessons().end());
  return *found;
}

}  // namespace

TEST_CASE("five cards stand beside each other on the start page of common windows") {
  Driver driver;
  for (const float width : {1280.0f, 1366.0f, 1400.0f, 1600.0f, 1920.0f}) {
    CAPTURE(width);
    ImGui::GetIO().DisplaySize = {width, 800};
    driver.shell.home = true;
    driver.settle();
    std::vector<Vec2> middles;
    for (const Course& course : courses()) {
      const std::vector<const Lesson*> all = lessonsOf(lessons(), course.id);
      REQUIRE_MESSAGE(!all.empty(), course.id);
      if (course.id != "pitfalls") middles.push_back(driver.middleOf("home/lesson:" + all[0]->id));
    }
    REQUIRE(middles.size() == 5);
    for (std::size_t i = 1; i < middles.size(); ++i) {
      CHECK(middles[i].y == middles[0].y);
      CHECK(middles[i].x > middles[i - 1].x);
    }
    const Place page = driver.registry.find("home")->second;
    CHECK(middles[4].x < page.max.x - 100);
  }
}

TEST_CASE("chords lead away from the start page, those of its field stay there") {
  Driver driver;
  const auto start = [&] {
    driver.shell.home = true;
    driver.settle();
  };
  start();
  driver.press(Key::o, kCtrl);
  CHECK_FALSE(driver.shell.home);
  CHECK(driver.shell.dialogs.paths.purpose == PathDialog::Purpose::open);
  driver.press(Key::escape);
  start();
  driver.press(Key::p, kCtrl);
  CHECK(driver.shell.dialogs.palette);
  driver.press(Key::escape);
  start();
  const Scene before = driver.scene();
  for (const Key key : {Key::a, Key::c, Key::v, Key::x, Key::y, Key::z}) driver.press(key, kCtrl);
  CHECK(driver.shell.home);
  CHECK(driver.scene() == before);
}

TEST_CASE("after the last lesson of a course the next course is a click or a key away") {
  Driver driver;
  for (std::size_t i = 0; i + 1 < courses().size(); ++i) {
    const Lesson& last = *lessonsOf(lessons(), courses()[i].id).back();
    const Lesson& next = *lessonsOf(lessons(), courses()[i + 1].id).front();
    CAPTURE(last.id);
    open(driver, last.id);
    driver.click("lesson/nextCourse");
    CHECK(deskOf(driver.shell).id == next.id);
    driver.press(Key::pageUp);
    CHECK(deskOf(driver.shell).id == last.id);
    driver.press(Key::pageDown);
    CHECK(deskOf(driver.shell).id == next.id);
  }
  open(driver, lessonsOf(lessons(), courses().back().id).back()->id);
  CHECK_FALSE(driver.has("lesson/nextCourse"));
  open(driver, kPush);
  CHECK_FALSE(driver.has("lesson/nextCourse"));
}

TEST_CASE("what a lesson switches on is off in the sandbox, after any number of lessons") {
  int switched = 0;  // by scenes of lessons
  for (const Lesson& lesson : lessons()) {
    CAPTURE(lesson.id);
    Driver driver;
    const OptionBag before = driver.shell.work.view.options;
    open(driver, lesson.id);
    switched += driver.shell.work.view.options != before;
    const Lesson* next = lessonAfter(lessons(), lesson);
    if (next == nullptr) continue;
    turnLesson(driver.shell, 1);
    REQUIRE(deskOf(driver.shell).id == next->id);
    closeLesson(driver.shell);
    openScene(driver.shell, "builtin:two-pentagons");
    CHECK(driver.shell.work.view.options == before);
  }
  CHECK(switched > 3);
}

TEST_CASE("while a guess is asked for there is no axis to turn, nor its handle") {
  Driver driver;
  open(driver, "sat/02-a-gap-is-proof");
  const Workspace& work = driver.shell.work;
  REQUIRE(work.view.prompt);
  const Vec2 handle = freeAxisHandle(work.evidence, work.view, work.view.options[kFreeAxisAngle]);
  const auto isThere = [&] {
    return std::ranges::any_of(driver.drawn.items, [&](const Item& item) {
      const Dot* dot = std::get_if<Dot>(&item);
      return dot != nullptr && distance(dot->center, handle) < 1;
    });
  };
  const auto turn = [&] {
    const double before = work.view.options[kFreeAxisAngle];
    const Vec2 at = driver.onScreen(work.view.camera.toWorld(handle));
    driver.drag(at, at + Vec2{60, 60});
    return work.view.options[kFreeAxisAngle] != before;
  };
  CHECK_FALSE(isThere());
  CHECK_FALSE(turn());
  driver.click("lesson/unknown");
  CHECK(isThere());
  CHECK(turn());
}

TEST_CASE("a number or a time is revealed only once it was chosen, 0 as well") {
  for (const PredictionKind kind : {PredictionKind::number, PredictionKind::time}) {
    const bool number = kind == PredictionKind::number;
    Driver driver;
    open(driver, lessonThatAsks(kind).id);
    CHECK_FALSE(canReveal(deskOf(driver.shell)));
    driver.click("lesson/reveal");
    CHECK_FALSE(deskOf(driver.shell).made);
    driver.click(number ? "lesson/less" : "lesson/time");
    CHECK(canReveal(deskOf(driver.shell)));
    if (number) CHECK(deskOf(driver.shell).guess == 0);
    driver.click("lesson/reveal");
    REQUIRE(deskOf(driver.shell).made);
    CHECK_FALSE(deskOf(driver.shell).made->guess.is_null());
  }
}

TEST_CASE("a lesson's scene that was left asks nothing later, other work does") {
  Driver driver;
  open(driver, kPush);
  driver.click("lesson/unknown");
  const Vec2 at = driver.onScreen(driver.shell.work.evidence.bodies[0].centroid);
  driver.drag(at + Vec2{0, 25}, at + Vec2{-40, 25});
  REQUIRE(driver.shell.work.document.dirty());
  closeLesson(driver.shell);
  driver.settle();
  SUBCASE("unchanged since") {
    request(driver.shell, {Pending::What::fresh, {}});
    driver.settle();
    CHECK_FALSE(driver.shell.files.questions.unsaved);
    CHECK_FALSE(driver.shell.work.document.dirty());
    // And the lesson has it still.
    open(driver, kPush);
    CHECK(driver.scene().bodies != findLesson(lessons(), kPush)->scene.bodies);
  }
  SUBCASE("changed since") {
    Scene scene = driver.scene();
    scene.bodies[0].position = {1, 1};
    CHECK(driver.shell.work.document.apply(scene).empty());
    request(driver.shell, {Pending::What::fresh, {}});
    driver.settle();
    CHECK(driver.shell.files.questions.unsaved);
  }
}

}  // namespace sepax::test
