#include "core/repair/polygon_repair.h"

#include "core/exact/predicates.h"
#include "core/polygon/boundary_index.h"
#include "core/polygon/convex_parts.h"
#include "core/polygon/hull.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sepax {

namespace {

/// The boundary runs straight on at b.
bool runsOn(Vec2 a, Vec2 b, Vec2 c) { return orientation(a, b, c) == 0 && dotSign(a, b, b, c) > 0; }
/// The boundary turns back at b.
bool turnsBack(Vec2 a, Vec2 b, Vec2 c) {
  return orientation(a, b, c) == 0 && dotSign(a, b, b, c) < 0;
}

}  // namespace

Picks withoutRepeats(std::span<const Vec2> vertices) {
  Picks picks;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (picks.empty() || vertices[asIndex(picks.back())] != vertices[i])
      picks.push_back(static_cast<int>(i));
  }
  while (picks.size() > 1 && vertices[asIndex(picks.back())] == vertices[asIndex(picks.front())])
    picks.pop_back();
  return picks;
}

Picks withoutCollinear(std::span<const Vec2> vertices) {
  const Picks ring = withoutRepeats(vertices);
  const auto place = [&](std::size_t i) { return vertices[asIndex(ring[i])]; };
  const std::size_t n = ring.size();
  std::vector<bool> straight(n);
  for (std::size_t i = 0; i < n; ++i)
    straight[i] = runsOn(place(before(i, n)), place(i), place(after(i, n)));
  Picks picks;
  std::size_t run = 0;  // of equal vertices, as a position in the ring
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (run + 1 < n && ring[run + 1] == static_cast<int>(i)) ++run;
    const bool wrapped = vertices[i] != place(run);  // a copy of the first vertex at the end
    if (!straight[wrapped ? 0 : run]) picks.push_back(static_cast<int>(i));
  }
  return picks;
}

Picks withoutSpikes(std::span<const Vec2> vertices) {
  Picks ring = withoutRepeats(vertices);
  const auto place = [&](std::size_t i) { return vertices[asIndex(ring[i])]; };
  std::size_t sound = 0;  // so many vertices in a row were looked at since the last change
  for (std::size_t i = 0; ring.size() > 2 && sound < ring.size();) {
    const std::size_t n = ring.size();
    const Vec2 previous = place(before(i, n)), here = place(i), next = place(after(i, n));
    const bool drop = here == previous || turnsBack(previous, here, next);
    if (!drop) {
      i = after(i, n);
      ++sound;
      continue;
    }
    ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(i));
    i = before(i % ring.size(), ring.size());
    sound = 0;
  }
  return ring;
}

Picks withoutShortEdges(std::span<const Vec2> vertices, double shortest, Keep keep) {
  const std::size_t n = vertices.size();
  Picks picks;
  const auto isShort = [&](int i, int j) {
    return distance(vertices[asIndex(i)], vertices[asIndex(j)]) < shortest;
  };
  for (std::size_t step = 0; step < n; ++step) {
    const std::size_t i = keep == Keep::first ? step : n - 1 - step;
    if (picks.empty() || !isShort(picks.back(), static_cast<int>(i)))
      picks.push_back(static_cast<int>(i));
  }
  while (picks.size() > 1 && isShort(picks.back(), picks.front())) picks.pop_back();
  std::sort(picks.begin(), picks.end());
  return picks;
}

Picks hullPicks(std::span<const Vec2> vertices) {
  std::map<std::pair<double, double>, int> indexAt;
  for (std::size_t i = 0; i < vertices.size(); ++i)
    indexAt.try_emplace({vertices[i].x, vertices[i].y}, static_cast<int>(i));
  Picks picks;
  for (const Vec2 corner : convexHull(vertices)) picks.push_back(indexAt.at({corner.x, corner.y}));
  return picks;
}

std::vector<Picks> convexPieces(const Polygon& polygon) {
  std::vector<Picks> pieces;
  for (const Polygon& part : convexParts(polygon)) {
    Picks corners;
    for (const int i : withoutCollinear(part.vertices))
      corners.push_back(part.vertexIndex[asIndex(i)]);
    pieces.push_back(std::move(corners));
  }
  return pieces;
}

std::vector<Picks> convexPieces(const Polygon& polygon, std::size_t most) {
  std::vector<Picks> open = convexPieces(polygon);
  std::ranges::reverse(open);
  std::vector<Picks> pieces;
  while (!open.empty()) {
    Picks corners = std::move(open.back());
    open.pop_back();
    // Of n corners are n - 2 triangles: the halves get their shares of the pieces that it takes.
    const std::size_t triangles = corners.size() - 2;
    const std::size_t shares = (triangles - 1) / (most - 2) + 1;
    const auto cut = static_cast<std::ptrdiff_t>(triangles * (shares / 2) / shares + 1);
    if (shares > 1) {
      Picks rest(corners.begin() + cut, corners.end());
      rest.push_back(corners.front());
      open.push_back(std::move(rest));
      corners.resize(static_cast<std::size_t>(cut) + 1);
      open.push_back(std::move(corners));
    } else {
      pieces.push_back(std::move(corners));
    }
  }
  return pieces;
}

}  // namespace sepax
