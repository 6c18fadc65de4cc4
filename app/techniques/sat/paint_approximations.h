#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// The simpler shapes that the view asks for, with what they answer.
void addApproximation(Figure& figure, const Evidence& evidence, const ViewState& view);

}  // namespace sepax
