#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "core/evidence/approximations.h"

namespace sepax {

/// Both bodies as pixels: A's hatched forwards, B's backwards, common ones both ways and framed,
/// so that they can be told apart in grey; the region that is compared, and its answer.
void addPixels(Figure& figure, const PixelApproximation& pixels, const Camera& camera);

}  // namespace sepax
