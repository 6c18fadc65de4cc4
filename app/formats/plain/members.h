#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Blocks of lines points[0]["X"] = 0 or pts(0).X = 0: pts(0).Y = 5, each with one list, as points
/// in their first line.
void withPointsOfMembers(PlainText& plain);

}  // namespace sepax
