#pragma once

#include "core/polygon/polygon.h"

#include <array>
#include <span>
#include <vector>

/// A simple polygon as triangles and as convex parts. Only given vertices are used and every turn
/// is exact, so nothing is rounded.
namespace sepax {

/// Three positions in Polygon::vertices, counterclockwise.
using Triangle = std::array<int, 3>;

/// Triangulation by clipping ears (Meisters 1975), going round from vertex 0; quadratic time.
/// Vertices on the line of their neighbours become corners of triangles like all others.
/// Laws: n - 2 triangles, each with an area; they tile the polygon and share whole sides.
[[nodiscard]] std::vector<Triangle> triangulate(const Polygon& polygon);

/// Index of a side that is no edge of the polygon but a cut between two of its parts.
inline constexpr int kCut = -1;

/// Convex parts: the triangulation without the diagonals that convexity does not need (Hertel and
/// Mehlhorn 1983: at most four times as many as needed). Vertices and edges keep the caller's
/// indices, cuts have kCut. A convex polygon is its own only part.
/// Laws: the parts tile the polygon, are convex, and every edge belongs to exactly one of them.
[[nodiscard]] std::vector<Polygon> convexParts(const Polygon& polygon);
/// Those of all polygons, one after the other.
[[nodiscard]] std::vector<Polygon> convexParts(std::span<const Polygon> polygons);

}  // namespace sepax
