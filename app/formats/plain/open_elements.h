#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Elements of XML whose points are no outline are taken out: closed="0" and what stands in it, the
/// shape of a <lane> or an <edge> of a road, and <polyline> and <points> in the notation of CVAT;
/// points="0,0;5,0;5,3" of its polygons as 0,0 5,0 5,3, and <polygon x1="0" y1="0" x2="5" ... as
/// one with points.
void withoutOpenElements(PlainText& plain);

/// The points of a Line2D that is not closed, and of a Curve2D, are taken out of the sections of a
/// scene of Godot.
void withoutLinesOfGodot(PlainText& plain);

}  // namespace sepax
