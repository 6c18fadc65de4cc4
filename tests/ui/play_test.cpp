#include "app/scene/builtin.h"
#include "app/shell/actions/actions.h"
#include "app/shell/state/playback.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/table.h"
#include "tests/support/shapes.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// One button plays, the key and the menu do the same, and what it says is true.

namespace sepax::test {
namespace {

constexpr const char* kScenes[] = {"two-pentagons",     "first-contact",
                                   "swept-crossing",    "crossing-number",
                                   "ray-figure-2",      "hook-and-comb",
                                   "ship-and-asteroid", "slide-course",
                                   "needs-repair",      "pitfall-past-the-obstacle"};

std::string_view label(const Driver& driver) {
  return labelOf(*findAction("play.toggle"), driver.shell);
}

std::vector<std::string> playButtons(const Driver& driver) {
  std::vector<std::string> names;
  for (const auto& [name, area] : driver.registry)
    if (name == "play" || name.ends_with("/play")) names.push_back(name);
  return names;
}

void frames(Driver& driver, int count) {
  for (int i = 0; i < count; ++i) driver.frame();
}

constexpr int kFramesOfStep = 45;  ///< and of the start of a time

/// What is seen of playing.
struct Shown {
  bool playing;
  int step;
  bool moved;  ///< the time is not the start's
  friend bool operator==(const Shown&, const Shown&) = default;
};

Shown shownNow(const Driver& driver) {
  const ViewState& view = driver.shell.work.view;
  return {view.playing, view.step, view.time > 0};
}

/// After a press in this way, from this view, and some frames.
template <class Press>
Shown after(Driver& driver, const ViewState& from, Press press) {
  driver.shell.work.view = from;
  driver.settle();
  press();
  frames(driver, kFramesOfStep);
  const Shown shown = shownNow(driver);
  driver.shell.work.view = from;
  driver.settle();
  return shown;
}

void checkAll(Driver& driver) {
  CHECK(playButtons(driver).size() <= 1);
  const ViewState view = driver.shell.work.view;
  const Played played = playedBy(driver.shell.work);
  if (played == Played::nothing || !driver.has("play")) {
    CHECK((played != Played::nothing || label(driver) == "Play"));
    return;
  }
  const Shown clicked = after(driver, view, [&] { driver.click("play"); });
  const Shown typed = after(driver, view, [&] { driver.press(Key::space); });
  const Shown chosen = after(driver, view, [&] { driver.menu({"menu/Play", "menu/play.toggle"}); });
  CHECK(clicked == typed);
  CHECK(clicked == chosen);
  if (label(driver) == "Play steps") {
    CHECK(clicked.step > std::max(view.step, 0) - 1);
    CHECK(clicked.step > 0);
    CHECK(clicked.moved == (view.time > 0));
  } else {
    CHECK(label(driver) == "Play time");
    CHECK(clicked == Shown{true, view.step, true});
  }
}

TEST_CASE("one button plays what it says, the key and the menu do the same") {
  constexpr std::array kAnswers{Answers::exact, Answers::published, Answers::both};
  std::size_t turn = 0;  // one of them after the other, where not all are looked at
  for (const char* scene : kScenes) {
    Driver driver("builtin:" + std::string(scene));
    for (std::size_t i = 0; i < techniques().size(); ++i) {
      driver.write(std::to_string(i + 1));
      ++turn;
      for (std::size_t k = 0; k < kAnswers.size(); ++k) {
        if (!looksAtAll() && k != turn % kAnswers.size()) continue;
        const Answers answers = kAnswers[k];
        CAPTURE(scene);
        CAPTURE(techniques()[i].id);
        CAPTURE(static_cast<int>(answers));
        driver.shell.work.view.answers = answers;
        driver.shell.work.view.step = -1;
        driver.shell.work.view.time = 0;
        driver.shell.work.view.playing = false;
        driver.settle();
        checkAll(driver);
        if (stepCountOf(driver.shell.work) < 3) continue;
        driver.shell.work.view.step = 0;
        driver.settle();
        CHECK(label(driver) == "Play steps");
        checkAll(driver);
      }
    }
  }
}

TEST_CASE("time holds at the first contact of bodies that turn, and says that it is") {
  Driver driver("builtin:ship-and-asteroid");
  const Workspace& work = driver.shell.work;
  const std::vector<double> holds = holdTimes(work);
  REQUIRE(holds.size() == 1);
  const std::optional<double> hold = holds.front();
  driver.press(Key::space);
  int held = 0;
  for (int i = 0; i < 400 && work.view.time <= *hold; ++i) {
    driver.frame();
    if (work.view.time != *hold) continue;
    if (++held == 2) {  // the picture is of the time before its frame
      const Technique& inside = *findTechnique(techniques(), "inside");
      CHECK(shownVerdict(inside, work.evidence, work.view).badge == "First contact now");
    }
  }
  CHECK(held > 10);
  CHECK(work.view.time > *hold);
}

TEST_CASE("while the time of the inside test plays, keys and buttons of steps and time agree") {
  Driver driver("builtin:ship-and-asteroid");
  Workspace& work = driver.shell.work;
  REQUIRE(playedBy(work) == Played::time);
  const ViewState start = work.view;
  const auto playing = [&] {
    work.view = start;
    driver.settle();
    driver.press(Key::space);
    frames(driver, 20);
    REQUIRE(work.view.playing);
    REQUIRE(work.view.time > 0);
  };
  const auto same = [&](std::string_view key, const char* button) {
    CAPTURE(button);
    playing();
    driver.write(key);
    const Shown typed = shownNow(driver);
    playing();
    driver.click(button);
    CHECK(shownNow(driver) == typed);
    CHECK_FALSE(typed.playing);
    CHECK(typed.step >= 0);
    CHECK(label(driver) == "Play steps");
  };
  same(".", "step/forward");
  same(",", "step/back");
  playing();
  driver.press(Key::space);
  CHECK_FALSE(work.view.playing);
  const double paused = work.view.time;
  frames(driver, 20);
  CHECK(work.view.time == paused);
  CHECK(label(driver) == "Play time");
  driver.click("step/forward");
  driver.click("step/all");
  CHECK(label(driver) == "Play time");
  CHECK(work.view.time == paused);
}

TEST_CASE("Escape leaves the steps, after what is selected") {
  Driver driver;
  driver.write(".");
  driver.write(".");
  REQUIRE(driver.shell.work.view.step == 1);
  driver.shell.work.view.selected = {Target::Kind::body, 0, 0};
  driver.press(Key::escape);
  CHECK(driver.shell.work.view.selected.kind == Target::Kind::none);
  CHECK(driver.shell.work.view.step == 1);
  driver.press(Key::escape);
  CHECK(driver.shell.work.view.step == -1);
}

TEST_CASE("while it plays the button pauses, and at the end it begins anew") {
  Driver driver("builtin:first-contact");
  driver.shell.work.view.loop = false;
  CHECK(label(driver) == "Play time");
  driver.click("play");
  CHECK(label(driver) == "Pause");
  driver.click("play");
  CHECK_FALSE(driver.shell.work.view.playing);
  const double paused = driver.shell.work.view.time;
  frames(driver, 30);
  CHECK(driver.shell.work.view.time == paused);
  driver.shell.work.view.time = 1;
  driver.click("play");
  CHECK(driver.shell.work.view.time < 0.5);
  driver.click("play");
  driver.click("motion/steps");
  CHECK(label(driver) == "Play steps");
  driver.click("step/last");
  driver.click("play");
  CHECK(driver.shell.work.view.step <= 1);
}

TEST_CASE("where neither of the pair moves the steps play") {
  Driver driver("builtin:two-pentagons");
  for (const std::string_view technique : {"motion", "swept_edges"}) {
    CAPTURE(technique);
    for (const Body& body : driver.shell.work.document.shown().bodies)
      CHECK(body.velocity == Vec2{});
    driver.shell.work.view.technique = technique;
    driver.settle();
    CHECK(playedBy(driver.shell.work) == Played::steps);
    CHECK(label(driver) == "Play steps");
  }
}

TEST_CASE("what the button cannot play cannot be played from the menu either") {
  Driver driver("builtin:slide-course");
  Scene resting = driver.scene();
  resting.bodies[0].velocity = {};
  REQUIRE(driver.shell.work.document.apply(resting) == "");
  driver.settle();
  CHECK(playedBy(driver.shell.work) == Played::nothing);
  CHECK_FALSE(driver.has("play"));
  CHECK_FALSE(isEnabled(*findAction("play.toggle"), driver.shell));
  driver.press(Key::space);
  CHECK_FALSE(driver.shell.work.view.playing);
}

}  // namespace
}  // namespace sepax::test
