#include "app/figure/label_space.h"
#include "app/scene/builtin.h"
#include "app/techniques/contract/shown_ground.h"
#include "app/techniques/motion/options.h"
#include "app/view/handles.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sepax::test {
namespace {

/// It is what a mark says, and stands where the mark does.
bool isOfMark(const Text& text, const Figure& figure) {
  const Rect rect = rectOf(text);
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Dot* dot = std::get_if<Dot>(&item);
    return dot != nullptr && distance(0.5 * (rect.min + rect.max), dot->center) < 3;
  });
}

/// The labels of the canvas that the card of the first hint covers.
std::vector<std::string> coveredTexts(const Driver& driver) {
  std::vector<std::string> covered;
  const std::optional<Rect>& card = driver.shell.work.view.covered;
  const Figure& figure = driver.shell.canvas.figure;
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text == nullptr || text->layer != Layer::label || isOfMark(*text, figure)) continue;
    if (card && overlaps(*card, rectOf(*text))) covered.push_back(text->text);
  }
  return covered;
}

bool isMultipleOf(double value, double step) { return std::remainder(value, step) == 0; }

TEST_CASE("a vertex is dragged on the canvas, snapped, and Ctrl+Z brings it back") {
  Driver driver;
  const Scene before = driver.scene();
  const Vec2 from = driver.onScreen(driver.vertex(0, 2));
  driver.drag(from, from + Vec2{70, -40});
  REQUIRE(driver.scene() != before);
  const Vec2 now = driver.vertex(0, 2);
  CHECK(isMultipleOf(now.x, 0.25));
  CHECK(isMultipleOf(now.y, 0.25));
  CHECK(distance(driver.onScreen(now), from + Vec2{70, -40}) < 20);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
  driver.press(Key::z, kCtrlShift);
  CHECK(driver.vertex(0, 2) == now);
}

TEST_CASE("of twenty drags without any delay none is lost") {
  Driver driver;
  for (int i = 0; i < 20; ++i) {
    const int vertex = i % 5;
    const Vec2 from = driver.onScreen(driver.vertex(0, vertex));
    const Vec2 to = from + Vec2{i % 2 == 0 ? 60.0 : -60.0, 30};
    const Scene before = driver.scene();
    driver.drag(from, to);
    CAPTURE(i);
    CHECK(driver.scene() != before);
    CHECK(distance(driver.onScreen(driver.vertex(0, vertex)), to) < 20);
    driver.press(Key::z, kCtrl);
    CHECK(driver.scene() == before);
  }
}

