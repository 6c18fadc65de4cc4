#include "app/scene/doctor/doctor.h"
#include "app/scene/edits/edits.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

// Corners that parts of one body share stay together.

namespace sepax::test {
namespace {

/// The dented A of the scene, as one body of convex parts.
Scene keptOneBody() {
  const Scene scene = builtin("needs-repair");
  const std::vector<Finding> findings = examineBody(scene.bodies[0], 0);
  const auto concave = std::ranges::find(findings, DefectKind::reflexVertex, &Finding::kind);
  REQUIRE(concave != findings.end());
  const CureResult result = cured(scene, *concave, "parts");
  REQUIRE_MESSAGE(result.scene, result.problem);
  return *result.scene;
}

constexpr Vec2 kInner{-2.3, -0.2};

/// The first vertex that stands there.
int vertexAt(const Body& body, Vec2 place) {
  const auto found = std::ranges::find(body.vertices, place);
  REQUIRE(found != body.vertices.end());
  return static_cast<int>(found - body.vertices.begin());
}

std::ptrdiff_t countAt(const Body& body, Vec2 place) {
  return std::ranges::count(body.vertices, place);
}

TEST_CASE("a corner that parts share moves in all of them, and the body stays whole") {
  const Scene scene = keptOneBody();
  const Body& before = scene.bodies[0];
  const int inner = vertexAt(before, kInner);
  const auto shared = countAt(before, kInner);
  REQUIRE(shared >= 2);
  CHECK(std::ssize(sharedCorners(before, inner)) == shared);
  const Vec2 place{-2.5, -0.5};
  for (const Scene& moved :
       {withVertexAt(scene, 0, inner, place), withVertexExactlyAt(scene, 0, inner, place),
        withVertexOfModel(scene, 0, inner, place)}) {
    CHECK(countAt(moved.bodies[0], place) == shared);
    CHECK(countAt(moved.bodies[0], kInner) == 0);
    CHECK(examineBody(moved.bodies[0], 0).empty());
  }
}

TEST_CASE("an edge takes the corners with it that other parts share with its ends") {
  const Scene scene = keptOneBody();
  const int inner = vertexAt(scene.bodies[0], kInner);
  const auto shared = countAt(scene.bodies[0], kInner);
  const Scene moved = withEdgeMoved(scene, 0, inner, {0.25, 0.125});
  CHECK(countAt(moved.bodies[0], kInner + Vec2{0.25, 0.125}) == shared);
  CHECK(countAt(moved.bodies[0], kInner) == 0);
}

TEST_CASE("corners that only look alike, and those of one outline, are not shared") {
  const Scene scene =
      mustRead(R"({"format":"sepax-scene","version":1,"bodies":[)"
               R"({"name":"A","parts":[[[0,0],[2,0],[2,0],[0,2]],[[2.0000001,0],[4,0],[4,2]]]},)"
               R"({"name":"B","vertices":[[2,0],[2,0],[4,4]]}]})");
  CHECK(sharedCorners(scene.bodies[0], 1) == std::vector<int>{1});
  CHECK(sharedCorners(scene.bodies[0], 4) == std::vector<int>{4});
  CHECK(sharedCorners(scene.bodies[1], 0) == std::vector<int>{0});
}

TEST_CASE("a shared corner of a turned body stands exactly where its twin does") {
  Scene scene = keptOneBody();
  scene.bodies[0].angle = 33;
  const int inner = vertexAt(scene.bodies[0], kInner);
  const auto shared = countAt(scene.bodies[0], kInner);
  const Scene moved = withVertexExactlyAt(scene, 0, inner, {1.1, 0.7});
  const Vec2 model = moved.bodies[0].vertices[static_cast<std::size_t>(inner)];
  CHECK(countAt(moved.bodies[0], model) == shared);
}

TEST_CASE("the doctor marks parts that lie over each other, as a note") {
  Scene scene = keptOneBody();
  CHECK(examineBody(scene.bodies[0], 0).empty());
  // One of the twins alone, as a file may have it.
  Body& body = scene.bodies[0];
  body.vertices[static_cast<std::size_t>(vertexAt(body, kInner))] = {-2.3, -1};
  const std::vector<Finding> findings = examineBody(body, 4);
  const auto found = std::ranges::find(findings, DefectKind::partsOverlap, &Finding::kind);
  REQUIRE(found != findings.end());
  CHECK_FALSE(found->error);
  CHECK(found->body == 4);
  CHECK(std::ranges::count(findings, DefectKind::partsOverlap, &Finding::kind) == 1);
  CHECK(found->places.size() >= 1);
  CHECK(found->sentence.starts_with("A part 1 and A part "));
  CHECK(found->sentence.find(" overlap at (") != std::string::npos);
}

}  // namespace
}  // namespace sepax::test
