#include "app/tools/new_vertex.h"
#include "app/scene/edits/edits.h"
#include "app/techniques/table.h"
#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace sepax {
namespace {

using testing::Hand;

Scene of(std::vector<Vec2> vertices) {
  Scene scene;
  scene.bodies = {{"A", std::move(vertices), {}, 0, {}, 0}};
  return scene;
}

Vec2 middleOf(const BodyShape& shape, std::size_t edge, double along) {
  return lerp(shape.vertices[edge], shape.vertices[(edge + 1) % shape.vertices.size()], along);
}

TEST_SUITE_BEGIN("app tools");

TEST_CASE("a new vertex stands on its edge where the grid or a share of the edge does") {
  const Evidence evidence = analyze(of({{-0.5, 0.25}, {4, 2}, {1, 5}}));
  const BodyShape& shape = evidence.bodies.front();
  // No place of a grid of tenths is near on this edge; its middle is.
  CHECK(placeOfNewVertex(shape, 0, {1.76, 1.12}, {1, 20}) == Vec2{1.75, 1.125});
  CHECK(placeOfNewVertex(shape, 0, {1.76, 1.12}) == Vec2{1.75, 1.125});
  // A level edge has the places of the grid, diagonal ones have some.
  const Evidence box = analyze(of({{0, 0}, {4, 0}, {4, 4}, {0, 4}}));
  CHECK(placeOfNewVertex(box.bodies.front(), 0, {1.52, 0.1}, {1, 10}) == Vec2{1.5, 0});
  CHECK(placeOfNewVertex(box.bodies.front(), 2, {1.52, 4.1}, {1, 10}) == Vec2{1.5, 4});
}

TEST_CASE("law: a convex polygon stays convex with a new vertex on any of its edges") {
  const std::vector<std::vector<Vec2>> shapes{
      {{-0.5, 0.25}, {4, 2}, {1, 5}},
      {{0.1, 0.7}, {3.3, 0.2}, {5.9, 2.3}, {2.7, 4.1}},
      {{0, 0}, {7, 1}, {9, 5}, {3, 8}},
      {{100.3, -7.1}, {104.9, -6.8}, {103.2, -2.4}, {101.1, -3.3}}};
  for (std::vector<Vec2> vertices : shapes) {
    for (const bool reversed : {false, true}) {
      if (reversed) std::ranges::reverse(vertices);
      const Scene scene = of(vertices);
      const Evidence evidence = analyze(scene);
      const BodyShape& shape = evidence.bodies.front();
      REQUIRE(shape.convex);
      for (std::size_t edge = 0; edge < vertices.size(); ++edge) {
        for (int i = 1; i < 24; ++i) {
          const Vec2 near = middleOf(shape, edge, i / 24.0);
          for (const Vec2 place : {placeOfNewVertex(shape, static_cast<int>(edge), near, {1, 20}),
                                   placeOfNewVertex(shape, static_cast<int>(edge), near)}) {
            CAPTURE(edge);
            CAPTURE(i);
            CHECK(distance(place, near) < 0.2);
            CHECK(analyze(withVertexInserted(scene, 0, static_cast<int>(edge), place))
                      .bodies.front()
                      .convex);
          }
        }
      }
    }
  }
}

TEST_CASE("a double click on an edge leaves a convex polygon convex") {
  Hand hand(of({{-0.5, 0.25}, {2.5, 1.5}, {0.5, 3}}));
  const Vec2 edge{0.98, 0.87};
  ToolContext context = hand.context();
  for (const double time : {1.0, 1.1}) {
    const ToolPointer pointer{hand.view.camera.toScreen(edge), {}, time};
    hand.tool.press(context, Button::left, pointer);
    hand.tool.release(context, Button::left, pointer);
  }
  REQUIRE(hand.body(0).vertices.size() == 4);
  CHECK(analyze(hand.document.committed()).bodies.front().convex);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
