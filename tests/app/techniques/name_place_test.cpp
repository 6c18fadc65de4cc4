#include "app/techniques/drawing/name_place.h"
#include "app/figure/nearest.h"
#include "app/techniques/contract/collision_names.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "core/evidence/terms.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace sepax {
namespace {

struct Shown {
  Scene scene;
  Evidence evidence;
  ViewState view;
  Figure figure;
};

Shown shownOf(const std::string& id) {
  Shown shown;
  shown.scene = test::builtin(id);
  shown.evidence = analyze(shown.scene);
  shown.view.technique = shown.scene.technique;
  shown.view.camera = openingCamera(techniques(), shown.scene, shown.evidence, 1130, 710);
  shown.figure = paint(techniques(), shown.evidence, shown.view);
  return shown;
}

std::vector<Text> textsOf(const Figure& figure, Part part) {
  std::vector<Text> texts;
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text != nullptr && text->part == part) texts.push_back(*text);
  }
  return texts;
}

Vec2 middleOf(const Text& text, const Camera& camera) {
  const Rect rect = rectOf(text);
  return camera.toWorld(0.5 * (rect.min + rect.max));
}

/// From a name to the nearest side of its body, logical pixels.
double wayToSides(const BodyShape& shape, Vec2 place, const Camera& camera) {
  double least = kInfinity;
  forEachEdge(shape.form, shape.vertices.size(), [&](int from, int to) {
    const Vec2 a = shape.vertices[static_cast<std::size_t>(from)];
    const Vec2 b = shape.vertices[static_cast<std::size_t>(to)];
    least = std::min(least, camera.zoom * distance(place, nearestOnSegment(a, b, place)));
  });
  return least;
}

/// A line leads from the name into its own shape.
bool hasLeader(const Figure& figure, const Text& name, const BodyShape& shape,
               const ViewState& view) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    return stroke && stroke->layer == Layer::guide && stroke->part == Part::name &&
           holds(shape, view.camera.toWorld(stroke->points[0])) &&
           distance(nearestIn(rectOf(name), stroke->points[1]), stroke->points[1]) < 5;
  });
}

TEST_CASE("a part and a vertex of a body whose name ends in a digit have names of their own") {
  Scene scene = test::builtin("hook-and-comb");
  const Evidence plain = analyze(scene);
  CHECK(partName(plain, 0, 1) == "A·2");
  scene.bodies[0].name = "rock 16";
  const Evidence evidence = analyze(scene);
  CHECK(partName(evidence, 0, 1) == "rock 16 part 2");
  CHECK(nameOf(evidence, AxisName{Owner::a, 2}) == "rock 16·2");
  const auto names = collisionNames(evidence, *evidence.publishedRest);
  CHECK(names.front().here.find("rock 16·0 … rock 16·7") != std::string::npos);
}

TEST_CASE("law: the name of a body stands in or beside its own shape, in no other alone") {
  for (const std::string_view id : test::allBuiltinIds()) {
    const Shown shown = shownOf(std::string(id));
    if (shown.evidence.bodies.size() > 8) continue;
    CAPTURE(id);
    for (const BodyShape& shape : shown.evidence.bodies) {
      CAPTURE(shape.name);
      for (const Text& text : textsOf(shown.figure, Part::name)) {
        if (text.text != shape.name || text.size < 16) continue;
        const Vec2 place = middleOf(text, shown.view.camera);
        const bool own = holds(shape, place) || isThin(shape.form);
        const bool inAnother =
            std::ranges::any_of(shown.evidence.bodies, [&](const BodyShape& other) {
              return other.name != shape.name && holds(other, place);
            });
        const bool beside = wayToSides(shape, place, shown.view.camera) < 40;
        CHECK((own || beside || !inAnother || hasLeader(shown.figure, text, shape, shown.view)));
      }
    }
  }
}

TEST_CASE("the name of a body whose middle lies outside of it stands within it, clear of others") {
  for (const char* id : {"hook-and-comb", "needs-repair"}) {
    CAPTURE(id);
    const Shown shown = shownOf(id);
    for (const BodyShape& shape : shown.evidence.bodies) {
      CAPTURE(shape.name);
      std::vector<const BodyShape*> others;
      for (const BodyShape& other : shown.evidence.bodies)
        if (other.name != shape.name) others.push_back(&other);
      const Vec2 place = namePlace(shape, others, shown.view.camera);
      CHECK(holds(shape, place));
      if (place != shape.centroid)
        for (const BodyShape* other : others) CHECK_FALSE(holds(*other, place));
    }
  }
}

TEST_CASE("the name of a notched body keeps off its notch, that of a convex one is in its middle") {
  const Shown shown = shownOf("swept-concave");
  for (const BodyShape& shape : shown.evidence.bodies) {
    CAPTURE(shape.name);
    REQUIRE_FALSE(shape.convex);
    CHECK(wayToSides(shape, shape.centroid, shown.view.camera) < 30);
    const Vec2 place = namePlace(shape, {}, shown.view.camera);
    CHECK(holds(shape, place));
    CHECK(wayToSides(shape, place, shown.view.camera) >= 44);
  }
  const Shown convex = shownOf("two-pentagons");
  for (const BodyShape& shape : convex.evidence.bodies)
    CHECK(namePlace(shape, {}, convex.view.camera) == shape.centroid);
}

TEST_CASE("where another body lies over the middle of one the name keeps off it, if it can") {
  for (const char* id : {"crossing-bars", "pitfall-one-counter", "containment"}) {
    CAPTURE(id);
    const Shown shown = shownOf(id);
    const BodyShape& a = shown.evidence.bodies[0];
    const BodyShape& b = shown.evidence.bodies[1];
    const bool within = std::ranges::all_of(a.vertices, [&](Vec2 p) { return holds(b, p); });
    CHECK(within == (std::string(id) == "containment"));
    for (const BodyShape* shape : {&a, &b}) {
      const BodyShape* other = shape == &a ? &b : &a;
      const std::vector<const BodyShape*> others{other};
      const Vec2 place = namePlace(*shape, others, shown.view.camera);
      CHECK(holds(*shape, place));
      const bool covered = within && shape == &a;  // everywhere
      CHECK(holds(*other, place) == covered);
      if (covered) CHECK(place == shape->centroid);
    }
  }
}

TEST_CASE("every convex part has its name within it, with its body's, clear of the other body") {
  const Shown shown = shownOf("hook-and-comb");
  const Evidence& evidence = shown.evidence;
  REQUIRE(evidence.concave);
  const std::vector<Text> texts = textsOf(shown.figure, Part::name);
  for (const int body : {evidence.a, evidence.b}) {
    const auto& parts = body == evidence.a ? evidence.concave->partsA : evidence.concave->partsB;
    const BodyShape& other =
        evidence.bodies[static_cast<std::size_t>(body == evidence.a ? evidence.b : evidence.a)];
    REQUIRE(parts.size() > 1);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const std::string name = partName(evidence, body, static_cast<int>(i));
      CAPTURE(name);
      CHECK(name.starts_with(bodyName(evidence, body)));
      const auto text = std::ranges::find(texts, name, &Text::text);
      REQUIRE(text != texts.end());
      BodyShape part;
      part.vertices = parts[i].vertices;
      CHECK(holds(part, middleOf(*text, shown.view.camera)));
      CHECK_FALSE(holds(other, middleOf(*text, shown.view.camera)));
    }
  }
}

}  // namespace
}  // namespace sepax
