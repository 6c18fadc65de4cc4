#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/row.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "core/inside/inside.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// What CD.detect's steps and accusations say, number by number.

namespace sepax::test {
namespace {

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

struct Opened : OpenedScene {
  explicit Opened(const std::string& id) : OpenedScene(id, Answers::published) {}
};

TEST_SUITE_BEGIN("viewers inside");

TEST_CASE("bodies that turn say when they first meet in the step") {
  const OpenedScene scene("ship-and-asteroid", Answers::exact);
  const std::string before = insideVerdict(scene.evidence, scene.view).sentence;
  const std::string said =
      "Looked at 61 times in this step, in which ship and rock turn, they first meet at t = ";
  REQUIRE(contains(before, said));
  const double told = std::stod(before.substr(before.find(said) + said.size()));
  for (const double time : {told - 0.001, told + 0.001}) {
    CAPTURE(time);
    ViewState view = scene.view;
    view.time = time;
    const Evidence evidence = analyze(scene.scene, optionsFrom(view));
    CHECK(evidence.inside->intersects == (time > told));
    CHECK(contains(insideVerdict(evidence, view).sentence, said));
    CHECK(contains(insideVerdict(evidence, view).badge, "they first meet at t = 0.339") ==
          (time < told));  // a picture of the start is about the whole step
  }
  // The time itself has more digits than the words.
  ViewState view = scene.view;
  view.time = insideHold(scene.evidence).value();
  CHECK(std::abs(view.time - told) < 0.0005);
  CHECK(insideVerdict(analyze(scene.scene, optionsFrom(view)), view).badge == "First contact now");
}

TEST_CASE("bodies that turn have a mark in a point in which they first meet") {
  const OpenedScene scene("ship-and-asteroid", Answers::exact);
  const Vec2 place = scene.evidence.insideMeetingPoint.value();
  ViewState view = scene.view;
  view.time = scene.evidence.insideMeeting.value();
  const Evidence there = analyze(scene.scene, optionsFrom(view));
  CHECK(sharedPoint(*there.inside) == place);
  view.time = 0;
  view.camera = openingCamera(techniques(), scene.scene, scene.evidence, 800, 500);
  const Figure figure = paint(scene.evidence, view);
  const auto isMark = [&](const Item& item) {
    const Dot* dot = std::get_if<Dot>(&item);
    return dot != nullptr && dot->part == Part::contact &&
           distance(dot->center, view.camera.toScreen(place)) < 1e-6;
  };
  CHECK(std::ranges::count_if(figure.items, isMark) == 1);
  CHECK(shows(figure, "first contact at t = 0.339"));
}

TEST_CASE("the angles are told in degrees and radians before their cosine and sine") {
  const Opened turning("item-turning");
  const PublishedCrossing& found = *turning.evidence.publishedCrossing;
  const Body& ship = turning.scene.bodies[0];
  CHECK(found.facingFirst == doctest::Approx(ship.angle + turning.view.time * ship.spin));
  CHECK(radiansOf(180) == std::numbers::pi);
  const std::vector<CodeLine> lines = crossingLines(turning.evidence, found, turning.at(2));
  CHECK(lines[2].text == "radianAngle = facingAngle / 180 · π");
  CHECK(contains(lines[2].value, "° → "));
  CHECK(lines[3].current);
  CHECK(crossingLines(turning.evidence, found, turning.at(1))[2].value.empty());
  const std::vector<PageName> names = turning.method().names(turning.evidence);
  const auto here = [&](const std::string& name) {
    const auto row = std::ranges::find(names, name, &PageName::name);
    return row == names.end() ? std::string() : row->here;
  };
  CHECK(contains(here("facingAngle"), "°"));
  CHECK_FALSE(contains(here("facingAngle"), "cosine"));
  CHECK(contains(here("radianAngle"), "/ 180 · π = "));
}

TEST_CASE("what errs is told in plain words: the half left out, 0 by 0, the casts") {
  const auto sentence = [](const std::string& id) {
    const Opened opened(id);
    return opened.method().verdict(opened.evidence, opened.at(-1)).sentence;
  };
  CHECK(contains(sentence("missed-vertex"), "tests only the points of A, and none of them lies"));
  CHECK(
      contains(sentence("pitfall-parallel-edges"),
               "For edges A0 and B0, one of 2 such pairs, it divides 0 by 0 and returns the point "
               "(NaN, NaN)."));
  CHECK_FALSE(contains(sentence("two-inside"), "casts to int"));
  Opened between("two-inside");
  between.scene.bodies[0].vertices[1].y = 2.4;
  between.evidence = analyze(between.scene, optionsFrom(between.view));
  CHECK(contains(between.method().verdict(between.evidence, between.at(-1)).sentence,
                 "and casts to int move vertices, too"));
}

TEST_CASE("an accusation says nothing of an exchange, which each reading answers in its own way") {
  for (const std::string id : {"missed-vertex", "erratum-A6", "erratum-A12"}) {
    CAPTURE(id);
    const Opened opened(id);
    for (const Disagreement& found : opened.evidence.disagreements)
      CHECK_FALSE(contains(found.why, "exchanged: "));
  }
  const Opened missed("missed-vertex");
  CHECK(contains(missed.method().verdict(missed.evidence, missed.at(-1)).sentence,
                 "(with both exchanged: a hit)"));
}

TEST_CASE("G14: the numbers that decide are told apart, and the exact sign stands beside them") {
  const Opened rounded("erratum-G14");
  const PublishedCrossing& found = *rounded.evidence.publishedCrossingDoubles;
  const auto wrong = std::ranges::find_if(found.sides, [](const PublishedPass& pass) {
    return pass.straddles && pass.counts != pass.isLeft;
  });
  REQUIRE((wrong != found.sides.end()));
  const double x = found.first[static_cast<std::size_t>(wrong->vertex)].x;
  const auto [own, place] = decidingNumbers(found, *wrong);
  CHECK(std::stod(own) == x);
  CHECK(std::stod(place) == wrong->place);
  int told = 0;
  for (int step = 0; step < rounded.method().stepCount(rounded.evidence); ++step) {
    const std::string said = rounded.method().verdict(rounded.evidence, rounded.at(step)).sentence;
    if (!contains(said, "exactly it is")) continue;
    ++told;
    CHECK(contains(said, "x = " + place));
    CHECK(contains(said, "itself at " + own));
    CHECK(contains(said, "The sign of ("));
  }
  CHECK(told == 1);
  const std::vector<ComparedRow> rows = rounded.method().compared(rounded.evidence);
  const auto row = std::ranges::find(rows, "side of a point", &ComparedRow::label);
  REQUIRE((row != rows.end()));
  CHECK(contains(row->exact, "sign of (w − v) × (p − v): "));
}

TEST_CASE("two numbers read apart exactly where they are not the same") {
  CHECK(toldApart(0.7, 0.7) == std::array<std::string, 2>{"0.700", "0.700"});
  const auto [low, high] = toldApart(0.7, 0.7000000000000001);
  CHECK(low != high);
  CHECK(toldApart(1, 2) == std::array<std::string, 2>{"1.000", "2.000"});
}

TEST_CASE("what the half-open rule makes of a corner that a ray touches stands beside it") {
  const OpenedScene opened("crossing-number");
  const Figure figure = paint(techniques(), opened.evidence, opened.view);
  const auto placeOf = [&](std::string_view words) -> std::optional<Vec2> {
    for (const Item& item : figure.items)
      if (const Text* text = std::get_if<Text>(&item); text != nullptr && text->text == words)
        return opened.view.camera.toWorld(text->position);
    return std::nullopt;
  };
  const auto touched = placeOf("touched: not counted");
  const auto once = placeOf("corner: counted once");
  REQUIRE((touched && once));
  // Each is nearer to its corner of B than to the other's.
  std::vector<Vec2> passed;
  std::vector<Vec2> counted;
  for (const PointEvidence& point : opened.evidence.inside->aInB) {
    for (const RayCrossing& crossing : point.ray) {
      if (crossing.meeting != RayMeeting::passedOver) continue;
      const bool also = std::ranges::any_of(point.ray, [&](const RayCrossing& other) {
        return other.meeting == RayMeeting::counted && other.point == crossing.point;
      });
      (also ? counted : passed).push_back(crossing.point);
    }
  }
  REQUIRE(!passed.empty());
  REQUIRE(!counted.empty());
  CHECK(distance(*touched, passed[0]) < distance(*touched, counted[0]));
  CHECK(distance(*once, counted[0]) < distance(*once, passed[0]));
}

/// A picture alone, of a step or of the whole answer.
Figure stillOf(const std::string& id, int step = -1) {
  OpenedScene opened(id);
  opened.view.wording.still = true;
  opened.view.camera = openingCamera(techniques(), opened.scene, opened.evidence, 800, 500);
  opened.view.step = step;
  return paint(opened.evidence, opened.view);
}

TEST_CASE("what comes of the sum of all crossings is told once all are counted") {
  const OpenedScene counting("two-inside");
  const int steps = stepCountOf(*findTechnique("inside"), counting.evidence, counting.view);
  for (int step = 0; step + 1 < steps; ++step)
    CHECK_FALSE(shows(stillOf("two-inside", step), "even: no hit"));
  for (const char* id : {"two-inside", "pitfall-one-counter"})
    CHECK(shows(stillOf(id), "even: no hit"));
  CHECK_FALSE(shows(stillOf("erratum-A4"), "odd: a hit"));  // an exception ends the loop before
}

TEST_CASE("the only vertex on the boundary is said to lie there") {
  CHECK(shows(stillOf("pitfall-integer-cast"), "A0 on the boundary"));
}

TEST_CASE("while time runs a point outside has its name at the end of its ray alone") {
  OpenedScene opened("ship-and-asteroid");
  RaysOf rays = RaysOf::deciding;
  const auto named = [&](double time, const std::string& name) {
    ViewState view = opened.view;
    view.time = time;
    view.options.set(kRaysOf, rays);
    const Evidence evidence = analyze(opened.scene, optionsFrom(view));
    return shows(paint(evidence, view), name);
  };
  CHECK_FALSE(named(0.25, "ship·2"));
  CHECK(named(0.25, "ship·2: 2 even"));
  // A vertex inside is named, and its ray alone is counted, it decides.
  CHECK(named(0.6, "ship·1"));
  CHECK(named(0.6, "ship·1: 1 odd"));
  CHECK_FALSE(named(0.6, "ship·2: 2 even"));
  rays = RaysOf::a;  // somebody asks for all of them
  CHECK(named(0.6, "ship·2: 2 even"));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
