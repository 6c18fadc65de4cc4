#pragma once

#include "app/figure/figure.h"

namespace sepax {

enum class Border { left, right, top, bottom };

/// The figure without what sticks out beyond this border of it, with the widths of its lines:
/// another figure can stand there, on any ground. Texts that stick out are left out; dashes begin
/// anew where a line comes back in.
[[nodiscard]] Figure clippedAt(Figure figure, Border border);

/// The figure without what is far out of sight or no number: lines and areas end far beyond its
/// edges, so that whoever draws them has numbers of a decent size. What is in sight does not
/// change, but where the dashes of such a line begin.
[[nodiscard]] Figure withoutFarAway(Figure figure);

}  // namespace sepax
