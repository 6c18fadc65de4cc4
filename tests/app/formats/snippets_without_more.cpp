#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<MalformedSnippet>& moreTextsWithoutPolygons() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(polygon = [[1.5+2.25, 0], [4, 0], [4, 3]])~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(# Why does it draw points that are not in the data?

`````
constraintEdges = [
    [
        4,30
    ],
    [
        30,55
    ],
    [
        55,75
    ],
    [
        75,96
    ],
...
`````)~",
     "line 4: the [ that opens here is never closed"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
