#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Polygons in the notations of one program each, written as lists of x, y or as DXF: 0x0, 200x0,
/// 200x200 of slicers; polygon { 4, <0, 0>, ... } and prism of POV-Ray; entities of AutoLISP;
/// extruded polygons of DD4hep.
void withPointsOfPrograms(PlainText& plain);

}  // namespace sepax
