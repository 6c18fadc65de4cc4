#include "app/scene/doctor/healing.h"

#include "app/scene/doctor/kinds.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/tangles.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

// All cures at once: those that are certain, and those of one name.

namespace sepax {
namespace {

using Points = std::vector<Vec2>;

const Points kBowTie = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};
const Points kDented = {{0, 0}, {4, 0}, {1, 1}, {0, 4}};
const Points kLine = {{0, 0}, {1, 1}, {3, 3}};

Body bodyOf(const Points& vertices, const std::string& name = "A") {
  return {name, vertices, {}, 0, {}, 0};
}

std::vector<std::string> namesOf(const Scene& scene) {
  std::vector<std::string> names;
  for (const Body& body : scene.bodies) names.push_back(body.name);
  return names;
}

std::vector<std::string> curesOf(const Healing& healing) {
  std::vector<std::string> cures;
  for (const FindingCured& cured : healing.cured)
    cures.push_back(std::string(nameOf(cured.finding.kind)) + ":" + std::string(cured.cure.id));
  return cures;
}

TEST_CASE("what is certain is cured, and all of it is told") {
  const HealedBody after =
      healed(bodyOf({{0, 0}, {0, 4}, {0, 4}, {2, 4}, {4, 4}, {8, 4}, {4, 4}, {4, 0}, {0, 0}}));
  REQUIRE(after.bodies.size() == 1);
  CHECK(after.bodies.front().vertices == Points{{0, 0}, {4, 0}, {4, 4}, {0, 4}});
  CHECK(curesOf(after.healing) ==
        std::vector<std::string>{"spike:drop", "collinear_vertex:drop", "clockwise:reverse"});
  CHECK(after.healing.refused.empty());
}

TEST_CASE("a cure that another defect is in the way of is tried again") {
  // Turned round, the closing copy would repeat its neighbour.
  const HealedBody after = healed(bodyOf({{0, 0}, {0, 4}, {4, 0}, {0, 0}}));
  CHECK(after.bodies.front().vertices == Points{{0, 0}, {4, 0}, {0, 4}});
  CHECK(after.healing.refused.empty());
}

TEST_CASE("what asks for a decision stays as it is") {
  for (const Points& list : {kBowTie, kDented, kLine}) {
    const HealedBody after = healed(bodyOf(list));
    CHECK(after.bodies == std::vector<Body>{bodyOf(list)});
    CHECK(after.healing.cured.empty());
  }
}

TEST_CASE("a cure of one name is done to all that has it, and to nothing that it brings to light") {
  CHECK(healed(bodyOf(kDented), "hull").bodies.front().vertices == Points{{0, 0}, {4, 0}, {0, 4}});
  // The larger piece of the crossing is concave.
  const Points crossed = {{0, 0}, {6, 0}, {6, 4}, {3, 1}, {0, 4}, {0, 3}, {8, 3}, {8, 6}, {0, 6}};
  const HealedBody after = healed(bodyOf(crossed), "split");
  CHECK(curesOf(after.healing) == std::vector<std::string>{"self_intersection:split"});
  CHECK(after.bodies.size() > 1);
  CHECK(healed(bodyOf(kDented), "untangle").bodies == std::vector<Body>{bodyOf(kDented)});
}

TEST_CASE("a cure that does not help is refused once, and the body stays") {
  const Body needle = bodyOf({{0, 0}, {0.0001, 0}, {0, 9}});
  const HealedBody after = healed(needle, "merge");
  CHECK(after.bodies == std::vector<Body>{needle});
  REQUIRE(after.healing.refused.size() == 1);
  CHECK(after.healing.refused[0].kind == DefectKind::sliver);
  CHECK(after.healing.refused[0].problem ==
        "“Merge the short edge” does not help A: fewer than three vertices would be left");
  CHECK(after.healing.cured.empty());
}

TEST_CASE("pieces take free names, and A and B stay what they were") {
  Scene scene;
  scene.bodies = {bodyOf(kBowTie), bodyOf({{9, 0}, {10, 0}, {9, 1}}, "B"),
                  bodyOf({{19, 0}, {20, 0}, {19, 1}}, "A-2")};
  const HealedScene after = healed(scene, "split");
  CHECK(after.problem == "");
  CHECK(namesOf(after.scene) == std::vector<std::string>{"A", "A-3", "B", "A-2"});
  CHECK(after.pieces == std::vector<std::size_t>{2, 1, 1});
  REQUIRE(after.scene.pair);
  CHECK((*after.scene.pair)[0] == "A");
  CHECK((*after.scene.pair)[1] == "B");
  CHECK(healed(scene).scene == scene);
}

TEST_CASE("the last body is not deleted") {
  Scene scene;
  scene.bodies = {bodyOf(kLine), bodyOf({{0, 0}, {1, 0}, {0, 1}}, "B")};
  const HealedScene one = healed(scene, "delete");
  CHECK(namesOf(one.scene) == std::vector<std::string>{"B"});
  CHECK(one.pieces == std::vector<std::size_t>{0, 1});
  CHECK_FALSE(one.scene.pair);
  scene.bodies[1].vertices = kLine;
  const HealedScene last = healed(scene, "delete");
  CHECK(namesOf(last.scene) == std::vector<std::string>{"B"});
  REQUIRE(last.healings[1].refused.size() == 1);
  CHECK(last.healings[1].refused[0].problem ==
        "“Delete the body” does not help B: it is the only "
        "body");
  CHECK(last.healings[1].cured.empty());
}

TEST_CASE("a part is cured alone") {
  Body body = bodyOf({{0, 0}, {0, 1}, {1, 0}, {5, 5}, {6, 5}, {6, 6}});
  body.form.parts = {3, 3};
  const HealedBody after = healed(body);
  CHECK(curesOf(after.healing) == std::vector<std::string>{"clockwise:reverse"});
  CHECK(after.bodies.front().form.parts == std::vector<int>{3, 3});
}

TEST_CASE("the ids of cures are those of the table, each once") {
  const std::vector<std::string> ids = cureIds();
  CHECK(ids.size() == 10);
  for (const DefectRow& row : defectRows())
    for (const CureRow& cure : row.cures) CHECK(std::ranges::count(ids, cure.cure.id) == 1);
}

TEST_CASE("law: certain cures keep what is enclosed, and nothing certain is left") {
  for (int seed = 0; seed < test::lawCases(); ++seed) {
    test::Random random = test::streamOf(static_cast<std::uint64_t>(seed));
    const Points list =
        test::brokenShape(random, seed % 2 == 0 ? test::Kind::random : test::Kind::lattice);
    INFO("seed " << seed << ": " << test::listText(list));
    const HealedBody after = healed(bodyOf(list));
    REQUIRE(after.bodies.size() == 1);
    const Body& body = after.bodies.front();
    CHECK(test::evenOddArea(body.vertices) ==
          doctest::Approx(test::evenOddArea(list)).epsilon(1e-9));
    for (const Finding& finding : examineBody(body, 0)) {
      const bool refused = std::ranges::find(after.healing.refused, finding.kind,
                                             &CureRefused::kind) != after.healing.refused.end();
      CHECK((refused || !isCertain(finding)));
    }
    CHECK(healed(body).bodies == after.bodies);
  }
}

}  // namespace
}  // namespace sepax
