#pragma once

#include "app/formats/plain/lists.h"
#include "app/formats/plain/rewritten.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace sepax {

/// P(2, 2), P = (2, 2), P: [2, 2], P = Point(2, 2) and P(2|2|1).
struct LetteredPoint {
  char letter = 0;
  std::size_t start = 0;
  std::size_t end = 0;  ///< behind its bracket
  Numbers numbers;      ///< two or three
};
[[nodiscard]] std::vector<LetteredPoint> letteredPoints(std::string_view text);

/// A(0|0|4), B(5|0|1), C(5|3|2): corners in space, whose x and y alone are another polygon.
void withoutPointsInSpace(PlainText& plain);
/// XA = 0, YA = 0, XB = 5, YB = 0 and so on, or Ax and Ay: x and y of each letter are a point.
void withPointsOfLetteredAxes(PlainText& plain);

}  // namespace sepax
