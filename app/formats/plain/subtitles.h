#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// {\p1}m 0 0 l 5 0 5 3{\p0}, what a line of subtitles draws, and its \clip(m 0 0 l 5 0 5 3), as
/// paths of SVG, whose small letters mean something else.
void withDrawingsOfSubtitles(PlainText& plain);

}  // namespace sepax
