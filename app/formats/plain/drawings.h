#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// \psline(0,0)(5,0)(5,3) and \psdots of PSTricks beside \pspolygon, and their points where they
/// are written again; but a line that comes back to its start. The same for lines of a QPainterPath
/// beside a QPolygon, where nothing fills them.
void withoutOpenPaths(PlainText& plain);

}  // namespace sepax
