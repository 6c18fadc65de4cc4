#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// \draw (0,0) node[below]{$A$} -- (5,0) coordinate (B) -- (5,3) -- cycle; of TikZ without what is
/// written at the corners.
void withoutNodesOfTikz(PlainText& plain);

}  // namespace sepax
