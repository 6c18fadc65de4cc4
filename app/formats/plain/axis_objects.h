#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// fence = {x: xs, y: ys} and $fence = { x => \@xs, y => \@ys }, where xs and ys are lists of
/// numbers: the points that they make, in place of the names.
void withListsOfAxisObjects(PlainText& plain);

}  // namespace sepax
