#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// | | B | C | above | 4 | x | y | and | 5 | 0 | 9 |: the letters of columns and the numbers of
/// rows around cells of a sheet become blanks; bars or tabs part them.
void withoutMarginsOfSheets(PlainText& plain);

}  // namespace sepax
