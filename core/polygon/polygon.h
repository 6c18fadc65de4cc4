#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/defect.h"

#include <optional>
#include <span>
#include <vector>

namespace sepax {

/// One edge of a polygon that has a length: runs counterclockwise.
struct Edge {
  int index = 0;  ///< in the caller's list: from the caller's vertex `index` to the next one
  int from = 0;   ///< positions in Polygon::vertices
  int to = 0;
};

/// A simple polygon with area: counterclockwise, no repeated consecutive vertex. Made by
/// checkPolygon only, so its promises hold everywhere; thinPolygon makes others for the queries
/// that say so.
struct Polygon {
  std::vector<Vec2> vertices;    ///< counterclockwise, world units
  std::vector<int> vertexIndex;  ///< caller's index of each (the lowest one of repeated vertices)
  std::vector<Edge> edges;       ///< in the order of the caller's edges
  bool convex = false;           ///< no reflex vertex; collinear vertices are allowed
};

enum class Winding { counterclockwise, clockwise };

/// Everything that checkPolygon found out.
struct PolygonReport {
  std::optional<Polygon> polygon;  ///< present when the list is a polygon (DEFINITIONS 1)
  Winding winding = Winding::counterclockwise;  ///< of the caller's list, where there is one
  std::vector<Defect> defects;                  ///< worst kind first, then by index
};

/// Most self-intersections that a report lists: those of the lowest edges.
inline constexpr std::size_t kMaxReportedCrossings = 64;

/// Checks a vertex list: a polygon has at least 3 distinct vertices, is simple, has an area and
/// finite coordinates. A repeated last vertex and consecutive duplicates are passed over. Exact.
/// Laws: rotating or reversing the list changes only indices and winding, and which repeated vertex
/// is the one that closes it.
[[nodiscard]] PolygonReport checkPolygon(std::span<const Vec2> vertices);

/// Enclosed area, world units squared; the double nearest to it.
[[nodiscard]] double area(const Polygon& polygon);
/// Centroid of the area, each coordinate the double nearest to it; of a thin one the first vertex.
[[nodiscard]] Vec2 centroid(const Polygon& polygon);

/// Axis-parallel box.
struct Bounds {
  Vec2 min;
  Vec2 max;
  friend bool operator==(Bounds, Bounds) = default;
};
/// Smallest box of at least one point.
[[nodiscard]] Bounds boundsOf(std::span<const Vec2> points);
/// Largest distance from the centre to one of the points.
[[nodiscard]] double radiusAbout(Vec2 center, std::span<const Vec2> points);

}  // namespace sepax
