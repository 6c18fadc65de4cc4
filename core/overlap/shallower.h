#pragma once

#include "core/overlap/axis.h"

namespace sepax {

/// The depth of axis x is smaller than that of y, exactly. The doubles are the depths of their
/// evidence; they decide where they differ clearly.
[[nodiscard]] bool isShallower(const TestedAxis& x, double depthX, const TestedAxis& y,
                               double depthY);

}  // namespace sepax
