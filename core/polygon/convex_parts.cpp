#include "core/polygon/convex_parts.h"

#include "core/exact/predicates.h"
#include "core/exact/vec2.h"
#include "core/polygon/boundary_index.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

namespace sepax {

namespace {

using Loop = std::vector<int>;  ///< positions in Polygon::vertices, counterclockwise

/// The part of the polygon that is left while ears are clipped.
class Remainder {
 public:
  explicit Remainder(const Polygon& polygon) : vertices_(polygon.vertices) {
    for (std::size_t i = 0; i < vertices_.size(); ++i) loop_.push_back(static_cast<int>(i));
    for (std::size_t i = 0; i < loop_.size(); ++i) turns_.push_back(turnAt(i));
  }

  [[nodiscard]] std::size_t size() const { return loop_.size(); }
  [[nodiscard]] Triangle triangleAt(std::size_t i) const {
    return {loop_[before(i, size())], loop_[i], loop_[after(i, size())]};
  }

  /// A corner whose closed triangle holds no other vertex. If it held one, it would hold one that
  /// is not convex, so only those are asked.
  [[nodiscard]] bool isEar(std::size_t i) const {
    if (turns_[i] <= 0) return false;
    const Triangle corner = triangleAt(i);
    for (std::size_t k = 0; k < size(); ++k) {
      if (turns_[k] > 0) continue;
      if (std::find(corner.begin(), corner.end(), loop_[k]) != corner.end()) continue;
      if (holds(corner, place(loop_[k]))) return false;
    }
    return true;
  }

  void clip(std::size_t i) {
    loop_.erase(loop_.begin() + static_cast<std::ptrdiff_t>(i));
    turns_.erase(turns_.begin() + static_cast<std::ptrdiff_t>(i));
    for (const std::size_t k : {before(i % size(), size()), i % size()}) turns_[k] = turnAt(k);
  }

 private:
  [[nodiscard]] Vec2 place(int position) const {
    return vertices_[static_cast<std::size_t>(position)];
  }
  [[nodiscard]] int turnAt(std::size_t i) const {
    const Triangle corner = triangleAt(i);
    return orientation(place(corner[0]), place(corner[1]), place(corner[2]));
  }
  [[nodiscard]] bool holds(const Triangle& triangle, Vec2 point) const {
    const Vec2 a = place(triangle[0]), b = place(triangle[1]), c = place(triangle[2]);
    return orientation(c, a, point) >= 0 && orientation(a, b, point) >= 0 &&
           orientation(b, c, point) >= 0;
  }

