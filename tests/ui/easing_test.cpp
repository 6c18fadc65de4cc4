#include "app/figure/easing.h"
#include "app/figure/item_key.h"
#include "app/techniques/sat/options.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <vector>

// The picture on the canvas turns into the next one; all else is there at once.

namespace sepax::test {
namespace {

std::vector<ItemKey> keysOf(const Figure& figure) {
  std::vector<ItemKey> keys;
  for (const Item& item : figure.items) keys.push_back(wholeKey(item));
  return keys;
}

/// What the view asks for, painted anew.
std::vector<ItemKey> wantedBy(const Driver& driver) {
  const Workspace& work = driver.shell.work;
  return keysOf(paint(work.techniques, work.evidence, work.view));
}

bool isMidway(const Driver& driver) { return keysOf(driver.drawn) != wantedBy(driver); }

/// What is drawn is not yet the picture of what the view asks for now.
bool isBehind(const Driver& driver) {
  const Canvas& canvas = driver.shell.canvas;
  return canvas.paintedView != driver.shell.work.view ||
         keysOf(driver.drawn) != keysOf(canvas.figure);
}

/// Frames until the queue is empty and the canvas has seen what a panel has changed.
void takeEvents(Driver& driver) {
  while (!driver.feed.empty()) driver.frame();
  driver.frame();
}

constexpr int kEaseFrames = 12;  ///< of a sixtieth of a second

struct Cause {
  const char* name;
  const char* scene;
  std::function<void(Driver&)> act;  ///< puts events into the queue
};

void put(Driver& driver, Vec2 pixels) {
  driver.wait(1);
  driver.move(pixels);
  driver.press();
  driver.release();
}

std::vector<Cause> causes() {
  return {
      {"a step by key", "two-pentagons", [](Driver& driver) { driver.type("."); }},
      {"a step by button", "crossing-number",
       [](Driver& driver) { put(driver, driver.middleOf("step/forward")); }},
      {"an axis by its row", "two-pentagons",
       [](Driver& driver) { put(driver, driver.middleOf("axis/B1")); }},
      {"all axes", "two-pentagons",
       [](Driver& driver) { put(driver, driver.middleOf("sat/allAxes")); }},
      {"a selected body", "two-pentagons", [](Driver& driver) { driver.key(Key::tab); }},
  };
}

TEST_CASE("a change of what is looked at takes the ease time, and its state is there at once") {
  for (const Cause& cause : causes()) {
    CAPTURE(std::string(cause.name));
    Driver driver(std::string("builtin:") + cause.scene);
    const std::vector<ItemKey> before = keysOf(driver.drawn);
    CHECK_FALSE(isMidway(driver));
    cause.act(driver);
    takeEvents(driver);
    CHECK(before != wantedBy(driver));
    CHECK(keysOf(driver.shell.canvas.figure) == wantedBy(driver));
    CHECK(isMidway(driver));
    CHECK(nextFrameIn(driver.shell).has_value());
    driver.frame();
    driver.frame();
    CHECK(isMidway(driver));
    CHECK(keysOf(driver.drawn) != before);
    for (int i = 0; i < kEaseFrames; ++i) driver.frame();
    CHECK_FALSE(isMidway(driver));
    CHECK_FALSE(nextFrameIn(driver.shell));
    const std::size_t drawn = driver.textures.size();
    driver.settle();
    CHECK(driver.textures.size() == drawn);
  }
}

TEST_CASE("with the setting off every change is a cut") {
  for (const Cause& cause : causes()) {
    CAPTURE(std::string(cause.name));
    Driver driver(std::string("builtin:") + cause.scene);
    driver.menu({"menu/View", "menu/view.ease"});
    REQUIRE_FALSE(driver.shell.settings.ease);
    driver.press(Key::escape);
    cause.act(driver);
    takeEvents(driver);
    CHECK_FALSE(isMidway(driver));
  }
}

TEST_CASE("turning the setting off ends what is on its way") {
  Driver driver;
  driver.type(".");
  takeEvents(driver);
  CHECK(isMidway(driver));
  driver.shell.settings.ease = false;
  driver.frame();
  CHECK_FALSE(isMidway(driver));
  CHECK_FALSE(nextFrameIn(driver.shell));
}

TEST_CASE("a change on the way starts from what is drawn") {
  Driver driver;
  driver.write(".");
  driver.type(".");
  takeEvents(driver);
  for (int i = 0; i < 3; ++i) driver.frame();
  REQUIRE(isMidway(driver));
  const std::vector<ItemKey> shown = keysOf(driver.drawn);
  driver.type(".");
  driver.frame();
  driver.frame();
  REQUIRE(driver.shell.canvas.easedFrom);
  // A frame later than what was drawn last: nothing that had gone comes back at full strength.
  CHECK(keysOf(*driver.shell.canvas.easedFrom) != keysOf(driver.shell.canvas.figure));
  const Figure& from = *driver.shell.canvas.easedFrom;
  CHECK(from.items.size() == shown.size());
  driver.settle();
  CHECK_FALSE(isMidway(driver));
}

TEST_CASE("a drag, the camera and the time are followed at once") {
  Driver driver("builtin:first-contact");
  driver.settle();
  const Vec2 corner = driver.onScreen(driver.vertex(0, 0));
  driver.wait(1);
  driver.move(corner);
  driver.press();
  driver.frame();
  for (int i = 1; i < 6; ++i) {
    driver.move(corner + Vec2{-8.0 * i, 5.0 * i});
    driver.frame();
    CHECK_FALSE(isBehind(driver));
  }
  driver.release();
  driver.settle();

  driver.type(".");  // a step is on its way when the camera moves
  takeEvents(driver);
  driver.move(driver.middleOf("canvas"));
  driver.wheel(1);
  driver.frame();
  CHECK_FALSE(isBehind(driver));

  driver.shell.work.view.step = -1;
  driver.settle();
  driver.press(Key::space);
  REQUIRE(driver.shell.work.view.playing);
  for (int i = 0; i < 20; ++i) {
    driver.frame();
    CHECK_FALSE(isBehind(driver));
  }
}

TEST_CASE("a number that a hand moves little by little is followed at once") {
  Driver driver;
  driver.shell.work.view.options.set(kFreeAxis, true);
  driver.settle();
  for (int i = 1; i < 5; ++i) {
    driver.shell.work.view.options.set(kFreeAxisAngle, 10.0 * i);
    driver.frame();
    driver.frame();
    CHECK_FALSE(isMidway(driver));
  }
}

TEST_CASE("what follows the pointer is drawn at once while a step is on its way, which goes on") {
  Driver driver;
  driver.move(driver.onScreen({0, -3.4}));
  driver.settle();
  driver.type(".");
  takeEvents(driver);
  driver.frame();
  const double since = driver.shell.canvas.easedSince;
  driver.shell.work.view.pointed = {Target::Kind::vertex, 1, 0};
  driver.shell.work.view.playing = true;
  driver.frame();
  CHECK(driver.shell.canvas.easedSince == since);
  CHECK(driver.shell.canvas.easedFrom);
  driver.shell.work.view.playing = false;
}

TEST_CASE("played steps are eased, and a window that is minimised is not kept awake by them") {
  Driver driver;
  driver.write(".");
  driver.press(Key::space);
  REQUIRE(driver.shell.work.view.playing);
  int midway = 0;
  for (int i = 0; i < 60; ++i) {
    driver.frame();
    midway += isMidway(driver) ? 1 : 0;
  }
  CHECK(midway >= kEaseFrames - 2);
  CHECK(midway <= 3 * kEaseFrames);
  driver.write(".");
  driver.type(".");
  takeEvents(driver);
  REQUIRE(nextFrameIn(driver.shell));
  passTime(driver.shell, kEaseTime);
  CHECK_FALSE(nextFrameIn(driver.shell));
}

TEST_CASE("the setting is kept") {
  const Folder folder;
  {
    Driver driver;
    startUserFiles(driver.shell, foldersIn(folder));
    driver.settle();
    driver.menu({"menu/View", "menu/view.ease"});
    pass(driver, kSettingsDelay);
  }
  CHECK_FALSE(readSettings(folder.read("config/settings.json")).settings.ease);
  Driver driver;
  CHECK(driver.shell.settings.ease);
  startUserFiles(driver.shell, foldersIn(folder));
  CHECK_FALSE(driver.shell.settings.ease);
}

}  // namespace
}  // namespace sepax::test
