#include "app/scene/edits/pair_edits.h"

#include "core/exact/transform.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

namespace sepax {
namespace {

TEST_SUITE_BEGIN("scene");

TEST_CASE("a second shape stands to the right of the first, in the middle of its height") {
  Scene scene;
  Body tall;
  tall.name = "A";
  tall.vertices = {{0, 0}, {2, 0}, {2, 4}, {0, 4}};
  tall.position = {10, 20};
  scene.bodies.push_back(tall);
  const Scene pair = withPairCompleted(scene);
  REQUIRE(pair.bodies.size() == 2);
  CHECK(pair.bodies[0] == tall);
  const Body& added = pair.bodies[1];
  CHECK(added.name == "B");
  CHECK(added.vertices.size() == 4);
  CHECK(added.position.y == 22);
  // half as large as the first one is high, with half of that between them
  const std::vector<Vec2> world = posed(added.vertices, added.position, added.angle);
  const auto x = std::ranges::minmax(world, {}, &Vec2::x);
  CHECK(x.min.x >= 12 + 1);
  CHECK(x.max.x == doctest::Approx(added.position.x + (added.position.x - x.min.x)));
  CHECK(added.position.x == 15);
}

TEST_CASE("two shapes stand in an empty scene, and a third one is not added") {
  const Scene pair = withPairCompleted({});
  REQUIRE(pair.bodies.size() == 2);
  CHECK(pair.bodies[0].name == "A");
  CHECK(pair.bodies[1].name == "B");
  CHECK(pair.bodies[0].position == Vec2{});
  CHECK_FALSE(lacksPair(pair));
  CHECK(withPairCompleted(pair) == pair);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
