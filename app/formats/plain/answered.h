#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// x:5 y:3 Expecting: true, (5, 3) -> false and Point (5, 3): inside, line below line: points that
/// a program was asked about, which bound nothing.
void withoutAnsweredPoints(PlainText& plain);

}  // namespace sepax
