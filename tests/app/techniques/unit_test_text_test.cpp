#include "app/techniques/contract/unit_test_text.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <string>

namespace sepax {
namespace {

std::string testOf(const Scene& scene, TestStyle style = TestStyle::doctest) {
  const Evidence evidence = analyze(scene);
  REQUIRE(unitTestProblem(evidence) == "");
  return unitTestText(evidence, style);
}

bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST_SUITE_BEGIN("unit test text");

TEST_CASE("an overlap is tested by relation, depth and push") {
  const std::string text = testOf(test::boxes({0.75, 0.5}, {}));
  CHECK(holds(text, "TEST_CASE(\"A and B are overlapping\") {\n"));
  CHECK(holds(text, "  const Polygon a = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};\n"));
  CHECK(holds(text, "  const Polygon b = {{0.75, 0.5}, {1.75, 0.5}, {1.75, 1.5}, {0.75, 1.5}};\n"));
  CHECK(holds(text, "CHECK(answer.relation == Relation::overlapping);\n"));
  CHECK(
      holds(text, "CHECK(std::abs(std::hypot(answer.push.x, answer.push.y) - 0.25) <= tolerance"));
  CHECK(holds(text,
              "CHECK(std::hypot(answer.push.x + 0.25,\n                   answer.push.y - 0) <= "
              "tolerance);\n"));
  CHECK_FALSE(holds(text, "velocity"));
}

TEST_CASE("all shortest pushes are right: two axes, and both ways out of one") {
  const std::string corner = testOf(test::boxes({0.5, 0.5}, {}));
  CHECK(holds(corner, "answer.push.x + 0.5,\n                    answer.push.y - 0)"));
  CHECK(holds(corner, "answer.push.x - 0,\n                    answer.push.y + 0.5)"));
  CHECK_FALSE(holds(corner, "answer.push.x - 0.5"));
  Scene centred = test::boxes({0.25, -0.5}, {});
  centred.bodies[1].vertices = {{0, 0}, {0.5, 0}, {0.5, 2}, {0, 2}};
  const std::string both = testOf(centred);
  CHECK(holds(both, "answer.push.x + 0.75,\n                    answer.push.y - 0)"));
  CHECK(holds(both, "answer.push.x - 0.75,\n                    answer.push.y - 0)"));
}

TEST_CASE("of a touch the relation alone is tested, of polygons apart the distance, too") {
  const std::string touching = testOf(test::boxes({1, 0}, {}));
  CHECK(holds(touching, "Relation::touching);"));
  CHECK_FALSE(holds(touching, "tolerance"));
  CHECK_FALSE(holds(touching, "distanceBetween"));
  const std::string apart = testOf(test::boxes({4, 5}, {}));  // a corner from a corner
  CHECK(holds(apart, "Relation::disjoint);"));
  CHECK(holds(apart, "\ndouble distanceBetween(const Polygon& a, const Polygon& b);\n"));
  CHECK(holds(apart, "CHECK(std::abs(distanceBetween(a, b) - 5) <= tolerance);\n"));
  CHECK(holds(testOf(test::boxes({4, 5}, {}), TestStyle::asserts),
              "assert(fabs(distanceBetween(a, countA, b, countB) - 5) <= tolerance);\n"));
}

TEST_CASE("a motion is tested by the time of the first contact") {
  CHECK(holds(testOf(test::boxes({3, 0}, {4, 0})), "CHECK(std::abs(time - 0.5) <= 1e-09);\n"));
  CHECK(holds(testOf(test::boxes({3, 0}, {1, 0})), "CHECK(time < 0);\n"));
  CHECK(holds(testOf(test::boxes({0.5, 0}, {1, 0})), "CHECK(std::abs(time - 0) <= 1e-09);\n"));
  CHECK(holds(testOf(test::boxes({3, 0}, {4, 0}), TestStyle::asserts),
              "  const double velocityA[2] = {4, 0};\n"));
}

TEST_CASE("concave pairs are tested by relation and time") {
  const Scene concave = test::builtin("swept-concave");
  const std::string text = testOf(concave);
  CHECK(holds(text, "answer.relation == Relation::"));
  CHECK(holds(text, "time - 0."));
  CHECK_FALSE(holds(text, "answer.push.x +"));
}

TEST_CASE("a tolerance grows with the coordinates") {
  Scene scene = test::boxes({0.75, 0.5}, {});
  CHECK(holds(testOf(scene), "tolerance = 1e-08;"));
  for (Body& body : scene.bodies)
    for (Vec2& vertex : body.vertices) vertex = 1024 * vertex;
  CHECK(holds(testOf(scene), "tolerance = 1e-05;"));
}

TEST_CASE("a name cannot break out of its string or comment") {
  Scene scene = test::boxes({0.5, 0}, {});
  scene.bodies[0].name = "a \"b\" \\ \n c";
  scene.bodies[1].name = "*/ x /*/";
  const std::string text = testOf(scene);
  CHECK(holds(text, R"(TEST_CASE("a \"b\" \\   c and * / x / * / are overlapping") {)"));
  const std::string comment = testOf(scene, TestStyle::asserts);
  CHECK(holds(comment, R"("* / x / * /" are overlapping. */)"));
}

TEST_CASE("without a testable pair there is one sentence") {
  Scene one = test::boxes({0, 0}, {});
  one.bodies.pop_back();
  CHECK(unitTestProblem(analyze(one)) == "a unit test needs a pair of polygons; add a second one");
  Scene bowTie = test::boxes({0, 0}, {});
  bowTie.bodies[1].vertices = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};
  CHECK(unitTestProblem(analyze(bowTie)) ==
        "a unit test needs simple polygons, and \"B\" is none: edges B0 and B2 cross; "
        "repair "
        "it");
}

TEST_CASE("styles are found by id") {
  CHECK(testStyleNamed("doctest") == TestStyle::doctest);
  CHECK(testStyleNamed("asserts") == TestStyle::asserts);
  CHECK_FALSE(testStyleNamed("junit"));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
