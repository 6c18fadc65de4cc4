#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// The number of vertices, these line by line, the number of holes and each hole in the same way,
/// as CGAL writes polygons with holes: one POLYGON of WKT.
void withHolesOfCounts(PlainText& plain);

}  // namespace sepax
