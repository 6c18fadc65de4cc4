#pragma once

#include "core/evidence/sat.h"
#include "core/evidence/terms.h"
#include "core/exact/axis_line.h"
#include "core/exact/vec2.h"
#include "core/overlap/extremes.h"
#include "core/polygon/polygon.h"

/// Two polygons on one axis, as exact expressions: the common ground of the static and the swept
/// separating axis test.
namespace sepax {

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
[[nodiscard]] TestedAxis testAxis(const Edge& edge, Owner owner, ExtremeSearch& a,
                                  ExtremeSearch& b);
/// Tests any axis of any polygons.
[[nodiscard]] TestedAxis testAxis(const AxisLine& axis, const Polygon& a, const Polygon& b);

/// Rounds a tested axis into evidence.
[[nodiscard]] SatAxis evidenceOf(const TestedAxis& tested, AxisName name);

/// The axis of an edge.
[[nodiscard]] AxisLine axisOf(const Polygon& polygon, const Edge& edge);

/// Visits the axes of A's edges, then B's, each in the order of the caller's list, until the
/// visitor returns false. Both polygons must be convex.
template <class Visitor>
void forEachAxis(const Polygon& a, const Polygon& b, Visitor visit) {
  ExtremeSearch searchA(a);
  ExtremeSearch searchB(b);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const Polygon& polygon = owner == Owner::a ? a : b;
    for (const Edge& edge : polygon.edges) {
      if (!visit(AxisName{owner, edge.index}, testAxis(edge, owner, searchA, searchB))) return;
    }
  }
}

}  // namespace sepax
