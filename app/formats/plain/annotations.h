#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// function="poly"; x=3; y=4; output; function="polycont"; x=9; y=4; output; of SAS, %poly(3, 4)
/// and %polycont(9, 4), and rows poly 3 4 and polycont 9 4: each poly begins an outline, polycont
/// goes on with it, and what else such data draw is left out.
void withPolygonsOfAnnotations(PlainText& plain);

}  // namespace sepax
