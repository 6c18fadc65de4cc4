#include "core/polygon/common_region.h"

#include "core/polygon/bounding.h"

#include <utility>

namespace sepax {

namespace {

/// The piece to the left of the line through `from` and `to` (Sutherland and Hodgman 1974).
std::vector<Vec2> leftOf(const std::vector<Vec2>& polygon, Vec2 from, Vec2 to) {
  std::vector<Vec2> kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 here = polygon[i];
    const Vec2 next = polygon[(i + 1) % polygon.size()];
    const double sideHere = cross(to - from, here - from);
    const double sideNext = cross(to - from, next - from);
    if (sideHere >= 0) kept.push_back(here);
    if ((sideHere > 0 && sideNext < 0) || (sideHere < 0 && sideNext > 0))
      kept.push_back(lerp(here, next, sideHere / (sideHere - sideNext)));
  }
  return kept;
}

}  // namespace

std::vector<Vec2> commonRegion(std::span<const Vec2> a, std::span<const Vec2> b) {
  std::vector<Vec2> region(a.begin(), a.end());
  for (std::size_t i = 0; i < b.size(); ++i) region = leftOf(region, b[i], b[(i + 1) % b.size()]);
  if (region.size() < 3) return {};
  return region;
}

std::vector<std::vector<Vec2>> commonRegions(std::span<const Polygon> a,
                                             std::span<const Polygon> b) {
  std::vector<std::vector<Vec2>> regions;
  for (const Polygon& one : a) {
    for (const Polygon& other : b) {
      if (!boxesMeet(boundsOf(one.vertices), boundsOf(other.vertices))) continue;
      std::vector<Vec2> region = commonRegion(one.vertices, other.vertices);
      if (!region.empty()) regions.push_back(std::move(region));
    }
  }
  return regions;
}

}  // namespace sepax
