#include "core/polygon/hull.h"

#include "core/exact/predicates.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

namespace sepax {

std::vector<Vec2> convexHull(std::span<const Vec2> points) {
  std::vector<Vec2> sorted(points.begin(), points.end());
  std::sort(sorted.begin(), sorted.end(),
            [](Vec2 a, Vec2 b) { return std::tuple(a.x, a.y) < std::tuple(b.x, b.y); });
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  if (sorted.size() < 3) return sorted;
  std::vector<Vec2> hull;
  const auto extend = [&hull](Vec2 point, std::size_t keep) {
    while (hull.size() >= keep + 2 && orientation(hull[hull.size() - 2], hull.back(), point) <= 0) {
      hull.pop_back();
    }
    hull.push_back(point);
  };
  for (const Vec2 point : sorted) extend(point, 0);
  const std::size_t lower = hull.size() - 1;
  for (auto point = sorted.rbegin() + 1; point != sorted.rend(); ++point) extend(*point, lower);
  hull.pop_back();  // the first point came again
  return hull;
}

}  // namespace sepax
