#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Matrices of two columns as MATLAB shows them: "1.0e+03 *" above the rows is a factor of them,
/// and rows of NaN part rings.
void withShownMatrices(PlainText& plain);

}  // namespace sepax
