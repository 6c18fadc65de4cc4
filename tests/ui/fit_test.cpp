#include "app/shell/actions/actions.h"
#include "app/techniques/table.h"
#include "tests/ui/clipped.h"
#include "tests/ui/studio.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>

// In small windows and with big letters everything can be seen and read.

namespace sepax::test {
namespace {

/// Of a window, pixels, and what one logical pixel takes of them.
struct Fit {
  float width;
  float height;
  double scale;
};
constexpr std::array kFits{Fit{900, 600, 1}, Fit{1280, 800, 1}, Fit{1400, 880, 1.5},
                           Fit{1400, 880, 2}, Fit{412, 892, 1}};
constexpr std::array kTabs{"technique", "published", "shapes", "doctor", "articles"};
constexpr std::array kScenes{"two-pentagons",
                             "first-contact",
                             "swept-crossing",
                             "ship-and-asteroid",
                             "ray-figure-2",
                             "hook-and-comb",
                             "slide-course",
                             "swept-crowd",
                             "needs-repair",
                             "quiet-defects",
                             "pitfall-past-the-obstacle"};

void resize(Driver& driver, const Fit& fit) {
  ImGui::GetIO().DisplaySize = {fit.width, fit.height};
  driver.shell.settings.uiScale = fit.scale;
  drawPlainLines(driver);
}

/// `open` is an open menu: its own name is measured in what it opens.
void checkFits(Driver& driver, const std::string& state, const Fit& fit,
               const std::string& open = "none") {
  driver.settle();
  for (const std::string& fault : clippedThings(driver)) {
    if (fault.starts_with(open + " reaches")) continue;
    FAIL_CHECK(state, " in ", fit.width, "x", fit.height, " at ", fit.scale, ": ", fault);
  }
}

void perform(Driver& driver, std::string_view id) {
  sepax::perform(*findAction(id), driver.shell);
  driver.settle();
}

TEST_CASE("law: in a small window and at a big scale nothing is cut, for all techniques and tabs") {
  for (const char* scene : kScenes) {
    Driver driver("builtin:" + std::string(scene));
    for (const Fit& fit : kFits) {
      resize(driver, fit);
      for (std::size_t i = 0; i < techniques().size(); ++i) {
        driver.write(std::to_string(i + 1));
        driver.shell.notices.toasts.clear();  // what comes and goes lies above all
        const std::string where = fmt::format("{} in {}", scene, techniques()[i].id);
        for (const char* tab : kTabs) {
          driver.shell.panels.tab = tab;
          checkFits(driver, where + ", tab " + tab, fit);
        }
        driver.shell.panels.tab = kTechniqueTab;
        perform(driver, "play.forward");
        perform(driver, "play.forward");
        checkFits(driver, where + " at a step", fit);
      }
    }
  }
}

TEST_CASE("law: nor in a menu") {
  for (const Fit& fit : kFits) {
    for (const char* name :
         {"File", "Edit", "Shapes", "View", "Play", "Pitfalls", "Articles", "Export", "Help"}) {
      Driver driver;
      resize(driver, fit);
      const std::string menu = fmt::format("menu/{}", name);
      if (!driver.has(menu)) driver.click("menu/More");
      driver.click(menu);
      checkFits(driver, menu, fit, menu);
    }
  }
}

TEST_CASE("law: nor in a dialog") {
  for (const Fit& fit : kFits) {
    for (const char* id :
         {"help.keys", "help.palette", "export.dialog", "file.saveAs", "file.open"}) {
      Studio studio;
      resize(studio.driver, fit);
      perform(studio.driver, id);
      checkFits(studio.driver, id, fit);
    }
    Driver driver;
    resize(driver, fit);
    driver.doubleClickAt(driver.onScreen(driver.vertex(0, 2)));
    REQUIRE(driver.has("vertex/x"));
    checkFits(driver, "the dialog of a vertex", fit);
  }
}

TEST_CASE("law: nor in questions and cards") {
  for (const Fit& fit : kFits) {
    Driver driver;
    driver.shell.settings.hintSeen = false;
    resize(driver, fit);
    checkFits(driver, "the card that says how to begin", fit);
    perform(driver, "shapes.new5");
    perform(driver, "file.new");
    checkFits(driver, "a question about unsaved work", fit);
    driver.press(Key::escape);
    ImGui::SetClipboardText("[[0,0],[2,0],[1,2]] and [[3,0],[5,0],[4,2]]");
    perform(driver, "edit.paste");
    checkFits(driver, "polygons are pasted", fit);
  }
}

}  // namespace
}  // namespace sepax::test
