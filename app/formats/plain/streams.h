#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// "3 0 0 9 0 9 9 1 3 4 1 6 1 6 2", a polygon with holes as CGAL writes it, each ring behind the
/// number of its vertices and the holes behind their number, as POLYGON of WKT.
void withHolesOfStreams(PlainText& plain);

}  // namespace sepax
