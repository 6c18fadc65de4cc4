#include "app/cli/render_view.h"
#include "app/figure/label_space.h"
#include "app/scene/builtin.h"
#include "app/scene/doctor/doctor.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "tests/support/inside_view.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// What the pictures of the inside test mark and name.

namespace sepax {
namespace {

using test::builtin;
using test::insideView;
using test::shows;

/// Loud pieces of rays that start at the height of a point, and whether there are dim ones.
struct RaysDrawn {
  int loudAt = 0;
  int loud = 0;
  int dim = 0;
};

RaysDrawn raysOf(const Figure& figure, Vec2 start) {
  RaysDrawn drawn;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr) continue;
    if (stroke->part != Part::rayInside && stroke->part != Part::rayOutside) continue;
    if (stroke->paint.alpha < 1) {
      ++drawn.dim;
      continue;
    }
    ++drawn.loud;
    if (std::abs(stroke->points.front().y - start.y) < 1e-6) ++drawn.loudAt;
  }
  return drawn;
}

TEST_SUITE_BEGIN("techniques");

std::vector<const Box*> squaresOf(const Figure& figure) {
  std::vector<const Box*> squares;
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && box->part == Part::rayBoundary) squares.push_back(box);
  }
  return squares;
}

/// Those that lie on a square of the figure or come nearer to it than a pixel.
std::vector<std::string> labelsOnSquares(const Figure& figure) {
  std::vector<std::string> labels;
  for (const Box* box : squaresOf(figure)) {
    for (const Item& other : figure.items) {
      const Text* text = std::get_if<Text>(&other);
      if (text != nullptr && text->layer == Layer::label &&
          overlaps(rectOf(*text), grownBy({box->min, box->max}, 1)))
        labels.push_back(text->text);
    }
  }
  return labels;
}

TEST_CASE("inside: no label lies on the square around an edge that is passed over") {
  std::size_t squares = 0;
  for (const std::string_view id : builtinIds()) {
    const Scene scene = builtin(id);
    if (scene.technique != "inside") continue;
    const Evidence evidence = analyze(scene);
    for (const double width : {800.0, 1130.0, 1600.0}) {
      ViewState view = insideView(scene);
      view.camera = sceneCamera(scene, evidence, width, 0.625 * width);
      const Figure figure = paint(techniques(), evidence, view);
      squares += squaresOf(figure).size();
      for (const std::string& label : labelsOnSquares(figure))
        FAIL_CHECK(id, ", ", width, ": ", label);
    }
  }
  CHECK(squares > 0);
}

/// Texts of the picture of a built-in scene, of a canvas of this size, as it opens.
std::vector<std::string> wordsOf(std::string_view id, Vec2 size) {
  test::OpenedScene opened(id);
  opened.view.camera = openingCamera(techniques(), opened.scene, opened.evidence, size.x, size.y);
  return test::wordsIn(paint(opened.evidence, opened.view));
}

bool says(const std::vector<std::string>& words, std::string_view wanted) {
  return std::ranges::find(words, wanted) != words.end();
}

TEST_CASE("counts of rays on one line are named wherever the rays end") {
  for (const Vec2 size : {Vec2{320, 200}, Vec2{400, 250}, Vec2{800, 500}, Vec2{1600, 1000}}) {
    CAPTURE(size.x);
    const std::vector<std::string> words = wordsOf("pitfall-vertices-only", size);
    CHECK_FALSE(says(words, "0 even"));
    CHECK_FALSE(says(words, "2 even"));
  }
}

/// Heights of the counts at the ends of rays, from above.
std::vector<double> countRows(const Figure& figure) {
  std::vector<double> rows;
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item);
        text != nullptr && (text->text.ends_with(" even") || text->text.ends_with(" odd")))
      rows.push_back(text->position.y);
  std::ranges::sort(rows);
  return rows;
}

