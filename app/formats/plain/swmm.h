#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// The rows "S1 396.5 841.5" below [Polygons] in an input file of SWMM, as lists of points. Those
/// of its other sections with places are no outlines and go.
void withPolygonsOfSwmm(PlainText& plain);

}  // namespace sepax
