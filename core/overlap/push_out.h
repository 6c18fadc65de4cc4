#pragma once

#include "core/exact/vec2.h"
#include "core/overlap/difference.h"

#include <optional>
#include <span>
#include <vector>

/// The shortest way out of a union of open convex sets, the Minkowski differences of the parts.
namespace sepax {

/// A translation of A.
struct PushOut {
  Vec2 push;
  double depth = 0;
  std::vector<int> limitedBy;  ///< the differences whose edges hold it: one, or two at a corner
  /// The edge that it goes straight to, at a right angle; none at a corner between two.
  std::optional<DifferenceEdge> edge;
};

/// The point outside all open differences that is nearest to the origin. It is the foot of the
/// perpendicular on an edge, or a meeting of two edges; every edge gives at most its uncovered
/// places next to the foot. Where edges are covered is decided exactly, so that an exact fit
/// between two differences is found; only the place that is reported is rounded.
/// Laws: depth is 0 if and only if no difference holds the origin; every shorter translation lies
/// inside a difference; with one difference it is the separating axis test's MTV.
/// `limit` is a length that is known to be enough.
[[nodiscard]] PushOut shortestPushOut(std::span<const Difference> differences, double limit);

/// The shortest way out of one difference, and what still overlaps there.
struct SinglePush {
  Vec2 push;
  double depth = 0;
  std::vector<int> remaining;  ///< the differences that hold its end, exactly; by index
};
/// For each difference that holds the origin.
[[nodiscard]] std::vector<std::optional<SinglePush>> singlePushes(
    std::span<const Difference> differences);

}  // namespace sepax
