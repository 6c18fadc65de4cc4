#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// vertices = [mp.Vector3(x=-1, y=0), ...] and mp.Prism(vertices, ...) of Meep: the vertices of
/// prisms as points; all other vectors, which are centres, sizes and directions, go.
void withPrismsOfMeep(PlainText& plain);

}  // namespace sepax
