#pragma once

#include "core/evidence/evidence.h"

namespace sepax {

/// Circles, boxes and pixels in place of the pair, whatever its bodies are, or why there are none.
/// `pixelSize` in world units; 0 = by the size of the bodies.
void addApproximations(double pixelSize, Evidence& evidence);

}  // namespace sepax
