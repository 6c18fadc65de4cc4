#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// A matrix of MATLAB or Julia with a row of x and one of y, [0 1 1 0; 0 0 1 1], as points. One
/// with as many rows as columns, four or more, is that of a system and left out.
void withPointsOfColumns(PlainText& plain);

}  // namespace sepax
