#include "app/figure/figure.h"

#include "app/figure/camera.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sepax {
namespace {

TEST_SUITE("figure") {
  TEST_CASE("items are painted by layer, within a layer in the order of adding") {
    Figure figure;
    figure.add(Text{.layer = Layer::label, .text = "first label"});
    figure.add(Stroke{.layer = Layer::grid, .width = 1});
    figure.add(Dot{.layer = Layer::handle});
    figure.add(Stroke{.layer = Layer::grid, .width = 2});
    figure.add(Fill{.layer = Layer::fill});
    figure.add(Text{.layer = Layer::label, .text = "second label"});
    const std::vector<const Item*> ordered = inPaintingOrder(figure);
    const std::vector<const Item*> expected = {&figure.items[1], &figure.items[3],
                                               &figure.items[4], &figure.items[2],
                                               &figure.items[0], &figure.items[5]};
    CHECK(ordered == expected);
  }

  TEST_CASE("the screen and the world are inverse to each other") {
    const Camera camera{{3.5, -2}, 41, 1280, 720};
    for (const Vec2 world : {Vec2{0, 0}, Vec2{-7.25, 11}, Vec2{1e4, -1e4}}) {
      CHECK(distance(camera.toWorld(camera.toScreen(world)), world) < 1e-9);
    }
    CHECK(camera.toScreen(camera.center) == Vec2{640, 360});
    CHECK(camera.toScreen({3.5, -1}).y < 360);  // y up in the world, down on the screen
  }

  TEST_CASE("zooming keeps the point under the cursor") {
    const Camera camera{{1, 2}, 90, 800, 600};
    const Vec2 cursor{123, 456};
    for (const double factor : {1.25, 0.8, 1000.0, 1e-3}) {
      const Camera zoomed = zoomedAt(camera, cursor, factor);
      CHECK(zoomed.zoom == doctest::Approx(90 * factor));
      CHECK(distance(zoomed.toScreen(camera.toWorld(cursor)), cursor) < 1e-6);
    }
  }

  TEST_CASE("zoom stays in its range and ignores what is no factor") {
    const Camera camera{{1, 2}, 90, 800, 600};
    CHECK(zoomedAt(camera, {}, 1e300).zoom == kMaxZoom);
    CHECK(zoomedAt(camera, {}, 1e-300).zoom == kMinZoom);
    CHECK(zoomedAt(camera, {}, 0).zoom == 90);
    CHECK(zoomedAt(camera, {}, std::numeric_limits<double>::quiet_NaN()).zoom == 90);
  }

  TEST_CASE("framing shows the box within its margin, and touches it on one side pair") {
    const Vec2 min{-3, 1};
    const Vec2 max{5, 4};
    const Camera camera = framing(min, max, 800, 600, 50);
    const Vec2 low = camera.toScreen(min);
    const Vec2 high = camera.toScreen(max);
    CHECK(low.x == doctest::Approx(50));
    CHECK(high.x == doctest::Approx(750));
    CHECK(high.y >= 50);
    CHECK(low.y <= 550);
  }

  TEST_CASE("framing a point, a line and a tiny figure gives a usable camera") {
    CHECK(framing({2, 2}, {2, 2}, 800, 600, 50).center == Vec2{2, 2});
    CHECK(framing({0, 2}, {4, 2}, 800, 600, 50).zoom == doctest::Approx(175));
    CHECK(framing({0, 0}, {1, 1}, 40, 40, 50).zoom > 0);
    CHECK(std::isfinite(framing({-1e308, 0}, {1e308, 1}, 800, 600, 50).center.x));
    CHECK(framing({1e308, 0}, {1.4e308, 1}, 800, 600, 50).center.x == doctest::Approx(1.2e308));
  }
}

}  // namespace
}  // namespace sepax
