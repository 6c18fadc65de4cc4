#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/sat/sat.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

// The lit row of a list is that of the step.

namespace sepax::test {
namespace {

/// What stands behind this in the names of the window.
std::set<std::string> marked(const Driver& driver, const std::string& before) {
  std::set<std::string> found;
  for (const auto& [name, area] : driver.registry)
    if (name.starts_with(before)) found.insert(name.substr(before.size()));
  return found;
}

/// The axis that the picture shows at a step.
AxisName picturedAxis(const Evidence& evidence, const ViewState& view) {
  if (view.technique == "sat")
    return evidence.sat->axes[static_cast<std::size_t>(shownAxis(evidence, view))].name;
  return evidence.motion->axes[static_cast<std::size_t>(shownAxis(*evidence.motion, view))].name;
}

TEST_CASE("a picked row of an axis that was skipped is boxed and has its value") {
  Driver driver("builtin:two-pentagons");
  driver.settle();
  driver.click("tab/technique");
  driver.click("sat/backFacing");
  driver.settle();
  REQUIRE(driver.has("axis/A0 skipped"));
  driver.leave();
  driver.settle();
  CHECK(!driver.has("axis/A0 with its value"));
  driver.click("axis/A0");
  driver.leave();
  driver.settle();
  CHECK(driver.has("axis/A0 with its value"));
  CHECK(marked(driver, "axis/boxed/") == std::set<std::string>{"A0"});
}

TEST_CASE("the boxed row of a table of axes is that of the step, whichever is selected") {
  for (const char* id : {"builtin:sat-figure-1", "builtin:sat-figure-2", "builtin:passing-by",
                         "builtin:first-contact", "builtin:touching"}) {
    CAPTURE(id);
    Driver driver(id);
    driver.settle();
    driver.click("tab/technique");
    Workspace& work = driver.shell.work;
    const Technique& technique = *shownTechnique(work);
    REQUIRE((technique.id == "sat" || technique.id == "motion"));
    work.view.answers = Answers::exact;
    driver.settle();
    const bool still = technique.id == "sat";
    work.view.selectedAxis =
        still ? work.evidence.sat->axes.back().name : work.evidence.motion->axes.back().name;
    const int count = stepCountOf(technique, work.evidence, work.view);
    for (int step = -1; step < count; ++step) {
      CAPTURE(step);
      work.view.step = step;
      work.view.hoveredAxis.reset();
      driver.leave();
      driver.settle();
      const AxisName axis = picturedAxis(work.evidence, work.view);
      CHECK(marked(driver, "axis/boxed/") == std::set{nameOf(work.evidence, axis)});
    }
  }
}

TEST_CASE("of bodies that pass each other both rows of the answer are boxed, until one is chosen") {
  Driver driver("builtin:passing-by");
  driver.settle();
  driver.click("tab/technique");
  driver.leave();
  driver.settle();
  CHECK(marked(driver, "axis/boxed/") == std::set<std::string>{"A1", "A2"});
  CHECK(marked(driver, "axis/decides as ") == std::set<std::string>{"parts first", "meets later"});
  driver.click("axis/B0");
  driver.leave();
  driver.settle();
  CHECK(marked(driver, "axis/boxed/") == std::set<std::string>{"B0"});
  CHECK(marked(driver, "axis/decides as ") == std::set<std::string>{"parts first", "meets later"});
}

TEST_CASE("the lit phase and the lit point of Inside are those of the step") {
  Driver driver("builtin:crossing-number");
  driver.settle();
  driver.click("tab/technique");
  Workspace& work = driver.shell.work;
  const Technique& technique = *shownTechnique(work);
  work.view.answers = Answers::both;
  driver.settle();
  const int count = stepCountOf(technique, work.evidence, work.view);
  std::set<std::string> phases;
  for (int step = 0; step < count; ++step) {
    CAPTURE(step);
    work.view.step = step;
    driver.leave();
    driver.settle();
    const InsideProgress progress =
        insideProgress(*work.evidence.inside, exactView(technique, work.evidence, work.view).step);
    const std::set<std::string> lit = marked(driver, "phase/lit/");
    REQUIRE(lit.size() == 1);
    phases.insert(*lit.begin());
    using Phase = InsideProgress::Phase;
    const bool ofPoint = progress.phase >= Phase::point && progress.phase <= Phase::parity;
    if (progress.phase == Phase::circles) CHECK(*lit.begin() == "Circles");
    if (progress.phase == Phase::edges) CHECK(*lit.begin() == "Edges against edges");
    if (ofPoint) CHECK(lit.begin()->starts_with("Vertices of A"));
    if (ofPoint)
      CHECK(marked(driver, "point/lit/") == std::set{pointName(work.evidence, progress.point)});
  }
  CHECK(phases.size() >= 3);
}

TEST_CASE("what ends at the first gap does not call it the largest") {
  Driver driver("builtin:sat-figure-1");
  driver.settle();
  Workspace& work = driver.shell.work;
  work.view.answers = Answers::exact;
  driver.click("tab/technique");
  REQUIRE(work.evidence.sat->relation == Relation::disjoint);
  CHECK(marked(driver, "axis/decides as ") == std::set<std::string>{"largest"});
  work.view.step = satStepCount(work.evidence) - 1;
  driver.settle();
  CHECK(marked(driver, "axis/decides as ") == std::set<std::string>{"first gap"});
}

}  // namespace
}  // namespace sepax::test
