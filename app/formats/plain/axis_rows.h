#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// {{0, 5, 5, 1, 0}, {0, 0, 3, 4, 0}}: two rows of numbers that both come back to their first one
/// are all x and all y of an outline; so are those that come out of println hull.xpoints and
/// println hull.ypoints.
void withPointsOfAxisRows(PlainText& plain);
/// | E | 0 | 5 | 5 | above | N | 0 | 0 | 3 |: lines of all x and of all y, each behind its name.
void withPointsOfAxisLines(PlainText& plain);

}  // namespace sepax
