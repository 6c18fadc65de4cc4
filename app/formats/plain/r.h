#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// $x and [1] 0 5 5 in the next line, then $y and as many numbers, as R prints a list, as points.
void withListsOfR(PlainText& plain);

}  // namespace sepax
