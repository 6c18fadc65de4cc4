#pragma once

#include "tests/vectors/values.h"

namespace sepax::test {

/// The families about tiles, grids and rays.
[[nodiscard]] const Families& tileFamilies();

}  // namespace sepax::test
