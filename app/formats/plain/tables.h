#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// id,x,y and rows of numbers below a title, which hides them from the reader of CSV, as lists of
/// points; one for each value of a column that parts them.
void withTables(PlainText& plain);

}  // namespace sepax
