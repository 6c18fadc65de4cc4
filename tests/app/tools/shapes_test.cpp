#include "app/tools/shapes.h"
#include "core/exact/transform.h"
#include "core/polygon/polygon.h"
#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

#include <cmath>

namespace sepax {
namespace {

constexpr ShapeKind kKinds[] = {ShapeKind::regular, ShapeKind::box, ShapeKind::convex,
                                ShapeKind::star, ShapeKind::concave};

bool isConvexKind(ShapeKind kind) { return kind != ShapeKind::star && kind != ShapeKind::concave; }

TEST_CASE("law: every kind with every number of corners is a polygon of its kind") {
  for (const ShapeKind kind : kKinds) {
    for (int corners = kFewestCorners; corners <= kMostCorners; ++corners) {
      for (const double radius : {0.001, 0.25, 1.0, 3000.0}) {
        const ShapeSpec spec{kind, corners, static_cast<std::uint64_t>(corners)};
        INFO("kind " << static_cast<int>(kind) << ", corners " << corners << ", r " << radius);
        const std::vector<Vec2> points = shapeVertices(spec, radius);
        const PolygonReport report = checkPolygon(points);
        REQUIRE(report.polygon);
        CHECK(report.winding == Winding::counterclockwise);
        CHECK(report.polygon->convex == isConvexKind(kind));
        CHECK(radiusAbout({}, points) <= 1.001 * radius);
        CHECK(radiusAbout({}, points) > 0.3 * radius);
        CHECK(points == shapeVertices(spec, radius));
        for (const Defect& defect : report.defects) {
          CHECK(defect.kind == DefectKind::reflexVertex);
        }
      }
    }
  }
}

TEST_CASE("numbers of corners") {
  CHECK(shapeVertices({ShapeKind::regular, 7, 1}, 1).size() == 7);
  CHECK(shapeVertices({ShapeKind::regular, 1000, 1}, 1).size() == kMostCorners);
  CHECK(shapeVertices({ShapeKind::box, 9, 1}, 1).size() == 4);
  CHECK(shapeVertices({ShapeKind::convex, 12, 3}, 1).size() == 12);
  CHECK(shapeVertices({ShapeKind::star, 9, 3}, 1).size() == 10);
  CHECK(shapeVertices({ShapeKind::concave, 3, 3}, 1).size() == 4);
}

TEST_CASE("another seed is another shape; coordinates are short decimals") {
  for (const ShapeKind kind : {ShapeKind::convex, ShapeKind::star, ShapeKind::concave}) {
    CHECK(shapeVertices({kind, 8, 1}, 1) != shapeVertices({kind, 8, 2}, 1));
    for (const Vec2 p : shapeVertices({kind, 8, 1}, 1)) {
      CHECK(p.x == std::round(p.x * 10000) / 10000);
      CHECK(p.y == std::round(p.y * 10000) / 10000);
    }
  }
}

TEST_CASE("a new shape is selected, named, undone at once and stands clear of others") {
  Document document;
  ViewState view;
  view.camera = {{0.1, 0}, 90, 800, 600};
  for (int i = 0; i < 5; ++i) {
    CHECK(addShape(document, view, {ShapeKind::regular, 5 + i, 1}).empty());
    CHECK(view.selected == Target{Target::Kind::body, i, -1});
  }
  const std::vector<Body>& bodies = document.committed().bodies;
  REQUIRE(bodies.size() == 5);
  CHECK(bodies[0].position == Vec2{});
  CHECK(bodies[4].name == "E");
  std::vector<Bounds> boxes;
  for (const Body& body : bodies) {
    boxes.push_back(boundsOf(posed(body.vertices, body.position, body.angle)));
  }
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    CHECK(std::abs(bodies[i].position.x) < 4.5);
    CHECK(std::abs(bodies[i].position.y) < 3.4);
    for (std::size_t j = 0; j < i; ++j) {
      const bool apart = boxes[i].max.x < boxes[j].min.x || boxes[j].max.x < boxes[i].min.x ||
                         boxes[i].max.y < boxes[j].min.y || boxes[j].max.y < boxes[i].min.y;
      CHECK(apart);
    }
  }
  for (int i = 0; i < 5; ++i) CHECK(document.undo());
  CHECK(document.committed() == Scene{});
}

TEST_CASE("where there is no room, the shape stands in the middle; its size follows the zoom") {
  Scene scene;
  scene.bodies = {{"A", {{-99, -99}, {99, -99}, {99, 99}, {-99, 99}}, {}, 0, {}, 0}};
  ViewState view;
  view.camera = {{2, 3}, 1000, 800, 600};
  CHECK(freePlace(scene, view).center == Vec2{2, 3});
  CHECK(freePlace(scene, view).radius * 1000 == doctest::Approx(80).epsilon(0.2));
  view.hidden = {"A"};
  view.camera.zoom = 0.01;
  CHECK(freePlace(scene, view).radius * 0.01 == doctest::Approx(80).epsilon(0.2));
}

}  // namespace
}  // namespace sepax
