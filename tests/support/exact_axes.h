#pragma once

#include "tests/support/exact_case.h"

#include <optional>
#include <vector>

/// Axes of two convex polygons in integers.
namespace sepax::test {

/// One axis; lengths along it are times its own length. The closed shadows meet for t between
/// entry and exit; both are absent where the motion does not change them.
struct ExactAxis {
  AxisName name;
  Wide push = 0;    ///< smaller way out of an overlap; negative = gap
  Wide square = 1;  ///< of the axis' length
  WidePoint edge;
  std::optional<Fraction> entry;
  std::optional<Fraction> exit;
};

/// The axes of A's edges, then of B's.
[[nodiscard]] std::vector<ExactAxis> exactAxes(const ExactCase& pair);
/// Sign of depth(x) - depth(y).
[[nodiscard]] int compareDepths(const ExactAxis& x, const ExactAxis& y);
/// Index of the smallest depth among the first `count` axes, the lowest of equal ones.
[[nodiscard]] int shallowest(const std::vector<ExactAxis>& axes, std::size_t count);
/// The depth in world units.
[[nodiscard]] double depthOf(const ExactAxis& axis, const ExactCase& pair);

}  // namespace sepax::test
