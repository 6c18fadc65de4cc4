#include "app/tools/align.h"
#include "app/tools/framing.h"
#include "core/exact/transform.h"
#include "core/overlap/sat.h"
#include "core/polygon/polygon.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

namespace sepax {
namespace {

using Kind = Target::Kind;

std::vector<Vec2> posedOf(const Body& body) {
  return posed(body.vertices, body.position, body.angle);
}

Vec2 edgeOf(const std::vector<Vec2>& points, int index) {
  const auto i = static_cast<std::size_t>(index);
  return points[(i + 1) % points.size()] - points[i];
}

Vec2 middleOf(const std::vector<Vec2>& points, int index) {
  const auto i = static_cast<std::size_t>(index);
  return (points[i] + points[(i + 1) % points.size()]) / 2;
}

TEST_CASE("squares align to the last bit, of either winding") {
  const std::vector<Vec2> right{{1, 0}, {3, 0}, {3, 2}, {1, 2}};
  const std::vector<Vec2> clockwise{{1, 2}, {3, 2}, {3, 0}, {1, 0}};
  for (const std::vector<Vec2>& other : {right, clockwise}) {
    Scene scene;
    scene.bodies = {{"A", {{-3, 0}, {-1, 0}, {-1, 2}, {-3, 2}}, {5, 5}, 30, {1, 0}, 0},
                    {"B", other, {}, 0, {}, 0}};
    Document document(scene);
    ViewState view;
    const int below = other == right ? 0 : 2;
    CHECK(alignEdgeTo(document, view, {Kind::edge, 0, 2}, {Kind::edge, 1, below}).empty());
    const Body& a = document.committed().bodies[0];
    CHECK(posedOf(a) == std::vector<Vec2>{{1, -2}, {3, -2}, {3, 0}, {1, 0}});
    CHECK(a.angle == 0);
    CHECK(a.velocity == Vec2{1, 0});
    CHECK(view.selected == Target{Kind::edge, 0, 2});
    CHECK(document.undo());
    CHECK(document.committed() == scene);
    CHECK(!document.canUndo());
  }
}

TEST_CASE("what cannot be aligned is said and leaves the document alone") {
  Scene scene;
  scene.bodies = {{"A", {{0, 0}, {0, 0}, {1, 0}, {0, 1}}, {}, 0, {}, 0},
                  {"B", {{0, 0}, {1, 0}, {0, 1}}, {}, 0, {}, 0}};
  Document document(scene);
  ViewState view;
  const Target edge{Kind::edge, 1, 0};
  CHECK(!alignEdgeTo(document, view, {Kind::edge, 0, 0}, edge).empty());
  CHECK(!alignEdgeTo(document, view, {Kind::vertex, 0, 1}, edge).empty());
  CHECK(!alignEdgeTo(document, view, {Kind::edge, 0, 9}, edge).empty());
  CHECK(!alignEdgeTo(document, view, {Kind::edge, 1, 1}, edge).empty());
  CHECK(!document.canUndo());
}

TEST_CASE("law: aligned edges are parallel, meet in the middle, and convex bodies only touch") {
  for (int seed = 0; seed < 2000; ++seed) {
    const auto kind = seed % 2 == 0 ? test::Kind::random : test::Kind::lattice;
    const test::Case c = test::makeCase(static_cast<std::uint64_t>(seed), kind);
    test::Random random(static_cast<std::uint64_t>(seed));
    INFO("seed " << seed << ": " << test::toText(c));
    Scene scene;
    const auto turn = [&] {
      return seed % 3 == 0 ? 90.0 * random.integer(0, 3) : random.uniform(-180, 180);
    };
    scene.bodies = {{"A", c.a, {random.uniform(-9, 9), 2}, turn(), {}, 0},
                    {"B", c.b, {1, random.uniform(-9, 9)}, turn(), {}, 0}};
    const int edgeA = random.integer(0, static_cast<int>(c.a.size()) - 1);
    const int edgeB = random.integer(0, static_cast<int>(c.b.size()) - 1);
    Document document(scene);
    ViewState view;
    REQUIRE(alignEdgeTo(document, view, {Kind::edge, 0, edgeA}, {Kind::edge, 1, edgeB}).empty());
    const std::vector<Vec2> a = posedOf(document.committed().bodies[0]);
    const std::vector<Vec2> b = posedOf(document.committed().bodies[1]);
    CHECK(b == posedOf(scene.bodies[1]));
    const Vec2 u = normalized(edgeOf(a, edgeA));
    const Vec2 v = normalized(edgeOf(b, edgeB));
    CHECK(std::abs(cross(u, v)) < 1e-12);
    CHECK(distance(middleOf(a, edgeA), middleOf(b, edgeB)) < 1e-12);
    const SatEvidence sat = satTest(test::polygonOf(a), test::polygonOf(b));
    CHECK(std::abs(sat.depth) < 1e-11);
    CHECK(sat.relation != Relation::overlapping);
  }
}

TEST_CASE("what is aligned out of sight is brought into it, what is in sight moves nothing") {
  for (const double away : {0.0, 400.0}) {
    CAPTURE(away);
    Scene scene;
    scene.bodies = {{"A", {{-3, 0}, {-1, 0}, {-1, 2}, {-3, 2}}, {0, -2}, 0, {}, 0},
                    {"B", {{1, 0}, {2, 0}, {2, 1}, {1, 1}}, {away, 0}, 0, {}, 0}};
    Document document(scene);
    ViewState view;
    view.camera = {{}, 50, 800, 600};
    const Camera before = view.camera;
    CHECK(alignEdgeTo(document, view, {Kind::edge, 0, 1}, {Kind::edge, 1, 3}).empty());
    CHECK((view.camera == before) == (away == 0));
    CHECK(inSight(document.committed().bodies[0], view.camera, 20));
  }
}

TEST_CASE("laws of the camera that shows: what is wanted is seen, what was seen stays") {
  for (int seed = 0; seed < 500; ++seed) {
    test::Random random(static_cast<std::uint64_t>(seed));
    INFO("seed " << seed);
    Scene scene;
    for (const char* name : {"A", "B", "C"}) {
      Body& body = scene.bodies.emplace_back();
      body.name = name;
      body.vertices = {{0, 0}, {1, 0}, {0, 1}};
      body.position = {random.uniform(-12, 12), random.uniform(-9, 9)};
    }
    const Camera camera{{random.uniform(-2, 2), 0}, random.uniform(20, 120), 800, 600};
    const std::array wanted{random.integer(0, 2)};
    const Body& body = scene.bodies[static_cast<std::size_t>(wanted[0])];
    const Camera shown = cameraShowing(scene, wanted, camera);
    CHECK(inSight(body, shown, 9));
    for (const Body& other : scene.bodies)
      CHECK((!inSight(other, camera) || inSight(other, shown)));
    if (inSight(body, camera, 10)) CHECK(shown == camera);
    CHECK(cameraShowing(scene, wanted, shown) == shown);
  }
}

}  // namespace
}  // namespace sepax
