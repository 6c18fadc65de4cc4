#include "app/figure/numbers.h"
#include "app/techniques/sat/options.h"
#include "app/widgets/glossary.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <variant>
#include <vector>

// Words that stand where the hand is: indices, coordinates, terms.

namespace sepax::test {
namespace {

std::vector<std::string> wordsOn(const Driver& driver) {
  std::vector<std::string> words;
  for (const Item& item : driver.shell.canvas.figure.items)
    if (const Text* text = std::get_if<Text>(&item)) words.push_back(text->text);
  return words;
}

bool shows(const Driver& driver, const std::string& word) {
  return std::ranges::count(wordsOn(driver), word) > 0;
}

TEST_CASE("a vertex and an edge have their index under the pointer and while they are selected") {
  Driver driver;
  CHECK_FALSE(shows(driver, "A2"));
  driver.move(driver.onScreen(driver.vertex(0, 2)));
  driver.settle();
  CHECK(shows(driver, "A2"));
  driver.move(driver.onScreen((driver.vertex(1, 0) + driver.vertex(1, 1)) / 2));
  driver.settle();
  CHECK(shows(driver, "edge B0"));
  CHECK_FALSE(shows(driver, "A2"));
  driver.clickAt(driver.onScreen(driver.vertex(0, 2)));
  driver.move({5, 500});
  driver.settle();
  CHECK(shows(driver, "A2"));
  CHECK(driver.has("selected/row"));
}

TEST_CASE("a drag leaves the lists where they are, a click brings the vertex's row into sight") {
  Driver driver;
  ImGui::GetIO().DisplaySize = {1400, 600};
  driver.settle();
  const Vec2 before = driver.middleOf("axis/A0");
  const Vec2 vertex = driver.onScreen(driver.vertex(0, 2));
  driver.drag(vertex, vertex + Vec2{12, -9});
  driver.settle();
  CHECK(driver.has("selected/row"));
  CHECK(driver.middleOf("axis/A0").y == before.y);
  driver.clickAt(driver.onScreen(driver.vertex(0, 3)));
  driver.settle();
  CHECK(driver.middleOf("axis/A0").y < before.y);
}

TEST_CASE("all indices are shown on demand") {
  Driver driver;
  driver.write("i");
  for (const char* word : {"A0", "A4", "B1", "edge A3", "edge B0"}) {
    CAPTURE(word);
    CHECK(shows(driver, word));
  }
  driver.write("i");
  CHECK_FALSE(shows(driver, "A0"));
}

TEST_CASE("a vertex that is dragged tells its coordinates, and no longer once it is let go") {
  Driver driver;
  driver.move(driver.onScreen(driver.vertex(0, 2)));
  driver.press();
  driver.move(driver.onScreen(driver.vertex(0, 2)) + Vec2{30, -20});
  driver.settle();
  const Vec2 held = driver.shell.work.document.shown().bodies[0].vertices[2] +
                    driver.shell.work.document.shown().bodies[0].position;
  CHECK(shows(driver, "A2 " + numbers(held)));
  driver.release();
  driver.settle();
  CHECK_FALSE(shows(driver, "A2 " + numbers(held)));
}

TEST_CASE("a button that does nothing at a step says so and cannot be turned") {
  Driver driver;
  driver.click("step/forward");
  driver.click("sat/allAxes");
  CHECK_FALSE(driver.shell.work.view.options[kAllAxes]);
  driver.click("step/all");
  driver.click("sat/allAxes");
  CHECK(driver.shell.work.view.options[kAllAxes]);
}

TEST_CASE("panels are resized by their lines, and keep within their bounds") {
  Driver driver;
  const float before = driver.registry.at("split/inspector").min.x;
  const Vec2 line = driver.middleOf("split/inspector");
  driver.drag(line, line + Vec2{-80, 0});
  CHECK(driver.registry.at("split/inspector").min.x == doctest::Approx(before - 80));
  CHECK(driver.shell.settings.inspectorWidth == doctest::Approx(500));
  const Vec2 bottom = driver.middleOf("split/bottom");
  driver.drag(bottom, bottom + Vec2{0, 2000});
  CHECK(driver.shell.settings.bottomHeight == doctest::Approx(60));
}

TEST_CASE("terms of the field are found as whole words, and explained under the pointer") {
  const auto words = [](std::string_view text) {
    std::string all;
    for (const Term* term : termsIn(text)) all += std::string(wordOf(*term)) + ";";
    return all;
  };
  CHECK(words("MTV (−0.36, 0.12)  |0.38|") == "MTV;");
  CHECK(words("mtv") == "");  // an abbreviation
  CHECK(words("Overlapping · first contact t = 0.5") == "overlapping;first contact;");
  CHECK(words("two gaps, one gapless") == "gap;");
  CHECK(words("gapless") == "");
  CHECK(words("the singapore") == "");
  CHECK(words("touching, they touch") == "touching;");
  CHECK(words("they touch") == "touching;");
  CHECK(words("all axes") == "axis;");
  CHECK(words("a reflex corner") == "concave;");
  CHECK(termsIn("MTV gap depth axis convex").size() == 3);
  std::set<std::string_view> names;
  for (const Term& term : glossary()) {
    CHECK(names.insert(wordOf(term)).second);
    CHECK(term.meaning.ends_with('.'));
  }
  Driver driver;
  for (const Item& item : driver.shell.canvas.figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text == nullptr || !text->text.starts_with("MTV")) continue;
    const Area canvas = *driver.shell.canvas.area;
    driver.move(Vec2{canvas.min.x, canvas.min.y} + text->position + Vec2{4, -4});
    driver.settle();
    CHECK(driver.has("terms"));
    driver.move({5, 500});
    driver.settle();
    CHECK_FALSE(driver.has("terms"));
    return;
  }
  FAIL("no MTV on the canvas");
}

TEST_CASE("the badge that accuses says of what under the pointer, and a click shows both") {
  Driver driver("builtin:first-contact");
  driver.settle();
  const Area canvas = *driver.shell.canvas.area;
  for (const Item& item : driver.shell.canvas.figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box == nullptr || box->part != Part::accusingBadge) continue;
    const Vec2 at = Vec2{canvas.min.x, canvas.min.y} + 0.5 * (box->min + box->max);
    driver.move(at);
    driver.settle();
    CHECK(driver.has("accusation"));
    driver.move({5, 500});
    driver.settle();
    CHECK_FALSE(driver.has("accusation"));
    driver.shell.work.view.answers = Answers::exact;
    driver.clickAt(at);
    driver.settle();
    CHECK(driver.shell.panels.tab == kPublishedTab);
    CHECK(driver.shell.work.view.answers == Answers::both);
    return;
  }
  FAIL("no accusing badge on the canvas");
}

}  // namespace
}  // namespace sepax::test