TEST_CASE("counts of rays that lie close stand in rows that do not touch, at every time") {
  const test::OpenedScene opened("ship-and-asteroid");
  const double meeting = *opened.evidence.insideMeeting;
  for (const double time : {0.2, 0.237, 0.322, meeting, 0.5, 0.593, 0.915}) {
    CAPTURE(time);
    ViewState view = opened.view;
    view.camera = openingCamera(techniques(), opened.scene, opened.evidence, 800, 500);
    view.time = time;
    const Evidence evidence = analyze(techniques(), opened.scene, optionsFrom(techniques(), view));
    const std::vector<double> rows = countRows(paint(techniques(), evidence, view));
    REQUIRE(rows.size() == (time < meeting ? 4 : 1));  // later one ray decides
    for (std::size_t i = 1; i < rows.size(); ++i) CHECK(rows[i] - rows[i - 1] > 17.9);
  }
}

TEST_CASE("the published answer is told where it errs, and the casts where they move a vertex") {
  const Vec2 size{800, 500};
  CHECK(says(wordsOf("missed-vertex", size), "published: not tested"));
  // Of all points together no one point is the place: the badge has it.
  CHECK_FALSE(says(wordsOf("pitfall-one-counter", size), "published: no hit"));
  for (const std::string& words : wordsOf("pitfall-one-counter", size))
    CHECK_FALSE(words.starts_with("(int)"));
  CHECK_FALSE(says(wordsOf("pitfall-integer-cast", size), "published: no hit"));
  CHECK(says(wordsOf("pitfall-integer-cast", size), "(int) (1.414, 1.414) → (1, 1)"));
  // Its answer goes before the words that say that there is one, where both have no room.
  CHECK(says(wordsOf("pitfall-integer-cast", size), "≠ GameCodeSchool: no hit, 0 crossings"));
  CHECK(says(wordsOf("pitfall-integer-cast", {1280, 800}),
             "published ≠ exact · GameCodeSchool: no hit, 0 crossings"));
  CHECK_FALSE(says(wordsOf("two-inside", size), "published: no hit"));
  for (const std::string& words : wordsOf("two-inside", size))
    CHECK_FALSE(words.starts_with("(int)"));
  // The answer there comes from the vertices alone, not from the normals.
  for (const char* id : {"crossing-bars", "pitfall-vertices-only"}) {
    CAPTURE(id);
    CHECK(says(wordsOf(id, size), "published: none of 8 vertices inside"));
    CHECK_FALSE(says(wordsOf(id, size), "published normal, in"));
    CHECK_FALSE(says(wordsOf(id, size), "exact normal, out"));
  }
  CHECK(says(wordsOf("gpwiki-vertex-inside", size), "published normal, in"));
  CHECK_FALSE(says(wordsOf("crossing-bars", size), "(1.00, 1.23)"));
  CHECK(says(wordsOf("pitfall-parallel-edges", size),
             "published: same answer, point (NaN, NaN) · gpwiki"));
  CHECK(says(wordsOf("pitfall-parallel-edges", size),
             "published: edges A0 and B0 meet at 0 / 0: (NaN, NaN)"));
  CHECK(says(wordsOf("pitfall-parallel-edges", size), "edges A2 and B2, too: (NaN, NaN)"));
  CHECK(says(wordsOf("middles-added", size), "A1½"));
}

TEST_CASE("of two bodies the one that the casts move is hatched where they put it") {
  const Scene scene = builtin("pitfall-integer-cast");
  const Evidence evidence = analyze(scene);
  ViewState view = insideView(scene);
  const auto hatched = std::ranges::count_if(paint(evidence, view).items, [](const Item& item) {
    return partOf(item) == Part::publishedBody && std::holds_alternative<Fill>(item);
  });
  CHECK(hatched == 1);
}

