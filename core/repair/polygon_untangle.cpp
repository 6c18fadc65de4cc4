#include "core/exact/predicates.h"
#include "core/exact/vec2.h"
#include "core/polygon/boundary_index.h"
#include "core/polygon/defect.h"
#include "core/polygon/polygon.h"
#include "core/repair/polygon_repair.h"

#include <algorithm>
#include <map>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Points = std::vector<Vec2>;

/// Edges that the swaps may look at altogether: less than a second.
constexpr std::size_t kUntangleWork = 500'000;

/// Places in the order of their first appearance, with the caller's indices at each.
struct Places {
  Points points;
  std::vector<Picks> indices;
};

Places placesOf(std::span<const Vec2> vertices) {
  Places places;
  std::map<std::pair<double, double>, std::size_t> known;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const Vec2 p = vertices[i];
    const auto [at, isNew] = known.try_emplace({p.x, p.y}, places.points.size());
    if (isNew) {
      places.points.push_back(p);
      places.indices.emplace_back();
    }
    places.indices[at->second].push_back(static_cast<int>(i));
  }
  return places;
}

Points ordered(const Points& points, const Picks& order) {
  Points result;
  result.reserve(order.size());
  for (const int i : order) result.push_back(points[asIndex(i)]);
  return result;
}

/// What the tour saves when its edges i and j become two others; world units.
double savingOf(const Points& tour, std::size_t i, std::size_t j) {
  const Vec2 a = tour[i], b = tour[i + 1];
  const Vec2 c = tour[j], d = tour[(j + 1) % tour.size()];
  return distance(a, b) + distance(c, d) - distance(a, c) - distance(b, d);
}

/// Swaps one pair of meeting edges for a shorter one; false when there is no such pair.
bool swapOnce(const Points& tour, const PolygonReport& report, Picks& order) {
  for (const Defect& defect : report.defects) {
    if (defect.kind != DefectKind::selfIntersection) continue;
    const std::size_t i = asIndex(defect.first), j = asIndex(defect.second);  // i < j
    if (!(savingOf(tour, i, j) > 0)) continue;
    std::reverse(order.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                 order.begin() + static_cast<std::ptrdiff_t>(j) + 1);
    return true;
  }
  return false;
}

/// The order around the lowest leftmost point, near ones first on a ray, but on the last ray, along
/// which the boundary comes home. A polygon unless all points lie on one line.
Picks aroundLowest(const Points& points) {
  const auto less = [&](int i, int j) {
    const Vec2 p = points[asIndex(i)], q = points[asIndex(j)];
    return std::tuple(p.x, p.y) < std::tuple(q.x, q.y);
  };
  Picks order(points.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  std::iter_swap(order.begin(), std::min_element(order.begin(), order.end(), less));
  const Vec2 pivot = points[asIndex(order.front())];
  std::sort(order.begin() + 1, order.end(), [&](int i, int j) {
    const int turn = orientation(pivot, points[asIndex(i)], points[asIndex(j)]);
    return turn != 0 ? turn > 0 : less(i, j);  // on a ray the greater one is farther
  });
  const Vec2 last = points[asIndex(order.back())];
  const auto ray = std::find_if(order.begin() + 1, order.end(), [&](int i) {
    return orientation(pivot, points[asIndex(i)], last) == 0;
  });
  std::reverse(ray, order.end());
  return order;
}

/// Counterclockwise and from the caller's first vertex on.
Picks normalised(Picks order, Winding winding) {
  if (winding == Winding::clockwise) std::reverse(order.begin(), order.end());
  std::rotate(order.begin(), std::min_element(order.begin(), order.end()), order.end());
  return order;
}

Picks orderOf(const Points& points) {
  Picks order(points.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  for (std::size_t work = 0; work < kUntangleWork; work += points.size()) {
    const Points tour = ordered(points, order);
    const PolygonReport report = checkPolygon(tour);
    if (report.polygon) return normalised(std::move(order), report.winding);
    if (!swapOnce(tour, report, order)) break;
  }
  return normalised(aroundLowest(points), Winding::counterclockwise);
}

bool onOneLine(const Points& points) {
  return std::all_of(points.begin(), points.end(),
                     [&](Vec2 p) { return orientation(points.front(), points.back(), p) == 0; });
}

}  // namespace

Picks untangled(std::span<const Vec2> vertices) {
  const Places places = placesOf(vertices);
  if (places.points.size() < 3 || onOneLine(places.points)) return {};
  Picks picks;
  for (const int place : orderOf(places.points)) {
    const Picks& copies = places.indices[asIndex(place)];
    picks.insert(picks.end(), copies.begin(), copies.end());
  }
  return picks;
}

}  // namespace sepax
