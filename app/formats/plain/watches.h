#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Rows of a window of Visual Studio: [0], {x=1.0 y=2.0 }, Point with tabs between them, as points;
/// rows of members, of allocators and capacities go.
void withPointsOfWatches(PlainText& plain);

}  // namespace sepax
