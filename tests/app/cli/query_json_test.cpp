#include "app/cli/query_json.h"

#include "app/techniques/table.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace sepax {
namespace {

using Json = nlohmann::json;

Evidence twoBodies() {
  Evidence evidence;
  evidence.bodies.resize(2);
  evidence.bodies[0].name = "ship \"1\"";
  evidence.bodies[1].name = "B";
  evidence.a = 0;
  evidence.b = 1;
  return evidence;
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("infinite, absent and negative zero values print as null and 0") {
  Evidence evidence = twoBodies();
  evidence.sat = SatEvidence{};
  evidence.sat->mtv = {-0.0, 0.1};
  evidence.motion = MotionEvidence{};
  evidence.motion->axes.push_back({});
  evidence.motion->axes[0].name = {Owner::b, 3};
  evidence.motion->axes[0].entry = -kInfinity;
  evidence.motion->axes[0].exit = kInfinity;
  const std::string text = queryJson(evidence);
  CHECK(text.find(R"("mtv":[0,0.1])") != text.npos);
  CHECK(text.find(R"("axis":null,"ties":[],"axes":[])") != text.npos);
  CHECK(text.find(R"({"body":"B","edge":3,"speed":0,"extended":[0,0],"entry":null,"exit":null})") !=
        text.npos);
  CHECK(text.find('\n') == text.npos);
  CHECK(Json::parse(text)["pair"] == Json({"ship \"1\"", "B"}));
}

TEST_CASE("a missing comparison has the reason of the answer it belongs to") {
  Evidence evidence = twoBodies();
  evidence.skipped = {{"sat", "B is no polygon"}, {"motion", "B spins"}};
  const Json skipped = Json::parse(queryJson(evidence))["skipped"];
  CHECK(skipped["sat"] == "B is no polygon");
  CHECK(skipped["published.sat"] == "B is no polygon");
  CHECK(skipped["published.prediction"] == "B spins");
  CHECK(skipped["ray"] == "there is no answer for this scene");
  CHECK_FALSE(skipped.contains("pair"));
}

TEST_CASE("published.rest and published.sides say why they are missing") {
  const auto reasons = [](const Scene& scene) {
    const Json skipped = Json::parse(queryJson(analyze(scene)))["skipped"];
    return std::pair(skipped.value("published.rest", ""), skipped.value("published.sides", ""));
  };
  CHECK(reasons({}) == std::pair<std::string, std::string>("the scene has no pair of bodies",
                                                           "the scene has no pair of bodies"));
  CHECK(reasons(test::builtin("erratum-D1")) == std::pair<std::string, std::string>("", ""));
  const auto [lander, landerSides] = reasons(test::builtin("compound-lander"));
  CHECK(lander == "A is made of 4 parts, and the article's loop takes one list of vertices");
  CHECK(landerSides.find("is made of 4 parts, and this test takes single polygons") !=
        std::string::npos);
  Scene round = test::boxes({1, 1}, {});
  round.bodies[0].vertices.clear();
  for (int i = 0; i < 4000; ++i)
    round.bodies[0].vertices.push_back({static_cast<double>(i), static_cast<double>(i) * i});
  const auto [rest, sides] = reasons(round);
  CHECK(rest ==
        "4000 and 4 vertices are too many for the articles' loops: at most 4000 in both polygons");
  CHECK(sides == rest);
}

TEST_CASE("law: a section that is missing has a reason of its own") {
  for (const std::string_view id : test::allBuiltinIds()) {
    CAPTURE(id);
    const Json json = Json::parse(queryJson(analyze(test::builtin(id))));
    for (const auto& row : json["skipped"].items()) {
      CAPTURE(row.key());
      CHECK(row.value() != "there is no answer for this scene");
    }
  }
}

TEST_CASE("published answers and disagreements are in the output") {
  Evidence evidence = twoBodies();
  evidence.publishedSat.emplace();
  evidence.publishedSat->intersect = true;
  evidence.publishedSat->mtv = {1, 2};
  evidence.publishedPrediction = PublishedPrediction{};
  evidence.publishedPrediction->time = 0.25;
  evidence.publishedPrediction->axis = AxisName{Owner::a, 1};
  evidence.disagreements = {{"smallest-time", "because"}};
  const Json json = Json::parse(queryJson(evidence));
  CHECK(json["published"]["sat"] ==
        Json({{"intersect", true}, {"will_intersect", false}, {"mtv", {1, 2}}}));
  CHECK(json["published"]["prediction"]["time"] == 0.25);
  CHECK(json["published"]["prediction"]["axis"]["edge"] == 1);
  CHECK(json["disagreements"] == Json::array({{{"id", "smallest-time"}, {"why", "because"}}}));
}

TEST_CASE("of the largest gap the corner and the foot on the side are told apart") {
  Scene scene = test::boxes({3, 0}, {});
  scene.bodies[1].vertices = {{0, 0.5}, {1, 0}, {1, 1}};  // a tip towards A
  const Json sides = Json::parse(queryJson(analyze(scene)))["published"]["sides"];
  CHECK(sides["gap"] ==
        Json({{"body", "A"}, {"edge", 1}, {"corner", {3, 0.5}}, {"foot", {1, 0.5}}}));
}

TEST_CASE("the vertex that meets first is not the one that is first inside") {
  Scene scene = test::boxes({}, {4, 0});
  scene.bodies[0].vertices = {{0, 0}, {1, 0}, {0.5, 1}};  // vertex 1 slides along a side of B
  scene.bodies[1].vertices = {{2, 0}, {4, 0}, {4, 3}, {2, 3}};
  const Json ways = Json::parse(queryJson(analyze(scene)))["inside"]["ways"];
  CHECK(ways["first"] == 1);
  CHECK(ways["first_inside"] == 2);
  scene.bodies[1].position = {0, -3};  // nothing goes beyond its border
  const Json sliding = Json::parse(queryJson(analyze(scene)))["inside"]["ways"];
  CHECK(sliding["first"] == 1);
  CHECK(sliding["first_inside"].is_null());
}

TEST_CASE("what the boxes spare is counted, and who has none") {
  Scene scene = test::boxes({3, 0}, {1, 0});
  for (const double y : {10.0, 20.0, 30.0}) {
    Body body = scene.bodies[1];
    body.name = "far " + std::to_string(static_cast<int>(y));
    body.position = {0, y};
    scene.bodies.push_back(body);
  }
  scene.bodies.back().spin = 5;
  scene.technique = "swept-edges";
  const Json found = Json::parse(queryJson(analyze(scene)))["broad_phase"];
  CHECK(found["bodies"] == 4);
  CHECK(found["passed_over"] == 1);
  CHECK(found["body_pairs"] == 6);
  CHECK(found["boxes_meet"] == 0);
}

TEST_CASE("an error is one line of JSON whatever it quotes") {
  CHECK(errorJson("a \"b\"\n") == R"({"error":"a \"b\"\n"})");
  CHECK(Json::parse(errorJson("\xff")).contains("error"));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
