#include "core/overlap/difference.h"

#include <algorithm>
#include <tuple>

namespace sepax {

namespace {

std::size_t next(std::size_t i, std::size_t size) { return i + 1 == size ? 0 : i + 1; }

/// Position of the lowest vertex, the leftmost of those; of the mirrored polygon with sign -1.
std::size_t lowest(const std::vector<Vec2>& vertices, double sign) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < vertices.size(); ++i) {
    const auto key = [&](std::size_t k) {
      return std::tuple(sign * vertices[k].y, sign * vertices[k].x);
    };
    if (key(i) < key(best)) best = i;
  }
  return best;
}

/// The direction is in the first half of a turn from +x, which is without the half turn itself.
bool turnsUp(Vec2 from, Vec2 to) { return to.y > from.y || (to.y == from.y && to.x > from.x); }

/// The side of B turns before the mirrored side of A, or is parallel to it. Only the way back along
/// a segment is ever a half turn away.
bool isFirst(Vec2 fromB, Vec2 toB, Vec2 fromA, Vec2 toA) {
  const int turn = exactSign([&](auto lift) {
    return cross(vectorBetween(lift, fromB, toB), vectorBetween(lift, toA, fromA));
  });
  if (turn != 0 || dotSign(fromB, toB, toA, fromA) >= 0) return turn >= 0;
  return turnsUp(fromB, toB);
}

Bounds boxOf(const std::vector<DifferenceEdge>& edges) {
  std::vector<Vec2> points;
  points.reserve(edges.size());
  for (const DifferenceEdge& edge : edges) points.push_back(edge.from.rounded());
  return boundsOf(points);
}

}  // namespace

Difference differenceOf(const Polygon& a, const Polygon& b) {
  const std::vector<Vec2>& verticesA = a.vertices;
  const std::vector<Vec2>& verticesB = b.vertices;
  std::size_t i = lowest(verticesA, -1);
  std::size_t k = lowest(verticesB, 1);
  std::size_t leftA = verticesA.size();
  std::size_t leftB = verticesB.size();
  Difference difference;
  while (leftA + leftB > 0) {
    const Vec2 fromA = verticesA[i], toA = verticesA[next(i, verticesA.size())];
    const Vec2 fromB = verticesB[k], toB = verticesB[next(k, verticesB.size())];
    if (leftA == 0 || (leftB > 0 && isFirst(fromB, toB, fromA, toA))) {
      difference.edges.push_back({{fromA, fromB}, {fromA, toB}});
      k = next(k, verticesB.size());
      --leftB;
    } else {
      difference.edges.push_back({{fromA, fromB}, {toA, fromB}});
      i = next(i, verticesA.size());
      --leftA;
    }
  }
  difference.box = boxOf(difference.edges);
  return difference;
}

bool holdsOrigin(const Difference& difference) {
  return std::all_of(difference.edges.begin(), difference.edges.end(),
                     [](const DifferenceEdge& edge) {
                       return exactSign([&](auto lift) {
                                return cross(edge.from.value(lift), edge.direction(lift));
                              }) > 0;
                     });
}

}  // namespace sepax
