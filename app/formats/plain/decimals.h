#pragma once

#include <string>

namespace sepax {

/// x= 57,172 y= 65,193: decimal commas of what has its name, and of three brackets or more that
/// part their numbers by a comma and a blank, (812,3605, -1904,2281, 6), as points.
[[nodiscard]] std::string withDecimalPoints(std::string text);

}  // namespace sepax
