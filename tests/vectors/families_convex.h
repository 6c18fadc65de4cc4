#pragma once

#include "tests/vectors/values.h"

namespace sepax::test {

/// The families about convex pairs, single polygons, poses and the published test.
[[nodiscard]] const Families& convexFamilies();

}  // namespace sepax::test
