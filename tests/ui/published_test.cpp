#include "app/scene/builtin.h"
#include "app/shell/files/opening.h"
#include "app/shell/state/workspace.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/swept_edges/options.h"
#include "app/widgets/marked_text.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <variant>

// The articles' answers in the window.

namespace sepax::test {
namespace {

/// Pixel in the middle of the badge that accuses.
Vec2 accusingBadge(const Driver& driver) {
  for (const Item& item : driver.shell.canvas.figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box == nullptr || box->part != Part::accusingBadge) continue;
    const Vec2 middle = (box->min + box->max) / 2;
    const double scale = driver.shell.ui.scale;
    const auto corner = driver.shell.canvas.area->min;
    return Vec2{corner.x, corner.y} + scale * middle;
  }
  FAIL("there is no such badge");
  return {};
}

ShownAnswers shown(const Driver& driver) {
  const Workspace& work = driver.shell.work;
  return shownAnswers(*shownTechnique(work), work.evidence, work.view);
}

TEST_CASE("a scene on which the published answer errs opens with the reason") {
  Driver driver("builtin:pitfall-containment-mtv");
  driver.settle();
  CHECK(driver.shell.panels.tab == kPublishedTab);
  CHECK(driver.has("pitfall/containment-mtv"));
  CHECK(driver.has("compared/push"));
}

TEST_CASE("the panel of a pitfall says which one it is and leads to the next and back") {
  Driver driver("builtin:pitfall-containment-mtv");
  driver.settle();
  const std::string here = driver.scene().title;
  const std::size_t count = builtinIds(SceneAbout::pitfall).size();
  CHECK(driver.has(fmt::format("pitfalls/Pitfall 1 of {}", count)));
  driver.click("pitfalls/next");
  CHECK(driver.has(fmt::format("pitfalls/Pitfall 2 of {}", count)));
  CHECK(driver.scene().title != here);
  driver.click("pitfalls/previous");
  CHECK(driver.scene().title == here);
}

TEST_CASE("beside the published answer a chosen walk is not called exact") {
  Driver driver("builtin:ray-swapped");
  driver.click("tab/published");
  CHECK(driver.has("answers/Exact"));
  driver.shell.work.view.options.set(kWalk, RayWalkId::bresenham);
  driver.settle();
  CHECK_FALSE(driver.has("answers/Exact"));
  CHECK(driver.has("answers/Bresenham from the origin"));
}

TEST_CASE("a scene that is no pitfall has none before or after it") {
  Driver driver("builtin:first-contact");
  driver.click("tab/published");
  CHECK_FALSE(driver.has("pitfalls/next"));
}

TEST_CASE("before the last step the tab Published does not tell where it differs") {
  for (const char* id : {"builtin:hook-and-comb", "builtin:ray-swapped", "builtin:two-inside",
                         "builtin:pitfall-containment-mtv"}) {
    CAPTURE(id);
    Driver driver(id);
    driver.click("tab/published");
    const auto tells = [&] {
      return std::ranges::any_of(driver.registry, [](const auto& entry) {
        return entry.first.starts_with("pitfall/") || entry.first.starts_with("compared/") ||
               entry.first.starts_with("name/");
      });
    };
    CHECK(tells());
    driver.shell.work.view.step = 1;
    driver.settle();
    CHECK_FALSE(tells());
    CHECK(driver.has("published/waits"));
    driver.shell.work.view.step = stepCountOf(driver.shell.work) - 1;
    driver.settle();
    CHECK(tells());
  }
}

TEST_CASE("the badge opens the reason and moves nothing") {
  Driver driver("builtin:pitfall-containment-mtv");
  driver.settle();
  driver.click("tab/doctor");
  const Scene before = driver.scene();
  driver.clickAt(accusingBadge(driver));
  CHECK(driver.shell.panels.tab == kPublishedTab);
  CHECK(driver.scene() == before);
}

TEST_CASE("of bodies that meet at the start no agreement with the smallest time is told") {
  for (const char* id : {"builtin:erratum-C3", "builtin:erratum-C14"}) {
    CAPTURE(id);
    Driver driver(id);
    driver.click("tab/technique");
    CHECK(driver.has("verdict/no axis ahead  · not compared"));
    CHECK_FALSE(driver.has("verdict/no axis ahead  ✓ agrees"));
  }
}

TEST_CASE("what the page leaves out is told in place of an agreement") {
  for (const bool limited : {true, false}) {
    CAPTURE(limited);
    Driver driver(limited ? "builtin:cozic-limits" : "builtin:cozic-touching");
    driver.click("tab/published");
    CHECK(driver.has("published/limit") == limited);
    CHECK(driver.has("compared/after it, C") == limited);
  }
}

TEST_CASE("E shows the published answer, both, and the exact one again") {
  Driver driver("builtin:two-pentagons");
  driver.settle();
  CHECK(shown(driver).published == nullptr);
  driver.write("e");
  CHECK_FALSE(shown(driver).exact);
  CHECK(driver.has("line/published/0"));
  CHECK_FALSE(driver.has("line/0"));
  driver.write("e");
  CHECK(shown(driver).exact);
  CHECK(driver.has("line/published/0"));
  CHECK(driver.has("line/0"));
  driver.write("e");
  CHECK(shown(driver).published == nullptr);
  CHECK_FALSE(driver.has("line/published/0"));
}

TEST_CASE("Mighty Drake's recipe has its reasons, its answers and its steps in the window") {
  Driver driver("builtin:pitfall-strict-distance");
  driver.settle();
  CHECK(driver.shell.panels.tab == kPublishedTab);
  CHECK(driver.has("pitfall/strict-distance"));
  for (const char* row : {"contact", "time", "point", "pair"})
    CHECK(driver.has("compared/" + std::string(row)));
  CHECK(driver.has("path lane"));
  driver.click("sweep/steps");
  driver.settle();
  CHECK(driver.has("line/published/0"));
  driver.click("step/first");
  driver.click("step/forward");
  CHECK(driver.shell.work.view.step == 1);
  driver.click("sweep/lane");
  driver.settle();
  CHECK(driver.shell.work.view.step == -1);
  CHECK(driver.has("path lane"));
}

TEST_CASE("the recipe is read in another way by a click, and accused of that") {
  Driver driver("builtin:pitfall-segment-as-drawn");
  driver.settle();
  const auto reading = [&] { return driver.shell.work.view.options[kReading]; };
  CHECK(reading() == RecipeReading::drawnSegment);
  CHECK(driver.has("pitfall/segment-as-drawn"));
  driver.click("tab/technique");
  driver.settle();
  CHECK(driver.has("sweep/limits"));
  driver.click("recipe/reading/figures");
  CHECK(reading() == RecipeReading::figures);
  CHECK(driver.shell.work.evidence.disagreements.empty());
  driver.click("recipe/reading/drawn");
  CHECK_FALSE(driver.shell.work.evidence.disagreements.empty());
}

TEST_CASE("the readings of the recipe are where the method is chosen, too") {
  Driver driver("builtin:pitfall-segment-as-drawn");
  driver.settle();
  const auto reading = [&] { return driver.shell.work.view.options[kReading]; };
  REQUIRE(driver.shell.panels.tab == kPublishedTab);
  for (const char* key : {"figures", "intercept", "drawn", "crossed"})
    CHECK(driver.has("method/reading/" + std::string(key)));
  driver.click("method/reading/figures");
  CHECK(reading() == RecipeReading::figures);
  driver.settle();
  driver.click("method/reading/crossed");
  CHECK(reading() == RecipeReading::noShortcut);
}

TEST_CASE("errors of other methods are one line, below the shown one's and above the table") {
  Driver driver("builtin:erratum-G10");
  driver.settle();
  driver.click("tab/published");
  REQUIRE(shown(driver).published->id == "gpwiki-skipping");
  CHECK(driver.has("pitfall/skipped-push"));
  CHECK_FALSE(driver.has("pitfall/centre-direction"));
  REQUIRE(driver.has("pitfall/others"));
  CHECK(driver.middleOf("pitfall/others").y > driver.middleOf("pitfall/skipped-push").y);
  CHECK(driver.middleOf("pitfall/others").y < driver.middleOf("compared/verdict").y);
  driver.click("pitfall/others");
  driver.settle();
  CHECK(driver.has("pitfall/centre-direction"));
}

TEST_CASE("the line of the shown step scrolls into sight, the buttons stay") {
  Driver driver("builtin:pitfall-lens-on-segment");
  driver.settle();
  driver.click("sweep/steps");
  driver.settle();
  driver.click("step/first");
  const double button = driver.middleOf("step/forward").y;
  const double first = driver.middleOf("line/published/0").y;
  for (int i = 0; i < 12; ++i) driver.click("step/forward");
  driver.settle();
  CHECK(driver.shell.work.view.step == 12);
  CHECK(driver.middleOf("step/forward").y == button);
  CHECK(driver.middleOf("line/published/0").y < first);
}

TEST_CASE("the boxes of all bodies are counted in the inspector") {
  Driver driver("builtin:swept-crowd");
  driver.settle();
  CHECK(driver.has("crowd/tests of boxes"));
  CHECK(driver.has("crowd/tests of edges"));
}

TEST_CASE("the panel of a motion changes between time lanes and code lines") {
  Driver driver("builtin:pitfall-past-the-obstacle");
  driver.settle();
  CHECK(driver.has("lanes"));
  CHECK_FALSE(driver.has("line/0"));
  driver.click("motion/steps");
  CHECK_FALSE(driver.has("lanes"));
  CHECK(driver.has("line/0"));
  CHECK(driver.has("line/published/0"));
  CHECK(driver.shell.work.view.step == 0);
  driver.click("motion/lanes");
  CHECK(driver.has("lanes"));
  CHECK(driver.shell.work.view.step == -1);
}

TEST_CASE("beside the code of a motion stand the lanes that its steps fill; dragging leaves them") {
  Driver driver("builtin:first-contact");
  driver.settle();
  driver.click("motion/steps");
  CHECK(driver.has("line/0"));
  REQUIRE(driver.has("lanes"));
  const Area lanes = driver.registry.find("lanes")->second;
  const Area code = driver.registry.find("line/5")->second;
  CHECK(lanes.min.x >= code.max.x);
  driver.clickAt({lanes.middle().x, lanes.middle().y});
  CHECK(driver.shell.work.view.step == -1);
  CHECK(driver.shell.work.view.time > 0);
}

TEST_CASE("the other article's method of a motion is a button away") {
  Driver driver("builtin:pitfall-past-the-obstacle");
  driver.settle();
  CHECK(driver.has("compared/A is moved by"));
  driver.click("method/gpwiki-prediction");
  CHECK(driver.has("compared/contact"));
}

TEST_CASE("of concave polygons the steps of the articles stand beside those of the convex parts") {
  Driver driver("builtin:pitfall-concave-sides");
  driver.settle();
  CHECK(driver.has("line/published/0"));
  CHECK(driver.has("line/0"));
  CHECK(driver.has("compared/verdict"));
  driver.click("rail/sat");
  driver.shell.work.view.answers = Answers::both;
  driver.settle();
  CHECK(driver.has("line/published/0"));
}

TEST_CASE("a line as typed and the list as given are a click away, and what errs in them shows") {
  Driver driver("builtin:erratum-A4");
  driver.settle();
  driver.click("tab/technique");
  driver.click("inside/slips/typed");
  driver.settle();
  CHECK(shown(driver).published->id == "gamecodeschool-typed");
  driver.click("tab/published");
  CHECK(driver.has("pitfall/index-out-of-range"));
  CHECK(driver.has("compared/end of side j"));
}

TEST_CASE("the game's loop is stepped frame by frame") {
  Driver driver("builtin:item-game-loop");
  driver.settle();
  driver.click("tab/published");
  driver.click("method/gamecodeschool-frames");
  driver.settle();
  REQUIRE(shown(driver).published != nullptr);
  CHECK(shown(driver).published->id == "gamecodeschool-frames");
  CHECK(driver.has("compared/in between"));
  driver.click("step/first");
  for (int i = 0; i < 3; ++i) driver.click("step/forward");
  CHECK(driver.shell.work.view.step == 3);
  CHECK(driver.has("line/published/5"));
}

TEST_CASE("another scene is shown with the answers that it asks for") {
  Driver driver("builtin:two-pentagons");
  driver.settle();
  driver.write("e");
  openScene(driver.shell, "builtin:touching");
  CHECK_FALSE(driver.shell.work.view.answers.has_value());
}

TEST_CASE("of several errors of a page the one that the scene is about stands first, others fold") {
  Driver driver("builtin:pitfall-strict-distance");
  driver.settle();
  driver.click("tab/published");
  driver.settle();
  CHECK(driver.has("pitfall/strict-distance"));
  CHECK_FALSE(driver.has("pitfall/no-closing-speed"));
  driver.click("pitfall/more");
  driver.settle();
  CHECK(driver.has("pitfall/no-closing-speed"));
  CHECK(driver.middleOf("pitfall/strict-distance").y < driver.middleOf("pitfall/more").y);
}

TEST_CASE("where the article's answer stands alone the lanes have no time to drag") {
  Driver driver("builtin:first-contact");
  driver.settle();
  const auto drag = [&] {
    const Vec2 middle = driver.middleOf("lanes");
    driver.drag(middle, middle + Vec2{60, 0});
    driver.settle();
    return driver.shell.work.view.time;
  };
  driver.shell.work.view.answers = Answers::published;
  driver.settle();
  CHECK(drag() == 0);
  CHECK_FALSE(driver.has("motion/start"));
  driver.shell.work.view.answers = Answers::exact;
  driver.settle();
  CHECK(driver.has("motion/start"));
  CHECK(drag() > 0);
}

TEST_CASE("a technique with several methods lets one choose, and each has steps of its own") {
  Driver driver("builtin:two-inside");
  driver.settle();
  REQUIRE(shown(driver).published != nullptr);
  CHECK(shown(driver).published->id == "gamecodeschool");
  driver.click("method/gamecodeschool-meant");
  driver.settle();
  CHECK(shown(driver).published->id == "gamecodeschool-meant");
  CHECK(driver.has("line/published/8"));
  driver.click("method/gpwiki-edges");
  driver.settle();
  CHECK(shown(driver).published->id == "gpwiki-edges");
}

TEST_CASE("the radii of the crossing article are chosen in its panel") {
  Driver driver("builtin:ship-and-asteroid");
  driver.settle();
  driver.click("tab/technique");
  driver.settle();
  CHECK_FALSE(driver.has("inside/radiusA"));
  const double measured = driver.shell.work.evidence.publishedCrossing->radiusFirst;
  driver.click("inside/radii/half-height");
  driver.settle();
  CHECK(driver.shell.work.evidence.publishedCrossing->radiusFirst < measured);
  driver.click("inside/radii/given");
  driver.settle();
  CHECK(driver.has("inside/radiusA"));
  CHECK(driver.shell.work.evidence.publishedCrossing->radiusFirst == 1);
}

TEST_CASE("of two answers only the words are marked in which they differ") {
  CHECK(differingWords("hit at t = 0.500", "hit at t = 0.700") == WordRange{4, 5});
  CHECK(differingWords("touching: counts as intersecting", "touching: no interior is shared") ==
        WordRange{1, 4});
  CHECK(differingWords("touching: no interior is shared", "touching: counts as intersecting") ==
        WordRange{1, 5});
  CHECK(differingWords("3 of 7", "4 of 7") == WordRange{0, 1});
  CHECK(differingWords("a a", "a a a") == WordRange{2, 2});  // what is missing has no word
  CHECK(differingWords("a a a", "a a") == WordRange{2, 3});
  CHECK(differingWords("same", "same") == WordRange{1, 1});
  CHECK(differingWords("", "new") == WordRange{0, 0});
}

}  // namespace
}  // namespace sepax::test
