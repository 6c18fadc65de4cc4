#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Point(1) = {0, 0, 0, lc}; Line(1) = {1, 2}; Line Loop(1) = {1, 2, -3}; of Gmsh: what its loops
/// run around, those behind the first of a surface as holes. Rectangle(1) = {x, y, z,
/// dx, dy} is one, too.
void withLoopsOfGmsh(PlainText& plain);

}  // namespace sepax
