#include "app/cli/query_json.h"
#include "app/cli/render_view.h"
#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/published_edges.h"
#include "app/techniques/inside/published_fault.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <string>
#include <vector>

using namespace sepax;
using namespace sepax::test;

// The articles' answers for points in polygons, as the technique tells them.

namespace {

constexpr std::array<const char*, 6> kMethods{"gamecodeschool",        "gamecodeschool-meant",
                                              "gamecodeschool-typed",  "gamecodeschool-doubles",
                                              "gamecodeschool-frames", "gpwiki-edges"};

const PublishedMethod& methodOf(std::string_view id) {
  const Technique& technique = *findTechnique("inside");
  return *std::ranges::find(technique.published, id, &PublishedMethod::id);
}

bool accuses(const Evidence& evidence, const std::string& id) {
  return std::ranges::count(evidence.disagreements, id, &Disagreement::id) > 0;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

Evidence evidenceAt(const Scene& scene, double time, bool middles = false) {
  AnalysisOptions options;
  options.technique = "inside";
  options.time = time;
  options.options.set(kMiddles, middles);
  return analyze(scene, options);
}

std::string shownAt(const PublishedMethod& method, const Evidence& evidence, int step) {
  ViewState view = viewAt("inside", step);
  const Verdict verdict = method.verdict(evidence, view);
  Figure figure;
  figure.width = view.camera.width;
  figure.height = view.camera.height;
  method.paint(evidence, view, figure);
  std::string all = textOf(figure) + verdict.badge + verdict.sentence;
  for (const CodeLine& line : method.steps(evidence, view)) all += line.text + line.value;
  return all;
}

/// Code points of a text.
long lettersIn(const std::string& text) {
  return std::ranges::count_if(text, [](char byte) { return (byte & 0xc0) != 0x80; });
}

Scene pairOfBodies(std::vector<Vec2> a, std::vector<Vec2> b) {
  return sceneOf({std::move(a), std::move(b), {}, {}}, "inside");
}

}  // namespace

TEST_SUITE("viewers published inside") {
  TEST_CASE("law: the last step is the whole answer, and stepping back gives the same") {
    std::map<std::string, int> told;
    for (int seed = 0; seed < viewerCases(40); ++seed) {
      INFO("seed " << seed);
      const Evidence evidence =
          evidenceOf(simpleCase(static_cast<std::uint64_t>(seed)).scene, "inside");
      for (const char* id : kMethods) {
        CAPTURE(id);
        const PublishedMethod& method = methodOf(id);
        if (!method.known(evidence)) {
          CHECK(std::string(id) == "gamecodeschool-frames");
          continue;
        }
        ++told[id];
        const int count = method.stepCount(evidence);
        const auto whole = [&](int step) {
          const ViewState view = viewAt("inside", step);
          const Verdict verdict = method.verdict(evidence, view);
          return verdict.badge + verdict.sentence;
        };
        CHECK(whole(-1) == whole(count - 1));
        CHECK(whole(-1) == whole(count + 5));
        std::vector<std::string> forwards;
        for (int step = 0; step < count; ++step)
          forwards.push_back(shownAt(method, evidence, step));
        for (int step = count - 1; step >= 0; --step) {
          const bool same =
              shownAt(method, evidence, step) == forwards[static_cast<std::size_t>(step)];
          CHECK_MESSAGE(same, "differs at step ", step);
        }
      }
    }
    CHECK(told.size() == kMethods.size());
  }

  TEST_CASE("law: one line is current at each step, and the lines fit beside another column") {
    for (int seed = 0; seed < viewerCases(60); ++seed) {
      INFO("seed " << seed);
      const Evidence evidence =
          evidenceOf(simpleCase(static_cast<std::uint64_t>(seed)).scene, "inside");
      for (const char* id : kMethods) {
        CAPTURE(id);
        const PublishedMethod& method = methodOf(id);
        if (!method.known(evidence)) continue;
        for (int step = -1; step < method.stepCount(evidence); ++step) {
          int current = 0;
          for (const CodeLine& line : method.steps(evidence, viewAt("inside", step)))
            current += line.current ? 1 : 0;
          for (const CodeLine& line : method.steps(evidence, viewAt("inside", step)))
            CHECK(lettersIn(line.text) <= 48);
          CHECK(current == (step < 0 ? 0 : 1));
        }
      }
    }
  }

  TEST_CASE("law: with a counter for each vertex the steps end at the first odd one") {
    int stopped = 0;
    for (int seed = 0; seed < viewerCases(200); ++seed) {
      INFO("seed " << seed);
      const Evidence evidence =
          evidenceOf(simpleCase(static_cast<std::uint64_t>(seed)).scene, "inside");
      const PublishedCrossing& found = *evidence.publishedCrossingMeant;
      const std::vector<CrossingStep> steps = crossingStepsOf(found);
      int last = -1;
      for (const CrossingStep& step : steps)
        if (step.phase == CrossingStep::Phase::parity) last = step.index;
      CHECK((steps.back().phase == CrossingStep::Phase::result));
      if (found.deciding >= 0) CHECK(last == found.deciding);
      stopped += found.deciding >= 0 && found.deciding + 1 < static_cast<int>(found.first.size());
    }
    CHECK(stopped > 0);
  }

  TEST_CASE("law: what is said of an answer that errs is so, and it is accused") {
    int wrong = 0;
    for (int seed = 0; seed < viewerCases(1500); ++seed) {
      INFO("seed " << seed);
      const ExactCase pair = simpleCase(static_cast<std::uint64_t>(seed));
      const Evidence evidence = evidenceOf(pair.scene, "inside");
      const OracleRelation relation = relationAtStart(pair);
      const bool meet = relation != OracleRelation::disjoint;
      for (const auto* found : {&*evidence.publishedCrossing, &*evidence.publishedCrossingMeant}) {
        const std::string words = crossingVerdict(evidence, *found, viewAt("inside", -1)).sentence;
        CAPTURE(words);
        CHECK(contains(words, ", though ") == (found->collided != meet));
        CHECK(contains(words, "though they overlap") ==
              (!found->collided && relation == OracleRelation::overlapping));
        CHECK(contains(words, "though they touch") ==
              (!found->collided && relation == OracleRelation::touching));
        if (found->collided == meet) continue;
        ++wrong;
        const std::string reason = faultReason(evidence, *found);
        REQUIRE_FALSE(reason.empty());
        CHECK(std::ranges::any_of(insideAccusations(evidence), [&](const Accusation& accusation) {
          return contains(accusation.why, reason);
        }));
        CHECK_FALSE(evidence.disagreements.empty());
      }
      const std::string gpwiki = edgeLoopVerdict(evidence, viewAt("inside", -1)).sentence;
      CHECK(contains(gpwiki, "though they overlap") == accuses(evidence, "vertices-only"));
    }
    CHECK(wrong > 50);
  }
}

TEST_CASE("inside: every pair of sides is told up to a limit, beyond it the reason") {
  const auto ring = [](int count) {
    std::vector<Vec2> vertices;
    for (int i = 0; i < count; ++i)
      vertices.push_back(
          {std::cos(2 * std::numbers::pi * i / count), std::sin(2 * std::numbers::pi * i / count)});
    return vertices;
  };
  CHECK(evidenceAt(pairOfBodies(ring(40), ring(100)), 0).publishedEdges);  // 4000 pairs
  const Evidence many = evidenceAt(pairOfBodies(ring(41), ring(100)), 0);
  CHECK_FALSE(many.publishedEdges);
  CHECK(many.skipped.contains("published.edges"));
}

TEST_CASE("inside: pitfalls are looked for at the time that is shown") {
  Scene scene = builtin("two-inside");
  CHECK(accuses(evidenceAt(scene, 0), "one-counter"));
  scene.bodies[0].velocity = {60, 0};
  CHECK(accuses(evidenceAt(scene, 0), "one-counter"));
  CHECK(evidenceAt(scene, 1).disagreements.empty());
  scene.bodies[0].position -= Vec2{60, 0};
  CHECK(evidenceAt(scene, 0).disagreements.empty());
  CHECK(accuses(evidenceAt(scene, 1), "one-counter"));
  scene.bodies[0].spin = 180;
  CHECK_FALSE(accuses(evidenceAt(scene, 1), "one-counter"));
}

TEST_CASE("inside: each error of the crossing article is accused where it turns the answer") {
  const std::vector<Vec2> square{{0, 0}, {2, 0}, {2, 2}, {0, 2}};
  CHECK(accuses(evidenceAt(pairOfBodies({{2, 1}, {4, 0}, {4, 2}}, square), 0), "half-open"));
  CHECK(accuses(evidenceAt(pairOfBodies({{1, 2}, {2, 4}, {0, 4}}, square), 0), "half-open"));
  CHECK_FALSE(
      accuses(evidenceAt(pairOfBodies({{0, 1}, {-2, 2}, {-2, 0}}, square), 0), "half-open"));
  Scene tips =
      pairOfBodies({{1, 0}, {-0.5, 0.5}, {-0.5, -0.5}}, {{-1, 0}, {0.5, -0.5}, {0.5, 0.5}});
  tips.bodies[1].position = {2, 0};
  CHECK(accuses(evidenceAt(tips, 0), "strict-radius"));
  CHECK(accuses(evidenceAt(builtin("missed-vertex"), 0), "one-way"));

  Scene flat = pairOfBodies({{0, 5}, {-20, -5}, {20, -5}}, {{-6, -5}, {6, -5}, {6, 5}, {-6, 5}});
  flat.bodies[1].position = {24, -5};
  AnalysisOptions options;
  options.options.set(kRadii, Radii::halfHeight);
  const Evidence half = analyze(flat, options);
  CHECK(half.publishedCrossing->radiusFirst == 5);
  CHECK(accuses(half, "given-radius"));
  CHECK_FALSE(accuses(analyze(flat), "given-radius"));
  options.options.set(kRadii, Radii::given);
  options.options.set(kRadiusA, 21);
  options.options.set(kRadiusB, 8);
  const Evidence given = analyze(flat, options);
  CHECK(given.publishedCrossing->reach == 29);
  CHECK_FALSE(accuses(given, "given-radius"));
}

TEST_CASE("inside: the advice of middles works as it is meant, and the casts undo it") {
  const Evidence evidence = evidenceAt(builtin("missed-vertex"), 0, true);
  CHECK(evidence.publishedCrossingMeant->collided);
  CHECK(evidence.publishedCrossingMeant->fault == CrossingFault::none);
  CHECK(crossingVertexName(evidence, *evidence.publishedCrossingMeant,
                           evidence.publishedCrossingMeant->deciding) == "A1½");
  CHECK_FALSE(evidence.publishedCrossing->collided);
  CHECK(evidence.publishedCrossing->fault == CrossingFault::integerCast);
  CHECK(accuses(evidence, "integer-cast"));
  CHECK_FALSE(evidenceAt(builtin("missed-vertex"), 0).publishedCrossingMeant->collided);
}

TEST_CASE("inside: A is tested against every other body, and what it costs is told") {
  Scene scene = pairOfBodies({{-1, -1}, {1, -1}, {0, 1}}, {{-2, -2}, {2, -2}, {2, 2}, {-2, 2}});
  Body away = scene.bodies[1];
  away.name = "C";
  away.position = {50, 0};
  Body broken = away;
  broken.name = "D";
  broken.vertices = {{0, 0}, {2, 2}, {2, 0}, {0, 2}};
  scene.bodies.push_back(away);
  scene.bodies.push_back(broken);
  const PublishedRound round = *evidenceAt(scene, 0).publishedRound;
  REQUIRE(round.calls.size() == 3);
  CHECK(round.pretests == 2);
  CHECK(round.exactTests == 1);
  CHECK(round.sides == 3 * 4);
  CHECK(round.skipped == 1);
  CHECK(round.hits == 1);
  CHECK(round.calls[0].meets);
  CHECK_FALSE(round.calls[1].radiiOverlap);
  CHECK(round.calls[2].skipped);
  CHECK(round.calls[2].body == 3);
}

TEST_CASE("inside: a pitfall shows the method that it accuses") {
  ViewState view = viewAt("inside", -1);
  const Technique& technique = *findTechnique("inside");
  const auto methodOn = [&](const char* id) {
    return shownAnswers(technique, evidenceAt(builtin(id), 0), view).published->id;
  };
  CHECK(methodOn("two-inside") == "gamecodeschool");
  CHECK(methodOn("crossing-bars") == "gpwiki-edges");
  CHECK(methodOn("missed-vertex") == "gamecodeschool-meant");
}

TEST_CASE("inside: both circles of the page are told, where one leaves the picture, too") {
  for (const Vec2 size : {Vec2{1117, 659}, Vec2{800, 500}, Vec2{1600, 1000}}) {
    CAPTURE(size.x);
    const Scene scene = builtin("pitfall-integer-cast");
    ViewState view = viewAt("inside", -1);
    view.answers = Answers::both;
    const auto figure = [&] {
      const Evidence evidence = analyze(scene, optionsFrom(view));
      view.camera = sceneCamera(scene, evidence, size.x, size.y);
      return paint(evidence, view);
    };
    // They decide nothing there, so they are drawn only where they are asked for.
    CHECK_FALSE(shows(figure(), "published r = 2.00"));
    view.options.set(kRadii, Radii::given);
    view.options.set(kRadiusA, 1.0);
    view.options.set(kRadiusB, 2.0);
    CHECK(shows(figure(), "published r = 1.00"));
    CHECK(shows(figure(), "published r = 2.00"));
  }
}

TEST_CASE("inside: the query tells what the steps tell") {
  const Evidence evidence = analyze(builtin("two-inside"));
  const nlohmann::json json = nlohmann::json::parse(queryJson(evidence))["published"];
  const nlohmann::json& crossing = json["crossing"];
  CHECK(crossing["hit"] == false);
  CHECK(crossing["fault"] == "one counter");
  CHECK(crossing["vertex_crossings"] == evidence.publishedCrossing->vertexCrossings);
  CHECK(crossing["sides"].size() == evidence.publishedCrossing->sides.size());
  CHECK(crossing["sides"].back()["counter"] == evidence.publishedCrossing->crossings);
  CHECK(json["crossing_meant"]["hit"] == true);
  CHECK(json["edges"]["pairs"].size() == evidence.publishedEdges->pairs.size());
  CHECK(json["edges"]["hit"] == true);
}
