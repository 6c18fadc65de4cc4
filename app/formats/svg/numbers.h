#pragma once

#include <string_view>
#include <vector>

namespace sepax {

struct SvgNumbers {
  std::vector<double> values;
  bool complete = true;   ///< nothing but numbers, blanks and commas
  std::string_view rest;  ///< from the first thing that is no number
};

/// Numbers as SVG writes them: 10-5 and .5.5 are two each.
[[nodiscard]] SvgNumbers svgNumbers(std::string_view text);

/// The place behind blanks and commas.
[[nodiscard]] std::size_t skipSvgBlanks(std::string_view text, std::size_t place);

}  // namespace sepax
