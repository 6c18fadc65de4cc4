#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// (x, y, start width, end width, bulge) of lists that ezdxf takes, or in the order of
/// format="xyb", as pairs x, y; as lines of DXF where some sides are arcs.
void withPairsOfEzdxf(PlainText& plain);

}  // namespace sepax
