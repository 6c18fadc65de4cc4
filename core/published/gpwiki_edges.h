#pragma once

#include "core/evidence/published_gpwiki.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <span>

/// "Polygon Collision" (gpwiki.org), the section on nonconvex polygons, as printed. Only used to
/// compare: parallel edges divide by zero, and vertices alone miss polygons that cross.
namespace sepax::published {

/// edgeIntersection(a, b, c, d). The printed `t * b` is read as b * t. For parallel edges t and u
/// are x/0: an infinite one is refused, a NaN passes every comparison and is returned as a point.
[[nodiscard]] PublishedEdgeIntersection edgeIntersection(
    Vec2 a, Vec2 b, Vec2 c, Vec2 d, Contraction contraction = Contraction::off);

/// "Iterate over all vertices": those of each polygon that lie strictly inside the other. The page
/// leaves the point-in-polygon test open; it is exact here, so that only the idea is compared.
[[nodiscard]] PublishedVertexTest verticesInside(std::span<const Vec2> a, std::span<const Vec2> b);

/// The vertices, then edgeIntersection of every side of A with every side of B, which rests on the
/// exact relation of the polygons only in what it says of errors.
/// Laws: intersects = verticesInside's; a pair errs if and only if its outcome is not a number, or
/// a point where the closed sides do not meet, or none where they do; a normal is inward if and
/// only if the area of B is on that side of it.
[[nodiscard]] PublishedEdgeLoop edgeLoop(std::span<const Vec2> a, std::span<const Vec2> b,
                                         Relation exact,
                                         Contraction contraction = Contraction::off);

}  // namespace sepax::published
