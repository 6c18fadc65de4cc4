#include "app/scene/edits/snapping.h"

#include <doctest/doctest.h>

#include <cmath>

namespace sepax {
namespace {

TEST_CASE("the step is 1, 2.5 or 5 times a power of ten and 16 pixels wide or more") {
  CHECK(snapStepFor(90).size() == 0.25);
  CHECK(snapStepFor(16).size() == 1);
  CHECK(snapStepFor(160).size() == 0.1);
  CHECK(snapStepFor(1600).size() == 0.01);
  CHECK(snapStepFor(15).size() == 2.5);
  CHECK(snapStepFor(5).size() == 5);
  CHECK(snapStepFor(1).size() == 25);
  for (double zoom = 1e-9; zoom <= 1e9; zoom *= 1.07) {
    const double pixels = snapStepFor(zoom).size() * zoom;
    CAPTURE(zoom);
    CHECK(pixels >= 16 * (1 - 1e-8));
    CHECK(pixels <= 2.5 * 16 * (1 + 1e-8));
  }
}

TEST_CASE("snapped values are the doubles of short decimals") {
  CHECK(snapStepFor(160).snapped(0.29) == 0.3);
  CHECK(snapStepFor(160).snapped(-0.71) == -0.7);
  CHECK(snapStepFor(1600).snapped(1.1149) == 1.11);
  CHECK(snapStepFor(90).snapped(3.4) == 3.5);
  CHECK(!std::signbit(snapStepFor(90).snapped(-0.01)));
}

TEST_CASE("a constrained displacement is level, upright or diagonal") {
  CHECK(constrained({5, 1}) == Vec2{5, 0});
  CHECK(constrained({-1, 5}) == Vec2{0, 5});
  CHECK(constrained({4, -5}) == Vec2{4.5, -4.5});
  CHECK(constrained({}) == Vec2{});
}

TEST_CASE("angles wrap into (-180, 180]") {
  CHECK(wrappedAngle(190) == -170);
  CHECK(wrappedAngle(-180) == 180);
  CHECK(wrappedAngle(720) == 0);
  CHECK(snappedAngle(37, 15) == 30);
}

}  // namespace
}  // namespace sepax
