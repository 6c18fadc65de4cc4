#include "core/overlap/sat_savings.h"

#include "core/evidence/terms.h"
#include "core/exact/axis_line.h"
#include "core/exact/predicates.h"
#include "core/exact/vec2.h"
#include "core/overlap/axis.h"
#include "core/overlap/extremes.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

bool holds(const Polygon& polygon, Vec2 point) {
  return std::all_of(polygon.edges.begin(), polygon.edges.end(), [&](const Edge& edge) {
    const AxisLine line = axisOf(polygon, edge);
    return orientation(line.p, line.q, point) >= 0;
  });
}

/// A point of the closed polygon: the centroid, or a vertex where rounding has put that outside.
Vec2 referencePoint(const Polygon& polygon) {
  const Vec2 center = centroid(polygon);
  return holds(polygon, center) ? center : polygon.vertices.front();
}

/// A radius about the point that no rounding makes too small.
double safeRadius(Vec2 center, const Polygon& polygon) {
  return radiusAbout(center, polygon.vertices) * (1 + 0x1p-50);
}

/// One polygon's edge against the whole other polygon.
struct FacingEdge {
  const Edge& side;
  AxisLine line;
  ExtremeSearch& own;
  ExtremeSearch& other;
};

int countOf(const ExtremeSearch& search) {
  return static_cast<int>(search.polygon().vertices.size());
}

bool facesAway(const FacingEdge& edge, Vec2 from, Vec2 to) {
  return exactSign([&](auto lift) { return edge.line.along(lift, from, to); }) < 0;
}

/// Tests one axis and counts what the plain loops over all vertices take; true when it has a gap.
bool hasGap(const FacingEdge& edge, const SatSavings& savings, SatWork& work) {
  ++work.tested;
  if (!savings.unnormalised) ++work.squareRoots;
  const int shadow = countOf(edge.other);
  if (savings.singleCorner) {
    work.dotProducts += shadow + 1;
    return edge.other.reachWithin(edge.line) < 0;
  }
  work.dotProducts += shadow + countOf(edge.own);
  return testAxis(edge.side, Owner::a, edge.own, edge.other).sign < 0;
}

/// What both bodies have at hand before the first axis.
SatWork workBefore(const Polygon& a, const Polygon& b) {
  SatWork work;
  work.axes = static_cast<int>(a.edges.size() + b.edges.size());
  work.intersects = true;
  work.centerA = referencePoint(a);
  work.centerB = referencePoint(b);
  work.centerDistance = distance(work.centerA, work.centerB);
  work.radiusA = safeRadius(work.centerA, a);
  work.radiusB = safeRadius(work.centerB, b);
  return work;
}

}  // namespace

SatWork satWork(const Polygon& a, const Polygon& b, const SatSavings& savings) {
  SatWork work = workBefore(a, b);
  work.savings = savings;
  const Vec2 pointA = work.centerA;
  const Vec2 pointB = work.centerB;
  if (savings.circlePretest) {
    ++work.dotProducts;  // the squared distance; radii are stored with the polygons
    if (!discsMeet(pointA, work.radiusA, pointB, work.radiusB)) {
      work.endedByCircles = true;
      work.intersects = false;
      return work;
    }
  }
  ExtremeSearch searchA(a);
  ExtremeSearch searchB(b);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const bool first = owner == Owner::a;
    const Polygon& own = first ? a : b;
    for (const Edge& side : own.edges) {
      const FacingEdge edge{side, axisOf(own, side), first ? searchA : searchB,
                            first ? searchB : searchA};
      if (savings.skipBackFacing) {
        ++work.dotProducts;
        if (facesAway(edge, first ? pointA : pointB, first ? pointB : pointA)) {
          ++work.skipped;
          work.skippedEdges.push_back({owner, side.index});
          continue;
        }
      }
      if (!hasGap(edge, savings, work)) continue;
      work.intersects = false;
      if (!savings.earlyOut) continue;
      work.endedAt = AxisName{owner, side.index};
      return work;
    }
  }
  return work;
}

}  // namespace sepax
