#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// 12+4.5j, a complex number of Python, is the point (12, 4.5) where the text tells of outlines.
void withPointsOfComplex(PlainText& plain);

}  // namespace sepax
