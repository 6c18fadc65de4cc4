#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Region, 0-0 50-0 50-30 behind words of an outline: pairs with a dash between x and y, as lists
/// of points. Where each goes up, as in 10-20 30-40 50-60, they are ranges.
void withPointsOfDashes(PlainText& plain);

}  // namespace sepax
