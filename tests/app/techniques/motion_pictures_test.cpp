// Pictures of a motion with the article's push beside the exact contact.

#include "app/figure/label_room.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/name_place.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "tests/support/opened_scene.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

/// Nearest point of a straight line of two points.
double distanceTo(const std::vector<Vec2>& line, Vec2 p) {
  const Vec2 along = line[1] - line[0];
  const double t = std::clamp(dot(p - line[0], along) / squaredLength(along), 0.0, 1.0);
  return distance(p, line[0] + t * along);
}

std::vector<Vec2> publishedPush(const OpenedScene& opened, const Camera& camera) {
  const BodyShape& a = opened.evidence.bodies[static_cast<std::size_t>(opened.evidence.a)];
  const PublishedSat& found = *opened.evidence.publishedSat;
  const Vec2 end = a.centroid + found.velocity;
  return {camera.toScreen(end), camera.toScreen(end + found.mtv)};
}

bool says(const Figure& figure, std::string_view start) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->text.starts_with(start);
  });
}

}  // namespace

TEST_CASE("the published push is covered by neither the contact nor its normal") {
  const OpenedScene opened("pitfall-swept-push");
  const std::vector<Vec2> push = publishedPush(opened, opened.view.camera);
  const Figure figure = paint(opened.evidence, opened.view);
  int dots = 0;
  for (const Item& item : figure.items) {
    if (partOf(item) != Part::contact) continue;
    if (const Dot* dot = std::get_if<Dot>(&item)) {
      ++dots;
      CHECK((dot->radius <= 4 || distanceTo(push, dot->center) > 20));
    }
    const Stroke* line = std::get_if<Stroke>(&item);
    if (line == nullptr || line->width > 3) continue;  // the normal
    for (const Vec2 p : line->points) CHECK(distanceTo(push, p) > 20);
  }
  CHECK(dots == 2);
}

TEST_CASE("on a small canvas the published push has its words and its body is to be seen") {
  const OpenedScene opened("pitfall-swept-push");
  for (const Vec2 size : {Vec2{905, 590}, Vec2{340, 228}}) {
    CAPTURE(size.x);
    ViewState view = opened.view;
    view.camera =
        openingCamera(techniques(), opened.scene, opened.evidence, size.x, size.y, view.wording);
    const Figure figure = paint(opened.evidence, view);
    CHECK(says(figure, "published push"));
    const auto body = std::ranges::find_if(figure.items, [](const Item& item) {
      return std::holds_alternative<Fill>(item) && partOf(item) == Part::publishedBody;
    });
    REQUIRE(body != figure.items.end());
    Vec2 middle;
    for (const Vec2 p : std::get<Fill>(*body).outline) middle += 0.25 * p;
    for (const Item& item : figure.items) {
      const Dot* dot = std::get_if<Dot>(&item);
      if (dot != nullptr) CHECK(distance(dot->center, middle) > dot->radius);
    }
    CHECK(says(figure, "published push (−0.80, 0.00) · 0.800 long") == (size.x > 400));
  }
}

TEST_CASE("beside an article's move no ghosts are drawn, but the place of the contact") {
  const OpenedScene opened("sat-figure-2");
  const auto countOf = [&](Answers answers, Part part) {
    ViewState view = opened.view;
    view.answers = answers;
    const Figure figure = paint(opened.evidence, view);
    return std::ranges::count(figure.items, part, [](const Item& item) { return partOf(item); });
  };
  CHECK(countOf(Answers::both, Part::ghost) == 0);
  CHECK(countOf(Answers::both, Part::pose) > 0);
  CHECK(countOf(Answers::exact, Part::ghost) > 0);
}

