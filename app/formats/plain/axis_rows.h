#pragma once

#include "app/formats/plain/lists.h"
#include "app/formats/plain/rewritten.h"

#include <string_view>

namespace sepax {

/// {{0, 5, 5, 1, 0}, {0, 0, 3, 4, 0}}: two rows of numbers that both come back to their first one
/// are all x and all y of an outline; so are those that come out of println hull.xpoints and
/// println hull.ypoints.
void withPointsOfAxisRows(PlainText& plain);
/// | E | 0 | 5 | 5 | above | N | 0 | 0 | 3 |: lines of all x and of all y, each behind its name.
void withPointsOfAxisLines(PlainText& plain);

/// E of E [m] and X:; empty where other words or a number stand in the cell.
[[nodiscard]] std::string_view axisNamed(std::string_view cell);
/// x and y, Easting and Northing or E and N; 0 where the names are none of the two axes, and x
/// where the first one is x.
[[nodiscard]] char firstAxisOf(std::string_view first, std::string_view second);
/// 1, 2, 3, 4 and so on in one direction: where a value is told for each of them.
[[nodiscard]] bool goesOneWay(const Numbers& numbers);

}  // namespace sepax
