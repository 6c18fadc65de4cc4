#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Rings whose first one holds the others, where the code gives them to earcut, where the paths of
/// a polygon of a map name them, where an arrow of Wolfram leads from it to them, or where the
/// sentence above says that it has holes.
void withToldHoles(PlainText& plain);

}  // namespace sepax