  const std::vector<Vec2>& vertices_;
  Loop loop_;
  std::vector<int> turns_;
};

/// Where the loop runs from `from` to `to`: the index of `from`.
std::optional<std::size_t> sideAt(const Loop& loop, int from, int to) {
  for (std::size_t i = 0; i < loop.size(); ++i) {
    if (loop[i] == from && loop[after(i, loop.size())] == to) return i;
  }
  return std::nullopt;
}

/// The loop from the far end of its side i round to the near end.
Loop openedAt(Loop loop, std::size_t i) {
  std::rotate(loop.begin(), loop.begin() + static_cast<std::ptrdiff_t>(after(i, loop.size())),
              loop.end());
  return loop;
}

/// Both loops without the side that they share, when that is convex.
std::optional<Loop> merged(const Polygon& polygon, const Loop& first, const Loop& second) {
  const auto turn = [&](int a, int b, int c) {
    return orientation(polygon.vertices[static_cast<std::size_t>(a)],
                       polygon.vertices[static_cast<std::size_t>(b)],
                       polygon.vertices[static_cast<std::size_t>(c)]);
  };
  // The shared side runs from the back to the front of each opened loop.
  if (turn(first[first.size() - 2], first.back(), second[1]) < 0) return std::nullopt;
  if (turn(second[second.size() - 2], second.back(), first[1]) < 0) return std::nullopt;
  Loop whole = first;
  whole.insert(whole.end(), second.begin() + 1, second.end() - 1);
  return whole;
}

/// Takes away the diagonal from `from` to `to` if both its sides are convex together.
void dissolve(const Polygon& polygon, std::vector<Loop>& loops, int from, int to) {
  std::optional<std::size_t> first, second;
  Loop opened, openedBack;
  for (std::size_t i = 0; i < loops.size() && !(first && second); ++i) {
    if (const auto side = sideAt(loops[i], from, to)) {
      first = i;
      opened = openedAt(loops[i], *side);
    } else if (const auto back = sideAt(loops[i], to, from)) {
      second = i;
      openedBack = openedAt(loops[i], *back);
    }
  }
  assert(first && second);
  const std::optional<Loop> whole = merged(polygon, opened, openedBack);
  if (!whole) return;
  loops[std::min(*first, *second)] = *whole;
  loops.erase(loops.begin() + static_cast<std::ptrdiff_t>(std::max(*first, *second)));
}

/// The part with the caller's indices; sides that are no edges are cuts.
Polygon partFrom(const Polygon& polygon, const Loop& loop, const std::vector<int>& edgeFrom) {
  Polygon part;
  part.convex = true;
  const int size = static_cast<int>(polygon.vertices.size());
  for (std::size_t i = 0; i < loop.size(); ++i) {
    const auto position = static_cast<std::size_t>(loop[i]);
    const std::size_t next = after(i, loop.size());
    part.vertices.push_back(polygon.vertices[position]);
    part.vertexIndex.push_back(polygon.vertexIndex[position]);
    const bool isEdge = loop[next] == (loop[i] + 1) % size;
    part.edges.push_back(
        {isEdge ? edgeFrom[position] : kCut, static_cast<int>(i), static_cast<int>(next)});
  }
  std::sort(part.edges.begin(), part.edges.end(), [](const Edge& a, const Edge& b) {
    return std::pair(a.index, a.from) < std::pair(b.index, b.from);
  });
  return part;
}

}  // namespace

std::vector<Triangle> triangulate(const Polygon& polygon) {
  std::vector<Triangle> triangles;
  Remainder remainder(polygon);
  std::size_t at = 0;
  std::size_t refused = 0;
  while (remainder.size() > 3 && refused < remainder.size()) {
    if (remainder.isEar(at)) {
      triangles.push_back(remainder.triangleAt(at));
      remainder.clip(at);
      at = at % remainder.size();
      refused = 0;
    } else {
      at = after(at, remainder.size());
      ++refused;
    }
  }
  assert(remainder.size() == 3);  // a simple polygon always has an ear
  triangles.push_back(remainder.triangleAt(1));
  return triangles;
}

std::vector<Polygon> convexParts(const Polygon& polygon) {
  if (polygon.convex) return {polygon};
  std::vector<Loop> loops;
  std::vector<std::pair<int, int>> diagonals;
  const std::vector<Triangle> triangles = triangulate(polygon);
  for (const Triangle& triangle : triangles) {
    loops.emplace_back(triangle.begin(), triangle.end());
    if (diagonals.size() + 1 < triangles.size()) diagonals.emplace_back(triangle[2], triangle[0]);
  }
  for (const auto& [from, to] : diagonals) dissolve(polygon, loops, from, to);

  std::vector<int> edgeFrom(polygon.vertices.size());
  for (const Edge& edge : polygon.edges) edgeFrom[static_cast<std::size_t>(edge.from)] = edge.index;
  std::vector<Polygon> parts;
  parts.reserve(loops.size());
  for (const Loop& loop : loops) parts.push_back(partFrom(polygon, loop, edgeFrom));
  return parts;
}

std::vector<Polygon> convexParts(std::span<const Polygon> polygons) {
  std::vector<Polygon> parts;
  for (const Polygon& polygon : polygons) {
    const std::vector<Polygon> own = convexParts(polygon);
    parts.insert(parts.end(), own.begin(), own.end());
  }
  return parts;
}

}  // namespace sepax
