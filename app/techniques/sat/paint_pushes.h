#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// Where bodies overlap A after the shortest push, the arrow that takes it there, and its numbers.
/// Where another push is shown, that one in the same way, and of the shortest the arrow alone.
void addPushes(Figure& figure, const Evidence& evidence, const ViewState& view);

}  // namespace sepax
