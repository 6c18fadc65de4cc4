#include "app/techniques/ray/options.h"
#include "app/techniques/ray/ray.h"
#include "app/view/handles.h"
#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

#include <cmath>

namespace sepax {
namespace {

using testing::Hand;

constexpr Vec2 kOrigin{2.3, 3.4};  // of no pixel the middle

/// A hand on an empty map with a ray of 8 pixels to the right; places in pixel space.
struct RayHand : Hand {
  explicit RayHand(double zoom) : Hand(emptyMap()) {
    view.technique = "ray";
    view.camera = {worldOfPixels({6, 4}), zoom, 800, 600};
  }
  static Scene emptyMap() {
    Scene scene;
    scene.technique = "ray";
    scene.tiles = TileMap{4, {}, 3, 2, {}};
    scene.ray = Ray{kOrigin, {1, 0}, 8};
    return scene;
  }
  /// Where the end lands that is taken at `from` and let go at `to`.
  Vec2 draggedEnd(Vec2 from, Vec2 to) {
    drag(worldOfPixels(from), worldOfPixels(to));
    const Ray& ray = *document.committed().ray;
    return ray.origin + ray.length * (1 / length(ray.direction)) * ray.direction;
  }
  Vec2 draggedOrigin(Vec2 to) {
    drag(worldOfPixels(kOrigin), worldOfPixels(to));
    return document.committed().ray->origin;
  }
};

constexpr double kFar = 40;    // logical pixels per pixel of the map: whole pixels snap
constexpr double kNear = 400;  // finer places than the middles snap

TEST_CASE("the end of a ray goes to the middle of a pixel, from near to finer places") {
  CHECK(distance(RayHand(kFar).draggedEnd(kOrigin + Vec2{8, 0}, {6.72, 4.31}), {6.5, 4.5}) < 1e-12);
  RayHand near(kNear);
  near.view.camera.center = worldOfPixels(kOrigin);
  const Vec2 origin = near.draggedOrigin({2.62, 3.71});
  CHECK(distance(origin, {2.62, 3.71}) < 0.1);
  CHECK(origin != Vec2{2.5, 3.5});
  CHECK(std::remainder((origin - Vec2{0.5, 0.5}).x, 0.05) == doctest::Approx(0));
}

TEST_CASE("with Alt the end of a ray goes where the pointer is") {
  RayHand hand(kFar);
  hand.modifiers.alt = true;
  CHECK(distance(hand.draggedEnd(kOrigin + Vec2{8, 0}, {6.72, 4.31}), {6.72, 4.31}) < 1e-9);
}

TEST_CASE("Shift keeps a ray level, upright or diagonal from its origin, in whole pixels") {
  for (const Vec2 way : {Vec2{6.2, 0.4}, Vec2{0.3, 3.3}, Vec2{3.4, 3.1}}) {
    RayHand hand(kFar);
    hand.modifiers.shift = true;
    const Vec2 reached = hand.draggedEnd(kOrigin + Vec2{8, 0}, kOrigin + way) - kOrigin;
    CAPTURE(way.x);
    CHECK(std::fabs(reached.x - std::round(reached.x)) < 1e-12);
    CHECK(std::fabs(reached.y - std::round(reached.y)) < 1e-12);
    CHECK(distance(reached, way) < 0.75);
    CHECK((std::fabs(reached.x) < 1e-12 || std::fabs(reached.y) < 1e-12 ||
           std::fabs(std::fabs(reached.x) - std::fabs(reached.y)) < 1e-12));
  }
}

TEST_CASE("Shift keeps a ray level, upright or diagonal from its end where the origin is moved") {
  RayHand hand(kFar);
  hand.modifiers.shift = true;
  CHECK(distance(hand.draggedOrigin(kOrigin + Vec2{2.6, 0.2}), kOrigin + Vec2{3, 0}) < 1e-12);
}

}  // namespace
}  // namespace sepax
