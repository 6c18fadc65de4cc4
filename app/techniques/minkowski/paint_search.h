#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// What goes on in the difference in the view's mode: the simplex of GJK, the polytope of EPA, the
/// ray of the motion; nothing while its edges are built. The evidence has a difference.
void addSearch(Figure& figure, const Evidence& evidence, const ViewState& view,
               const Camera& camera);
/// All of the line of an edge.
void addEdgeLine(Figure& figure, const Evidence& evidence, const Camera& camera, int edge);

}  // namespace sepax
