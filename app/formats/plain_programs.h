#pragma once

#include "app/formats/plain_lists.h"

namespace sepax {

/// Polygons in the notations of one program each, written as lists of x, y: 0x0, 200x0, 200x200 of
/// slicers.
void withPointsOfPrograms(PlainText& plain);

}  // namespace sepax
