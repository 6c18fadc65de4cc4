#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// {"curveNumber": 1, "x": 5, "y": 12} of Plotly, the points of a plot that somebody has selected,
/// become blanks; the lasso around them stays, and so do curves that come back to their start.
void withoutSelectedPoints(PlainText& plain);

}  // namespace sepax
