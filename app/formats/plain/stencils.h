#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// <path> of <move x="0" y="0"/>, <line x="5" y="0"/> and <close/>, as stencils of diagrams draw,
/// as a path of SVG.
void withPathsOfStencils(PlainText& plain);

}  // namespace sepax
