#pragma once

#include "app/techniques/contract/seen_bodies.h"

#include <vector>

namespace sepax {

/// A body of the scene with its name, the marks of its defects and these of its vertices as
/// handles, where it is seen; `technique` may be null.
void addBody(Figure& figure, const Evidence& evidence, const ViewState& view, int index,
             const std::vector<int>& handles, const Technique* technique, const SeenBodies& seen);

}  // namespace sepax
