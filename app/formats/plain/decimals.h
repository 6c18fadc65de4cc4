#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace sepax {

/// x= 57,172 y= 65,193: decimal commas of what has its name, and of three brackets or more that
/// part their numbers by a comma and a blank, (812,3605, -1904,2281, 6), as points.
[[nodiscard]] std::string withDecimalPoints(std::string text);

/// The lines, from 1, in which (2,5; 0; 3,1) and the like stand: points in space with decimal
/// commas.
[[nodiscard]] std::set<std::size_t> linesOfCommaTriples(std::string_view text);

}  // namespace sepax
