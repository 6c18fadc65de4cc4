#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// 0 0 moveto 5 0 lineto 5 3 lineto closepath of PostScript, and 0 0 m 5 0 l 5 3 l h of PDF, as a
/// list of points; paths that are not closed go.
void withPathsOfPostScript(PlainText& plain);

}  // namespace sepax
