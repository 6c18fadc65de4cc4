#include "app/scene/builtin.h"
#include "app/shell/files/opening.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/side_picture.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/table.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What comes with the program, shown in the sandbox.
namespace sepax::test {
namespace {

TEST_SUITE_BEGIN("ui");

bool complains(const Driver& driver) {
  return std::ranges::any_of(driver.shell.notices.toasts, &Toast::error);
}

/// The canvas has this text in a badge.
bool hasBadge(const Figure& figure, std::string_view words) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->layer == Layer::badge && text->text == words;
  });
}

/// The last frame has the whole interface and a canvas with something on it.
void checkFrame(const Driver& driver) {
  const Figure& figure = driver.shell.canvas.figure;
  CHECK_FALSE(figure.items.empty());
  const Vec2 canvas = canvasSize(driver.shell.work.view);
  CHECK(figure.width == canvas.x);
  CHECK(figure.height == canvas.y);
  CHECK(ImGui::GetDrawData()->TotalVtxCount > 0);
  CHECK_FALSE(complains(driver));
}

TEST_CASE("every built-in scene opens in its technique and shows its verdict") {
  Driver driver;
  for (const std::string_view id : builtinIds()) {
    CAPTURE(id);
    const std::size_t drawn = driver.textures.size();
    openScene(driver.shell, "builtin:" + std::string(id));
    driver.settle();
    const Workspace& work = driver.shell.work;
    CHECK(driver.scene() == *loadBuiltin(id).scene);
    CHECK(work.view.technique == driver.scene().technique);
    const Technique* technique = shownTechnique(work);
    REQUIRE(technique != nullptr);
    const Verdict verdict =
        technique->verdict(work.evidence, exactView(*technique, work.evidence, work.view));
    CHECK_FALSE(verdict.badge.empty());
    CHECK_FALSE(verdict.sentence.empty());
    const bool told = isAllTold(*technique, work.evidence, work.view);
    const std::string step = told ? std::string()
                                  : fmt::format("Step {} of {} · ", work.view.step + 1,
                                                stepCountOf(*technique, work.evidence, work.view));
    CHECK_MESSAGE(hasBadge(driver.shell.canvas.figure, step + verdict.badge), verdict.badge);
    CHECK(step == (id == "swept-crowd" ? "Step 2 of 10 · " : ""));
    CHECK(driver.textures.size() > drawn);
    checkFrame(driver);
  }
}

TEST_CASE("a scene of one error shows that error, whatever was set before, and gives it back") {
  Driver driver("builtin:first-contact");
  Workspace& work = driver.shell.work;
  driver.write("l");
  REQUIRE(work.view.options[kSlide]);
  openScene(driver.shell, "builtin:pitfall-smallest-time");
  driver.settle();
  CHECK_FALSE(work.view.options[kSlide]);
  CHECK(hasBadge(driver.shell.canvas.figure, "published ≠ exact · gpwiki: contact at t = 0.417"));
  openScene(driver.shell, "builtin:first-contact");
  driver.settle();
  CHECK(work.view.options[kSlide]);

  openScene(driver.shell, "builtin:swept-crossing");
  work.view.options.set(kReading, RecipeReading::describedIntercept);
  openScene(driver.shell, "builtin:pitfall-lens-on-segment");
  driver.settle();
  CHECK(work.view.options[kReading] == kReading.standard);
  // Only what a hand changes there stays.
  work.view.options.set(kReading, RecipeReading::drawnSegment);
  openScene(driver.shell, "builtin:swept-crossing");
  CHECK(work.view.options[kReading] == RecipeReading::drawnSegment);
}

TEST_CASE("law: the pitfalls follow each other as their menu lists them, technique by technique") {
  std::vector<std::string> order;
  for (const Technique& technique : techniques()) order.emplace_back(technique.id);
  std::ptrdiff_t last = 0;
  for (const std::string_view id : builtinIds(SceneAbout::pitfall)) {
    CAPTURE(id);
    const auto place = std::ranges::find(order, loadBuiltin(id).scene->technique) - order.begin();
    CHECK(place >= last);
    last = place;
  }
}

TEST_CASE("a scene of one error is written as it was read") {
  Driver driver("builtin:pitfall-smallest-time");
  CHECK(sceneToSave(driver.shell.work).showing == driver.scene().showing);
}

TEST_CASE("every technique draws every step, whatever the scene and the scale") {
  for (const char* scene : {"builtin:two-pentagons", "builtin:containment", "builtin:needs-repair",
                            "builtin:slide-course"}) {
    CAPTURE(scene);
    Driver driver(scene);
    for (const Technique& technique : techniques()) {
      CAPTURE(technique.id);
      const std::string button = "rail/" + std::string(technique.id);
      driver.click(button);
      REQUIRE(driver.shell.work.view.technique == technique.id);
      for (const double scale : {0.8, 2.0, 1.0}) {
        driver.shell.settings.uiScale = scale;
        driver.settle();
        CHECK(driver.shell.ui.scale == static_cast<float>(scale));
        CHECK(driver.has(button));
        checkFrame(driver);
      }
      const int steps = stepCountOf(driver.shell.work);
      for (int step = 0; step < steps; ++step) {
        CAPTURE(step);
        driver.shell.work.view.step = step;
        driver.frame();
        CHECK(driver.shell.work.view.step == step);
        REQUIRE(driver.shell.canvas.paintedView);
        CHECK(driver.shell.canvas.paintedView->step == step);
        checkFrame(driver);
      }
    }
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
