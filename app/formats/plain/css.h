#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// polygon(50% 0%, 100% 100%, 0 100%) and polygon(evenodd, 0px 0px, ...) of CSS as lists of x, y
/// behind what else stands in their quotes; lengths of different units stay.
void withPolygonsOfCss(PlainText& plain);

/// shape-polygon-points: 0, 0, 4, 0, 4, 3; of a style sheet: numbers behind a property that is
/// named after an outline, as a list of x, y.
void withPropertiesOfCss(PlainText& plain);

}  // namespace sepax
