#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// A matrix of MATLAB with a row of x and one of y, [0 1 1 0; 0 0 1 1], as points.
void withPointsOfColumns(PlainText& plain);

}  // namespace sepax
