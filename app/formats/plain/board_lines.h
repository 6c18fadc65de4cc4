#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// The outlines of boards of KiCad that lines draw, each a bracket of its own, in any order and
/// direction: (gr_line (start 0 0) (end 5 0) (layer Edge.Cuts)); rectangles and courtyards, too.
void withRingsOfBoardLines(PlainText& plain);

}  // namespace sepax
