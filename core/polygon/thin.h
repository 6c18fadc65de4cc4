#pragma once

#include "core/polygon/polygon.h"

#include <span>

/// Points and segments in the place of convex polygons, for the queries that say that they take
/// thin bodies. A thin body has no interior; its relative interior is the segment without its ends,
/// or the point itself.
namespace sepax {

/// One or two vertices as a convex polygon without an area: a segment has one edge, from its first
/// vertex to its second; a point and a segment without length have none.
[[nodiscard]] Polygon thinPolygon(std::span<const Vec2> vertices);

/// It was made by thinPolygon.
[[nodiscard]] bool isThin(const Polygon& polygon);

}  // namespace sepax
