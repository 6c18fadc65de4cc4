#include "app/scene/pieces.h"

#include "app/scene/doctor/doctor.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/paint_crowd.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

// The pieces of a split body, and that they do not collide with each other.

namespace sepax::test {
namespace {

/// The dented A of the scene in pieces that are bodies of their own.
Scene inPieces(std::string_view technique) {
  Scene scene = builtin("needs-repair");
  scene.technique = technique;
  scene.bodies[1].vertices = {{1, -1}, {4, -1}, {4, 1}};
  const std::vector<Finding> findings = examineBody(scene.bodies[0], 0);
  const auto concave = std::ranges::find(findings, DefectKind::reflexVertex, &Finding::kind);
  REQUIRE(concave != findings.end());
  const CureResult result = cured(scene, *concave, "split");
  REQUIRE_MESSAGE(result.scene, result.problem);
  return *result.scene;
}

TEST_CASE("a piece is known by its name") {
  CHECK(pieceName("A", 2) == "A-2");
  CHECK(wholeName("A") == "A");
  CHECK(wholeName("A-2") == "A");
  CHECK(wholeName("A-2-13") == "A");
  CHECK(wholeName("rock-b") == "rock-b");
  CHECK(wholeName("A-") == "A-");
  CHECK(wholeName("-2") == "-2");
  CHECK(wholeName("2024") == "2024");
  CHECK(wholeName("").empty());
}

TEST_CASE("pieces are those of one body until a hand moves one of them") {
  Scene scene = inPieces("sat");
  REQUIRE(scene.bodies[1].name == "A-2");
  const Evidence split = analyze(scene);
  CHECK(wholeOf(split.bodies[0], split.bodies[1]) == "A");
  CHECK(wholeOf(split.bodies[0], split.bodies.back()).empty());
  scene.bodies[1].velocity = {1, 0};
  const Evidence moving = analyze(scene);
  CHECK(wholeOf(moving.bodies[0], moving.bodies[1]).empty());
  scene.bodies[1].velocity = {};
  scene.bodies[1].position = {0.5, 0};
  const Evidence moved = analyze(scene);
  CHECK(wholeOf(moved.bodies[0], moved.bodies[1]).empty());
}

/// Lines from body to body of this role.
std::ptrdiff_t linesBetween(const Scene& scene, Role role) {
  ViewState view;
  view.technique = scene.technique;
  view.camera = {{0, 0}, 60, 800, 600};
  const Figure figure = paint(analyze(scene), view);
  return std::ranges::count_if(figure.items, [role](const Item& item) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    return stroke != nullptr && stroke->paint.role == role &&
           (stroke->part == kMeetingPair || stroke->part == kBoxPair);
  });
}

TEST_CASE("the line between two pieces of one body is not that of a collision") {
  Scene scene = inPieces("swept_edges");
  scene.bodies.back().velocity = {-0.1, 0};
  REQUIRE(analyze(scene).broadPhase);
  REQUIRE(analyze(scene).broadPhase->meeting > 0);
  CHECK(linesBetween(scene, Role::result) == 0);
  CHECK(linesBetween(scene, Role::path) > 0);
  scene.bodies[1].name = "other";
  CHECK(linesBetween(scene, Role::result) > 0);
}

}  // namespace
}  // namespace sepax::test
