#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// P(2, 2) beside A(0, 0), B(5, 0), C(5, 3) in a text that asks what lies inside: a point whose
/// letter does not follow those of the corners.
void withoutAskedPoints(PlainText& plain);

}  // namespace sepax
