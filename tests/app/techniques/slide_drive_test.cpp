#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/motion/published.h"
#include "tests/support/opened_scene.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>

// What is shown while a hand drives A.

namespace sepax {
namespace {

std::ptrdiff_t itemsOf(const Figure& figure, Part part) {
  return std::ranges::count(figure.items, part, partOf);
}

TEST_CASE("while a hand drives, nothing published is accused, and alone it is of one step") {
  const test::OpenedScene course("slide-course");
  ViewState view = course.view;
  const auto accused = [&] {
    return itemsOf(paint(techniques(), course.evidence, view), Part::accusingBadge);
  };
  CHECK(accused() > 0);
  view.driven.emplace();
  view.driven->places = {{-2, 0}};
  CHECK(accused() == 0);
  view.answers = Answers::published;
  CHECK(accused() > 0);
  CHECK(itemsOf(paint(techniques(), course.evidence, view), Part::publishedBody) > 0);
  CHECK(slideMoveVerdict(course.evidence, view).sentence.find("As published, A moves") == 0);
}

TEST_CASE("while a hand drives neither the lane nor the arrow tell of the step of A's velocity") {
  const test::OpenedScene course("slide-course");
  ViewState view = course.view;
  const auto stripOf = [&] {
    Figure strip;
    strip.width = 900;
    strip.height = 200;
    paintLanes(course.evidence, view, strip);
    return strip;
  };
  const auto tells = [](const Figure& figure, std::string_view words) {
    return std::ranges::any_of(figure.items, [&](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->text.find(words) != std::string::npos;
    });
  };
  CHECK(itemsOf(stripOf(), Part::contact) > 0);
  CHECK(tells(paint(techniques(), course.evidence, view), "A moves (6.50, 0.00)"));
  view.driven.emplace();
  view.driven->places = {{-2, 0}, {0, 0}};
  CHECK(itemsOf(stripOf(), Part::contact) == 0);
  CHECK(tells(stripOf(), "You drive A: play the time"));
  CHECK_FALSE(tells(stripOf(), "0.25"));  // a ruler of time would have nothing on it
  CHECK_FALSE(tells(paint(techniques(), course.evidence, view), "A moves ("));
  view.time = 0.5;  // it plays: the step of the velocity again
  CHECK(itemsOf(stripOf(), Part::contact) > 0);
}

TEST_CASE("A that nothing has stopped is where it was wanted: after the hand no arrow goes on") {
  const test::OpenedScene course("slide-course");
  ViewState view = course.view;
  view.driven.emplace();
  view.driven->places = {{-2, 0}};
  view.driven->wanted = {1, 0};
  const auto says = [&](const std::string& words) {
    const Figure figure = paint(techniques(), course.evidence, view);
    return std::ranges::any_of(figure.items, [&](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->text == words;
    });
  };
  CHECK_FALSE(says("you wanted"));
  view.dragging = true;
  CHECK(says("your hand"));
  view.dragging = false;
  view.driven->hits = course.evidence.slide->hits;
  CHECK(says("you wanted"));
}

TEST_CASE("where A ends is dashed as long as it is not there") {
  const test::OpenedScene course("slide-course");
  ViewState view = course.view;
  const auto dashed = [&] {
    const Figure figure = paint(techniques(), course.evidence, view);
    const auto end = std::ranges::find_if(figure.items, [](const Item& item) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      return stroke != nullptr && stroke->part == Part::pose && stroke->closed;
    });
    REQUIRE(end != figure.items.end());
    return std::get<Stroke>(*end).dash.on > 0;
  };
  CHECK(dashed());
  view.time = 0.5;
  CHECK_FALSE(dashed());
}

}  // namespace
}  // namespace sepax
