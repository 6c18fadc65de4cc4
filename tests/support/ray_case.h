#pragma once

#include "app/scene/scene.h"
#include "tests/support/exact_case.h"

namespace sepax::test {

/// Of a pixel: all coordinates of a ray case are whole multiples of it.
inline constexpr std::int64_t kRayUnit = 2048;

/// A small map and a ray whose end is exact: its direction is 3-4-5 or straight.
struct RayCase {
  Scene scene;
  WidePoint from;  ///< times kRayUnit
  WidePoint to;
};
/// Rays from anywhere, and from whole and half pixels, in turn.
[[nodiscard]] RayCase rayCase(std::uint64_t seed);

}  // namespace sepax::test