TEST_CASE("a picture of a published push shows the contact and the edge that its badge tells") {
  for (const std::string id : {"sat-figure-2", "pitfall-swept-push"}) {
    CAPTURE(id);
    const OpenedScene opened(id, Answers::both);
    ViewState view = opened.view;
    view.wording.still = true;
    const Figure figure = paint(techniques(), opened.evidence, view);
    const MotionEvidence& motion = *opened.evidence.motion;
    const AxisName deciding = motion.axes[static_cast<std::size_t>(motion.deciding)].name;
    CHECK(shows(figure, "first contact at t = " + number(*motion.time)));
    CHECK(shows(figure, "edge " + nameOf(opened.evidence, deciding)));
    for (const BodyShape& body : opened.evidence.bodies) {
      if (!body.moves) continue;
      const Vec2 corner = view.camera.toScreen(body.vertices[0] + *motion.time * body.velocity);
      CHECK(std::ranges::any_of(figure.items, [&](const Item& item) {
        const Stroke* line = std::get_if<Stroke>(&item);
        return line && line->part == Part::pose && distance(line->points[0], corner) < 0.01;
      }));
    }
    for (const Item& item : figure.items)  // away from the push it is as large as elsewhere
      if (const Dot* dot = std::get_if<Dot>(&item); dot && dot->part == Part::contact)
        CHECK(dot->radius > 4);
    CHECK_FALSE(shows(figure, "B at t = 1"));  // the contact tells enough
  }
}

TEST_CASE("beside an article the gap on an axis that it leaves out is reason enough") {
  const OpenedScene opened("pitfall-extended-intervals", Answers::both);
  const BodyShape& a = opened.evidence.bodies[0];
  for (const bool paper : {false, true}) {
    CAPTURE(paper);
    ViewState view = opened.view;
    view.wording.still = true;
    view.wording.paper = paper;
    const Figure figure = paint(techniques(), opened.evidence, view);
    for (const char* words : {"published push", "gap 0.942", "axis across the motion"})
      CHECK_MESSAGE(says(figure, words), std::string(words));
    for (const char* words : {"edge A1", "edge A2", "t = 0.400", "t = 0.800"})
      CHECK_FALSE_MESSAGE(says(figure, words), std::string(words));
    for (const double time : {0.4, 0.8}) {
      CAPTURE(time);
      const Vec2 corner = view.camera.toScreen(a.vertices[0] + time * a.velocity);
      CHECK(std::ranges::none_of(figure.items, [&](const Item& item) {
        const Stroke* line = std::get_if<Stroke>(&item);
        return line && line->part == Part::pose && distance(line->points[0], corner) < 0.01;
      }));
    }
  }
}

TEST_CASE("ghosts of a body end where it meets the other one") {
  const OpenedScene opened("first-contact");
  const double hit = *opened.evidence.motion->time;
  const BodyShape& a = opened.evidence.bodies[static_cast<std::size_t>(opened.evidence.a)];
  std::size_t before = 0;
  std::size_t end = 0;
  const Figure figure = paintUnlabelled(techniques(), opened.evidence, opened.view);
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::ghost) continue;
    const Vec2 way = opened.view.camera.toWorld(stroke->points.front()) - a.vertices.front();
    const double time = dot(way, a.velocity) / dot(a.velocity, a.velocity);
    CHECK((time < hit || std::abs(time - 1) < 1e-9));
    ++(time < hit ? before : end);
  }
  CHECK(before > 0);
  CHECK(end == 1);
}

TEST_CASE("the words of a gap stand on the side of its line, not beyond the way of A") {
  for (const char* id : {"bullet-through-wall", "passing-by"}) {
    CAPTURE(std::string(id));
    const OpenedScene opened(id);
    const Figure figure = paint(opened.evidence, opened.view);
    std::vector<Vec2> axis;
    Vec2 line;
    Vec2 words;
    for (const Item& item : figure.items) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      if (stroke != nullptr && stroke->part == Part::axis && axis.empty()) axis = stroke->points;
      if (stroke != nullptr && stroke->part == Part::gap)
        line = lerp(stroke->points.front(), stroke->points.back(), 0.5);
      if (const Text* text = std::get_if<Text>(&item); text && text->text.starts_with("gap "))
        words = 0.5 * (rectOf(*text).min + rectOf(*text).max);
    }
    REQUIRE(axis.size() == 2);
    const auto side = [&](Vec2 p) { return cross(axis[1] - axis[0], p - axis[0]); };
    CHECK(side(line) * side(words) > 0);
  }
}

