#include "app/techniques/table.h"
#include "app/view/handles.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <variant>

// What the pictures of a sweep of edges show beside its pair.

using namespace sepax;
using sepax::test::boxes;
using sepax::test::builtin;

TEST_SUITE("techniques") {
  TEST_CASE("a label of a velocity has the colour of its body") {
    const test::OpenedScene opened("swept-near-parallel");
    const Figure figure = paint(opened.evidence, opened.view);
    const auto colour = [&](const std::string& words) {
      for (const Item& item : figure.items)
        if (const Text* text = std::get_if<Text>(&item); text && text->text.starts_with(words))
          return text->paint.role;
      return Role::text;
    };
    CHECK(colour("A moves") == Role::a);
    CHECK(colour("B moves") == Role::b);
  }

  TEST_CASE("velocities are those of the start, whoever's answers are shown") {
    const Evidence evidence = analyze(builtin("pitfall-near-parallel"));
    ViewState view;
    view.technique = "swept_edges";
    view.answers = Answers::both;
    const auto arrows = [&](double time) {
      view.time = time;
      const Figure figure = paint(evidence, view);
      return std::ranges::any_of(figure.items,
                                 [](const Item& item) { return partOf(item) == Part::velocity; });
    };
    CHECK(arrows(0));
    CHECK_FALSE(arrows(0.5));
  }

  TEST_CASE(
      "where a contact at the start goes unnoticed the mark is larger than the handle there") {
    const test::OpenedScene opened("pitfall-contact-at-start", Answers::both);
    const Figure figure = paint(opened.evidence, opened.view);
    const auto mark = std::ranges::find_if(figure.items, [](const Item& item) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      return stroke != nullptr && stroke->part == Part::publishedPoint && stroke->closed;
    });
    REQUIRE((mark != figure.items.end()));
    const std::vector<Vec2>& corners = std::get<Stroke>(*mark).points;
    CHECK(distance(corners[0], corners[2]) >= 4 * kHandleRadius);
  }

  TEST_CASE("velocities have handles where bodies move") {
    const Evidence evidence = analyze(boxes({3, 0}, {4, 0}));
    ViewState view;
    for (const std::string technique : {"motion", "swept_edges"}) {
      view.technique = technique;
      CHECK(hasVelocityHandle(evidence, view, handlesOf(view), 0));
    }
    view.technique = "sat";
    CHECK_FALSE(hasVelocityHandle(evidence, view, handlesOf(view), 0));
  }

  TEST_CASE("in a crowd the line of the shown pair is wider than all others, and has the words") {
    const test::OpenedScene opened("swept-crowd");
    const Evidence& evidence = opened.evidence;
    const Figure figure = paintUnlabelled(techniques(), evidence, opened.at(1));
    const auto middleOf = [&](int body) {
      return opened.view.camera.toScreen(evidence.bodies[static_cast<std::size_t>(body)].centroid);
    };
    const Vec2 from = middleOf(evidence.a);
    const Vec2 to = middleOf(evidence.b);
    double own = 0;
    double others = 0;
    for (const Item& item : figure.items) {
      const Stroke* line = std::get_if<Stroke>(&item);
      if (!line || line->part != Part::sweptBox || line->points.size() != 2) continue;
      const bool isOwn = std::set{line->points[0].x, line->points[1].x} == std::set{from.x, to.x};
      double& widest = isOwn ? own : others;
      widest = std::max(widest, line->width);
    }
    CHECK(others > 0);
    CHECK(own > others);
    CHECK(std::ranges::any_of(figure.labels, [&](const Label& label) {
      return label.text.text == "they meet" && distance(label.anchor, lerp(from, to, 0.5)) < 1e-6;
    }));
  }

  TEST_CASE("in a crowd one line of each colour says what it stands for") {
    const test::OpenedScene opened("swept-crowd");
    for (const int step : {1, 2}) {
      const Figure figure = paintUnlabelled(techniques(), opened.evidence, opened.at(step));
      for (const char* words : {"they meet", "only their boxes meet"})
        CHECK(std::ranges::count(figure.labels, std::string(words), [](const Label& label) {
                return label.text.text;
              }) == (step == 1 ? 1 : 0));
    }
  }
}
