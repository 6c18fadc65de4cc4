#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// IN;SP1;PU0,0;PD400,0,400,300,0,0;PU; of a pen plotter: what the pen draws from one place back to
/// it as lists of points.
void withLoopsOfPlotters(PlainText& plain);

}  // namespace sepax
