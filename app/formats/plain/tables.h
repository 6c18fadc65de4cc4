#pragma once

#include "app/formats/plain/lists.h"

#include <string_view>

namespace sepax {

/// X of columns that are called x, lon, Easting, Este, and Y of y, lat, Northing, Norte; 0 for any
/// other.
[[nodiscard]] char axisOfColumn(std::string_view word);

/// |---|---| below the heading of a table of Markdown, and the lines of others.
[[nodiscard]] bool isRuleOfTable(std::string_view line);

/// id,x,y and rows of numbers below a title, which hides them from the reader of CSV, as lists of
/// points; one for each value of a column that parts them.
void withTables(PlainText& plain);

}  // namespace sepax
