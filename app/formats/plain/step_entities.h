#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// #9=POLY_LOOP('',(#4,#5,#6)); of a STEP file and #9= IFCPOLYLINE((#4,#5,#6,#4)); of IFC: loops
/// and lines that come back to their start as lists of the points that they number. All other
/// points and numbers of such entities go, for they are those of curves and places.
void withLoopsOfStep(PlainText& plain);

}  // namespace sepax
