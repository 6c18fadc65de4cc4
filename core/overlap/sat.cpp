#include "core/overlap/sat.h"

#include "core/exact/axis_line.h"
#include "core/exact/interval.h"
#include "core/exact/tolerance.h"
#include "core/overlap/axis.h"
#include "core/overlap/extremes.h"
#include "core/overlap/shallower.h"
#include "core/polygon/thin.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace sepax {

namespace {

Relation relationFrom(int smallestSign) {
  return smallestSign < 0   ? Relation::disjoint
         : smallestSign > 0 ? Relation::overlapping
                            : Relation::touching;
}

/// Two bodies without an interior cannot overlap.
Relation capped(Relation relation, const Polygon& a, const Polygon& b) {
  return isThin(a) && isThin(b) ? std::min(relation, Relation::touching) : relation;
}

Relation relationOfThin(const Polygon& a, const Polygon& b) {
  int smallest = 1;
  forEachAxis(a, b, [&](AxisName, const TestedAxis& tested) {
    smallest = std::min(smallest, tested.sign);
    return smallest >= 0;
  });
  return capped(relationFrom(smallest), a, b);
}

SeparatingLine lineBetween(const SatAxis& axis, const Polygon& a, const Polygon& b) {
  // The gap lies above A when A would have to move up to meet B.
  const bool bAbove = !axis.pushesAlong;
  const Interval below = bAbove ? axis.a.interval : axis.b.interval;
  const Interval above = bAbove ? axis.b.interval : axis.a.interval;
  const double middle = below.high + (above.low - below.high) / 2;
  const Vec2 direction = turnedLeft(axis.normal);
  const Bounds boxA = boundsOf(a.vertices);
  const Bounds boxB = boundsOf(b.vertices);
  const Vec2 between = ((boxA.min + boxA.max) / 2 + (boxB.min + boxB.max) / 2) / 2;
  return {middle * axis.normal + dot(between, direction) * direction, direction};
}

/// An axis as a direction without a sense: its edge, turned into the upper half plane.
struct Direction {
  AxisLine line;
  int sense = 1;  ///< -1 where the edge points the other way
};

Direction directionOf(const AxisLine& line) {
  const bool up = line.q.y > line.p.y || (line.q.y == line.p.y && line.q.x > line.p.x);
  return {line, up ? 1 : -1};
}

/// Exact sign of the turn from y to x, both in the upper half plane.
int compareDirections(const Direction& x, const Direction& y) {
  const int turn = exactSign([&](auto lift) {
    return cross(vectorBetween(lift, y.line.p, y.line.q), vectorBetween(lift, x.line.p, x.line.q));
  });
  return x.sense * y.sense * turn;
}

double sizeOf(const Polygon& a, const Polygon& b) {
  const Bounds boxA = boundsOf(a.vertices);
  const Bounds boxB = boundsOf(b.vertices);
  return std::max({boxA.max.x, boxB.max.x}) - std::min({boxA.min.x, boxB.min.x}) +
         std::max({boxA.max.y, boxB.max.y}) - std::min({boxA.min.y, boxB.min.y});
}

}  // namespace

Relation relationOf(const Polygon& a, const Polygon& b) {
  if (isThin(a) || isThin(b)) return relationOfThin(a, b);
  // Moving A out over one of its own edges, or over one of B's: those pushes bound the Minkowski
  // difference, so the smallest of their signs decides and no shadow is needed whole.
  ExtremeSearch searchA(a);
  ExtremeSearch searchB(b);
  int smallest = 1;
  for (const Owner owner : {Owner::a, Owner::b}) {
    const Polygon& own = owner == Owner::a ? a : b;
    ExtremeSearch& other = owner == Owner::a ? searchB : searchA;
    for (const Edge& edge : own.edges) {
      smallest = std::min(smallest, other.reachWithin(axisOf(own, edge)));
      if (smallest < 0) return Relation::disjoint;
    }
  }
  return relationFrom(smallest);
}

SatEvidence satTest(const Polygon& a, const Polygon& b) {
  SatEvidence evidence;
  TestedAxis chosen;
  int smallest = 1;
  forEachAxis(a, b, [&](AxisName name, const TestedAxis& tested) {
    const SatAxis axis = evidenceOf(tested, name);
    if (evidence.axes.empty() || isShallower(tested, axis.depth, chosen, evidence.depth)) {
      evidence.chosen = static_cast<int>(evidence.axes.size());
      evidence.depth = axis.depth;
      chosen = tested;
    }
    smallest = std::min(smallest, tested.sign);
    if (tested.sign < 0 && !evidence.firstGap) {
      evidence.firstGap = static_cast<int>(evidence.axes.size());
      evidence.firstGapLine = lineBetween(axis, a, b);
    }
    evidence.axes.push_back(axis);
    evidence.axes.back().bestSoFar = evidence.chosen;
    return true;
  });
  evidence.relation = capped(relationFrom(smallest), a, b);
  const SatAxis& decisive = evidence.axes[static_cast<std::size_t>(evidence.chosen)];
  if (evidence.relation == Relation::overlapping) {
    evidence.mtv = decisive.push;
  } else if (decisive.sign > 0) {
    evidence.depth = 0;  // thin bodies that cross
  } else {
    evidence.line = lineBetween(decisive, a, b);
  }
  const double doubt = kTieFraction * sizeOf(a, b);
  for (std::size_t i = 0; i < evidence.axes.size(); ++i) {
    if (evidence.axes[i].depth - decisive.depth <= doubt) {
      evidence.ties.push_back(static_cast<int>(i));
    }
  }
  return evidence;
}

std::vector<int> parallelAxes(const Polygon& a, const Polygon& b) {
  std::vector<Direction> directions;
  for (const Polygon* polygon : {&a, &b}) {
    for (const Edge& edge : polygon->edges) {
      directions.push_back(directionOf(axisOf(*polygon, edge)));
    }
  }
  for (const ExtraAxis& extra : extraAxes(a, b)) directions.push_back(directionOf(extra.axis));
  std::vector<int> order(directions.size());
  std::iota(order.begin(), order.end(), 0);
  const auto at = [&](int i) -> const Direction& {
    return directions[static_cast<std::size_t>(i)];
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](int x, int y) { return compareDirections(at(x), at(y)) < 0; });
  std::vector<int> first(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const bool known = i > 0 && compareDirections(at(order[i - 1]), at(order[i])) == 0;
    first[static_cast<std::size_t>(order[i])] =
        known ? first[static_cast<std::size_t>(order[i - 1])] : order[i];
  }
  return first;
}

SatAxis projectOnto(Vec2 axis, const Polygon& a, const Polygon& b) {
  const AxisLine line{Vec2{}, turnedLeft(axis)};  // turned right again it is the axis itself
  return evidenceOf(testAxis(line, a, b), AxisName{Owner::a, -1});
}

}  // namespace sepax
