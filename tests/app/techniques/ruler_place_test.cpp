#include "app/cli/render_view.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/ruler.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>
#include <vector>

// A ruler stands where its shadows are to be seen.

namespace sepax {
namespace {

using test::builtin;

bool isWords(Part part) { return groupOf(part) == PartGroup::words; }

/// Ends of shadows that lie beyond the picture or under its words.
std::vector<Vec2> strayEnds(const Figure& figure) {
  std::vector<Vec2> stray;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::shadow) continue;
    for (const Vec2 p : stroke->points) {
      const bool beyond = p.x < 0 || p.y < 0 || p.x > figure.width || p.y > figure.height;
      const bool under = std::ranges::any_of(figure.items, [p](const Item& other) {
        const Box* box = std::get_if<Box>(&other);
        return box != nullptr && isWords(box->part) && p.x > box->min.x && p.x < box->max.x &&
               p.y > box->min.y && p.y < box->max.y;
      });
      if (beyond || under) stray.push_back(p);
    }
  }
  return stray;
}

TEST_CASE("the shadows of every axis are to be seen, of shapes that were moved too") {
  const Scene scene = builtin("two-pentagons");
  for (const Vec2 size : {Vec2{1117, 659}, Vec2{905, 590}, Vec2{800, 500}}) {
    ViewState view;
    view.technique = scene.technique;
    view.camera = sceneCamera(scene, analyze(scene), size.x, size.y);
    for (const double moved : {0.0, -1.6, 1.6}) {
      Scene shown = scene;
      shown.bodies[0].position.x += moved;
      const Evidence evidence = analyze(shown);
      for (const SatAxis& axis : evidence.sat->axes) {
        view.hoveredAxis = axis.name;
        const Figure figure = paint(techniques(), evidence, view);
        CHECK_MESSAGE(strayEnds(figure).empty(), nameOf(evidence, axis.name), " at ", size.x,
                      ", moved by ", moved);
      }
    }
  }
}

TEST_CASE("of shapes far larger than the picture a ruler's place is found in few tries") {
  const Figure figure{800, 500};
  Camera camera;
  camera.zoom = 1e9;
  camera.width = figure.width;
  camera.height = figure.height;
  BodyShape shape;
  shape.vertices = {{0, 0}, {8, 0}, {8, 8}, {0, 8}};
  RulerData data;
  data.normal = {1, 0};
  data.a = data.b = {0, 8};
  const double offset =
      rulerOffset(figure, camera, data, {shape}, 40, RulerSide::roomier, RulerGround::any);
  const double nearest = std::min(std::abs(offset), std::abs(8 - offset));
  CHECK(camera.zoom * nearest <= 1300);  // from the shape, or over it, as far as the picture goes
}

}  // namespace
}  // namespace sepax
