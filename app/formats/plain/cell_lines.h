#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Point, X, Y, A, 0, 0, B, 5, 0 and so on in a line each, as a table comes out of a page that is
/// copied: the cells of its rows as a list of points.
void withPointsOfCellLines(PlainText& plain);

}  // namespace sepax