TEST_CASE("Escape cancels a drag without a trace") {
  Driver driver;
  const Scene before = driver.scene();
  const Vec2 from = driver.onScreen(driver.vertex(1, 0));
  driver.move(from);
  driver.press();
  driver.move(from + Vec2{90, 90});
  driver.settle();
  CHECK(driver.shell.work.document.previewing());
  driver.press(Key::escape);
  CHECK(!driver.shell.work.document.previewing());
  driver.move(from + Vec2{10, 90});
  driver.release();
  driver.settle();
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("a double click on an edge inserts a vertex, Delete removes it") {
  Driver driver;
  const Scene before = driver.scene();
  const Vec2 middle = (driver.vertex(0, 0) + driver.vertex(0, 1)) / 2;
  driver.doubleClickAt(driver.onScreen(middle));
  REQUIRE(driver.scene().bodies[0].vertices.size() == before.bodies[0].vertices.size() + 1);
  CHECK(distance(driver.vertex(0, 1), middle) < 0.05);
  CHECK(driver.shell.work.view.selected == Target{Target::Kind::vertex, 0, 1});
  driver.press(Key::del);
  CHECK(driver.scene() == before);
}

TEST_CASE("a double click on a vertex types its coordinates") {
  Driver driver;
  driver.doubleClickAt(driver.onScreen(driver.vertex(0, 3)));
  REQUIRE(driver.has("vertex/x"));
  driver.press(Key::a, kCtrl);
  driver.write("-1.5");
  driver.press(Key::enter);
  CHECK(driver.scene().bodies[0].vertices[3].x == -1.5);
  CHECK(!driver.has("vertex/x"));
}

TEST_CASE("a shape is dragged, copied with Ctrl, nudged by arrows and deleted") {
  Driver driver;
  const Vec2 inside = driver.onScreen(driver.shell.work.evidence.bodies[1].centroid);
  driver.drag(inside, inside + Vec2{80, 0});
  CHECK(driver.scene().bodies[1].position.x > 0.5);
  CHECK(driver.scene().bodies[1].position.y == 0);
  CHECK(driver.shell.work.view.selected == Target{Target::Kind::body, 1, -1});

  driver.held = kCtrl;
  driver.drag(inside + Vec2{80, 0}, inside + Vec2{80, 90});
  driver.held = {};
  REQUIRE(driver.scene().bodies.size() == 3);
  CHECK(driver.scene().bodies[2].name == "C");

  const Vec2 before = driver.scene().bodies[2].position;
  driver.press(Key::left);
  CHECK(driver.scene().bodies[2].position.x < before.x);
  CHECK(driver.scene().bodies[2].position.y == before.y);
  driver.press(Key::del);
  CHECK(driver.scene().bodies.size() == 2);
}

TEST_CASE("the selected shape is turned by its handle about its centroid") {
  Driver driver;
  const Vec2 centroid = driver.shell.work.evidence.bodies[0].centroid;
  driver.clickAt(driver.onScreen(centroid));
  REQUIRE(driver.shell.work.view.selected.body == 0);
  const Area& canvas = *driver.shell.canvas.area;
  const Vec2 handle =
      Vec2{canvas.min.x, canvas.min.y} +
      rotationHandle(driver.shell.work.evidence.bodies[0], driver.shell.work.view.camera);
  const Vec2 pivot = driver.onScreen(centroid);
  const Vec2 arm = handle - pivot;
  driver.drag(handle, pivot + Vec2{arm.y, -arm.x});  // a quarter turn counterclockwise
  CHECK(driver.scene().bodies[0].angle == 90);
  CHECK(distance(driver.shell.work.evidence.bodies[0].centroid, centroid) < 1e-9);
}

TEST_CASE("the wheel zooms at the pointer and a right drag pans") {
  Driver driver;
  const Vec2 place = driver.onScreen({1, 1});
  driver.move(place);
  driver.wheel(3);
  driver.settle();
  CHECK(distance(driver.onScreen({1, 1}), place) < 1e-6);
  driver.move(place);
  driver.press(Button::right);
  driver.move(place + Vec2{50, 30});
  driver.release(Button::right);
  driver.settle();
  CHECK(distance(driver.onScreen({1, 1}), place + Vec2{50, 30}) < 1e-6);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("the pen draws a polygon click by click") {
  Driver driver;
  driver.write("n");
  REQUIRE(driver.shell.hand.tool.penActive());
  for (const Vec2 corner : {Vec2{3, 2}, Vec2{4, 2}, Vec2{4, 3}}) {
    driver.clickAt(driver.onScreen(corner));
  }
  driver.press(Key::enter);
  REQUIRE(driver.scene().bodies.size() == 3);
  CHECK(driver.scene().bodies[2].vertices == std::vector<Vec2>{{3, 2}, {4, 2}, {4, 3}});
}

TEST_CASE("Space with a drag pans, alone it plays") {
  Driver driver;
  const Vec2 place = driver.onScreen(driver.shell.work.evidence.bodies[0].centroid);
  const Scene before = driver.scene();
  driver.move(place);
  driver.keyDown(Key::space);
  driver.press();
  driver.move(place + Vec2{40, 0});
  driver.release();
  driver.keyUp(Key::space);
  driver.settle();
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.view.playing);
  driver.press(Key::space);
  CHECK(driver.shell.work.view.playing);
}

TEST_CASE("in slide mode arrows drive A up to the wall in one undo entry") {
  Driver driver("builtin:slide-course");
  driver.shell.work.view.options.set(kSlide, true);
  const Scene before = driver.scene();
  driver.keyDown(Key::right);
  for (int i = 0; i < 400; ++i) driver.frame();
  driver.keyUp(Key::right);
  driver.settle();
  CHECK(driver.scene() != before);
  CHECK((!driver.shell.work.evidence.sat ||
         driver.shell.work.evidence.sat->relation != Relation::overlapping));
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
}

TEST_CASE("the velocity tip is dragged in the motion view") {
  Driver driver("builtin:first-contact");
  const Vec2 tip = driver.onScreen(velocityTip(driver.shell.work.evidence.bodies[0]));
  const Vec2 before = driver.scene().bodies[0].velocity;
  driver.drag(tip, tip + Vec2{-120, 60});
  const Vec2 now = driver.scene().bodies[0].velocity;
  CHECK(now.x < before.x);
  CHECK(now.y < before.y);
}

TEST_CASE("nothing is drawn anew while nothing changes") {
  Driver driver;
  driver.settle();
  const std::size_t drawn = driver.textures.size();
  for (int i = 0; i < 10; ++i) driver.frame();
  CHECK(driver.textures.size() == drawn);
  CHECK(!nextFrameIn(driver.shell));
}

TEST_CASE("Enter with two corners says what is missing and keeps the pen") {
  Driver driver;
  const std::size_t before = driver.scene().bodies.size();
  driver.write("n");
  driver.clickAt(driver.onScreen({3, 2}));
  driver.clickAt(driver.onScreen({4, 2}));
  driver.press(Key::enter);
  CHECK(driver.shell.hand.tool.penActive());
  CHECK(driver.shell.notices.toasts.back().text.starts_with(
      "A polygon needs at least three corners"));
  driver.clickAt(driver.onScreen({4, 3}));
  driver.press(Key::enter);
  CHECK(!driver.shell.hand.tool.penActive());
  CHECK(driver.scene().bodies.size() == before + 1);
}

TEST_CASE("labels keep clear of the card that says how to begin, while it is there") {
  Driver driver;
  ImGui::GetIO().DisplaySize = {1280, 800};
  driver.shell.settings.hintSeen = false;
  driver.settle();
  CHECK(driver.shell.work.view.covered);
  for (const std::string_view id : builtinIds()) {
    CAPTURE(id);
    openScene(driver.shell, "builtin:" + std::string(id));
    driver.settle();
    for (const std::string& text : coveredTexts(driver)) FAIL_CHECK("covered: ", text);
    driver.shell.settings.hintSeen = false;  // a scene that opens at a step puts it away
  }
  openScene(driver.shell, "builtin:two-pentagons");
  driver.settle();
  driver.click("hint/close");
  CHECK_FALSE(driver.shell.work.view.covered);
}

TEST_CASE("the card that says how to begin hides next to nothing of the first scenes") {
  Driver driver;
  const std::string first = "two-pentagons";
  for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{1400, 880}, ImVec2{1600, 1000}}) {
    ImGui::GetIO().DisplaySize = size;
    for (const std::string& id :
         {first, std::string("first-contact"), std::string("swept-crossing"),
          std::string("crossing-number"), std::string("ray-figure-1")}) {
      CAPTURE(size.x);
      CAPTURE(id);
      openScene(driver.shell, "builtin:" + id);
      driver.shell.work.view.time = 0;  // a scene that opens at a time puts it away
      driver.shell.settings.hintSeen = false;
      driver.settle();
      REQUIRE(driver.shell.work.view.covered);
      const Rect card = *driver.shell.work.view.covered;
      double hidden = 0;
      for (const std::vector<Vec2>& outline : shownIn(driver.shell.canvas.figure).outlines)
        for (std::size_t i = 0; i + 1 < outline.size(); ++i)
          hidden += lengthInside(outline[i], outline[i + 1], card);
      CHECK(hidden < (id == first ? 10 : 190));  // logical pixels of lines
      for (const Item& item : driver.shell.canvas.figure.items) {
        const Box* box = std::get_if<Box>(&item);
        const bool words = box != nullptr && groupOf(box->part) == PartGroup::words;
        CHECK_FALSE((words && overlaps({box->min, box->max}, card)));
      }
    }
  }
}

}  // namespace
}  // namespace sepax::test
