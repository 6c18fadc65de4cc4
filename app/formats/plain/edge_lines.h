#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Edges that stand in lines of their own and close to rings, as these rings: [6 4 -> 4 4] and
/// (6, 4) to (4, 4), and pairs of numbers of vertices below the counts of both and the vertices.
void withRingsOfEdgeLines(PlainText& plain);

}  // namespace sepax
