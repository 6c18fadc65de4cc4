#pragma once

#include "app/formats/plain/lists.h"

#include <string>
#include <string_view>

namespace sepax {

/// The points of a list such as 2,1 9,1 5,7 or 2/1; 9/1; 5/7, in which one sign parts the numbers
/// of a point and another one the points; also of 2 1 9 1 5 7 where blanks alone may part them.
/// Empty where the text is no such list.
[[nodiscard]] std::string pointsOfPairs(std::string_view list, bool maybeBlanks);
/// 2 1;9 1;5 7 alone in a line is a list of points.
void withPairsOfLines(PlainText& plain);

}  // namespace sepax
