#include "app/techniques/contract/shown_answers.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>

// What the canvas has no room to say stands below the inspector, and moves nothing there.

namespace sepax::test {
namespace {

constexpr std::array<std::array<float, 2>, 2> kWindows{{{900, 600}, {1280, 800}}};

void bringInSight(Driver& driver, const std::string& name) {
  for (int i = 0; i < 60; ++i) {
    REQUIRE_MESSAGE(driver.has(name), name);
    const Place place = driver.registry.at(name);
    if (place.max.y <= place.clip.max.y) return;
    driver.move(driver.middleOf("inspector"));
    driver.wheel(-1);
    driver.settle();
  }
}

/// It stays where it is while it is clicked twice.
void checkStays(Driver& driver, const std::string& name) {
  bringInSight(driver, name);
  const Vec2 before = driver.middleOf(name);
  for (int i = 0; i < 2; ++i) {
    driver.clickAt(before);
    REQUIRE_MESSAGE(driver.has(name), name);
    const Vec2 after = driver.middleOf(name);
    CHECK_MESSAGE(after == before, name, " from ", before.y, " to ", after.y);
  }
}

TEST_CASE("a switch or a mode stays under the pointer when the caption changes by its click") {
  for (const auto& window : kWindows) {
    const ImVec2 size{window[0], window[1]};
    CAPTURE(window[0]);
    {
      Driver sat;
      ImGui::GetIO().DisplaySize = size;
      sat.settle();
      for (const char* option :
           {"circles", "backFacing", "singleCorner", "unnormalised", "earlyOut", "allAxes"})
        checkStays(sat, std::string("sat/") + option);
    }
    Driver minkowski("builtin:minkowski-overlap");
    ImGui::GetIO().DisplaySize = size;
    minkowski.settle();
    for (const char* mode : {"gjk", "epa", "moving", "edges"})
      checkStays(minkowski, std::string("mode/") + mode);
  }
}

TEST_CASE("what the canvas cuts is read in full below the inspector, however that is scrolled") {
  Driver driver("builtin:minkowski-overlap");
  ImGui::GetIO().DisplaySize = {900, 600};
  driver.settle();
  REQUIRE_FALSE(driver.shell.canvas.figure.unsaid.empty());
  REQUIRE(driver.has("narration"));
  const Place before = driver.registry.at("narration");
  CHECK(before.min.y >= driver.registry.at("inspector").max.y);
  driver.move(driver.middleOf("inspector"));
  driver.wheel(-20);
  driver.settle();
  REQUIRE(driver.has("narration"));
  CHECK(driver.registry.at("narration").min.y == before.min.y);
}

TEST_CASE("the caption takes no room where the pointer is, and what it needs when that leaves") {
  Driver driver("builtin:minkowski-overlap");
  ImGui::GetIO().DisplaySize = {1280, 800};
  driver.settle();
  REQUIRE_FALSE(driver.has("narration"));
  driver.move({700, 560});  // where it stands in the smaller window
  driver.settle();
  ImGui::GetIO().DisplaySize = {900, 600};
  driver.settle();
  REQUIRE_FALSE(driver.shell.canvas.figure.unsaid.empty());
  CHECK_FALSE(driver.has("narration"));
  driver.leave();
  driver.settle();
  REQUIRE(driver.has("narration"));
  CHECK(driver.registry.at("narration").min.y < 560);
}

TEST_CASE("where room is short a search says what it is about before the answer") {
  Driver driver("builtin:minkowski-overlap");
  ImGui::GetIO().DisplaySize = {1280, 800};
  driver.settle();
  driver.click("mode/gjk");
  const Workspace& work = driver.shell.work;
  const Verdict verdict = shownVerdict(*shownTechnique(work), work.evidence, work.view);
  CHECK(verdict.sentence.starts_with("GJK knows after "));
}

}  // namespace
}  // namespace sepax::test
