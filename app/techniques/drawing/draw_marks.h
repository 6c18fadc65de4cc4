#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"

namespace sepax {

/// What the polygon doctor found on a body as it is drawn, by its index, marked at its places and
/// named in words. A reflex vertex is an error unless the technique that is shown takes concave
/// polygons.
void addMarks(Figure& figure, const BodyShape& shape, const ViewState& view, int body,
              bool concaveIsFine);

/// How many findings the bodies have, as the doctor lists them; 0 where no note among them is
/// shown.
[[nodiscard]] int findings(const Evidence& evidence, const ViewState& view);

}  // namespace sepax
