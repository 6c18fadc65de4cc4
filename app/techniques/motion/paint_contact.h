#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"

namespace sepax {

/// The first contact: its places, its time and, where nothing else is told there, its normal.
void addContact(Figure& figure, const Evidence& evidence, const ViewState& view);
/// Its normal is drawn.
[[nodiscard]] bool showsContactNormal(const Evidence& evidence, const ViewState& view);

}  // namespace sepax