TEST_CASE("where B's vertices decide, A's rays are loud with the one that decides") {
  const Scene scene = builtin("missed-vertex");
  const Evidence evidence = analyze(scene);
  REQUIRE(evidence.inside->decidedBy == InsidePhase::verticesOfB);
  ViewState view;
  view.technique = scene.technique;
  view.camera = openingCamera(techniques(), scene, evidence, 1130, 710);
  const Vec2 tip = view.camera.toScreen(evidence.inside->bInA[0].point);
  const RaysDrawn rest = raysOf(paint(evidence, view), tip);
  CHECK(rest.loudAt > 0);
  CHECK(rest.loudAt < rest.loud);
  CHECK(rest.dim == 0);
  const std::vector<std::string> words = wordsOf("missed-vertex", {800, 500});
  for (const char* count : {"A0: 0 even", "A1: 2 even", "A2: 2 even", "B0: 1 odd"})
    CHECK(says(words, count));
  view.options.set(kRaysOf, RaysOf::b);
  const RaysDrawn chosen = raysOf(paint(evidence, view), tip);
  CHECK(chosen.loudAt == chosen.loud);
  CHECK(chosen.dim > 0);
  view.options.set(kRaysOf, RaysOf::deciding);
  view.hovered = {Target::Kind::vertex, evidence.a, 0};
  CHECK(raysOf(paint(evidence, view), tip).loudAt == 0);
  view.hovered = {};
  view.options.set(kRaysOf, RaysOf::a);
  CHECK(raysOf(paint(evidence, view), tip).loudAt == 0);
  view.pointed = {Target::Kind::vertex, evidence.b, 3};
  const Vec2 other = view.camera.toScreen(evidence.inside->bInA[3].point);
  CHECK(raysOf(paint(evidence, view), other).loudAt > 0);
}

TEST_CASE("a counter of the page carries the name of its vertex") {
  const Scene scene = builtin("pitfall-one-counter");
  ViewState view;
  view.technique = scene.technique;
  const Evidence evidence = analyze(scene);
  view.camera = openingCamera(techniques(), scene, evidence, 1130, 710);
  const Figure figure = paint(evidence, view);
  const auto says = [&](std::string_view words) {
    return std::ranges::any_of(figure.items, [&](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->text == words;
    });
  };
  CHECK(says("counter 1 after A1"));
  CHECK(says("counter 2 after A2"));
}

TEST_CASE("all reflex vertices are named as on the canvas") {
  const Evidence evidence = analyze(builtin("hook-and-comb"));
  CHECK(evidence.bodies[0].problem == "concave at vertices A4 and A5");
  CHECK(evidence.bodies[1].problem == "concave at vertex B2");
}

TEST_CASE("notes of the doctor are as large as labels, and a clockwise list has arrows") {
  const Scene scene = builtin("quiet-defects");
  ViewState view;
  view.technique = scene.technique;
  const Evidence evidence = analyze(scene);
  view.camera = openingCamera(techniques(), scene, evidence, 1130, 710);
  const Figure figure = paint(evidence, view);
  int words = 0;
  int heads = 0;
  for (const Item& item : figure.items) {
    if (const Text* text = std::get_if<Text>(&item))
      for (const char* note :
           {"A: vertex repeated", "A: vertex on a line", "B: edge B3 is a sliver", "B: clockwise"})
        if (text->text == note && text->size >= 14) ++words;
    if (const Stroke* stroke = std::get_if<Stroke>(&item))
      heads += stroke->part == Part::mark && stroke->points.size() == 3 && !stroke->closed ? 1 : 0;
  }
  CHECK(words == 4);
  CHECK(heads == 4);
}

TEST_CASE("how much the doctor has found stands beside the answer, while its notes are shown") {
  const auto badgesOf = [](const char* id, bool doctor, bool still = false) {
    const Scene scene = builtin(id);
    const Evidence evidence = analyze(scene);
    ViewState view;
    view.technique = scene.technique;
    view.doctor = doctor;
    view.wording.still = still;
    view.selected = {.kind = Target::Kind::body, .body = 1};
    view.camera = openingCamera(techniques(), scene, evidence, 1130, 710);
    std::vector<std::string> badges;
    for (const Item& item : paint(evidence, view).items)
      if (const Text* text = std::get_if<Text>(&item); text && text->part == Part::badge)
        badges.push_back(text->text);
    return badges;
  };
  CHECK(badgesOf("quiet-defects", true) ==
        std::vector<std::string>{"Separated · distance 1.200", "6 findings of the doctor"});
  CHECK(badgesOf("quiet-defects", true, true).back() == "6 notes on the shapes: the answer stands");
  CHECK(badgesOf("quiet-defects", false).size() == 1);
  CHECK(badgesOf("two-pentagons", true).size() == 1);
  CHECK(badgesOf("needs-repair", true).size() == 1);  // it keeps the technique from answering
}

