#pragma once

#include "app/formats/plain/lists.h"

#include <string_view>

namespace sepax {

/// \draw (0,0) node[below]{$A$} -- (5,0) coordinate (B) -- (5,3) --cycle; of TikZ without what is
/// written at the corners, and it and the paths of MetaPost and Asymptote with signs in one line.
void withPlainPaths(PlainText& plain);

/// \pgfpathmoveto{\pgfqpoint{0in}{0in}}, \pgfpathlineto ..., \pgfpathclose of PGF as a list of
/// points; paths that are not closed go.
void withPathsOfPgf(PlainText& plain);

/// \draw (0,0) -- (5,0) -- ... and p := (0,0)--(5,0)--(5,3)--cycle: where other languages start a
/// comment, lines join points.
[[nodiscard]] bool joinsPoints(std::string_view text);

}  // namespace sepax
