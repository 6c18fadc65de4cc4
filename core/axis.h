#pragma once

#include <span>
#include <vector>

#include "core/evidence.h"
#include "core/polygon.h"
#include "core/predicates.h"

/// Two polygons on one axis, as exact expressions: the common ground of the static and the swept
/// separating axis test.
namespace sepax {

/// An axis as the difference of two given points, turned right: from p to q runs the edge, the
/// axis is its outward normal. The points are exact, the axis is never rounded.
struct AxisLine {
  Vec2 p;
  Vec2 q;

  /// Component of (to - from) along the axis, times the axis' length.
  template <class Lift>
  [[nodiscard]] auto along(const Lift& lift, Vec2 from, Vec2 to) const {
    const auto edge = vectorBetween(lift, p, q);
    const auto move = vectorBetween(lift, from, to);
    return edge.y * move.x - edge.x * move.y;
  }
  /// Length of the axis vector.
  [[nodiscard]] double length() const;
  /// The unit vector in its direction.
  [[nodiscard]] Vec2 unit() const;
};

/// Positions in the list of a vertex that is farthest down and of one that is farthest up an axis,
/// exactly. Of ties any one.
struct Extremes {
  int low = 0;
  int high = 0;
};
[[nodiscard]] Extremes extremesAlong(const AxisLine& axis, std::span<const Vec2> vertices);

/// Positions of all vertices exactly as high on the axis as the one at `position`, rising.
[[nodiscard]] std::vector<int> tiesAlong(const AxisLine& axis, std::span<const Vec2> vertices,
                                         int position);

/// Both polygons on an axis. The pushes are exact expressions; `P` ends the overlap by moving A
/// along the axis, `Q` by moving it against the axis, both times the axis' length.
struct AxisPair {
  AxisLine axis;
  Vec2 aLow, aHigh, bLow, bHigh;  ///< extreme vertices

  template <class Lift>
  [[nodiscard]] auto pushAlong(const Lift& lift) const {
    return axis.along(lift, aLow, bHigh);
  }
  template <class Lift>
  [[nodiscard]] auto pushAgainst(const Lift& lift) const {
    return axis.along(lift, bLow, aHigh);
  }
  /// Relative velocity va - vb along the axis, times the axis' length.
  template <class Lift>
  [[nodiscard]] auto speed(const Lift& lift, Vec2 va, Vec2 vb) const {
    return axis.along(lift, vb, va);
  }
};

/// Everything about one axis: exact pair, extreme vertices and the rounded evidence.
struct TestedAxis {
  AxisPair pair;
  Extremes a;
  Extremes b;
  bool pushesAlong = false;  ///< the smaller push goes along the axis
  int sign = 0;              ///< exact sign of the smaller push: 1 overlap, 0 touching, -1 gap
};

/// Tests the axis of an edge of a convex polygon, whose face is the far end of its own shadow.
/// Equal pushes: A goes against the outward normal of its own edge and along that of an edge of B.
[[nodiscard]] TestedAxis testAxis(const Edge& edge, Owner owner, const Polygon& a,
                                  const Polygon& b);
/// Tests any axis of any polygons.
[[nodiscard]] TestedAxis testAxis(const AxisLine& axis, const Polygon& a, const Polygon& b);

/// Tests an axis whose vertices are already known to be extreme, rounded into evidence.
[[nodiscard]] SatAxis evidenceOf(const TestedAxis& tested, AxisName name, const Polygon& a,
                                 const Polygon& b);

/// The axis of an edge.
[[nodiscard]] AxisLine axisOf(const Polygon& polygon, const Edge& edge);

/// Visits the axes of A's edges, then B's, each in the order of the caller's list, until the
/// visitor returns false. Both polygons must be convex.
template <class Visitor>
void forEachAxis(const Polygon& a, const Polygon& b, Visitor visit) {
  for (const Owner owner : {Owner::a, Owner::b}) {
    const Polygon& polygon = owner == Owner::a ? a : b;
    for (const Edge& edge : polygon.edges) {
      if (!visit(AxisName{owner, edge.index}, testAxis(edge, owner, a, b))) return;
    }
  }
}

}  // namespace sepax
