#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// A name, the line "5 2" below it and then five rows of two numbers, one such block below the
/// other: polygons of Tekal and of many models of water, as a list of points each. Blocks that do
/// not come back to their start are polygons only where the text calls them so.
void withBlocksOfRows(PlainText& plain);

}  // namespace sepax
