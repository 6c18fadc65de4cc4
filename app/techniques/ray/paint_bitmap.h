#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"
#include "core/evidence/ray.h"

namespace sepax {

/// Below the map, at its scale: the bitmap of the chosen tile, and the solidity map that is built
/// from it.
void addBitmapAndSolidity(Figure& figure, const TilePicture& tiles, const ViewState& view);

}  // namespace sepax
