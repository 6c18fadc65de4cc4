#pragma once

#include "core/exact/vec2.h"

#include <span>
#include <vector>

namespace sepax {

/// Sine and cosine of an angle in degrees.
struct Rotation {
  double cosine = 1;
  double sine = 0;
};

/// Our own sine and cosine: the same bits on every platform, within one unit in the last place,
/// exact at multiples of 90 degrees. Finite angles only.
[[nodiscard]] Rotation rotationOf(double degrees);

/// position + R(angle) * model, every coordinate rounded once. degrees; R(90) turns (1,0) to (0,1).
/// Laws: angle 0 and position 0 change nothing; four quarter turns give the vertex back.
[[nodiscard]] Vec2 posed(Vec2 model, Vec2 position, Rotation rotation);
[[nodiscard]] std::vector<Vec2> posed(std::span<const Vec2> model, Vec2 position, double degrees);

}  // namespace sepax
