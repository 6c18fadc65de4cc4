#pragma once

#include "app/techniques/contract/seen_bodies.h"

namespace sepax {

/// "A2" at a vertex and "edge A3" at an edge that is hovered or selected, at all of them where the
/// view wants indices. What the figure names already is not named again; of a crowd those are left
/// out that find no room. A vertex that is dragged has its coordinates.
void addIndices(Figure& figure, const Evidence& evidence, const ViewState& view,
                const SeenBodies& seen);

}  // namespace sepax
