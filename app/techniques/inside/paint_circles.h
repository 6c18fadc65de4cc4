#pragma once

#include "app/techniques/inside/paint_rays.h"

namespace sepax {

/// The circles around both polygons with their radii and, where they are the matter, how far apart
/// their centres are.
void addCircles(Figure& figure, const Evidence& evidence, const ViewState& view,
                const InsideShown& shown);

}  // namespace sepax
