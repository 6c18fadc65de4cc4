#include "app/widgets/code_layout.h"

#include "app/articles/articles.h"
#include "app/scene/builtin.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/swept_edges/options.h"
#include "app/widgets/widgets.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <string>
#include <vector>

// No word of the code lines and of the headings is cut, whatever the size of the window.

namespace sepax::test {
namespace {

struct Screen {
  float width = 0;
  float height = 0;
  double scale = 1;
};
constexpr std::array kScreens{Screen{1280, 800}, Screen{1400, 880}, Screen{1920, 1080},
                              Screen{1280, 800, 1.5}, Screen{1920, 1080, 1.5}};

std::vector<std::string> allScenes() {
  std::vector<std::string> ids;
  for (const std::string_view id : builtinIds()) ids.emplace_back(id);
  for (const std::string_view id : articleSceneIds()) ids.emplace_back(id);
  return ids;
}

void resize(Driver& driver, const Screen& screen) {
  ImGui::GetIO().DisplaySize = {screen.width, screen.height};
  driver.shell.settings.uiScale = screen.scale;
  driver.settle();
}

/// What is marked beyond the left or the right side of what holds it.
std::vector<std::string> cutBy(const Registry& registry, const std::string& holder,
                               const std::string& prefix) {
  std::vector<std::string> cut;
  const auto around = registry.find(holder);
  if (around == registry.end()) return cut;
  for (const auto& [name, area] : registry) {
    if (!name.starts_with(prefix)) continue;
    const bool within = area.min.x >= around->second.min.x && area.max.x <= around->second.max.x;
    if (!within) cut.push_back(name);
  }
  return cut;
}

/// The code lines of both sides that are cut.
std::vector<std::string> cutLines(const Registry& registry) {
  std::vector<std::string> cut = cutBy(registry, "code/published/", "line/published/");
  for (int i = 0; registry.contains("line/" + std::to_string(i)); ++i) {
    const auto more = cutBy(registry, "code/", "line/" + std::to_string(i) + "/");
    cut.insert(cut.end(), more.begin(), more.end());
  }
  return cut;
}

/// The headings of the inspector that are cut.
std::vector<std::string> cutHeadings(const Registry& registry) {
  const Area inspector = registry.at("inspector");
  std::vector<std::string> cut;
  for (const auto& [name, area] : registry) {
    const bool heading = name.starts_with("heading/") && area.min.x >= inspector.min.x;
    if (heading && area.max.x > inspector.max.x) cut.push_back(name);
  }
  return cut;
}

void checkWindow(const Driver& driver) {
  for (const std::string& line : cutLines(driver.registry)) FAIL_CHECK("cut: ", line);
  for (const std::string& heading : cutHeadings(driver.registry)) FAIL_CHECK("cut: ", heading);
}

/// Both answers at this step, of a motion with its code in place of the lanes.
void showBoth(Driver& driver, int step) {
  ViewState& view = driver.shell.work.view;
  view.answers = Answers::both;
  view.options.set(kShowSteps, true);
  view.step = step;
  driver.frame();
  driver.frame();
}

TEST_CASE("no code line and no heading of a scene is cut where both answers stand side by side") {
  Driver driver;
  std::set<std::string> seen;
  for (const Screen& screen : kScreens) {
    CAPTURE(screen.width);
    CAPTURE(screen.scale);
    resize(driver, screen);
    for (const std::string& id : allScenes()) {
      CAPTURE(id);
      openScene(driver.shell, "builtin:" + id);
      driver.frame();
      const int steps = stepCountOf(driver.shell.work);
      for (const int step : {-1, 0, 1, steps / 2, steps - 1}) {
        CAPTURE(step);
        driver.shell.panels.tab = step % 2 == 0 ? kTechniqueTab : kPublishedTab;
        showBoth(driver, std::min(step, steps - 1));
        if (driver.has("code/published/") && driver.has("code/")) seen.insert(id);
        checkWindow(driver);
      }
    }
  }
  CHECK(seen.size() > 100);
}

std::string randomText(std::mt19937& random, int words) {
  constexpr std::array kWords{"a",        "dx", "−1.234", "crosses",
                              "pixel(p0", "→",  "x′",     "normalize(direction)·length",
                              "=",        "  ", "⊥"};
  std::string text;
  for (int i = 0; i < words; ++i)
    text += std::string(i == 0 ? "" : " ") + kWords[random() % kWords.size()];
  return text;
}

/// Without blanks.
std::string lettersOf(std::string text) {
  std::erase(text, ' ');
  return text;
}

TEST_CASE("law: pieces of a code line stay in the column, apart, and lose no letter") {
  Driver driver;
  const compat::Font& font = driver.shell.ui.fonts.mono;
  const float letter = 2 * widthOf(font, "→");
  for (unsigned seed = 0; seed < 600; ++seed) {
    CAPTURE(seed);
    std::mt19937 random(seed);
    CodeLine line;
    line.text = std::string(random() % 9, ' ') + randomText(random, static_cast<int>(random() % 9));
    line.value = randomText(random, static_cast<int>(random() % 7));
    const CodeColumn column{4 * letter + static_cast<float>(random() % 600),
                            static_cast<float>(random() % 20), random() % 2 == 0 ? 0.0f : 300.0f};
    CAPTURE(line.text);
    CAPTURE(line.value);
    const std::vector<CodePiece> pieces = layOut(line, font, column);
    std::array<std::string, 2> said;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const CodePiece& piece = pieces[i];
      said[piece.isValue ? 1 : 0] += piece.text;
      CHECK(piece.x >= 0);
      CHECK(piece.width == widthOf(font, piece.text));
      CHECK(piece.x + piece.width <= column.width);
      CHECK_FALSE(piece.text.empty());
      if (i == 0) continue;
      const CodePiece& before = pieces[i - 1];
      const bool below = piece.row == before.row + 1;
      const bool beside = piece.row == before.row && piece.isValue && !before.isValue &&
                          piece.x >= before.x + before.width + column.gap;
      CHECK((below || beside));
    }
    CHECK(lettersOf(said[0]) == lettersOf(line.text));
    CHECK(lettersOf(said[1]) == lettersOf(line.value));
  }
}

TEST_CASE("a value stands beside its line where it fits, else below it") {
  Driver driver;
  const compat::Font& font = driver.shell.ui.fonts.mono;
  CodeLine line;
  line.text = "  depth = min(a1 - b0, b1 - a0)";
  line.value = "B0: 1.698";
  const float needed = widthOf(font, line.text) + 10 + widthOf(font, line.value);
  const std::vector<CodePiece> wide = layOut(line, font, {needed, 10, 0});
  REQUIRE(wide.size() == 2);
  CHECK(rowsOf(wide) == 1);
  const std::vector<CodePiece> narrow = layOut(line, font, {needed - 1, 10, 0});
  REQUIRE(narrow.size() == 2);
  CHECK(rowsOf(narrow) == 2);
  CHECK(narrow[1].x > narrow[0].x);
  CHECK(rowsOf(layOut({}, font, {needed, 10, 0})) == 0);
}

TEST_CASE("two columns are as wide as their lines ask for, never much narrower than half") {
  Driver driver;
  const compat::Font& font = driver.shell.ui.fonts.mono;
  const auto linesOf = [](std::size_t letters) {
    CodeLine line;
    line.text = std::string(letters, 'x');
    return std::vector{line};
  };
  const float width = widthOf(font, std::string(80, 'x'));
  CHECK(firstShare(linesOf(39), linesOf(12), font, width) == width / 2);
  CHECK(firstShare(linesOf(44), linesOf(40), font, width) > width / 2);
  CHECK(firstShare(linesOf(40), linesOf(44), font, width) < width / 2);
  CHECK(firstShare(linesOf(1), linesOf(900), font, width) > 0.4f * width);
  CHECK(firstShare({}, {}, font, width) == width / 2);
}

/// Hands over the lines of both answers as they are shown at the step, and the side they stand on.
template <typename Check>
void forBothSides(Driver& driver, int step, const Check& check) {
  showBoth(driver, step);
  driver.frame();
  const Workspace& work = driver.shell.work;
  const Technique& technique = *shownTechnique(work);
  const ShownAnswers shown = shownAnswers(technique, work.evidence, work.view);
  check(shown.published->steps(work.evidence, publishedView(technique, work.evidence, work.view)),
        "published/");
  check(technique.steps(work.evidence, exactView(technique, work.evidence, work.view)), "");
}

/// The lines of a side that are cut by the upper edge of their window.
int cutAtTop(const Registry& registry, const std::string& side) {
  const Area column = registry.at("code/" + side);
  int cut = 0;
  for (int i = 0; registry.contains(fmt::format("line/{}{}", side, i)); ++i) {
    const Area line = registry.at(fmt::format("line/{}{}", side, i));
    if (line.min.y < column.min.y - 0.5f && line.max.y > column.min.y + 0.5f) ++cut;
  }
  return cut;
}

/// The line of the step, of a whole answer the last one.
std::string lineInSight(const std::vector<CodeLine>& lines, const std::string& side) {
  const auto current = std::ranges::find_if(lines, &CodeLine::current);
  const auto place = std::min<std::ptrdiff_t>(current - lines.begin(), std::ssize(lines) - 1);
  return fmt::format("line/{}{}", side, place);
}

/// Of both sides the line of the step is in sight, and none is cut at the top.
void checkInSight(Driver& driver, int step) {
  forBothSides(driver, step, [&](const std::vector<CodeLine>& lines, const std::string& side) {
    const Area column = driver.registry.at("code/" + side);
    const Area line = driver.registry.at(lineInSight(lines, side));
    CHECK(line.min.y >= column.min.y - 0.5f);
    CHECK(line.max.y <= column.max.y + 0.5f);
    CHECK(cutAtTop(driver.registry, side) == 0);
  });
}

TEST_CASE("both sides follow the step, each in its own window") {
  Driver driver("builtin:two-pentagons");
  ImGui::GetIO().DisplaySize = {1280, 800};
  driver.settle();
  showBoth(driver, 0);
  const int steps = stepCountOf(driver.shell.work);
  for (int step = 0; step < steps; ++step) {
    CAPTURE(step);
    checkInSight(driver, step);
  }
}

TEST_CASE("both sides show the line of a step to which one of them alone was stepped") {
  Driver driver("builtin:swept-crossing");
  ImGui::GetIO().DisplaySize = {1400, 880};
  ViewState& view = driver.shell.work.view;
  view.options.set(kShowSweepSteps, true);
  driver.settle();
  showBoth(driver, 0);
  const int steps = stepCountOf(driver.shell.work);
  for (const Answers before : {Answers::exact, Answers::published}) {
    for (int step = 0; step < steps; ++step) {
      CAPTURE(step);
      view.answers = before;
      view.step = step;
      for (int i = 0; i < 3; ++i) driver.frame();
      checkInSight(driver, step);
    }
  }
}

TEST_CASE("the line of the step and the result are in sight, and no line is cut at the top") {
  Driver driver;
  ImGui::GetIO().DisplaySize = {1400, 880};
  for (const char* id : {"figure-swept-7", "erratum-D6", "swept-parallel", "erratum-C1"}) {
    CAPTURE(id);
    openScene(driver.shell, std::string("builtin:") + id);
    driver.shell.work.view.options.set(kShowSweepSteps, true);
    driver.settle();
    showBoth(driver, 0);
    const int steps = stepCountOf(driver.shell.work);
    for (int step = steps - 1; step >= -1; --step) {
      CAPTURE(step);
      checkInSight(driver, step);
    }
  }
}

}  // namespace
}  // namespace sepax::test
