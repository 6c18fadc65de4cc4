#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// {"type": "Topology", "arcs": [...], "objects": ...} of TopoJSON as GeoJSON of its polygons,
/// whose rings are joined of arcs; arcs alone are steps of borders and of lines.
void withPolygonsOfTopology(PlainText& plain);

}  // namespace sepax
