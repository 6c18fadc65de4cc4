#include "app/tools/new_vertex.h"

#include "app/figure/nearest.h"
#include "core/exact/predicates.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace sepax {
namespace {

struct Ends {
  Vec2 from;
  Vec2 to;
};

Ends endsOf(const BodyShape& shape, int edge) {
  const int end = nextVertex(shape.form, shape.vertices.size(), edge).value_or(edge);
  return {shape.vertices[static_cast<std::size_t>(edge)],
          shape.vertices[static_cast<std::size_t>(end)]};
}

/// The places around one, `step` apart.
std::vector<Vec2> around(Vec2 place, double step) {
  std::vector<Vec2> places;
  for (const double x : {0.0, -step, step})
    for (const double y : {0.0, -step, step}) places.push_back(place + Vec2{x, y});
  return places;
}

/// Even shares of the edge, exact where its coordinates leave the digits for it.
std::vector<Vec2> sharesOf(const Ends& ends) {
  constexpr int kShares = 64;
  std::vector<Vec2> places;
  for (int i = 1; i < kShares; ++i)
    places.push_back(ends.from + static_cast<double>(i) / kShares * (ends.to - ends.from));
  return places;
}

/// The nearest of those that lie on the given side of the edge, between its ends; `place` where
/// there is none.
template <class Side>
std::optional<Vec2> nearestOf(const std::vector<Vec2>& places, const Ends& ends, Vec2 place,
                              Side isWanted) {
  std::optional<Vec2> nearest;
  const Vec2 way = ends.to - ends.from;
  for (const Vec2 p : places) {
    const bool between = dot(p - ends.from, way) > 0 && dot(ends.to - p, way) > 0;
    if (!between || !isWanted(orientation(ends.from, ends.to, p))) continue;
    if (!nearest || distance(p, place) < distance(*nearest, place)) nearest = p;
  }
  return nearest;
}

Vec2 placeBeside(const BodyShape& shape, const Ends& ends, Vec2 place,
                 const std::vector<Vec2>& grid) {
  const auto on = [](int side) { return side == 0; };
  if (const auto found = nearestOf(grid, ends, place, on)) return *found;
  if (const auto found = nearestOf(sharesOf(ends), ends, place, on)) return *found;
  const int outside = shape.clockwise ? 1 : -1;
  const auto isOutside = [outside](int side) { return side == outside; };
  return nearestOf(grid, ends, place, isOutside).value_or(place);
}

}  // namespace

Vec2 placeOfNewVertex(const BodyShape& shape, int edge, Vec2 near, SnapStep grid) {
  const Ends ends = endsOf(shape, edge);
  const Vec2 place = nearestOnSegment(ends.from, ends.to, near);
  return placeBeside(shape, ends, place, around(grid.snapped(place), grid.size()));
}

Vec2 placeOfNewVertex(const BodyShape& shape, int edge, Vec2 near) {
  const Ends ends = endsOf(shape, edge);
  const Vec2 place = nearestOnSegment(ends.from, ends.to, near);
  constexpr double kRounding = std::numeric_limits<double>::epsilon();
  const double largest = std::max(std::abs(place.x), std::abs(place.y));
  return placeBeside(shape, ends, place, around(place, kRounding * largest));
}

}  // namespace sepax
