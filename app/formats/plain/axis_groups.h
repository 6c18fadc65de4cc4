#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// "vertices": {"x": [0, 5, 5], "y": [0, 0, 3]} of RUBE as a list of points, so that what stands
/// beside it says where they are.
void withPointsOfAxisGroups(PlainText& plain);

}  // namespace sepax
