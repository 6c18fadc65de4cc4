#pragma once

#include "core/polygon/polygon.h"

#include <optional>
#include <span>
#include <vector>

/// The interior of a polygon around a point of its boundary, exactly.
namespace sepax {

/// Counterclockwise from one neighbour to the other.
struct Sector {
  Vec2 at;
  Vec2 from;
  Vec2 to;
};

/// Around the vertex at this position.
[[nodiscard]] Sector cornerSector(const Polygon& polygon, std::size_t position);
/// Around a point that lies on the edge with this caller's index; nothing when the polygon has no
/// such edge.
[[nodiscard]] std::optional<Sector> sectorOnEdge(const Polygon& polygon, int index, Vec2 point);
/// Around a point, of every polygon that has it on its boundary.
[[nodiscard]] std::vector<Sector> sectorsAt(std::span<const Polygon> polygons, Vec2 point);

/// Both around the same point: the open sectors meet.
[[nodiscard]] bool interiorsMeet(const Sector& x, const Sector& y);
/// The closed sectors, all around the same point, together leave nothing out.
[[nodiscard]] bool coverAll(std::span<const Sector> sectors);
/// A short way from their point towards another one runs in the interior of what the closed sectors
/// cover together.
[[nodiscard]] bool leadsInside(std::span<const Sector> sectors, Vec2 towards);

}  // namespace sepax
