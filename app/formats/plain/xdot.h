#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// _draw_="c 7 -#000000 P 3 0 0 5 0 5 3" of Graphviz: the polygons that it draws, as lists of
/// points; lines, curves and the heads of arrows go.
void withPolygonsOfXdot(PlainText& plain);

}  // namespace sepax
