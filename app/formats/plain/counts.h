#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// 1,0.5,3 above 2,4.5,3 above 3,4.5,6 and (1, 0.5, 3), (2, 4.5, 3), ...: rows without the numbers
/// that count them, so that x and y are left.
void withoutRowNumbers(PlainText& plain);

}  // namespace sepax
