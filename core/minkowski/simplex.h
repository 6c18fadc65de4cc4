#pragma once

#include "core/minkowski/support.h"
#include "core/overlap/edge_place.h"

#include <vector>

/// One, two or three points of A − B beside the origin: the innermost step of GJK.
namespace sepax {

/// Where the origin lies.
enum class OriginPlace {
  apart,      ///< outside of the closed hull of the points
  atPoint,    ///< it is one of them
  onSegment,  ///< strictly between two of them
  inside,     ///< strictly inside three of them
};

/// The fewest points whose hull holds the point nearest to the origin.
struct Simplex {
  /// onSegment: the segment is from the first to the second one; a third is kept that is not on its
  /// line, where there was one, for the difference lies on that side, too. inside:
  /// counterclockwise.
  std::vector<Support> points;
  OriginPlace place = OriginPlace::apart;
};

/// Exact sign of the turn from the line through p and q to a point: 1 on its left.
[[nodiscard]] int turnTo(const Support& p, const Support& q, const DifferencePoint& point);

/// Keeps what matters of 1 to 3 points, by exact signs. Points that are the same and points on one
/// line are allowed.
/// Law: the hull of the kept ones is exactly as near to the origin as that of all, and that of
/// fewer of them is not.
[[nodiscard]] Simplex simplexOf(const std::vector<Support>& points);

/// Where the hull of 1 or 2 points that simplexOf kept is nearest to the origin.
[[nodiscard]] EdgePlace nearestOf(const std::vector<Support>& kept);

}  // namespace sepax
