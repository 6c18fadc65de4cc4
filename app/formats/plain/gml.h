#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// <gml:Polygon> with <gml:coordinates>0,0 5,0 5,3 0,0</gml:coordinates> in each ring, as GML 2 has
/// it, or with 0 0,5 0,5 3,0 0, as WKT. The first ring is the outline, the others are its holes.
void withPolygonsOfGml(PlainText& plain);

}  // namespace sepax
