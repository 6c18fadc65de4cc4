#pragma once

#include "core/evidence/evidence.h"
#include "core/polygon/polygon.h"

#include <memory>
#include <span>
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
/// The same for simple polygons, convex or concave, and points and segments.
[[nodiscard]] ConvexPair simpleOrThinPairOf(const Evidence& evidence);

/// The outlines of a body that is valid: of a polygon one, of a body of parts each, of a point or a
/// segment the thin body; none of another.
[[nodiscard]] std::span<const Polygon> outlinesOf(const BodyShape& shape);
/// Why the convex parts of a pair cannot be moved one by one: a point or a segment may run exactly
/// along a cut between two parts and is inside there without being in either. One sentence; empty
/// when they can.
[[nodiscard]] std::string thinAgainstParts(const Evidence& evidence);
/// Why a pair of bodies of any kind has no outlines, one sentence; empty when both have.
[[nodiscard]] std::string outlinesProblem(const Evidence& evidence);

}  // namespace sepax
