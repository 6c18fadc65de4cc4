#pragma once

#include <string>
#include <vector>

namespace sepax {

/// A text, and one sentence for each kind of list that was written anew in it.
struct PlainText {
  std::string text;
  std::vector<std::string> notes;
};

/// Lists that have their points in another order or with other signs than x, y and x, y, written as
/// points; what stands in a line stays in it. These are a matrix of MATLAB with a row of x and one
/// of y, [0 1 1 0; 0 0 1 1]; the members points[0]["X"] = 0 of a list; fill([0, 4, 4], [0, 0, 3])
/// of plots; the lengths of CSS in polygon(50% 0%, ...).
[[nodiscard]] PlainText withPlainLists(std::string text);

}  // namespace sepax
