#pragma once

#include "app/techniques/inside/paint_rays.h"

namespace sepax {

/// Where the edges of both polygons cross, and what they share.
void addMeetings(Figure& figure, const Evidence& evidence, const ViewState& view,
                 const InsideShown& shown);

}  // namespace sepax
