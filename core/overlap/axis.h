#pragma once

#include "core/evidence/sat.h"
#include "core/evidence/terms.h"
#include "core/exact/axis_line.h"
#include "core/exact/vec2.h"
#include "core/overlap/extremes.h"
#include "core/polygon/polygon.h"

#include <vector>

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

/// The smaller push, world units, rounded as everywhere; negative = a gap.
[[nodiscard]] double depthOf(const TestedAxis& tested);
/// The move of A by that depth, along the unit vector of the axis or against it; zero unless they
/// overlap on it.
[[nodiscard]] Vec2 pushOf(const TestedAxis& tested, double depth);

/// Rounds a tested axis into evidence.
[[nodiscard]] SatAxis evidenceOf(const TestedAxis& tested, AxisName name);

/// The axis of an edge.
[[nodiscard]] AxisLine axisOf(const Polygon& polygon, const Edge& edge);

/// An axis that no edge has as its normal.
struct ExtraAxis {
  AxisName name;
  AxisLine axis;
};
/// The axes that two thin bodies need beside the normals of their edges, so that the difference of
/// the two, a segment or a point, is what all axes together leave: the direction of the segment
/// where no other segment has another direction, and two axes for two points.
[[nodiscard]] std::vector<ExtraAxis> extraAxes(const Polygon& a, const Polygon& b);

/// Visits the axes of A's edges, then B's, each in the order of the caller's list, then the extra
/// ones of two thin bodies, until the visitor returns false. Both must be convex or thin.
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
  for (const ExtraAxis& extra : extraAxes(a, b)) {
    if (!visit(extra.name, testAxis(extra.axis, a, b))) return;
  }
}

}  // namespace sepax
