#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

// What the inspector does not give away while the steps have not told it.

namespace sepax::test {
namespace {

/// Names of the window that stand for a whole answer.
std::set<std::string> answersIn(const Driver& driver) {
  std::set<std::string> found;
  // The table of the static test marks the smallest depth so far.
  const bool sweeps = driver.shell.work.view.technique == "motion";
  for (const auto& [name, area] : driver.registry) {
    const bool tells = name.starts_with("verdict/") || name == "ray/bound" ||
                       name == "crowd/pairs that meet" || (sweeps && name == "axis/decided") ||
                       (name.starts_with("sat/approximation/") && name.ends_with("/judged"));
    if (tells) found.insert(name);
  }
  return found;
}

/// At the first step, in the middle, and the last but one.
std::set<int> earlySteps(int count) { return {0, count / 2, count - 2}; }

TEST_CASE("no section of a technique's tab tells the answer before the last step") {
  std::size_t told = 0;
  for (const char* id :
       {"sat-figure-1", "pixel-by-pixel", "first-contact", "passing-by", "through-the-wall",
        "bullet-through-wall", "swept-crossing", "swept-crowd", "crossing-number", "two-inside",
        "ray-figure-1", "ray-swapped", "hook-and-comb", "pitfall-extended-intervals"}) {
    CAPTURE(id);
    Driver driver(std::string("builtin:") + id);
    driver.settle();
    driver.click("tab/technique");
    ViewState& view = driver.shell.work.view;
    for (const Answers answers : {Answers::exact, Answers::both}) {
      view.answers = answers;
      view.step = -1;
      driver.settle();
      const Technique& technique = *shownTechnique(driver.shell.work);
      const int count = stepCountOf(technique, driver.shell.work.evidence, view);
      REQUIRE(count > 2);
      told += answersIn(driver).size();
      for (const int step : earlySteps(count)) {
        CAPTURE(step);
        view.step = step;
        driver.settle();
        const std::set<std::string> found = answersIn(driver);
        for (const std::string& name : found) FAIL_CHECK(name);
      }
    }
  }
  CHECK(told > 20);
}

TEST_CASE(
    "the code has a title in every technique, the lanes say what they draw where there is room") {
  for (const char* id : {"first-contact", "swept-crossing"}) {
    CAPTURE(id);
    Driver driver(std::string("builtin:") + id);
    driver.settle();
    CHECK(driver.has("strip caption"));
    CHECK_FALSE(driver.has("code/title"));
    driver.shell.work.view.step = 1;
    driver.settle();
    CHECK_FALSE(driver.has("strip caption"));
    CHECK(driver.has("code/title"));
  }
  for (const char* id : {"sat-figure-1", "crossing-number", "ray-figure-1", "hook-and-comb"}) {
    CAPTURE(id);
    Driver driver(std::string("builtin:") + id);
    driver.shell.work.view.answers = Answers::exact;
    driver.settle();
    CHECK(driver.has("code/title"));
    driver.shell.work.view.answers = Answers::published;
    driver.settle();
    CHECK(driver.has("code/title"));
  }
}

TEST_CASE("notes about another technique give way to a word on where they are") {
  Driver driver("builtin:pitfall-containment-mtv");
  driver.settle();
  REQUIRE(driver.scene().technique == "sat");
  for (const char* tab : {"tab/published", "tab/technique"}) {
    driver.click(tab);
    CHECK(driver.has("notes/edit"));
    CHECK_FALSE(driver.has("notes/elsewhere"));
  }
  driver.shell.work.view.technique = "motion";
  driver.settle();
  for (const char* tab : {"tab/published", "tab/technique"}) {
    driver.click(tab);
    CHECK_FALSE(driver.has("notes/edit"));
    CHECK(driver.has("notes/elsewhere"));
  }
  driver.click("tab/shapes");
  CHECK(driver.has("notes/edit"));
}

TEST_CASE("what an article draws in points of polygons is named beside the answer") {
  Driver driver("builtin:two-inside");
  driver.settle();
  driver.click("tab/technique");
  driver.shell.work.view.answers = Answers::published;
  driver.settle();
  CHECK(driver.has("published/caption"));
  driver.shell.work.view.answers = Answers::exact;
  driver.settle();
  CHECK_FALSE(driver.has("published/caption"));
}

TEST_CASE("what an article draws on some scenes only is named on those") {
  for (const auto& [id, named] :
       {std::pair{"pitfall-lens-on-segment", true}, std::pair{"swept-near-parallel", false}}) {
    Driver driver(std::string("builtin:") + id);
    driver.settle();
    driver.click("tab/published");
    driver.settle();
    CHECK(driver.has("published/caption") == named);
  }
}

}  // namespace
}  // namespace sepax::test
