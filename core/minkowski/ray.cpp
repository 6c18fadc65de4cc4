#include "core/minkowski/ray.h"

#include "core/exact/exact.h"
#include "core/exact/predicates.h"
#include "core/minkowski/origin.h"
#include "core/overlap/enclosed_time.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace sepax {

namespace {

/// A half-plane that holds D: beyond a side, or at an end of a D without area.
struct Wall {
  AxisLine facing;  ///< outwards
  DifferencePoint at;
  int side = -1;  ///< -1: an end
};

/// A wall on the way; the time is a fraction with a positive denominator.
struct Crossing {
  Wall wall;
  Vec2 va, vb;
  int way = 0;  ///< exact: -1 inwards, 1 outwards, 0 along
  double rounded = 0;

  template <class Lift>
  [[nodiscard]] auto numerator(const Lift& lift) const {
    const auto inside = wall.facing.along(lift, wall.at.a, wall.at.b);
    const auto zero = lift(0.0);
    return way < 0 ? zero - inside : zero + inside;
  }
  template <class Lift>
  [[nodiscard]] auto denominator(const Lift& lift) const {
    const auto inwards = wall.facing.along(lift, vb, va);
    const auto zero = lift(0.0);
    return way < 0 ? zero + inwards : zero - inwards;
  }
};

Crossing crossingOf(const Wall& wall, Vec2 va, Vec2 vb) {
  Crossing crossing{wall, va, vb, 0, 0};
  crossing.way = -exactSign([&](auto lift) { return wall.facing.along(lift, vb, va); });
  if (crossing.way == 0) return crossing;
  crossing.rounded = exactQuotient([&](auto lift) { return crossing.numerator(lift); },
                                   [&](auto lift) { return crossing.denominator(lift); });
  return crossing;
}

EnclosedTime enclosedOf(const Crossing& crossing) {
  return crossing.way == 0 ? EnclosedTime{} : enclosedTime(crossing);
}

int compare(const Crossing& x, const Crossing& y) {
  return exactSign([&](auto lift) {
    return x.numerator(lift) * y.denominator(lift) - y.numerator(lift) * x.denominator(lift);
  });
}

/// Exact sign of time - t.
int compare(const Crossing& x, double t) {
  return exactSign([&](auto lift) { return x.numerator(lift) - lift(t) * x.denominator(lift); });
}

AxisLine opposite(const AxisLine& axis) { return {axis.q, axis.p}; }

/// An axis that points the way the other one's edge runs.
AxisLine alongEdge(const AxisLine& axis) { return {turnedLeft(axis.p), turnedLeft(axis.q)}; }

/// What bounds a D without area where its sides do not.
std::vector<Wall> endsOf(const MinkowskiDifference& difference) {
  const std::vector<MinkowskiSide>& sides = difference.sides;
  if (difference.shape == DifferenceShape::area) return {};
  if (difference.shape == DifferenceShape::point) {
    const AxisLine right{{}, {0, 1}};
    const AxisLine up{{}, {-1, 0}};
    const DifferencePoint at = difference.startPoint;
    return {{right, at}, {opposite(right), at}, {up, at}, {opposite(up), at}};
  }
  const AxisLine ahead = alongEdge(sides.front().facing);
  const auto back = std::find_if(sides.begin(), sides.end(), [&](const MinkowskiSide& side) {
    return dotSign(sides.front().facing.p, sides.front().facing.q, side.facing.p, side.facing.q) <
           0;
  });
  return {{opposite(ahead), difference.startPoint}, {ahead, back->line.from}};
}

std::vector<Crossing> crossingsOf(const MinkowskiDifference& difference, Vec2 va, Vec2 vb) {
  std::vector<Crossing> crossings;
  for (std::size_t i = 0; i < difference.sides.size(); ++i) {
    const MinkowskiSide& side = difference.sides[i];
    const Wall wall{side.facing, side.line.from, static_cast<int>(i)};
    crossings.push_back(crossingOf(wall, va, vb));
  }
  for (const Wall& end : endsOf(difference)) crossings.push_back(crossingOf(end, va, vb));
  return crossings;
}

/// The walls that are passed last inwards (way -1), or first outwards (way 1), at the same time.
std::vector<Crossing> decisive(const std::vector<Crossing>& crossings, int way) {
  std::vector<Crossing> ties;
  for (const Crossing& crossing : crossings) {
    if (crossing.way != way) continue;
    const int later = ties.empty() ? -way : compare(crossing, ties.front());
    if (later == way) continue;
    if (later != 0) ties.clear();
    ties.push_back(crossing);
  }
  return ties;
}

struct Passed {
  std::optional<double> time;
  EnclosedTime enclosed;
  std::vector<int> ties;  ///< of sides
  int edge = -1;
  Vec2 point;
};

Passed passedAt(const std::vector<Crossing>& ties, const MinkowskiDifference& difference,
                Vec2 velocity) {
  Passed passed;
  if (ties.empty()) return passed;
  passed.enclosed = enclosedOf(ties.front());
  if (!std::isfinite(ties.front().rounded)) return passed;
  passed.time = ties.front().rounded;
  passed.point = -*passed.time * velocity;
  const auto sideAt = [&](int i) -> const MinkowskiSide& {
    return difference.sides[static_cast<std::size_t>(i)];
  };
  for (const Crossing& tie : ties) {
    const int side = tie.wall.side;
    if (side < 0) continue;
    passed.ties.push_back(side);
    if (passed.edge < 0 || goesFirst(sideAt(side), sideAt(passed.edge), false)) passed.edge = side;
  }
  return passed;
}

/// What the whole line meets, from its crossings.
void addMeeting(MinkowskiRay& ray, const std::vector<Crossing>& crossings,
                const MinkowskiDifference& difference, int order) {
  int along = 1;  // smallest sign of the walls that it runs along
  for (const Crossing& crossing : crossings) {
    if (crossing.way != 0) continue;
    along =
        std::min(along, exactSign([&](auto lift) {
                   return crossing.wall.facing.along(lift, crossing.wall.at.a, crossing.wall.at.b);
                 }));
  }
  ray.meets = along >= 0 && order <= 0;
  ray.enters = difference.shape == DifferenceShape::area && along > 0 && order < 0;
}

}  // namespace

