#include "core/minkowski/support.h"

#include "core/exact/exact.h"

#include <cstddef>

namespace sepax {

namespace {

/// Position of the vertex farthest along the direction, times `sense`; of ties the lowest caller's
/// index.
std::size_t farthest(const Direction& direction, const Polygon& polygon, int sense) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < polygon.vertices.size(); ++i) {
    const int farther =
        sense * exactSign([&](auto lift) {
          return dot(direction.value(lift),
                     vectorBetween(lift, polygon.vertices[best], polygon.vertices[i]));
        });
    const bool lower = polygon.vertexIndex[i] < polygon.vertexIndex[best];
    if (farther > 0 || (farther == 0 && lower)) best = i;
  }
  return best;
}

}  // namespace

Vec2 Direction::rounded() const {
  return {exactValue([&](auto lift) { return value(lift).x; }),
          exactValue([&](auto lift) { return value(lift).y; })};
}

Support supportOf(const Direction& direction, const Polygon& a, const Polygon& b) {
  const std::size_t i = farthest(direction, a, 1);
  const std::size_t k = farthest(direction, b, -1);
  return {{a.vertexIndex[i], b.vertexIndex[k]}, {b.vertices[k], a.vertices[i]}};
}

int compareAlong(const Direction& direction, const DifferencePoint& x, const DifferencePoint& y) {
  if (x == y) return 0;
  return exactSign([&](auto lift) {
    return dot(direction.value(lift), DifferenceEdge{y, x}.direction(lift));
  });
}

}  // namespace sepax
