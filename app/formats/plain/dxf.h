#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// The polylines of "0\nLWPOLYLINE\n70\n1\n10\n0.0\n..." in strings of a program as lines of DXF.
void withDxfOfStrings(PlainText& plain);
/// 0, POLYLINE above vertices of one whose start is cut off: 8, WALLS, 66, 1, 10, 0.0, 20, 0.0, 0,
/// VERTEX, ...
void withHeadsOfPolylines(PlainText& plain);

}  // namespace sepax
