#pragma once

#include "core/exact/vec2.h"
#include "core/overlap/difference.h"

#include <optional>

/// Exact places along the edges of Minkowski differences.
namespace sepax {

/// A place on the line of an edge, 0 at its start and 1 at its end, as a fraction: where the line
/// meets another edge's line, or where a point is level with it.
struct EdgePlace {
  enum class Kind { crossing, foot, start, end };

  DifferenceEdge edge;
  Kind kind = Kind::start;
  DifferenceEdge other;  ///< the crossed edge
  int direction = 1;     ///< sign that makes the denominator positive
  double rough = 0;      ///< relative error below 2^-42: to ask filters, not to report

  template <class Lift>
  [[nodiscard]] auto numerator(const Lift& lift) const {
    const auto along = edge.direction(lift);
    const auto zero = lift(0.0);
    switch (kind) {
      case Kind::crossing: {
        const auto value = cross(other.direction(lift), edge.offset(lift, other.from));
        return direction > 0 ? zero + value : zero - value;
      }
      case Kind::foot:
        return zero - dot(along, edge.from.value(lift));
      case Kind::start:
        return zero + zero;
      case Kind::end:
        break;
    }
    return zero + dot(along, along);
  }
  template <class Lift>
  [[nodiscard]] auto denominator(const Lift& lift) const {
    const auto along = edge.direction(lift);
    const auto zero = lift(0.0);
    if (kind != Kind::crossing) return zero + dot(along, along);
    const auto value = cross(other.direction(lift), along);
    return direction > 0 ? zero + value : zero - value;
  }
  /// Where it is in the plane, as near as doubles get.
  [[nodiscard]] Vec2 point() const;
  /// The same for filters; off by less than 2^-41 of the edge's length if it is on the edge.
  [[nodiscard]] Vec2 roughPoint() const;
};

/// Exact sign of x - y; both on the same edge.
[[nodiscard]] int compare(const EdgePlace& x, const EdgePlace& y);
/// Between the ends of the edge, ends included.
[[nodiscard]] bool isOnEdge(const EdgePlace& place);
/// The place on the edge that is nearest to the origin.
[[nodiscard]] EdgePlace nearestPlace(const DifferenceEdge& edge);

/// An open piece of the edge's line.
struct Cover {
  EdgePlace low;
  EdgePlace high;
  int difference = -1;  ///< which one covers it
};
/// The piece of the line that lies inside the open difference, if the place is part of it.
[[nodiscard]] std::optional<Cover> coverAround(const EdgePlace& place,
                                               const Difference& difference);

}  // namespace sepax
