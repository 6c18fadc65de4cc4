#pragma once

#include "app/figure/figure.h"

namespace sepax {

/// The figure without what sticks out below its lower edge, with the widths of its lines: another
/// figure can stand there, on any ground. Texts that stick out are left out; dashes begin anew
/// where a line comes back in.
[[nodiscard]] Figure clippedBelow(Figure figure);

}  // namespace sepax