TEST_CASE("a radius is drawn to where no vertex has its words") {
  const test::OpenedScene scene("pitfall-parallel-edges", Answers::exact);
  const Figure figure = paint(scene.evidence, scene.view);
  int radii = 0;
  for (const Item& item : figure.items) {
    const Stroke* radius = std::get_if<Stroke>(&item);
    if (radius == nullptr || radius->part != Part::circle || radius->points.size() != 2) continue;
    ++radii;
    for (const auto* points : {&scene.evidence.inside->aInB, &scene.evidence.inside->bInA})
      for (const PointEvidence& point : *points)
        CHECK(distance(radius->points[1], scene.view.camera.toScreen(point.point)) > 40);
  }
  CHECK(radii == 2);
}

TEST_CASE("the canvas counts as many findings as the doctor lists") {
  Scene scene = builtin("quiet-defects");
  const auto badges = [&] {
    const Evidence evidence = analyze(scene);
    ViewState view;
    view.technique = scene.technique;
    view.camera = openingCamera(techniques(), scene, evidence, 1130, 710);
    return paint(evidence, view);
  };
  const auto words = [&] {
    return fmt::format("{} findings of the doctor", examine(scene).size());
  };
  CHECK(shows(badges(), words()));
  Body bowTie;
  bowTie.name = "D";
  bowTie.vertices = {{9, 0}, {11, 2}, {11, 0}, {9, 2}};
  scene.bodies.push_back(bowTie);
  Body concave;
  concave.name = "E";
  concave.vertices = {{9, 5}, {13, 5}, {13, 9}, {12, 6}};
  scene.bodies.push_back(concave);
  REQUIRE(examine(scene).size() == 8);
  CHECK(shows(badges(), words()));
}

TEST_CASE("where several rays are drawn, what each counts has the name of its vertex") {
  const auto words = [](const char* id, RaysOf rays) {
    const Scene scene = builtin(id);
    ViewState view = insideView(scene);
    view.answers = Answers::exact;
    view.options.set(kRaysOf, rays);
    std::set<std::string> texts;
    for (const Item& item : paint(analyze(scene), view).items)
      if (const Text* text = std::get_if<Text>(&item)) texts.insert(text->text);
    return texts;
  };
  const std::set<std::string> missed = words("missed-vertex", RaysOf::deciding);
  for (const char* count : {"A0: 0 even", "A1: 2 even", "A2: 2 even", "B0: 1 odd"})
    CHECK(missed.contains(count));
  const std::set<std::string> ofA = words("crossing-number", RaysOf::deciding);
  for (const char* count : {"A0: 2 even", "A1: 1 odd", "A2: 2 even"}) CHECK(ofA.contains(count));
}

TEST_CASE("circles that meet are drawn while they say something: in their step, and of a miss") {
  const auto hasCircles = [](const char* id, int step) {
    const Scene scene = builtin(id);
    ViewState view = insideView(scene);
    view.answers = Answers::exact;
    view.step = step;
    const Figure figure = paint(analyze(scene), view);
    return std::ranges::any_of(figure.items,
                               [](const Item& item) { return partOf(item) == Part::circle; });
  };
  CHECK_FALSE(hasCircles("crossing-number", -1));
  CHECK(hasCircles("crossing-number", 0));
  CHECK(hasCircles("crossing-number", 2));
  CHECK(hasCircles("pitfall-parallel-edges", -1));
}

TEST_CASE("a published circle is drawn where it is not the exact one alone") {
  const auto published = [](const char* id, Radii radii) {
    const Scene scene = builtin(id);
    ViewState view;
    view.technique = scene.technique;
    view.options.set(kRadii, radii);
    view.options.set(kRadiusA, 13.0);
    const Evidence evidence = analyze(scene, optionsFrom(view));
    view.camera = openingCamera(techniques(), scene, evidence, 1130, 710);
    view.answers = Answers::both;
    const Figure figure = paint(evidence, view);
    int words = 0;
    for (const Item& item : figure.items)
      if (const Text* text = std::get_if<Text>(&item))
        words += text->text.starts_with("published r = ") ? 1 : 0;
    return words;
  };
  CHECK(published("pitfall-one-counter", Radii::measured) == 0);
  CHECK(published("pitfall-one-counter", Radii::given) == 2);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
