#pragma once

#include "app/techniques/inside/paint_rays.h"

namespace sepax {

/// Whether the edges that meet are named where they do, in the whole answer.
[[nodiscard]] bool namesMeetings(const InsideEvidence& inside);
/// Where the edges of both polygons cross, and what they share.
void addMeetings(Figure& figure, const Evidence& evidence, const ViewState& view,
                 const InsideShown& shown);

}  // namespace sepax
