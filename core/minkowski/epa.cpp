#include "core/minkowski/epa.h"

#include "core/exact/exact.h"
#include "core/exact/predicates.h"
#include "core/minkowski/origin.h"
#include "core/overlap/edge_place.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

namespace sepax {

namespace {

using Polytope = std::vector<Support>;

DifferenceEdge edgeAt(const Polytope& polytope, std::size_t i) {
  return {polytope[i].point, polytope[i + 1 == polytope.size() ? 0 : i + 1].point};
}

/// Both run the same way on the same line.
bool sharesLine(const DifferenceEdge& x, const DifferenceEdge& y) {
  const auto turn = [&](auto lift) { return cross(x.direction(lift), y.direction(lift)); };
  const auto sense = [&](auto lift) { return dot(x.direction(lift), y.direction(lift)); };
  const auto beside = [&](auto lift) { return cross(x.direction(lift), x.offset(lift, y.from)); };
  return exactSign(turn) == 0 && exactSign(sense) > 0 && exactSign(beside) == 0;
}

/// The side of the difference on the line of an edge that goes first; -1 where there is none.
int sideOn(const DifferenceEdge& edge, const MinkowskiDifference& difference) {
  int best = -1;
  for (std::size_t i = 0; i < difference.sides.size(); ++i) {
    const MinkowskiSide& side = difference.sides[i];
    if (!sharesLine(edge, side.line)) continue;
    if (best < 0 || goesFirst(side, difference.sides[static_cast<std::size_t>(best)], true))
      best = static_cast<int>(i);
  }
  return best;
}

/// Of edges that are exactly as near: x is to be looked at before y.
bool isAhead(const DifferenceEdge& x, const DifferenceEdge& y,
             const MinkowskiDifference& difference) {
  const int sideX = sideOn(x, difference);
  const int sideY = sideOn(y, difference);
  if (sideX < 0 || sideY < 0) return sideX >= 0 && sideY < 0;
  return goesFirst(difference.sides[static_cast<std::size_t>(sideX)],
                   difference.sides[static_cast<std::size_t>(sideY)], true);
}

std::size_t nearestEdge(const Polytope& polytope, const MinkowskiDifference& difference) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < polytope.size(); ++i) {
    const DifferenceEdge edge = edgeAt(polytope, i);
    const DifferenceEdge nearest = edgeAt(polytope, best);
    const int order = compareLineDistances(edge, nearest);
    if (order < 0 || (order == 0 && isAhead(edge, nearest, difference))) best = i;
  }
  return best;
}

EdgePlace footOn(const DifferenceEdge& edge) { return {edge, EdgePlace::Kind::foot, edge, 1, 0}; }

EpaIteration iterationOf(const Polytope& polytope, std::size_t nearest, const Support& support) {
  const DifferenceEdge edge = edgeAt(polytope, nearest);
  const Direction outwards{edge, -1};
  EpaIteration iteration;
  for (const Support& point : polytope) iteration.polytope.push_back(point.of);
  iteration.nearest = static_cast<int>(nearest);
  iteration.normal = normalized(outwards.rounded());
  iteration.distance = distanceTo(footOn(edge));
  iteration.support = support.of;
  iteration.place = support.point.rounded();
  iteration.beyond = compareAlong(outwards, support.point, edge.from) > 0;
  return iteration;
}

}  // namespace

EpaRun epa(const Polygon& a, const Polygon& b, const MinkowskiDifference& difference,
           std::span<const Support> start) {
  assert(start.size() >= 3);
  EpaRun run;
  Polytope polytope(start.begin(), start.end());
  while (true) {
    const std::size_t nearest = nearestEdge(polytope, difference);
    const DifferenceEdge edge = edgeAt(polytope, nearest);
    const Support support = supportOf({edge, -1}, a, b);
    run.iterations.push_back(iterationOf(polytope, nearest, support));
    if (!run.iterations.back().beyond) {
      run.edge = sideOn(edge, difference);
      run.mtv = -footOn(edge).point();
      run.depth = run.iterations.back().distance;
      return run;
    }
    polytope.insert(polytope.begin() + static_cast<std::ptrdiff_t>(nearest) + 1, support);
  }
}

}  // namespace sepax
