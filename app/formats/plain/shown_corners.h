#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// "vertex 2 to vertex 3 to vertex 4" and their places below it: the corner of a polygon that a
/// message shows becomes blanks, for the others are missing.
void withoutShownCorners(PlainText& plain);

}  // namespace sepax
