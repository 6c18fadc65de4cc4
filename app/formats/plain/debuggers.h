#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Lists as the debugger of IntelliJ shows them, 0 = {Point@31} "(4, 2)" and so on below
/// hull = {Path@30}  size = 4, as lists of points.
void withPointsOfDebuggers(PlainText& plain);

}  // namespace sepax
