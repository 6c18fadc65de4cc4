#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// INSERT INTO vertices (id, idx, x, y) VALUES (7, 0, 0, 0), (7, 1, 5, 0), ...: x and y by the
/// names of the columns, in a table that tells of outlines, as points; one list for each time that
/// the rows are counted anew.
void withPointsOfInserts(PlainText& plain);

}  // namespace sepax
