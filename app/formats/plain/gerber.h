#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// The regions of Gerber files, X0Y0D02*, X5000D01* and so on between G36* and G37*; where a file
/// has none, what it draws around and back to its start. Arcs are no polygons.
void withRegionsOfGerber(PlainText& plain);

}  // namespace sepax
