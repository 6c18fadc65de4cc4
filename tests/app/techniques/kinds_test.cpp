#include "app/cli/query_json.h"
#include "app/scene/scene_json.h"
#include "app/techniques/table.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

const std::vector<std::string> kBodies{
    R"("kind":"point","vertices":[[0.5,0.25]])",
    R"("kind":"segment","vertices":[[-1,-1],[1,1.5]])",
    R"("kind":"segment","vertices":[[1,1],[1,1]])",
    R"("vertices":[[0,0],[2,0],[1,2]])",
    R"("vertices":[[0,0],[4,0],[4,4],[2,1],[0,4]])",
    R"("parts":[[[0,0],[2,0],[2,2],[0,2]],[[2,0],[3,1],[2,2]]])",
    R"("parts":[[[0,0],[4,0],[4,4],[2,1],[0,4]],[[1,-1],[3,-1],[2,3]]])",
};

Scene sceneOf(const std::string& a, const std::string& b, const std::string& place) {
  const SceneResult result =
      readScene(R"({"format":"sepax-scene","version":1,"bodies":[{"name":"A",)" + a +
                R"(,"velocity":[3,1]},{"name":"B",)" + b + R"(,"position":)" + place + "}]}");
  REQUIRE_MESSAGE(result.scene, result.error);
  return *result.scene;
}

/// The relation that a section gives, if it is there.
std::vector<Relation> relationsOf(const Evidence& evidence) {
  std::vector<Relation> relations;
  if (evidence.sat) relations.push_back(evidence.sat->relation);
  if (evidence.motion) relations.push_back(evidence.motion->initial);
  if (evidence.edges) relations.push_back(evidence.edges->initial);
  if (evidence.inside) relations.push_back(evidence.inside->relation);
  if (evidence.concave) relations.push_back(evidence.concave->relation);
  return relations;
}

template <class Check>
void forEveryPair(Check check) {
  for (const std::string& a : kBodies) {
    for (const std::string& b : kBodies) {
      for (const char* place : {"[0,0]", "[1,0]", "[2,0]", "[-1,-2]", "[4,1]"}) {
        const Scene scene = sceneOf(a, b, place);
        INFO(writeSceneOnOneLine(scene));
        check(scene);
      }
    }
  }
}

}  // namespace

TEST_SUITE_BEGIN("techniques");

TEST_CASE("every pair of kinds has a step, a sentence and a picture in every technique") {
  forEveryPair([](const Scene& scene) {
    const Evidence evidence = analyze(scene);
    for (const Technique& technique : techniques()) {
      const int steps = technique.stepCount ? technique.stepCount(evidence, {}) : 0;
      for (int step = -1; step <= steps; ++step) {
        const ViewState view = viewAt(std::string(technique.id), step);
        const Verdict verdict = technique.verdict(evidence, view);
        REQUIRE_FALSE(verdict.badge.empty());
        REQUIRE(verdict.sentence.back() == '.');
        if (technique.steps) static_cast<void>(technique.steps(evidence, view));
        // The labels of the steps are placed in the laws about labels.
        const Figure figure = step < 0 ? paintPicture(techniques(), evidence, view)
                                       : paintUnlabelled(techniques(), evidence, view);
        REQUIRE_FALSE(figure.items.empty());
      }
    }
  });
}

TEST_CASE("a section is there or says in one sentence why not") {
  forEveryPair([](const Scene& scene) {
    const Evidence evidence = analyze(scene);
    const std::string json = queryJson(evidence);
    for (const auto& [section, there] : {std::pair{"sat", evidence.sat.has_value()},
                                         {"motion", evidence.motion.has_value()},
                                         {"edges", evidence.edges.has_value()},
                                         {"inside", evidence.inside.has_value()},
                                         {"concave", evidence.concave.has_value()}}) {
      const std::string name = section;
      CAPTURE(name);
      const auto reason = evidence.skipped.find(section);
      REQUIRE((reason == evidence.skipped.end()) == there);
      if (!there) REQUIRE_FALSE(reason->second.empty());
    }
    REQUIRE(json.find('\n') == json.npos);
  });
}

TEST_CASE("law: all techniques agree on the relation at the start and on the first contact") {
  forEveryPair([](const Scene& scene) {
    const Evidence evidence = analyze(scene);
    const std::vector<Relation> relations = relationsOf(evidence);
    for (const Relation relation : relations) REQUIRE(relation == relations.front());
    if (!evidence.motion || !evidence.edges) return;
    REQUIRE(evidence.motion->contact == evidence.edges->contact);
    REQUIRE(evidence.motion->time.has_value() == evidence.edges->time.has_value());
    if (evidence.motion->time)
      REQUIRE(*evidence.motion->time == doctest::Approx(*evidence.edges->time));
    REQUIRE(evidence.motion->overlapTime.has_value() == evidence.edges->overlapTime.has_value());
    if (evidence.edges->normal && evidence.motion->normal)
      REQUIRE(dot(*evidence.edges->normal, {3, 1}) < 1e-12);
  });
}

TEST_CASE("a point has no edges and says where its first contact is found") {
  const Evidence evidence = analyze(sceneOf(kBodies[0], kBodies[3], "[2,0]"));
  CHECK(evidence.skipped.at("edges") ==
        "A is a point and has no edge with a length: see Motion for its first contact");
  CHECK(evidence.motion);
  CHECK(evidence.skipped.at("published.sat") == "the article's loops take polygons only");
}

TEST_SUITE_END();