SideCrossing crossingOf(const MinkowskiSide& side, Vec2 va, Vec2 vb) {
  const Crossing crossing = crossingOf(Wall{side.facing, side.line.from, 0}, va, vb);
  return {crossing.way, crossing.rounded, enclosedOf(crossing)};
}

MinkowskiRay rayThrough(const MinkowskiDifference& difference, Vec2 va, Vec2 vb) {
  MinkowskiRay ray;
  ray.velocity = va - vb;
  ray.atRest = va == vb;
  const std::vector<Crossing> crossings = crossingsOf(difference, va, vb);
  const std::vector<Crossing> entries = decisive(crossings, -1);
  const std::vector<Crossing> exits = decisive(crossings, 1);
  // At rest there is neither; else there are both, for the walls are all around.
  const int order = ray.atRest ? -1 : compare(entries.front(), exits.front());
  addMeeting(ray, crossings, difference, order);
  const Passed entry = passedAt(entries, difference, ray.velocity);
  const Passed exit = passedAt(exits, difference, ray.velocity);
  ray.entry = entry.time;
  ray.enclosedEntry = entry.enclosed;
  ray.entryEdge = entry.edge;
  ray.entryTies = entry.ties;
  ray.entryPoint = entry.point;
  ray.exit = exit.time;
  ray.enclosedExit = exit.enclosed;
  ray.exitEdge = exit.edge;
  ray.exitTies = exit.ties;
  ray.exitPoint = exit.point;
  const bool left = !ray.atRest && compare(exits.front(), 0) < 0;
  const bool startsApart = !ray.atRest && compare(entries.front(), 0) > 0;
  if (!ray.meets || left || (startsApart && compare(entries.front(), 1) > 0)) return ray;
  ray.time = startsApart ? entries.front().rounded : 0.0;
  const bool overlaps =
      ray.enters && !difference.thin &&
      (ray.atRest || (compare(exits.front(), 0) > 0 && compare(entries.front(), 1) < 0));
  if (overlaps) ray.overlapTime = ray.time;
  ray.contact = originRelation(difference) != Relation::disjoint ? Contact::initial
                : overlaps                                       ? Contact::entering
                                                                 : Contact::grazing;
  return ray;
}

}  // namespace sepax
