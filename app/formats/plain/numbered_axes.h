#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// x[] = {0, 5, 5}, y[] = {0, 0, 3} and cells[][3] = {{0, 1, 2}} of code that asks for
/// x[cells[i][k]]: the cells as lists of their points.
void withCellsOfAxes(PlainText& plain);

}  // namespace sepax
