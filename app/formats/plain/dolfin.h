#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// The triangles of a mesh in the XML of DOLFIN, <vertex index="0" x="0" y="0"/> and <triangle
/// index="0" v0="0" v1="1" v2="2"/>, as lists of points.
void withCellsOfDolfin(PlainText& plain);

}  // namespace sepax
