#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// The convex parts that `body`, A or B of the pair, is cut into: the cuts between them and, with
/// names, "A·2" in each of several. There is concave evidence.
void addConvexParts(Figure& figure, const Evidence& evidence, const ViewState& view, int body);

}  // namespace sepax
