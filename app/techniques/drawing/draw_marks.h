#pragma once

#include "app/figure/figure.h"
#include "app/techniques/contract/technique.h"

namespace sepax {

/// What the polygon doctor found on a body, marked at its places and named in words.
void addMarks(Figure& figure, const Evidence& evidence, const ViewState& view, int body);

}  // namespace sepax
