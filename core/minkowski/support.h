#pragma once

#include "core/evidence/minkowski.h"
#include "core/exact/predicates.h"
#include "core/exact/vec2.h"
#include "core/overlap/difference.h"
#include "core/polygon/polygon.h"

/// Farthest points of A − B, exactly, without the difference itself.
namespace sepax {

/// A vector between two points of the difference, as it is or turned by a quarter turn: exact.
struct Direction {
  DifferenceEdge edge;
  int turn = 0;  ///< 0 along the edge, 1 to its left, -1 to its right

  template <class Lift>
  [[nodiscard]] auto value(const Lift& lift) const {
    auto along = edge.direction(lift);
    const auto zero = lift(0.0);
    if (turn > 0) return decltype(along){zero - along.y, zero + along.x};
    if (turn < 0) return decltype(along){zero + along.y, zero - along.x};
    return along;
  }
  [[nodiscard]] Vec2 rounded() const;
};

/// A point of A − B: a vertex of A minus a vertex of B.
struct Support {
  VertexPair of;
  DifferencePoint point;
};

/// The farthest vertex of A along the direction minus the vertex of B that is farthest against it;
/// of ties the lowest caller's index of each. Exact.
[[nodiscard]] Support supportOf(const Direction& direction, const Polygon& a, const Polygon& b);

/// Exact sign of direction · (x − y).
[[nodiscard]] int compareAlong(const Direction& direction, const DifferencePoint& x,
                               const DifferencePoint& y);

}  // namespace sepax
