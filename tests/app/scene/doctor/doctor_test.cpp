#include "app/scene/doctor/doctor.h"

#include "app/scene/doctor/kinds.h"
#include "app/scene/doctor/words.h"
#include "app/scene/scene_check.h"
#include "app/scene/scene_json.h"
#include "app/techniques/table.h"
#include "core/exact/short_text.h"
#include "core/exact/transform.h"
#include "tests/support/scenes.h"
#include "tests/support/tangles.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

namespace sepax {
namespace {

using Points = std::vector<Vec2>;

Body bodyOf(const Points& vertices) { return {"A", vertices, {}, 0, {}, 0}; }

Scene sceneOf(const Points& vertices) {
  Scene scene;
  scene.bodies = {bodyOf(vertices), {"B", {{20, 0}, {21, 0}, {20, 1}}, {}, 0, {}, 0}};
  return scene;
}

std::vector<std::string> kindsOf(const std::vector<Finding>& findings) {
  std::vector<std::string> kinds;
  for (const Finding& finding : findings) kinds.emplace_back(nameOf(finding.kind));
  return kinds;
}

const Finding* find(const std::vector<Finding>& findings, DefectKind kind) {
  const auto found = std::ranges::find(findings, kind, &Finding::kind);
  return found == findings.end() ? nullptr : &*found;
}

Finding findingOf(const Scene& scene, DefectKind kind) {
  const std::vector<Finding> findings = examine(scene);
  REQUIRE_MESSAGE(find(findings, kind), nameOf(kind));
  return *find(findings, kind);
}

Scene mended(const Scene& scene, DefectKind kind, std::string_view cure) {
  const CureResult result = cured(scene, findingOf(scene, kind), cure);
  REQUIRE_MESSAGE(result.scene, result.problem);
  return *result.scene;
}

}  // namespace

TEST_CASE("the doctor says what is wrong and where") {
  struct Row {
    Points vertices;
    DefectKind kind;
    const char* sentence;
  };
  const Row rows[] = {
      {{{0, 0}, {1, 0}, {0, 0}},
       DefectKind::tooFewVertices,
       "there are fewer than three distinct vertices"},
      {{{0, 0}, {1, 1}, {3, 3}}, DefectKind::zeroArea, "all vertices lie on one line"},
      {{{0, 0}, {4, 0}, {8, 0}, {4, 0}, {4, 4}},
       DefectKind::spike,
       "the boundary turns back at vertex A2 at (8, 0)"},
      {{{0, 0}, {1, 1}, {1, 0}, {0, 1}},
       DefectKind::selfIntersection,
       "edges A0 and A2 cross at (0.5, 0.5)"},
      {{{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}},
       DefectKind::selfIntersection,
       "edges A0 and A2 touch at (2, 0) and edges A0 and A3 touch at (2, 0)"},
      {{{0, 0}, {0, 4}, {4, 0}}, DefectKind::clockwise, "the vertices run clockwise"},
      {{{0, 0}, {4, 0}, {4, 0}, {0, 4}},
       DefectKind::repeatedVertex,
       "vertex A2 at (4, 0) repeats its neighbour"},
      {{{0, 0}, {4, 0}, {0, 4}, {0, 0}},
       DefectKind::closingVertex,
       "vertex A3 at (0, 0) closes the list: it repeats the first one, as lists for crossing "
       "numbers "
       "do, and is accepted"},
      {{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {0, 4}},
       DefectKind::collinearVertex,
       "vertex A1 at (1, 0), vertex A2 at (2, 0), vertex A3 at (3, 0) and 1 more lie on the lines "
       "of "
       "their neighbours"},
      {{{0, 0}, {4, 0}, {1, 1}, {0, 4}},
       DefectKind::reflexVertex,
       "the polygon is concave at vertex A2 at (1, 1)"},
      {{{0, 0}, {3, 0}, {3, 0.0001}, {3, 4}},
       DefectKind::sliver,
       "edge A1 at (3, 0.00005) is only 0.0001 long in a polygon of size 5"},
      {{{0, 0}, {3, 0}, {3, 0.0003}, {3, 4}, {0, 4}, {0, 0.0001}},
       DefectKind::sliver,
       "edge A5 at (0, 0.00005) is only 0.0001 long in a polygon of size 5; 1 more is as short"},
      {{{4000, 0}, {4003.1, 0}, {4003, 4}},
       DefectKind::floatPrecision,
       "stored as float, vertex A1 moves by 9.77e-05 world units in a polygon of size 5.06"},
      {{{8000, 6000}, {8003, 6000}, {8003, 6004}},
       DefectKind::farFromOrigin,
       "its vertices lie 10002 world units away from its own origin, 2000 times its size"},
  };
  for (const Row& row : rows) {
    CAPTURE(nameOf(row.kind));
    const std::vector<Finding> findings = examineBody(bodyOf(row.vertices), 7);
    const Finding* finding = find(findings, row.kind);
    REQUIRE(finding);
    CHECK(finding->sentence == row.sentence);
    CHECK(finding->body == 7);
    CHECK_FALSE(finding->places.empty());
    CHECK_FALSE(finding->why.empty());
    CHECK_FALSE(finding->title.empty());
    CHECK_FALSE(finding->cures.empty());
  }
}

TEST_CASE("where crossings are no longer counted, the sentence says that there may be more") {
  const auto sentenceOfComb = [](int teeth) {
    Points comb{{0, 0.5}, {100, 0.5}, {100, -9}};  // its first edge crosses each tooth twice
    for (int i = teeth; i > 0; --i) {
      comb.push_back({3.0 * i, -1});
      comb.push_back({3.0 * i - 1, 2});
      comb.push_back({3.0 * i - 2, -1});
    }
    return findingOf(sceneOf(comb), DefectKind::selfIntersection).sentence;
  };
  CHECK(sentenceOfComb(4).ends_with(" more"));
  CHECK(sentenceOfComb(4).find("or even more") == std::string::npos);
  CHECK(sentenceOfComb(40).ends_with(" and 61 more, or even more"));
}

TEST_CASE("places have the digits that tell neighbours apart, and no more") {
  const Points degrees = {{13.404954, 52.520008},
                          {13.404994, 52.520008},
                          {13.404964, 52.520018},
                          {13.404954, 52.520048}};
  CHECK(find(examineBody(bodyOf(degrees), 0), DefectKind::reflexVertex)->sentence ==
        "the polygon is concave at vertex A2 at (13.404964, 52.520018)");
  Body far = bodyOf({{0, 0}, {4, 0}, {1.0 / 3, 1}, {0, 4}});
  far.position = {560001.25, 5600012.5};
  CHECK(find(examineBody(far, 0), DefectKind::reflexVertex)->sentence ==
        "the polygon is concave at vertex A2 at (560001.583, 5600013.5)");
}

TEST_CASE("places are told as far as they can be read") {
  CHECK(shortText({-0.0247525, 0.524752}) == "(\u22120.025, 0.525)");
  CHECK(shortText({-0.0, 1000000.25}) == "(0, 1000000.25)");
}

TEST_CASE("every kind of defect has one row and a word of its own") {
  constexpr int kKinds = static_cast<int>(DefectKind::partsOverlap) + 1;
  CHECK(defectRows().size() == static_cast<std::size_t>(kKinds));
  std::set<std::string_view> words;
  for (int i = 0; i < kKinds; ++i) {
    const auto kind = static_cast<DefectKind>(i);
    CHECK(std::ranges::count(defectRows(), kind, &DefectRow::kind) == 1);
    CHECK(words.insert(nameOf(kind)).second);
  }
}

TEST_CASE("a sound body has no findings, wherever it is posed") {
  Body body = bodyOf({{0, 0}, {2.1, 0}, {1, 1.7}});
  CHECK(examineBody(body, 0).empty());
  body.position = {1e9, -3.3};
  body.angle = 33;
  CHECK(kindsOf(examineBody(body, 0)) == std::vector<std::string>{});
}

TEST_CASE("errors come first and notes of a list that is no polygon stay silent") {
  const Points spoilt{{0, 0}, {2, 2}, {2, 2}, {2, 0}, {0, 2}};
  CHECK(kindsOf(examineBody(bodyOf(spoilt), 0)) ==
        std::vector<std::string>{"self_intersection", "repeated_vertex"});
}

TEST_CASE("a list closed by its first vertex is told, and is no defect like a repeated one") {
  const std::vector<Finding> closed = examineBody(bodyOf({{0, 0}, {4, 0}, {0, 4}, {0, 0}}), 0);
  REQUIRE(closed.size() == 1);
  CHECK(closed[0].kind == DefectKind::closingVertex);
  CHECK(closed[0].harmless);
  CHECK_FALSE(closed[0].error);
  const std::vector<Finding> twice =
      examineBody(bodyOf({{0, 0}, {4, 0}, {4, 0}, {0, 4}, {0, 0}}), 0);
  REQUIRE(twice.size() == 2);
  CHECK(std::ranges::count(twice, true, &Finding::harmless) == 1);
  CHECK(mended(sceneOf({{0, 0}, {4, 0}, {0, 4}, {0, 0}}), DefectKind::closingVertex, "drop")
            .bodies[0]
            .vertices == Points{{0, 0}, {4, 0}, {0, 4}});
}

TEST_CASE("the doctor says when the pose is to blame") {
  Body body = bodyOf({{0, 0}, {1e-9, 0}, {0, 1e-9}});
  body.position = {1e9, 0};
  const std::vector<Finding> findings = examineBody(body, 0);
  REQUIRE_FALSE(findings.empty());
  CHECK(findings[0].kind == DefectKind::tooFewVertices);
  CHECK(findings[0].sentence ==
        "there are fewer than three distinct vertices; only the rounding of its position and angle "
        "does this");
}

TEST_CASE("every cure does what its button says") {
  const Points bowTie{{0, 0}, {2, 2}, {2, 0}, {0, 2}};
  CHECK(mended(sceneOf(bowTie), DefectKind::selfIntersection, "untangle").bodies[0].vertices ==
        Points{{0, 0}, {2, 0}, {2, 2}, {0, 2}});
  CHECK(mended(sceneOf({{0, 0}, {0, 4}, {4, 0}}), DefectKind::clockwise, "reverse")
            .bodies[0]
            .vertices == Points{{0, 0}, {4, 0}, {0, 4}});
  CHECK(mended(sceneOf({{0, 0}, {4, 0}, {4, 0}, {0, 4}}), DefectKind::repeatedVertex, "drop")
            .bodies[0]
            .vertices == Points{{0, 0}, {4, 0}, {0, 4}});
  CHECK(mended(sceneOf({{0, 0}, {2, 0}, {4, 0}, {0, 4}}), DefectKind::collinearVertex, "drop")
            .bodies[0]
            .vertices == Points{{0, 0}, {4, 0}, {0, 4}});
  CHECK(mended(sceneOf({{0, 0}, {4, 0}, {1, 1}, {0, 4}}), DefectKind::reflexVertex, "hull")
            .bodies[0]
            .vertices == Points{{0, 0}, {4, 0}, {0, 4}});
  CHECK(mended(sceneOf({{0, 0}, {3, 0}, {3, 0.0001}, {3, 4}}), DefectKind::sliver, "merge")
            .bodies[0]
            .vertices == Points{{0, 0}, {3, 0}, {3, 4}});
  const Body rounded =
      mended(sceneOf({{4000, 0}, {4003.1, 0}, {4003, 4}}), DefectKind::floatPrecision, "round")
          .bodies[0];
  CHECK(rounded.vertices[1].x == static_cast<double>(4003.1f));
  const Body centred = mended(sceneOf({{8000, 6000}, {8003, 6000}, {8003, 6004}}),
                              DefectKind::farFromOrigin, "centre")
                           .bodies[0];
  CHECK(centred.vertices == Points{{-1.5, -2}, {1.5, -2}, {1.5, 2}});
  CHECK(centred.position == Vec2{8001.5, 6002});
  CHECK(mended(sceneOf({{0, 0}, {1, 1}, {3, 3}}), DefectKind::zeroArea, "delete").bodies.size() ==
        1);
}

TEST_CASE("a turned body stays where it is when it is centred") {
  Scene scene = sceneOf({{8000, 6000}, {8003, 6000}, {8003, 6004}});
  scene.bodies[0].angle = 90;
  scene.bodies[0].position = {100, 50};
  const Body& before = scene.bodies[0];
  const Body after = mended(scene, DefectKind::farFromOrigin, "centre").bodies[0];
  CHECK(after.position == Vec2{100 - 6002, 50 + 8001.5});
  CHECK(posed(after.vertices, after.position, after.angle) ==
        posed(before.vertices, before.position, before.angle));
}

TEST_CASE("of a short edge the end goes that leaves a polygon") {
  // Without the second end the right side would pass through the tip of the notch.
  const Points vertices{{0, 0}, {10, 0}, {10.0001, 0.0001}, {10, 10}, {0, 10}, {10, 5}};
  CHECK(mended(sceneOf(vertices), DefectKind::sliver, "merge").bodies[0].vertices ==
        Points{{0, 0}, {10.0001, 0.0001}, {10, 10}, {0, 10}, {10, 5}});
}

TEST_CASE("pieces keep pose and motion, take free names, and the pair keeps the first") {
  Scene scene = sceneOf({{0, 0}, {2, 2}, {2, 0}, {0, 2}});
  scene.bodies[0].position = {5, 6};
  scene.bodies[0].angle = 90;
  scene.bodies[0].velocity = {1, 2};
  scene.bodies[0].spin = 3;
  scene.bodies[1].name = "A-2";
  const Scene split = mended(scene, DefectKind::selfIntersection, "split");
  REQUIRE(split.bodies.size() == 3);
  const std::vector<std::string> names{split.bodies[0].name, split.bodies[1].name,
                                       split.bodies[2].name};
  CHECK(names == std::vector<std::string>{"A", "A-3", "A-2"});
  CHECK(split.bodies[1].position == Vec2{5, 6});
  CHECK(split.bodies[1].angle == 90);
  CHECK(split.bodies[1].velocity == Vec2{1, 2});
  CHECK(split.bodies[1].spin == 3);
  CHECK(pairOf(split) == std::array{0, 2});
  CHECK(sceneProblem(split).empty());
}

TEST_CASE("what cannot be cured is answered with a sentence") {
  Scene alone = sceneOf({{0, 0}, {1, 1}, {3, 3}});
  alone.bodies.pop_back();
  CHECK(findingOf(alone, DefectKind::zeroArea).cures.empty());
  const Finding finding = findingOf(alone, DefectKind::zeroArea);
  CHECK(cured(alone, finding, "delete").problem ==
        "“Delete the body” does not help A: it is the only body; move its vertices apart instead");
  CHECK(cured(alone, finding, "dance").problem == "There is no cure “dance” for zero_area");
  Finding gone = finding;
  gone.body = 5;
  CHECK(cured(alone, gone, "delete").problem ==
        "The body of this finding is gone; examine the scene again");
  const Scene tiny = sceneOf({{1, 0}, {1 + 1e-12, 0}, {1, 1e-12}});
  CHECK(cured(tiny, findingOf(tiny, DefectKind::floatPrecision), "round").problem ==
        "“Round to float” does not help A: something else would be wrong then: there are fewer "
        "than three distinct vertices");
  Scene rounded = sceneOf({{0, 0}, {4, 0}, {4, 4}, {2, 1e-8}, {0, 4}});
  rounded.bodies[0].position = {0, 1e9};
  CHECK(
      cured(rounded, findingOf(rounded, DefectKind::selfIntersection), "split").problem ==
      "“Split at the crossing” does not help A: it would still be so: edges A0 and A2 touch at (2, "
      "1000000000) and edges A0 and A3 touch at (2, 1000000000); only the rounding of its position "
      "and angle "
      "does this");
  const Scene needle = sceneOf({{0, 0}, {0.0001, 0}, {0, 9}});
  CHECK_FALSE(cured(needle, findingOf(needle, DefectKind::sliver), "merge").problem.empty());
}

namespace {

/// Counts over all cases of the law below.
struct Tally {
  int cures = 0;
  int problems = 0;
};

Body brokenBody(std::uint64_t seed) {
  test::Random random(test::Random(seed).bits());
  const auto kind = seed % 2 == 0 ? test::Kind::random : test::Kind::lattice;
  Body body = bodyOf(test::brokenShape(random, kind));
  if (random.integer(0, 2) == 0) body.position = test::vectorWithin(random, kind, 9);
  if (random.integer(0, 2) == 0) body.angle = kind == test::Kind::lattice ? 90 : 33.3;
  if (random.integer(0, 9) == 0) {
    for (Vec2& vertex : body.vertices) vertex += {70'000, 0};
  }
  return body;
}

void checkLaws(const Scene& scene, const Finding& finding, std::string_view cure, Tally& tally) {
  const std::size_t others = scene.bodies.size() - 1;
  const std::vector<Finding> before = examineBody(scene.bodies[0], 0);
  const CureResult result = cured(scene, finding, cure);
  CHECK(result.scene.has_value() == result.problem.empty());
  ++tally.cures;
  if (!result.scene) {
    ++tally.problems;
    return;
  }
  CHECK(sceneProblem(*result.scene).empty());
  const auto allowed = mayReveal(finding.kind, cure);
  for (std::size_t i = 0; i + others < result.scene->bodies.size(); ++i) {
    for (const Finding& after : examineBody(result.scene->bodies[i], 0)) {
      CAPTURE(after.sentence);
      CHECK(after.kind != finding.kind);
      const bool known = find(before, after.kind) != nullptr;
      CHECK((known || !after.error));
      CHECK((known || std::ranges::find(allowed, after.kind) != allowed.end()));
    }
  }
  // Whoever presses the button again changes nothing.
  const CureResult again = cured(*result.scene, finding, cure);
  if (cure != "delete") CHECK(again.scene == result.scene);
}

}  // namespace

TEST_CASE("law: a cure takes its defect away and brings no other than it says") {
  Tally tally;
  for (int seed = 0; seed < test::lawCases(); ++seed) {
    Scene scene = sceneOf({});
    scene.bodies[0] = brokenBody(static_cast<std::uint64_t>(seed));
    INFO("seed " << seed << ": " << writeSceneOnOneLine(scene));
    for (const Finding& finding : examineBody(scene.bodies[0], 0)) {
      for (const Cure& cure : finding.cures) {
        CAPTURE(nameOf(finding.kind));
        CAPTURE(cure.id);
        checkLaws(scene, finding, cure.id, tally);
      }
    }
  }
  CHECK(tally.cures > test::lawCases() / 2);
  CHECK(100 * tally.problems < tally.cures);
}

}  // namespace sepax
