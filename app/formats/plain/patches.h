#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// patch(x, y, c) and fill(x, y, c) of MATLAB where x and y are matrices, whose columns are
/// polygons: their points in place of x. The y and the colours go.
void withMatricesOfPatches(PlainText& plain);

}  // namespace sepax
