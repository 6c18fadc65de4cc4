#include "app/scene/convex_bodies.h"

#include "core/polygon/parts.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

// Bodies in the parts that a library takes.

namespace sepax {
namespace {

using Points = std::vector<Vec2>;

const Points kDented = {{0, 0}, {4, 0}, {1, 1}, {0, 4}};

/// On a parabola, so that every corner is one.
Points bow(int count) {
  Points points;
  for (int i = 0; i < count; ++i) {
    const double x = i - 0.5 * (count - 1);
    points.push_back({x, x * x});
  }
  return points;
}

Scene sceneOf(const Body& body) {
  Scene scene;
  scene.bodies = {body};
  return scene;
}

Body bodyOf(const Points& vertices) { return {"A", vertices, {1, 2}, 90, {3, 0}, 5}; }

TEST_CASE("a concave body becomes one of convex parts, with its pose and motion") {
  const ConvexBodies split = inConvexParts(sceneOf(bodyOf(kDented)), 0);
  CHECK(split.left.empty());
  REQUIRE(split.scene.bodies.size() == 1);
  const Body& body = split.scene.bodies.front();
  CHECK(body.form.parts == std::vector<int>{3, 3});
  Body same = body;
  same.vertices = kDented;
  same.form = {};
  CHECK(same == bodyOf(kDented));
  for (const PartReport& part : checkParts(body.form, body.vertices))
    CHECK((part.report.polygon && part.report.polygon->convex));
}

TEST_CASE("large outlines are cut, and what fits stays as it is") {
  const Scene nine = sceneOf(bodyOf(bow(9)));
  CHECK(inConvexParts(nine, 0).scene == nine);
  CHECK(inConvexParts(nine, 9).scene == nine);
  const Body cut = inConvexParts(nine, 8).scene.bodies.front();
  CHECK(cut.form.parts.size() == 2);
  Body clockwise = bodyOf({{0, 0}, {0, 4}, {2, 4}, {4, 4}});
  CHECK(inConvexParts(sceneOf(clockwise), 8).scene == sceneOf(clockwise));
}

TEST_CASE("parts of a body are cut each by itself") {
  Body body = bodyOf(kDented);
  for (const Vec2 vertex : bow(10)) body.vertices.push_back(vertex + Vec2{100, 0});
  body.form.parts = {4, 10};
  const Body cut = inConvexParts(sceneOf(body), 8).scene.bodies.front();
  CHECK(cut.form.parts.size() == 4);
  CHECK(cut.vertices.size() == 6 + 12);
}

TEST_CASE("what is no polygon, or too large, stays, and a sentence says why") {
  const Points bowTie = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};
  const ConvexBodies crossed = inConvexParts(sceneOf(bodyOf(bowTie)), 8);
  CHECK(crossed.scene == sceneOf(bodyOf(bowTie)));
  CHECK(crossed.left == std::vector<std::string>{"A is not split into parts: it is no polygon"});
  Points large = bow(4001);
  large.push_back({0, 1e7});
  large.push_back({1, 2});  // a dent
  const ConvexBodies whole = inConvexParts(sceneOf(bodyOf(large)), 8);
  CHECK(whole.scene == sceneOf(bodyOf(large)));
  CHECK(whole.left == std::vector<std::string>{"A is not split into parts: it has 4003 vertices, "
                                               "and at most 4000 are split"});
  CHECK(inConvexParts(sceneOf(bodyOf(bow(5000))), 8).left.empty());  // convex: no parts to look for
  const Body point{"P", {{1, 1}}, {}, 0, {}, 0, {BodyKind::point, {}}};
  CHECK(inConvexParts(sceneOf(point), 8).scene == sceneOf(point));
}

}  // namespace
}  // namespace sepax
