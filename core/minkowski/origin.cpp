#include "core/minkowski/origin.h"

#include "core/exact/exact.h"
#include "core/exact/predicates.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <tuple>

namespace sepax {

namespace {

using Kind = EdgePlace::Kind;

/// Square of the distance to the origin: numerator over squaredBelow.
template <class Lift>
auto squaredAbove(const Lift& lift, const EdgePlace& place) {
  const auto from = (place.kind == Kind::end ? place.edge.to : place.edge.from).value(lift);
  if (place.kind != Kind::foot) return dot(from, from);
  const auto away = cross(from, place.edge.direction(lift));
  return away * away;
}
template <class Lift>
auto squaredBelow(const Lift& lift, const EdgePlace& place) {
  const auto along = place.edge.direction(lift);
  return place.kind == Kind::foot ? dot(along, along) : lift(1.0);
}

EdgePlace footOf(const DifferenceEdge& edge) { return {edge, Kind::foot, edge, 1, 0}; }

/// The place, on the line of a side, is one of the side's two ends.
std::optional<int> vertexAt(const MinkowskiDifference& difference, int side,
                            const EdgePlace& place) {
  const auto behind = [&](auto lift) { return place.numerator(lift); };
  const auto ahead = [&](auto lift) { return place.denominator(lift) - place.numerator(lift); };
  const bool last = side + 1 == static_cast<int>(difference.sides.size());
  if (place.kind == Kind::start || exactSign(behind) == 0) return side;
  if (place.kind == Kind::end || exactSign(ahead) == 0) return last ? 0 : side + 1;
  return std::nullopt;
}

/// The nearest place of each side: of its line where the origin is inside, else of the side itself.
std::vector<EdgePlace> placesOf(const MinkowskiDifference& difference, bool inside) {
  std::vector<EdgePlace> places;
  places.reserve(difference.sides.size());
  for (const MinkowskiSide& side : difference.sides)
    places.push_back(inside ? footOf(side.line) : placeNearOrigin(side.line));
  return places;
}

double coordinateAt(const EdgePlace& place, double from, double to) {
  if (place.kind == Kind::start || from == to) return from;
  if (place.kind == Kind::end) return to;
  return roundedQuotient(
      [&](auto lift) {
        return lift(from) * place.denominator(lift) +
               (lift(to) - lift(from)) * place.numerator(lift);
      },
      [&](auto lift) { return place.denominator(lift); });
}

Vec2 pointAt(const EdgePlace& place, Vec2 from, Vec2 to) {
  return {coordinateAt(place, from.x, to.x), coordinateAt(place, from.y, to.y)};
}

}  // namespace

int originSign(const MinkowskiDifference& difference) {
  if (difference.shape == DifferenceShape::point) {
    return difference.startPoint.a == difference.startPoint.b ? 0 : -1;
  }
  int smallest = 1;
  bool held = false;  // by a side
  for (const MinkowskiSide& side : difference.sides) {
    smallest = std::min(smallest, exactSign([&](auto lift) { return side.inside(lift); }));
    held = held || exactSign([&](auto lift) {
                     return dot(side.line.from.value(lift), side.line.to.value(lift));
                   }) <= 0;
  }
  return difference.shape == DifferenceShape::segment && !held ? -1 : smallest;
}

Relation originRelation(const MinkowskiDifference& difference) {
  const int sign = originSign(difference);
  if (sign < 0) return Relation::disjoint;
  return sign == 0 || difference.thin ? Relation::touching : Relation::overlapping;
}

EdgePlace placeNearOrigin(const DifferenceEdge& edge) {
  EdgePlace place = footOf(edge);
  const auto behind = [&](auto lift) { return place.numerator(lift); };
  const auto ahead = [&](auto lift) { return place.denominator(lift) - place.numerator(lift); };
  if (exactSign(behind) <= 0) {
    place.kind = Kind::start;
  } else if (exactSign(ahead) <= 0) {
    place.kind = Kind::end;
  }
  return place;
}

int compareDistances(const EdgePlace& x, const EdgePlace& y) {
  return exactSign([&](auto lift) {
    return squaredAbove(lift, x) * squaredBelow(lift, y) -
           squaredAbove(lift, y) * squaredBelow(lift, x);
  });
}

double distanceTo(const EdgePlace& place) {
  if (place.kind == Kind::start) return length(place.edge.from.rounded());
  if (place.kind == Kind::end) return length(place.edge.to.rounded());
  const auto along = [&](auto lift) { return place.edge.direction(lift); };
  const Vec2 edge{exactValue([&](auto lift) { return along(lift).x; }),
                  exactValue([&](auto lift) { return along(lift).y; })};
  return std::fabs(exactQuotient(
      [&](auto lift) { return cross(place.edge.from.value(lift), along(lift)); }, length(edge)));
}

int compareLineDistances(const DifferenceEdge& x, const DifferenceEdge& y) {
  return compareDistances(footOf(x), footOf(y));
}

bool goesFirst(const MinkowskiSide& x, const MinkowskiSide& y, bool originInside) {
  const auto key = [&](const MinkowskiSide& side) {
    return std::tuple(originInside ? side.firstAxis : side.axis, side.axis, side.back);
  };
  return key(x) < key(y);
}

MinkowskiNearest nearestPlaceOf(const MinkowskiDifference& difference) {
  MinkowskiNearest nearest;
  if (difference.shape == DifferenceShape::point) {
    nearest.vertex = 0;
    nearest.point = difference.startPoint.rounded();
    nearest.distance = length(nearest.point);
    return nearest;
  }
  const bool inside = originSign(difference) > 0;
  const std::vector<EdgePlace> places = placesOf(difference, inside);
  const auto sideAt = [&](int i) -> const MinkowskiSide& {
    return difference.sides[static_cast<std::size_t>(i)];
  };
  for (std::size_t i = 0; i < places.size(); ++i) {
    const int k = static_cast<int>(i);
    const int order =
        nearest.ties.empty()
            ? -1
            : compareDistances(places[i], places[static_cast<std::size_t>(nearest.ties.front())]);
    if (order > 0) continue;
    if (order < 0) nearest.ties.clear();
    nearest.ties.push_back(k);
    if (order < 0 || goesFirst(sideAt(k), sideAt(nearest.edge), inside)) nearest.edge = k;
  }
  const EdgePlace& place = places[static_cast<std::size_t>(nearest.edge)];
  nearest.vertex = vertexAt(difference, nearest.edge, place);
  nearest.point = place.point();
  nearest.distance = distanceTo(place);
  return nearest;
}

Distance witnessesAt(const EdgePlace& place) {
  const DifferencePoint& from = place.edge.from;
  const DifferencePoint& to = place.edge.to;
  return {distanceTo(place), pointAt(place, from.b, to.b), pointAt(place, from.a, to.a)};
}

}  // namespace sepax
