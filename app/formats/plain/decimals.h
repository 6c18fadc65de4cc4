#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace sepax {

/// x= 57,172 y= 65,193: decimal commas of x, y and z that have their names, and of three brackets
/// or more that part their numbers by a comma and a blank, (812,3605, -1904,2281, 6), as points,
/// and those of times, 09:15:30,250.
[[nodiscard]] std::string withDecimalPoints(std::string text);

/// The place of the comma of 812,36; nothing where the text is no such number.
[[nodiscard]] std::optional<std::size_t> decimalCommaOf(std::string_view number);

/// The lines, from 1, in which (2,5; 0; 3,1) and the like stand: points in space with decimal
/// commas.
[[nodiscard]] std::set<std::size_t> linesOfCommaTriples(std::string_view text);
/// A(9/1), B(4/3), C(2/8): points as schools write them, with commas, and lines of 54.25:10.5; in
/// its place all stays.
[[nodiscard]] std::string withCommaPairs(std::string text);

}  // namespace sepax
