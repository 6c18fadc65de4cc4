#pragma once

#include "app/scene/edits/snapping.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// Where a new vertex stands on an edge, near a place; world coordinates. On the grid where that
/// has a point exactly on the edge; else on a 64th of the edge that is exactly on it; else on the
/// grid outside of the polygon, so that a convex one stays convex. Law: of a convex polygon with
/// the vertex in it no vertex is concave, unless the polygon turns by less than the grid there.
[[nodiscard]] Vec2 placeOfNewVertex(const BodyShape& shape, int edge, Vec2 near, SnapStep grid);
/// The same without a grid.
[[nodiscard]] Vec2 placeOfNewVertex(const BodyShape& shape, int edge, Vec2 near);

}  // namespace sepax
