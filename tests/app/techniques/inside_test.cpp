#include "app/techniques/inside/inside.h"
#include "app/cli/query_json.h"
#include "app/cli/render_view.h"
#include "app/figure/label_space.h"
#include "app/scene/builtin.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/table.h"
#include "tests/support/inside_view.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sepax {
namespace {

using Json = nlohmann::json;

using test::builtin;
using test::insideView;

Scene pairOfBodies(std::vector<Vec2> a, std::vector<Vec2> b) {
  Scene scene;
  scene.technique = "inside";
  scene.bodies.resize(2);
  scene.bodies[0].name = "A";
  scene.bodies[0].vertices = std::move(a);
  scene.bodies[1].name = "B";
  scene.bodies[1].vertices = std::move(b);
  return scene;
}

bool disagrees(const Evidence& evidence, const std::string& id) {
  return std::any_of(evidence.disagreements.begin(), evidence.disagreements.end(),
                     [&id](const Disagreement& d) { return d.id == id; });
}

TEST_SUITE_BEGIN("techniques");

TEST_CASE("inside: the built-in scenes show what their titles promise") {
  const Evidence number = analyze(builtin("crossing-number"));
  REQUIRE(number.inside);
  CHECK(number.inside->decidedBy == InsidePhase::verticesOfA);
  CHECK(std::any_of(number.inside->aInB.begin(), number.inside->aInB.end(),
                    [](const auto& point) { return point.crossings > 1; }));
  CHECK(std::any_of(number.inside->aInB.begin(), number.inside->aInB.end(), [](const auto& point) {
    return std::any_of(point.ray.begin(), point.ray.end(),
                       [](const RayCrossing& crossing) { return crossing.vertex.has_value(); });
  }));

  const Evidence bars = analyze(builtin("crossing-bars"));
  CHECK(bars.inside->decidedBy == InsidePhase::edges);
  CHECK(bars.inside->meetings.size() == 4);
  CHECK(disagrees(bars, "vertices-only"));

  const Evidence missed = analyze(builtin("missed-vertex"));
  CHECK(missed.inside->decidedBy == InsidePhase::verticesOfB);
  CHECK_FALSE(missed.publishedCrossing->collided);

  const Evidence two = analyze(builtin("two-inside"));
  CHECK(two.publishedVertices->aInB.size() == 2);
  CHECK_FALSE(two.publishedCrossing->collided);
  CHECK(disagrees(two, "one-counter"));

  CHECK(two.publishedCrossing->sides.back().counter == 4);

  const Scene ship = builtin("ship-and-asteroid");
  CHECK(insideMoves(ship));
  CHECK_FALSE(insideMoves(builtin("two-inside")));
  CHECK_FALSE(analyze(ship).inside->intersects);
  AnalysisOptions later;
  later.time = 1;
  CHECK(analyze(ship, later).inside->intersects);
}

TEST_CASE("inside: middles take part when asked for and never change the answer") {
  Scene scene = builtin("missed-vertex");
  ViewState view = insideView(scene);
  CHECK(analyze(scene, optionsFrom(view)).inside->middles.empty());
  view.options.set(kMiddles, true);
  const Evidence evidence = analyze(scene, optionsFrom(view));
  CHECK(evidence.inside->middles.size() == 3);
  CHECK(evidence.inside->intersects);
  CHECK(pointCount(*evidence.inside) == 6);
  CHECK(pointName(evidence, 3) == "A1½");
}

TEST_CASE("inside: bodies stand where they are at the time that is shown") {
  const Scene scene = builtin("ship-and-asteroid");
  ViewState view = insideView(scene);
  view.time = 0.5;
  const Evidence evidence = analyze(scene, optionsFrom(view));
  const Evidence start = analyze(scene);
  CHECK(evidence.inside->aInB[0].point != start.inside->aInB[0].point);
  CHECK(evidence.bodies[0].vertices == start.bodies[0].vertices);
  view.technique = "sat";
  CHECK(optionsFrom(view).time == 0);
}

TEST_CASE("inside: concave and defective polygons") {
  const Scene concave =
      pairOfBodies({{2, 1}, {3, 1}, {3, 2}}, {{0, 0}, {5, 0}, {5, 3}, {2.5, 1.5}, {0, 3}});
  const Evidence evidence = analyze(concave);
  REQUIRE(evidence.concave);
  CHECK(evidence.concave->relation == Relation::overlapping);
  CHECK(evidence.inside->intersects);
  const Evidence bowTie =
      analyze(pairOfBodies({{0, 0}, {1, 0}, {0, 1}}, {{0, 0}, {2, 2}, {2, 0}, {0, 2}}));
  CHECK_FALSE(bowTie.inside);
  CHECK_FALSE(bowTie.concave);
  CHECK(bowTie.skipped.at("inside") == "B is not a simple polygon: edges B0 and B2 cross");
  CHECK(bowTie.skipped.at("concave") == bowTie.skipped.at("inside"));
  CHECK(insideVerdict(bowTie, ViewState{}).badge.starts_with("No answer"));
  CHECK(insideStepCount(bowTie) == 0);
  Scene alone = concave;
  alone.bodies.pop_back();
  CHECK(analyze(alone).skipped.at("inside") == "the scene has no pair of bodies");
}

TEST_CASE("inside: every step executes one line, says a sentence and can be painted") {
  for (const char* id : {"crossing-number", "missed-vertex", "crossing-bars", "two-inside"}) {
    CAPTURE(id);
    const Scene scene = builtin(id);
    const Evidence evidence = analyze(scene);
    const int count = insideStepCount(evidence);
    CHECK(count > 6);
    for (int step = 0; step < count; ++step) {
      CAPTURE(step);
      ViewState view = insideView(scene);
      view.step = step;
      const std::vector<CodeLine> lines = insideSteps(evidence, view);
      CHECK(std::count_if(lines.begin(), lines.end(),
                          [](const CodeLine& line) { return line.current; }) == 1);
      const Verdict verdict = insideVerdict(evidence, view);
      CHECK_FALSE(verdict.badge.empty());
      CHECK(verdict.sentence.back() == '.');
      CHECK_FALSE(paint(evidence, view).items.empty());
    }
    using Phase = InsideProgress::Phase;
    CHECK(insideProgress(*evidence.inside, 0).phase == Phase::circles);
    CHECK(insideProgress(*evidence.inside, 1).phase == Phase::point);
    CHECK(insideProgress(*evidence.inside, count - 1).phase == Phase::result);
    CHECK(insideProgress(*evidence.inside, count - 2).phase == Phase::edges);
    CHECK(insideProgress(*evidence.inside, -1).phase == Phase::result);
  }
}

TEST_CASE("inside: circles apart end the test") {
  const Scene scene = pairOfBodies({{0, 0}, {1, 0}, {0, 1}}, {{10, 0}, {11, 0}, {10, 1}});
  const Evidence evidence = analyze(scene);
  CHECK(evidence.inside->decidedBy == InsidePhase::circles);
  CHECK(insideStepCount(evidence) == 2);
  CHECK(insideVerdict(evidence, ViewState{}).badge == "Outside · the circles do not meet");
}

TEST_CASE("inside: a row, a vertex or a step brings its ray to the fore") {
  const Evidence evidence = analyze(builtin("two-inside"));
  ViewState view;
  CHECK(focusedPoint(evidence, view) == -1);
  view.selected = {Target::Kind::vertex, evidence.a, 2};
  CHECK(focusedPoint(evidence, view) == 2);
  view.hovered = {Target::Kind::vertex, evidence.b, 1};
  CHECK(focusedPoint(evidence, view) == 2);
  view.pointed = {Target::Kind::vertex, evidence.a, 1};
  CHECK(focusedPoint(evidence, view) == 1);
  view.step = 1;
  CHECK(focusedPoint(evidence, view) == 0);
}

TEST_CASE("inside: the code tells of the vertex that decides, with middles between them too") {
  struct Case {
    std::string id;
    bool middles;
    std::string value;
  };
  for (const Case& c :
       {Case{"crossing-number", false, "A1 = "}, Case{"crossing-number", true, "A1 = "},
        Case{"middles-added", true, "A1½ = "}}) {
    CAPTURE(c.id);
    CAPTURE(c.middles);
    ViewState view;
    view.technique = "inside";
    view.options.set(kMiddles, c.middles);
    const Evidence evidence = analyze(builtin(c.id), optionsFrom(view));
    CHECK(insideSteps(evidence, view)[1].value.starts_with(c.value));
    CHECK(insideSteps(evidence, view)[4].value.find("odd") != std::string::npos);
  }
}

TEST_CASE("inside: sections of the query") {
  const Json json = Json::parse(queryJson(analyze(builtin("crossing-bars"))));
  CHECK(json["inside"]["intersects"] == true);
  CHECK(json["inside"]["a_in_b"] == Json({"outside", "outside", "outside", "outside"}));
  CHECK(json["inside"]["b_in_a"].size() == 4);
  CHECK(json["inside"]["crossings"] == Json({2, 0, 0, 2}));
  CHECK(json["inside"]["points"].size() == 4);
  CHECK(json["concave"]["relation"] == "overlapping");
  CHECK(json["concave"]["mtv"].size() == 2);
  CHECK(json["concave"]["parts"] ==
        Json::parse(R"([{"body":"A","vertices":[0,1,2,3]},{"body":"B","vertices":[0,1,2,3]}])"));
  CHECK(json["published"]["crossing"]["hit"] == false);
  CHECK(json["published"]["crossing"]["crossings"] == 4);
  const Scene bowTie = pairOfBodies({{0, 0}, {1, 0}, {0, 1}}, {{0, 0}, {2, 2}, {2, 0}, {0, 2}});
  const Json skipped = Json::parse(queryJson(analyze(bowTie)));
  for (const char* section : {"inside", "concave"}) {
    CHECK(skipped[section].is_null());
    CHECK(skipped["skipped"][section] == "B is not a simple polygon: edges B0 and B2 cross");
  }
  CHECK(skipped["published"]["crossing"].is_null());
  CHECK(skipped["skipped"].contains("published.crossing"));
}

TEST_CASE("inside: where no vertex of A decides, the code tells of the ones that do") {
  const Evidence missed = analyze(builtin("missed-vertex"));
  REQUIRE(missed.inside->decidedBy == InsidePhase::verticesOfB);
  const std::vector<CodeLine> lines = insideSteps(missed, test::viewAt("inside", -1));
  CHECK(lines[1].value.empty());
  CHECK(lines[4].value == "for no vertex of A");
  CHECK(lines[5].value.starts_with("B0: 1 inside, "));
  // With the middles of A's edges one of these may be the point that decides.
  ViewState view = test::viewAt("inside", -1);
  view.options.set(kMiddles, true);
  Scene scene = builtin("missed-vertex");
  scene.bodies[0].position += Vec2{0.3, 0.15};
  const Evidence middles = analyze(scene, optionsFrom(view));
  REQUIRE(middles.inside->decidedBy == InsidePhase::middlesOfA);
  const std::vector<CodeLine> ofMiddle = insideSteps(middles, view);
  CHECK(ofMiddle[1].value.find("½ = ") != std::string::npos);
  CHECK(ofMiddle[4].value.ends_with("odd: inside"));
}

TEST_CASE("inside: edges have names in the picture where they decide, or are stepped to") {
  const auto says = [](const std::string& id, int step, std::string_view words) {
    const Evidence evidence = analyze(builtin(id));
    ViewState view = test::viewAt("inside", step);
    view.answers = Answers::exact;
    const Figure figure = paint(evidence, view);
    return std::ranges::any_of(figure.items, [&](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->text.find(words) != std::string::npos;
    });
  };
  const auto edgesStep = [](const std::string& id) {
    return insideStepCount(analyze(builtin(id))) - 2;
  };
  CHECK_FALSE(says("crossing-number", -1, " × "));
  CHECK(says("crossing-number", edgesStep("crossing-number"), " × "));
  CHECK(says("crossing-bars", -1, "A0 × B1"));
  CHECK_FALSE(says("crossing-bars", -1, "  t "));
  CHECK(says("crossing-bars", edgesStep("crossing-bars"), "A0 × B1  t "));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
