#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// 0103000000010000000500000000...: polygons of WKB in hexadecimal, as databases print them, as
/// WKT. Heights and measures are left out, and so is the number of the system of coordinates that
/// PostGIS puts before them (OGC Simple Feature Access 8.2, Well-known Binary).
void withWktOfWkb(PlainText& plain);

}  // namespace sepax
