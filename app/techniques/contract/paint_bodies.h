#pragma once

#include "app/techniques/contract/technique.h"

#include <vector>

namespace sepax {

/// A body of the scene with its name, the marks of its defects and these of its vertices as
/// handles; `technique` may be null.
void addBody(Figure& figure, const Evidence& evidence, const ViewState& view, int index,
             const std::vector<int>& handles, const Technique* technique);

}  // namespace sepax
