#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Polygons of layouts of chips and boards as WKT: (0,0;0,9;9,9/1,2;2,3;1,3) of KLayout, where /
/// begins a hole and a log may break within a number; (path pcb 0  0 0  9 0  9 9  0 0), (polygon
/// F.Cu 0 ...) and (rect pcb 0 0 9 9) of Specctra DSN; and lists of points of (vertex (pos 0 0)
/// (angle 0)) of LibrePCB.
void withPolygonsOfLayouts(PlainText& plain);

}  // namespace sepax
