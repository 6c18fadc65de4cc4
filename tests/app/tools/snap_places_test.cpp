#include "app/tools/snap_places.h"
#include "app/scene/edits/edits.h"
#include "app/scene/edits/group_edits.h"
#include "app/tools/canvas_tool.h"
#include "app/tools/selection.h"
#include "core/exact/predicates.h"
#include "core/exact/transform.h"
#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace sepax {
namespace {

using testing::Hand;
using testing::twoSquares;
using Kind = Target::Kind;

constexpr Vec2 kOdd{0.123, 0.0371};  // off every grid

/// B stands off the grid.
Scene oddPair() {
  Scene scene = twoSquares();
  scene.bodies[1].position = kOdd;
  return scene;
}

/// B without its upper left corner, so that no two pairs of vertices are as near.
Scene oddTriangle() {
  Scene scene = oddPair();
  scene.bodies[1].vertices.pop_back();
  return scene;
}

TEST_CASE("a dragged vertex takes a vertex of another body before the grid, to the last bit") {
  Hand hand(oddPair());
  const Vec2 goal = Vec2{1, 0} + kOdd;
  hand.press({-1, 0});
  hand.move(goal + Vec2{0.06, -0.05});
  REQUIRE(hand.view.guides.size() == 1);
  CHECK(hand.view.guides[0].label == "vertex B0");
  CHECK(hand.view.guides[0].place == goal);
  hand.release(goal + Vec2{0.06, -0.05});
  CHECK(hand.view.guides.empty());
  CHECK(hand.body(0).vertices[1] == goal);
}

TEST_CASE("a dragged vertex takes the nearest place of an edge, and beyond ten pixels the grid") {
  Hand hand(oddPair());
  hand.press({-1, 0});
  hand.move({1.06, 1.04});
  REQUIRE(hand.view.guides.size() == 1);
  CHECK(hand.view.guides[0].label == "edge B3");
  hand.release({1.06, 1.04});
  CHECK(distance(hand.body(0).vertices[1], {1.123, 1.04}) < 1e-12);
  hand.document.undo();
  hand.drag({-1, 0}, {0.98, 1.04});
  CHECK(hand.body(0).vertices[1] == Vec2{1, 1});
}

TEST_CASE("Alt, the setting, single targets and hidden bodies suspend snapping") {
  const Vec2 goal = Vec2{1, 0} + kOdd;
  const Vec2 near = goal + Vec2{0.06, -0.05};
  Hand alt(oddPair());
  alt.modifiers.alt = true;
  alt.drag({-1, 0}, near);
  CHECK(distance(alt.body(0).vertices[1], near) < 1e-12);
  Hand off(oddPair());
  off.snap = false;
  off.drag({-1, 0}, near);
  CHECK(distance(off.body(0).vertices[1], near) < 1e-12);
  Hand grid(oddPair());
  grid.targets = {true, false, false};
  grid.drag({-1, 0}, near);
  CHECK(grid.body(0).vertices[1] == Vec2{1.25, 0});
  Hand edges(oddPair());
  edges.targets = {true, false, true};
  edges.drag({-1, 0}, near);
  CHECK(distance(edges.body(0).vertices[1], {near.x, kOdd.y}) < 1e-12);
  Hand hidden(oddPair());
  hidden.view.hidden = {"B"};
  hidden.drag({-1, 0}, near);
  CHECK(hidden.body(0).vertices[1] == Vec2{1.25, 0});
}

TEST_CASE("a dragged body brings its vertices to vertices and to edges of others") {
  Hand hand(oddTriangle());
  // A's vertex 1 stands at (-1, 0), B's vertex 0 at (1, 0) + kOdd.
  hand.press({-2, 1});
  hand.move(Vec2{0, 1} + kOdd + Vec2{0.05, 0.04});
  REQUIRE(hand.view.guides.size() == 1);
  hand.release(Vec2{0, 1} + kOdd + Vec2{0.05, 0.04});
  CHECK(hand.vertex(0, 1) == Vec2{1, 0} + kOdd);
  CHECK(distance(hand.vertex(0, 3), Vec2{-1, 2} + kOdd) < 1e-12);
  Hand other(oddPair());
  other.drag({-2, 1}, {0.08, 1.6});
  CHECK(distance(other.vertex(0, 0), {-3 + 2.123, 0.6}) < 1e-12);
}

TEST_CASE("an edge of the dragged body takes a vertex that stands still") {
  Scene scene = twoSquares();
  scene.bodies[1].vertices = {{1.07, 1.013}, {3, 0}, {3, 2}};
  Hand hand(scene);
  hand.press({-2, 1});
  hand.move({0, 1});  // A's right side would come to x = 1
  REQUIRE(hand.view.guides.size() == 1);
  CHECK(hand.view.guides[0].label == "vertex B0");
  hand.release({0, 1});
  CHECK(hand.vertex(0, 1).x == doctest::Approx(1.07).epsilon(1e-12));
}

TEST_CASE("a dragged edge brings one end to a vertex") {
  Hand hand(oddTriangle());
  hand.drag({-1, 1}, Vec2{1, 1} + kOdd + Vec2{0.03, 0.02});
  CHECK(hand.vertex(0, 1) == Vec2{1, 0} + kOdd);
  CHECK(distance(hand.vertex(0, 2), Vec2{1, 2} + kOdd) < 1e-12);
  CHECK(hand.vertex(0, 0) == Vec2{-3, 0});
}

TEST_CASE("what is snapped to a slanted edge touches it to the last bit") {
  std::mt19937_64 random(3);
  std::uniform_int_distribution<int> quarters(1, 12);
  std::uniform_real_distribution<double> part(0.2, 0.8);
  std::uniform_real_distribution<double> beside(-0.05, 0.05);
  for (int round = 0; round < 100; ++round) {
    CAPTURE(round);
    const Vec2 from{0.25 * quarters(random) - 1, -0.25 * quarters(random)};
    const Vec2 to = from + 0.25 * Vec2{1.0 * quarters(random), 4.0 * quarters(random)};
    Scene scene;
    scene.bodies = {{"A", {{-3, -0.25}, {-2, 0}, {-3, 0.5}}, {}, 0, {}, 0},
                    {"B", {from, {9, from.y}, {9, to.y}, to}, {}, 0, {}, 0}};
    const auto near = [&] {
      return lerp(from, to, part(random)) + Vec2{beside(random), beside(random)};
    };
    const auto drag = [&](const Scene& start, Vec2 grab, Vec2 way) {
      Hand hand(start);
      hand.targets = {true, false, true};
      hand.view.camera = {{}, 40, 1600, 1200};
      hand.drag(grab, grab + way);
      return hand;
    };
    Hand vertex = drag(scene, {-2, 0}, near() - Vec2{-2, 0});
    CHECK(orientation(from, to, vertex.vertex(0, 1)) == 0);
    Hand body = drag(scene, {-2.75, 0.05}, near() - Vec2{-2, 0});
    CHECK(orientation(from, to, body.vertex(0, 1)) == 0);
    CHECK(body.body(0).vertices == scene.bodies[0].vertices);
  }
}

TEST_CASE("an edge that a drag brings to a vertex passes through it to the last bit") {
  Scene scene;
  scene.bodies = {{"A", {{-3, -1}, {-2, -0.75}, {-1.25, 1}}, {}, 0, {}, 0},
                  {"B", {{1, 0.5}, {3, 0}, {3, 1}}, {}, 0, {}, 0}};
  Hand hand(scene);
  hand.targets = {true, true, false};
  hand.drag({-2, -0.4}, {0.62113, 0.13147});
  CHECK(hand.body(0).position != Vec2{});
  CHECK(orientation(hand.vertex(0, 1), hand.vertex(0, 2), {1, 0.5}) == 0);
}

TEST_CASE("a group snaps as one body, and not to itself") {
  Scene scene = oddTriangle();
  scene.bodies.push_back({"C", {{-3, -2}, {-1, -2}, {-1, -1}}, {}, 0, {}, 0});
  Hand hand(scene);
  selectBodies(hand.document.committed(), hand.view, {0, 2});
  hand.drag({-2, 1}, Vec2{0, 1} + kOdd + Vec2{0.05, 0.04});
  CHECK(hand.vertex(0, 1) == Vec2{1, 0} + kOdd);
  CHECK(distance(hand.body(2).position, Vec2{2, 0} + kOdd) < 1e-12);
  CHECK(hand.body(2).vertices == scene.bodies[2].vertices);
}

TEST_CASE("points of the pen take vertices") {
  Hand hand(oddPair());
  hand.tool.startPen();
  const Vec2 goal = Vec2{1, 0} + kOdd;
  hand.move(goal + Vec2{0.05, 0});
  CHECK(hand.view.guides.size() == 1);
  hand.click(goal + Vec2{0.05, 0});
  hand.click({-0.26, -1.02});
  hand.click({0.5, -1});
  ToolContext context = hand.context();
  hand.tool.closePen(context);
  REQUIRE(hand.document.committed().bodies.size() == 3);
  CHECK(hand.body(2).vertices == std::vector<Vec2>{goal, {-0.25, -1}, {0.5, -1}});
  CHECK(hand.view.guides.empty());
}

TEST_CASE("the name of a place: longer names are set off from the number") {
  Scene scene = oddPair();
  scene.bodies[1].name = "Box";
  Hand hand(scene);
  hand.press({-1, 0});
  hand.move(Vec2{1, 0} + kOdd);
  REQUIRE(hand.view.guides.size() == 1);
  CHECK(hand.view.guides[0].label == "vertex Box·0");
}

TEST_CASE("law: at angle 0 a vertex that is put on a place stands there to the last bit") {
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> wide(-10, 10);
  std::uniform_int_distribution<int> tenths(-99, 99);
  for (int seed = 0; seed < 4000; ++seed) {
    INFO("case " << seed);
    const auto value = [&] { return seed % 2 == 0 ? wide(random) : tenths(random) / 10.0; };
    const auto point = [&] { return Vec2{value(), value()}; };
    Scene scene;
    scene.bodies = {{"A", {point(), point(), point()}, point(), 0, {}, 0}};
    const Vec2 goal = point();
    const auto worldOf = [](const Scene& s) {
      return posed(s.bodies[0].vertices, s.bodies[0].position, s.bodies[0].angle);
    };
    const std::vector<Vec2> before = worldOf(scene);
    const std::vector<Vec2> one = worldOf(withVertexExactlyAt(scene, 0, 1, goal));
    REQUIRE(one[1] == goal);
    REQUIRE(one[0] == before[0]);
    REQUIRE(one[2] == before[2]);
    const std::vector<Vec2> all = worldOf(withBodyAt(scene, 0, 1, goal));
    REQUIRE(all[1] == goal);
    REQUIRE(distance(all[0] - before[0], goal - before[1]) < 1e-13);
    Scene twice = scene;  // a vertex that is repeated stays on itself
    twice.bodies[0].vertices.insert(twice.bodies[0].vertices.begin() + 1, point());
    twice.bodies[0].vertices[1] = twice.bodies[0].vertices[2];
    const std::vector<Vec2> both = worldOf(withBodyAt(twice, 0, 1, goal));
    REQUIRE(both[1] == goal);
    REQUIRE(both[2] == goal);
    scene.bodies[0].angle = wide(random) * 18;
    const double miss = distance(worldOf(withBodyAt(scene, 0, 1, goal))[1], goal);
    REQUIRE(miss < 1e-13);
  }
}

TEST_CASE("law: a snap is the nearest of all vertices, or of all places on edges") {
  std::mt19937_64 random(11);
  std::uniform_real_distribution<double> place(-1, 1);
  const auto segmentPlace = [](Vec2 a, Vec2 b, Vec2 p) {
    const double t = std::clamp(dot(p - a, b - a) / squaredLength(b - a), 0.0, 1.0);
    return a + t * (b - a);
  };
  for (int round = 0; round < 500; ++round) {
    INFO("round " << round);
    std::vector<BodyShape> bodies(3);
    for (BodyShape& body : bodies) {
      body.name = "B";
      for (int i = 0; i < 5; ++i) body.vertices.push_back({place(random), place(random)});
    }
    const SnapOutline point{{{place(random), place(random)}}, {BodyKind::point, {}}};
    const Vec2 p = point.points[0];
    double vertex = INFINITY;
    double edge = INFINITY;
    for (std::size_t i = 0; i < 2; ++i) {  // the third one moves
      for (std::size_t v = 0; v < 5; ++v) {
        const Vec2 a = bodies[i].vertices[v];
        vertex = std::min(vertex, distance(p, a));
        edge = std::min(edge, distance(p, segmentPlace(a, bodies[i].vertices[(v + 1) % 5], p)));
      }
    }
    constexpr double kReach = 0.15;
    const SnapScene scene{bodies, {true, true, false}};
    const auto hit = nearestSnap({&point, 1}, scene, kReach, {});
    REQUIRE(hit.has_value() == (edge <= kReach));
    if (!hit) continue;
    CHECK(hit->atVertex == (vertex <= kReach));
    const double nearest = hit->atVertex ? vertex : edge;
    CHECK(length(hit->move) >= nearest - 1e-12);
    CHECK(length(hit->move) <= nearest + (hit->atVertex ? 1e-12 : kReach / 10));
    CHECK(distance(p + hit->move, hit->place) < 1e-12);
  }
}

TEST_CASE("a body of very many vertices among others of as many is snapped at once") {
  constexpr int kMany = 100'000;
  const auto circle = [](Vec2 center) {
    BodyShape shape;
    shape.name = "B";
    for (int i = 0; i < kMany; ++i) {
      const double turn = 2 * std::numbers::pi * i / kMany;
      shape.vertices.push_back(center + Vec2{std::cos(turn), std::sin(turn)});
    }
    return shape;
  };
  const std::vector<BodyShape> bodies{circle({2.05, 0}), circle({1.9, 0}), circle({50, 0})};
  const SnapOutline moving{circle({}).vertices, {}};
  const SnapScene scene{bodies, {true, true, true}};
  const auto hit = nearestSnap({&moving, 1}, scene, 0.11, {});
  REQUIRE(hit);
  CHECK(length(hit->move) <= 0.11);
}

}  // namespace
}  // namespace sepax
