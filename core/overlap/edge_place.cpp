#include "core/overlap/edge_place.h"

#include "core/exact/exact.h"

#include <cmath>

namespace sepax {

namespace {

/// A quotient with a relative error below 2^-42, most often from doubles alone.
template <class Numerator, class Denominator>
double roughQuotient(const Numerator& numerator, const Denominator& denominator) {
  const auto lift = [](double x) { return Bounded{x, 0}; };
  const Bounded top = numerator(lift);
  const Bounded bottom = denominator(lift);
  const auto isClose = [](Bounded quick) {
    return quick.error <= std::fabs(quick.value) * 0x1p-43;
  };
  if (isClose(top) && isClose(bottom)) return top.value / bottom.value;
  return exactQuotient(numerator, denominator);
}

EdgePlace withValue(EdgePlace place) {
  place.rough = roughQuotient([&](auto lift) { return place.numerator(lift); },
                              [&](auto lift) { return place.denominator(lift); });
  return place;
}

/// Foot of the perpendicular from the origin; by cross products, so that it is precise where the
/// edge passes near the origin.
Vec2 footPoint(const DifferenceEdge& edge) {
  const double away =
      exactQuotient([&](auto lift) { return cross(edge.from.value(lift), edge.direction(lift)); },
                    [&](auto lift) { return dot(edge.direction(lift), edge.direction(lift)); });
  const Vec2 along{exactValue([&](auto lift) { return edge.direction(lift).x; }),
                   exactValue([&](auto lift) { return edge.direction(lift).y; })};
  return turnedRight(along) * away;
}

// The differences of parts share many corners and sides. What follows from that is known without
// arithmetic, which would have to go all the way to exact numbers to see such ties.

bool isSameLine(const DifferenceEdge& x, const DifferenceEdge& y) {
  return x == y || (x.from == y.to && x.to == y.from);
}

bool isSamePlace(const EdgePlace& x, const EdgePlace& y) {
  if (x.kind != y.kind) return false;
  return x.kind != EdgePlace::Kind::crossing || isSameLine(x.other, y.other);
}

bool hasCorner(const DifferenceEdge& side, const DifferencePoint& corner) {
  return side.from == corner || side.to == corner;
}

/// The place is a corner of the side or lies on the crossed edge itself.
bool liesOn(const DifferenceEdge& side, const EdgePlace& place) {
  switch (place.kind) {
    case EdgePlace::Kind::start:
      return hasCorner(side, place.edge.from);
    case EdgePlace::Kind::end:
      return hasCorner(side, place.edge.to);
    case EdgePlace::Kind::crossing:
      return isSameLine(side, place.other);
    case EdgePlace::Kind::foot:
      break;
  }
  return false;
}

/// Both come from the same side of the same polygon.
bool haveSameSource(const DifferenceEdge& x, const DifferenceEdge& y) {
  const bool ofA = x.from.b == x.to.b && y.from.b == y.to.b;
  const bool ofB = x.from.a == x.to.a && y.from.a == y.to.a;
  return (ofA && x.from.a == y.from.a && x.to.a == y.to.a) ||
         (ofB && x.from.b == y.from.b && x.to.b == y.to.b);
}

/// Sign of the turn from the side to the edge.
int turnBetween(const DifferenceEdge& side, const DifferenceEdge& edge) {
  if (haveSameSource(side, edge)) return 0;
  return exactSign([&](auto lift) { return cross(side.direction(lift), edge.direction(lift)); });
}

EdgePlace crossingOf(const DifferenceEdge& edge, const DifferenceEdge& side, int turn) {
  EdgePlace place{edge, EdgePlace::Kind::crossing, side, turn, 0};
  if (hasCorner(side, edge.from)) place.kind = EdgePlace::Kind::start;
  if (hasCorner(side, edge.to)) place.kind = EdgePlace::Kind::end;
  return withValue(place);
}

/// The line of the edge runs along the side on its inner side.
bool runsInside(const DifferenceEdge& edge, const DifferenceEdge& side) {
  return exactSign([&](auto lift) {
           return cross(side.direction(lift), side.offset(lift, edge.from));
         }) > 0;
}

}  // namespace

Vec2 EdgePlace::point() const {
  if (kind == Kind::start) return edge.from.rounded();
  if (kind == Kind::end) return edge.to.rounded();
  if (kind == Kind::foot) return footPoint(edge);
  const double place = exactQuotient([&](auto lift) { return numerator(lift); },
                                     [&](auto lift) { return denominator(lift); });
  return lerp(edge.from.rounded(), edge.to.rounded(), place);
}

Vec2 EdgePlace::roughPoint() const { return lerp(edge.from.rounded(), edge.to.rounded(), rough); }

int compare(const EdgePlace& x, const EdgePlace& y) {
  if (isSamePlace(x, y)) return 0;
  return exactSign([&](auto lift) {
    return x.numerator(lift) * y.denominator(lift) - y.numerator(lift) * x.denominator(lift);
  });
}

bool isOnEdge(const EdgePlace& place) {
  const auto aboveZero = [&](auto lift) { return place.numerator(lift); };
  const auto belowOne = [&](auto lift) { return place.denominator(lift) - place.numerator(lift); };
  return exactSign(aboveZero) >= 0 && exactSign(belowOne) >= 0;
}

EdgePlace nearestPlace(const DifferenceEdge& edge) {
  EdgePlace place{edge, EdgePlace::Kind::foot, edge, 1, 0};
  place = withValue(place);
  if (isOnEdge(place)) return place;
  place.kind = place.rough < 0 ? EdgePlace::Kind::start : EdgePlace::Kind::end;
  return withValue(place);
}

std::optional<Cover> coverAround(const EdgePlace& place, const Difference& difference) {
  std::optional<EdgePlace> low, high;
  for (const DifferenceEdge& side : difference.edges) {
    if (liesOn(side, place)) return std::nullopt;
    const int turn = turnBetween(side, place.edge);  // 1: the line runs inwards
    if (turn == 0) {
      if (!runsInside(place.edge, side)) return std::nullopt;
      continue;
    }
    const EdgePlace crossing = crossingOf(place.edge, side, turn);
    if (compare(crossing, place) * turn >= 0) return std::nullopt;
    std::optional<EdgePlace>& bound = turn > 0 ? low : high;
    if (!bound || compare(crossing, *bound) * turn > 0) bound = crossing;
  }
  return Cover{*low, *high, -1};
}

}  // namespace sepax
