#include "core/inside/sector.h"

#include "core/exact/predicates.h"

#include <algorithm>

namespace sepax {

namespace {

Vec2 vertexAt(const Polygon& polygon, std::size_t position) {
  return polygon.vertices[position % polygon.vertices.size()];
}

bool sameDirection(Vec2 at, Vec2 x, Vec2 y) {
  return orientation(at, x, y) == 0 && dotSign(at, x, at, y) > 0;
}

/// The direction to the point lies strictly within the sector.
bool isWithin(const Sector& sector, Vec2 point) {
  const int angle = orientation(sector.at, sector.from, sector.to);
  const int afterFrom = orientation(sector.at, sector.from, point);
  const int beforeTo = orientation(sector.at, point, sector.to);
  if (angle > 0) return afterFrom > 0 && beforeTo > 0;
  if (angle == 0) return afterFrom > 0;  // a straight side
  const bool outside = beforeTo <= 0 && afterFrom <= 0;
  return !outside;
}

/// Some sector holds the directions right after this one, counterclockwise.
bool isCoveredAfter(std::span<const Sector> sectors, Vec2 point) {
  return std::any_of(sectors.begin(), sectors.end(), [&](const Sector& sector) {
    return sameDirection(sector.at, sector.from, point) || isWithin(sector, point);
  });
}

bool isCoveredBefore(std::span<const Sector> sectors, Vec2 point) {
  return std::any_of(sectors.begin(), sectors.end(), [&](const Sector& sector) {
    return sameDirection(sector.at, sector.to, point) || isWithin(sector, point);
  });
}

}  // namespace

Sector cornerSector(const Polygon& polygon, std::size_t position) {
  return {vertexAt(polygon, position), vertexAt(polygon, position + 1),
          vertexAt(polygon, position + polygon.vertices.size() - 1)};
}

std::optional<Sector> sectorOnEdge(const Polygon& polygon, int index, Vec2 point) {
  const auto edge =
      std::lower_bound(polygon.edges.begin(), polygon.edges.end(), index,
                       [](const Edge& candidate, int wanted) { return candidate.index < wanted; });
  if (edge == polygon.edges.end() || edge->index != index) return std::nullopt;
  for (const int end : {edge->from, edge->to}) {
    const auto position = static_cast<std::size_t>(end);
    if (vertexAt(polygon, position) == point) return cornerSector(polygon, position);
  }
  return Sector{point, vertexAt(polygon, static_cast<std::size_t>(edge->to)),
                vertexAt(polygon, static_cast<std::size_t>(edge->from))};
}

std::vector<Sector> sectorsAt(std::span<const Polygon> polygons, Vec2 point) {
  std::vector<Sector> sectors;
  for (const Polygon& polygon : polygons) {
    const auto edge = std::find_if(polygon.edges.begin(), polygon.edges.end(), [&](const Edge& e) {
      return onSegment(vertexAt(polygon, static_cast<std::size_t>(e.from)),
                       vertexAt(polygon, static_cast<std::size_t>(e.to)), point);
    });
    if (edge != polygon.edges.end()) sectors.push_back(*sectorOnEdge(polygon, edge->index, point));
  }
  return sectors;
}

/// Where open sectors meet, one of them starts within the other.
bool interiorsMeet(const Sector& x, const Sector& y) {
  return sameDirection(x.at, x.from, y.from) || isWithin(x, y.from) || isWithin(y, x.from);
}

/// What they leave out would start where one of them ends.
bool coverAll(std::span<const Sector> sectors) {
  return !sectors.empty() && std::all_of(sectors.begin(), sectors.end(), [&](const Sector& sector) {
    return isCoveredAfter(sectors, sector.to);
  });
}

bool leadsInside(std::span<const Sector> sectors, Vec2 towards) {
  return isCoveredAfter(sectors, towards) && isCoveredBefore(sectors, towards);
}

}  // namespace sepax
