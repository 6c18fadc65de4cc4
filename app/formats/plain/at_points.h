#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// {5@3. 9@3. 7@8}, an Array(5@3 9@3 7@8) and (Array with: 5@3 with: 9@3 with: 7@8) of Smalltalk as
/// a list of points.
void withPointsOfSmalltalk(PlainText& plain);

}  // namespace sepax
