#pragma once

#include "core/evidence/evidence.h"
#include "core/polygon/polygon.h"

#include <memory>
#include <string>

namespace sepax {

/// A and B as convex polygons, or the reason why there is no such pair.
struct ConvexPair {
  std::shared_ptr<const Polygon> a;
  std::shared_ptr<const Polygon> b;
  std::string reason;  ///< one sentence; empty when both are there
};
[[nodiscard]] ConvexPair convexPairOf(const Evidence& evidence);
/// The same, and points and segments as thin bodies (core/polygon/thin.h).
[[nodiscard]] ConvexPair convexOrThinPairOf(const Evidence& evidence);
/// The same for simple polygons, convex or concave.
[[nodiscard]] ConvexPair simplePairOf(const Evidence& evidence);

}  // namespace sepax
