#include "app/tools/framing.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

// The card with the first hint.

namespace sepax::test {
namespace {

TEST_CASE("the first hint goes with its button, with Escape and once something is done") {
  Driver driver;
  CHECK(!driver.has("hint/close"));
  driver.shell.settings.hintSeen = false;
  driver.settle();
  REQUIRE(driver.has("hint/close"));
  driver.click("hint/close");
  CHECK(driver.shell.settings.hintSeen);
  CHECK(!driver.has("hint/close"));
  driver.shell.settings.hintSeen = false;
  driver.settle();
  driver.shell.work.view.selected = {.kind = Target::Kind::body, .body = 0};
  driver.press(Key::escape);
  CHECK(driver.shell.settings.hintSeen);
  CHECK(driver.shell.work.view.selected.kind == Target::Kind::body);  // one thing at a time
  driver.shell.settings.hintSeen = false;
  driver.settle();
  CHECK(driver.has("hint/close"));
  driver.click("step/forward");
  CHECK(driver.shell.settings.hintSeen);
  driver.click("step/all");
  driver.shell.settings.hintSeen = false;
  driver.settle();
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-60, 60});
  CHECK(driver.shell.settings.hintSeen);
  CHECK(!driver.has("hint/close"));
}

TEST_CASE("the first hint covers no word of the narration, however long it is") {
  Driver driver("builtin:erratum-G12");
  ImGui::GetIO().DisplaySize = {1400, 880};
  driver.shell.settings.hintSeen = false;
  driver.settle();
  REQUIRE(driver.has("hint/close"));
  REQUIRE(driver.shell.work.view.covered);
  int lines = 0;
  for (const Item& item : driver.shell.canvas.figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text == nullptr || text->part != Part::narration) continue;
    CHECK(text->position.y - 14 > driver.shell.work.view.covered->max.y);
    ++lines;
  }
  CHECK(lines > 2);
}

TEST_CASE("where a flat first hint would lie on the bodies a narrow one stands beside them") {
  Driver driver("builtin:hook-and-comb");
  ImGui::GetIO().DisplaySize = {1400, 880};
  driver.shell.settings.hintSeen = false;
  driver.settle();
  REQUIRE(driver.shell.work.view.covered);
  const Rect card = *driver.shell.work.view.covered;
  for (const BodyShape& body : driver.shell.work.evidence.bodies)
    for (const Vec2 vertex : body.vertices)
      CHECK_FALSE(contains(card, Rect{driver.shell.work.view.camera.toScreen(vertex),
                                      driver.shell.work.view.camera.toScreen(vertex)}));
  CHECK(card.max.y - card.min.y > 100);
  CHECK(card.max.x - card.min.x < 300);
}

TEST_CASE("the first hint leaves a small canvas to its scene, and waits") {
  Driver driver;
  driver.shell.settings.hintSeen = false;
  ImGui::GetIO().DisplaySize = {900, 600};
  driver.settle();
  CHECK(!driver.has("hint/close"));
  CHECK(!driver.shell.settings.hintSeen);
  ImGui::GetIO().DisplaySize = {1400, 880};
  driver.settle();
  CHECK(driver.has("hint/close"));
}

}  // namespace
}  // namespace sepax::test
