#pragma once

#include "tests/vectors/values.h"

namespace sepax::test {

/// The families about segments, simple polygons and their motion.
[[nodiscard]] const Families& polygonFamilies();

}  // namespace sepax::test
