#pragma once

#include "core/exact/predicates.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <vector>

/// Minkowski differences of convex parts, without rounding: the translations of A that make a part
/// of A and a part of B meet. A lies in the origin; the open difference are the overlaps.
namespace sepax {

/// The point b - a of the difference.
struct DifferencePoint {
  Vec2 a;
  Vec2 b;

  template <class Lift>
  [[nodiscard]] auto value(const Lift& lift) const {
    return vectorBetween(lift, a, b);
  }
  [[nodiscard]] Vec2 rounded() const { return b - a; }
  friend bool operator==(const DifferencePoint&, const DifferencePoint&) = default;
};

/// A side of a difference, counterclockwise. It comes from a side of one of the parts.
struct DifferenceEdge {
  DifferencePoint from;
  DifferencePoint to;

  template <class Lift>
  [[nodiscard]] auto direction(const Lift& lift) const {
    const auto start = from.value(lift);
    const auto end = to.value(lift);
    return Vector<decltype(lift(0.0))>{end.x - start.x, end.y - start.y};
  }
  /// The vector from the start of this edge to a point.
  template <class Lift>
  [[nodiscard]] auto offset(const Lift& lift, const DifferencePoint& point) const {
    const auto start = from.value(lift);
    const auto end = point.value(lift);
    return Vector<decltype(lift(0.0))>{end.x - start.x, end.y - start.y};
  }
  friend bool operator==(const DifferenceEdge&, const DifferenceEdge&) = default;
};

/// All of b - a for a in A and b in B, both convex.
struct Difference {
  std::vector<DifferenceEdge> edges;  ///< counterclockwise; parallel ones follow each other
  Bounds box;                         ///< of the rounded points
};

/// Merges the sides of both parts by direction, exactly: from the lowest vertex, of several the
/// leftmost; of parallel sides those of B first. Points and segments (core/polygon/thin.h) may
/// stand for either part: a segment has a side there and one back, a point one without length.
/// Laws: counterclockwise; as many edges as both parts have vertices together.
[[nodiscard]] Difference differenceOf(const Polygon& a, const Polygon& b);

/// The origin lies inside, exactly: the interiors of the parts meet.
[[nodiscard]] bool holdsOrigin(const Difference& difference);

}  // namespace sepax
