#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// data.frame(id = rep(c("a", "b"), c(4, 3)), x = c(...), y = c(...)) of R, also tibble(),
/// data.table() and tribble(~id, ~x, ~y, "a", 0, 0, ...), with a column that tells which rows
/// belong to each other: one polygon for each of its values. Those within others are holes where
/// another column tells of rings.
void withPolygonsOfFrames(PlainText& plain);

}  // namespace sepax
