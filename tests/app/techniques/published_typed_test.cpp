#include "app/cli/query_json.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/published_frames.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

using namespace sepax;
using namespace sepax::test;

// The crossing article's lines as typed, its open list, its quotient and its frames, as told.

namespace {

using Json = nlohmann::json;

Evidence evidenceWith(const Scene& scene, Slips slips, bool listed = false) {
  AnalysisOptions options;
  options.technique = "inside";
  options.options.set(kSlips, slips);
  options.options.set(kListed, listed);
  return analyze(scene, options);
}

bool accuses(const Evidence& evidence, const std::string& id) {
  return std::ranges::count(evidence.disagreements, id, &Disagreement::id) > 0;
}

const PublishedMethod& methodOf(std::string_view id) {
  return *std::ranges::find(findTechnique("inside")->published, id, &PublishedMethod::id);
}

ShownAnswers shownOf(const Evidence& evidence) {
  return shownAnswers(*findTechnique("inside"), evidence, viewAt("inside", -1));
}

std::string sentenceOf(std::string_view method, const Evidence& evidence, int step = -1) {
  return methodOf(method).verdict(evidence, viewAt("inside", step)).sentence;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// Strokes of a part that the method draws at a step.
std::vector<Stroke> strokesOf(std::string_view method, const Evidence& evidence, Part wanted) {
  const ViewState view = viewAt("inside", -1);
  Figure figure;
  figure.width = view.camera.width;
  figure.height = view.camera.height;
  methodOf(method).paint(evidence, view, figure);
  std::vector<Stroke> strokes;
  for (const Item& item : figure.items) {
    const auto* stroke = std::get_if<Stroke>(&item);
    if (stroke != nullptr && stroke->part == wanted) strokes.push_back(*stroke);
  }
  return strokes;
}

}  // namespace

TEST_CASE("inside: a line as typed is accused where it is asked for and turns the answer") {
  struct Row {
    const char* scene;
    Slips slips;
    const char* pitfall;
    const char* words;
  };
  for (const Row& row :
       {Row{"erratum-A2", Slips::slope, "typed-slope", "though they are apart: without the slope"},
        Row{"erratum-A3", Slips::index, "typed-index", "though they overlap: every side"},
        Row{"erratum-A4", Slips::typed, "index-out-of-range", "index 5 of a list that ends at 4"},
        Row{"erratum-A4", Slips::index, "index-out-of-range",
            "an exception; exact: they overlap"}}) {
    CAPTURE(row.scene);
    const Evidence evidence = evidenceWith(builtin(row.scene), row.slips);
    CHECK(accuses(evidence, row.pitfall));
    CHECK_FALSE(accuses(evidenceWith(builtin(row.scene), Slips::meant), row.pitfall));
    CHECK(contains(sentenceOf("gamecodeschool-typed", evidence), row.words));
    CHECK(shownOf(evidence).published->id == "gamecodeschool-typed");
    CHECK(shownOf(evidence).exact);
  }
  // Both slips together give the right answers there, by luck; each alone is what errs.
  CHECK_FALSE(evidenceWith(builtin("erratum-A2"), Slips::typed).publishedCrossingTyped->collided);
  CHECK(evidenceWith(builtin("erratum-A3"), Slips::typed).publishedCrossingTyped->collided);
}

TEST_CASE("inside: the lines as typed are told with their quantities, and drawn") {
  const Evidence evidence = evidenceWith(builtin("erratum-A3"), Slips::index);
  const PublishedMethod& method = methodOf("gamecodeschool-typed");
  bool line = false;
  for (int step = 0; step < method.stepCount(evidence); ++step) {
    for (const CodeLine& row : method.steps(evidence, viewAt("inside", step)))
      line = line || row.value == "v = rock·3, w = rock·1";
  }
  CHECK(line);
  // The answer, the box and, of its sides, those that end in another corner: one twice over, one
  // across.
  CHECK(strokesOf("gamecodeschool-typed", evidence, Part::publishedLine).size() == 5);
  CHECK(strokesOf("gamecodeschool", evidence, Part::publishedLine).empty());  // the body has it

  const Evidence upright = evidenceWith(builtin("erratum-A2"), Slips::slope);
  int vertical = 0;
  for (const Stroke& stroke : strokesOf("gamecodeschool-typed", upright, Part::publishedLine))
    vertical += stroke.points.size() == 2 && stroke.points[0].x == stroke.points[1].x;
  CHECK(vertical == 2);

  const Json json = Json::parse(queryJson(upright))["published"]["crossing_typed"];
  CHECK(json["slope_as_typed"] == true);
  CHECK(json["index_as_typed"] == false);
  CHECK(json["fault"] == "wrong slope");
  CHECK(json["sides"][1]["run"] == 0);
  CHECK(json["hit"] == true);
}

TEST_CASE("inside: a list that is not closed is accused where it stands as it is given (A7)") {
  Scene scene = builtin("erratum-A7");
  CHECK_FALSE(accuses(evidenceWith(scene, Slips::meant), "open-list"));
  const Evidence open = evidenceWith(scene, Slips::meant, true);
  CHECK(accuses(open, "open-list"));
  CHECK_FALSE(open.publishedCrossing->collided);
  CHECK(open.inside->intersects);
  CHECK(
      contains(sentenceOf("gamecodeschool-meant", open), "though they overlap: the list of rock"));
  // The last corner has its own name there, and that of the first one in a closed list.
  CHECK(crossingSideName(open, *open.publishedCrossing, 3) == "rock·3");
  const Evidence padded = evidenceWith(scene, Slips::meant);
  CHECK(crossingSideName(padded, *padded.publishedCrossing, 3) == "rock·3");
  CHECK(crossingSideName(padded, *padded.publishedCrossing, 4) == "rock·0");

  scene.bodies[1].vertices.push_back(scene.bodies[1].vertices.front());
  const Evidence closed = evidenceWith(scene, Slips::meant, true);
  CHECK(closed.publishedCrossing->collided);
  CHECK(closed.publishedCrossing->closed);
  CHECK_FALSE(accuses(closed, "open-list"));
  CHECK(crossingSideName(closed, *closed.publishedCrossing, 4) == "rock·0");
}

TEST_CASE("inside: points and segments have the article's answer, and not that of polygons") {
  const Evidence bullet = evidenceWith(builtin("erratum-A3"), Slips::meant);
  REQUIRE(bullet.publishedCrossing);
  CHECK(bullet.publishedCrossing->collided);
  CHECK(bullet.publishedCrossing->fault == CrossingFault::none);
  CHECK_FALSE(bullet.publishedEdges);
  CHECK(bullet.skipped.contains("published.edges"));
  Scene scene = builtin("erratum-A3");
  scene.bodies[0].form = {BodyKind::segment, {}};
  scene.bodies[0].vertices = {{-20, 0}, {20, 0}};
  const Evidence segment = evidenceWith(scene, Slips::meant);
  CHECK_FALSE(segment.publishedCrossing->collided);
  CHECK(accuses(segment, "one-way"));
  std::swap(scene.bodies[0], scene.bodies[1]);
  const Evidence other = evidenceWith(scene, Slips::meant);
  CHECK_FALSE(other.publishedCrossing->collided);
  CHECK(other.publishedCrossing->fault == CrossingFault::oneWay);
}

TEST_CASE("inside: the frames tell what they look at, and the way what they miss (A14)") {
  const Scene scene = builtin("erratum-A14");
  const Evidence evidence = evidenceWith(scene, Slips::meant);
  CHECK(accuses(evidence, "jumped-over"));
  CHECK(shownOf(evidence).published->id == "gamecodeschool-frames");
  CHECK(contains(sentenceOf("gamecodeschool-frames", evidence),
                 "in no frame, though bullet enters rock at t = 0.490"));
  const Verdict exact = findTechnique("inside")->verdict(evidence, viewAt("inside", -1));
  CHECK(exact.badge == "Outside · bullet enters rock at t = 0.490");
  const Json json = Json::parse(queryJson(evidence));
  CHECK(json["published"]["frames"]["jumps_over"] == true);
  CHECK(json["published"]["frames"]["frames"].size() == 2);
  CHECK(json["inside"]["ways"]["points"][0]["passes_through"] == true);

  Scene beside = scene;
  beside.bodies[0].position = {0, 9};
  CHECK_FALSE(accuses(evidenceWith(beside, Slips::meant), "jumped-over"));
  Scene turning = scene;
  turning.bodies[1].spin = 10;
  CHECK_FALSE(evidenceWith(turning, Slips::meant).insideWays);
  CHECK(evidenceWith(turning, Slips::meant).publishedFrames);
  Scene resting = scene;
  resting.bodies[0].velocity = {};
  CHECK_FALSE(evidenceWith(resting, Slips::meant).publishedFrames);
  CHECK(Json::parse(queryJson(evidenceWith(resting, Slips::meant)))["inside"]["ways"] == nullptr);
}

TEST_CASE("inside: each frame gives the packages place and angle, and calls the test for each") {
  Scene scene = builtin("ship-and-asteroid");
  Body third = scene.bodies[1];
  third.name = "third";
  third.position += Vec2{40, 0};
  scene.bodies.push_back(third);
  const Evidence evidence = evidenceWith(scene, Slips::meant);
  const PublishedFrames& frames = *evidence.publishedFrames;
  REQUIRE(frames.rounds.size() == 2);
  const Body& ship = scene.bodies[0];
  for (const PublishedRound& round : frames.rounds) {
    CHECK(round.facing == ship.angle + round.time * ship.spin);
    CHECK(round.location == ship.position + round.time * ship.velocity);
    CHECK(round.calls.size() == 2);
    CHECK(round.calls[0].facing == scene.bodies[1].angle + round.time * scene.bodies[1].spin);
    CHECK(round.pretests == 2);
  }
  // A step for each update, each call and each count, and one for the answer.
  CHECK(framesStepCount(evidence) == 2 * (1 + 2 + 1) + 1);
  CHECK((framesStepAt(frames, 4).phase == FramesStep::Phase::update));
  CHECK(framesStepAt(frames, 4).frame == 1);
}

TEST_CASE("law: a frame’s answers are those of the test at its time") {
  for (int seed = 0; seed < viewerCases(100); ++seed) {
    INFO("seed " << seed);
    const Scene scene = sceneOf(simpleCase(static_cast<std::uint64_t>(seed)).scene, "inside");
    AnalysisOptions options;
    options.technique = "inside";
    const Evidence start = analyze(scene, options);
    if (!start.publishedFrames) continue;
    for (const PublishedRound& round : start.publishedFrames->rounds) {
      options.time = round.time;
      const Evidence evidence = analyze(scene, options);
      CHECK(evidence.publishedCrossing->collided == round.calls[0].collided);
      CHECK(evidence.inside->intersects == round.calls[0].meets);
      CHECK(evidence.publishedFrames->jumpsOver == start.publishedFrames->jumpsOver);
    }
  }
}
