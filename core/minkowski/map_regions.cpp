#include "core/minkowski/map_regions.h"

#include "core/exact/transform.h"
#include "core/minkowski/minkowski_difference.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace sepax {

namespace {

/// constant + slope · p: the depth on a side of the border, or a difference of two.
struct Linear {
  double constant = 0;
  Vec2 slope;
  [[nodiscard]] double at(Vec2 p) const { return constant + dot(slope, p); }
  [[nodiscard]] Linear minus(const Linear& other) const {
    return {constant - other.constant, slope - other.slope};
  }
};

struct Side {
  int axis = 0;
  Vec2 from;
  Linear depth;
};

/// The part of a convex polygon where `kept` is not negative.
std::vector<Vec2> clipped(std::vector<Vec2> polygon, const Linear& kept) {
  if (std::ranges::all_of(polygon, [&](Vec2 p) { return kept.at(p) >= 0; })) return polygon;
  std::vector<Vec2> part;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 from = polygon[i];
    const Vec2 to = polygon[(i + 1) % polygon.size()];
    const double first = kept.at(from);
    const double second = kept.at(to);
    if (first >= 0) part.push_back(from);
    if ((first > 0 && second < 0) || (first < 0 && second > 0))
      part.push_back(from + first / (first - second) * (to - from));
  }
  return part.size() < 3 ? std::vector<Vec2>{} : part;
}

/// Sides of the border; parallel ones that follow each other lie on one line and are one.
std::vector<Side> sidesOf(const MapSubject& subject) {
  const auto a = checkPolygon(posed(subject.modelA, {}, subject.angleA)).polygon;
  const auto b = checkPolygon(subject.worldB).polygon;
  std::vector<Side> sides;
  if (!a || !b) return sides;
  // A at p meets B where −p is a point of A at the origin minus one of B.
  for (const MinkowskiSide& side : minkowskiDifference(*a, *b).sides) {
    if (!sides.empty() && sides.back().axis == side.firstAxis) continue;
    const Vec2 from = subject.middleA - side.line.from.rounded();
    const Vec2 inward = normalized(turnedLeft(side.line.from.rounded() - side.line.to.rounded()));
    sides.push_back({side.firstAxis, from, {-dot(inward, from), inward}});
  }
  return sides;
}

}  // namespace

namespace {

/// The places of the area that are nearer to this side than to any other: nearest sides first,
/// which leave little for the others to take away.
std::vector<Vec2> nearestTo(const std::vector<Side>& sides, std::size_t side,
                            std::vector<Vec2> area) {
  const std::size_t count = sides.size();
  for (std::size_t i = 1; i < count; ++i) {
    const std::size_t away = (i + 1) / 2;
    const Side& other = sides[(i % 2 == 1 ? side + away : side + count - away) % count];
    area = clipped(std::move(area), other.depth.minus(sides[side].depth));
  }
  return area;
}

}  // namespace

std::vector<MapRegion> mapRegions(const MapSubject& subject) {
  const std::vector<Side> sides = sidesOf(subject);
  if (sides.size() > kMostMapSides) return {};
  std::vector<Vec2> area;
  for (const Side& side : sides) area.push_back(side.from);
  std::vector<std::pair<MapRegion, Linear>> parts;
  double deepest = 0;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    MapRegion region{sides[i].axis, nearestTo(sides, i, area), {}};
    for (const Vec2 corner : region.outline) deepest = std::max(deepest, sides[i].depth.at(corner));
    if (!region.outline.empty()) parts.emplace_back(std::move(region), sides[i].depth);
  }
  std::vector<MapRegion> regions;
  for (auto& [region, depth] : parts) {
    for (int level = 0; level < kMapLevels; ++level) {
      const Linear over{depth.constant - deepest * level / kMapLevels, depth.slope};
      const Linear under{deepest * (level + 1) / kMapLevels - depth.constant, -depth.slope};
      region.bands.push_back(clipped(clipped(region.outline, over), under));
    }
    regions.push_back(std::move(region));
  }
  return regions;
}

}  // namespace sepax
