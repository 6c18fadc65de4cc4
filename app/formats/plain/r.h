#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// $x and [1] 0 5 5 in the next line, then $y and as many numbers, as R prints a list, as points.
void withListsOfR(PlainText& plain);

/// structure(c(0, 5, 5, 0, 0, 3), .Dim = c(3L, 2L)): a column of x, then one of y, as points.
void withMatricesOfR(PlainText& plain);

}  // namespace sepax
