#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// (0, 0) -> (5, 0) -> (5, 3) and (0, 0) -> (5, 0), (5, 0) -> (5, 3), (5, 3) -> (0, 0): chains as
/// lists of their points; an arrow between two points alone is a segment, or says what became of a
/// point, and is left out.
void withChainsOfArrows(PlainText& plain);

}  // namespace sepax