TEST_CASE("what bodies share at the start is drawn there, in motion and in the sweep") {
  for (const char* id : {"pitfall-contact-at-start", "pitfall-pushed-though-free"}) {
    CAPTURE(std::string(id));
    const OpenedScene opened(id);
    const auto areas = [&](double time) {
      ViewState view = opened.view;
      view.time = time;
      std::vector<std::vector<Vec2>> found;
      for (const Item& item : paintUnlabelled(techniques(), opened.evidence, view).items)
        if (const Fill* fill = std::get_if<Fill>(&item);
            fill && fill->part == Part::overlap && fill->hatch == Hatch::cross)
          found.push_back(fill->outline);
      return found;
    };
    REQUIRE(opened.evidence.sharedAtStart.size() == 1);
    const std::vector<Vec2> shared =
        onScreen(opened.evidence.sharedAtStart.front(), opened.view.camera);
    CHECK(std::ranges::count(areas(0), shared) == 1);  // beside that of the shadows
    CHECK(std::ranges::count(areas(0.5), shared) == 0);
  }
  const OpenedScene apart("first-contact");
  CHECK(apart.evidence.sharedAtStart.empty());
}

TEST_CASE("between two samples that miss a contact no normal lies over them") {
  for (const char* id : {"through-the-wall", "bullet-through-wall"}) {
    CAPTURE(std::string(id));
    const OpenedScene opened(id);
    const auto heads = [&](double time) {
      ViewState view = opened.view;
      view.time = time;
      const Figure figure = paintUnlabelled(techniques(), opened.evidence, view);
      return std::ranges::count_if(figure.items, [](const Item& item) {
        return std::holds_alternative<Fill>(item) && partOf(item) == Part::contact;
      });
    };
    CHECK(heads(0) == 0);
    CHECK(heads(1) == 1);
    for (const Item& item : paintUnlabelled(techniques(), opened.evidence, opened.view).items)
      if (const Dot* dot = std::get_if<Dot>(&item); dot && dot->part == Part::contact)
        CHECK(dot->radius <= 4);  // the samples are beside it
    const auto words = wordsIn(paint(opened.evidence, opened.view));
    CHECK(std::ranges::count_if(words, [](const std::string& line) {
            return line.starts_with("t = ") && line.ends_with("/60");
          }) == 2);
    ViewState whole = opened.view;
    whole.closeUps = false;
    const Figure figure = paint(opened.evidence, whole);
    CHECK(std::ranges::count_if(figure.items, [](const Item& item) {
            return isLeader(item) && partOf(item) == Part::pose;
          }) == 2);
  }
}

TEST_CASE("of bodies that pass by, each moment has its words on its own side of the motion") {
  for (const char* id : {"passing-by", "pitfall-extended-intervals"}) {
    CAPTURE(std::string(id));
    const OpenedScene opened(id);
    const BodyShape& a = opened.evidence.bodies[static_cast<std::size_t>(opened.evidence.a)];
    const auto sideOf = [&](std::string_view word) {
      for (const Label& label : paintUnlabelled(techniques(), opened.evidence, opened.view).labels)
        if (label.text.text.find(word) != std::string::npos)
          return cross(a.velocity, opened.view.camera.toWorld(label.anchor) - a.centroid);
      return 0.0;
    };
    CHECK(sideOf("shadows on A1 part") < 0);
    CHECK(sideOf("shadows on A2 meet") > 0);
  }
}

TEST_CASE(
    "the arrow of an article's push starts within A, also where A's centre does not lie in it") {
  const OpenedScene opened("pitfall-concave-sides");
  const BodyShape& a = opened.evidence.bodies[static_cast<std::size_t>(opened.evidence.a)];
  REQUIRE_FALSE(holds(a, a.centroid));
  const Figure figure = paintUnlabelled(techniques(), opened.evidence, opened.view);
  int arrows = 0;
  for (const Item& item : figure.items) {
    const Stroke* shaft = std::get_if<Stroke>(&item);
    if (shaft == nullptr || shaft->part != Part::publishedMove) continue;
    ++arrows;
    CHECK(holds(a, opened.view.camera.toWorld(shaft->points.front())));
  }
  CHECK(arrows == 1);
}
