#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"

namespace sepax {

/// What the hand is doing: the group's frame with its handles, the rubber band, guides of snapping.
void addToolMarks(Figure& figure, const Evidence& evidence, const ViewState& view);

}  // namespace sepax
