#pragma once

#include <string>
#include <vector>

namespace sepax {

/// A text, and one sentence for each kind of list that was written anew in it.
struct PlainText {
  std::string text;
  std::vector<std::string> notes;
};

/// Lists that do not say their points as x, y and x, y, written as such points, and what is no
/// outline in them left out: [0 1 1 0; 0 0 1 1] of MATLAB, points[0]["X"] = 0 of a program,
/// polygon(50% 0%, ...) of CSS. Each notation has a file and a row of the table; what stands in a
/// line stays in it.
[[nodiscard]] PlainText withPlainLists(std::string text);

}  // namespace sepax
