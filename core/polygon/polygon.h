#pragma once

#include "core/exact/vec2.h"

#include <optional>
#include <span>
#include <string>
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

/// What can be wrong with a vertex list, worst first. From `clockwise` on it is a note: the list
/// still is a polygon.
enum class DefectKind {
  nonFinite,
  tooFewVertices,
  zeroArea,
  spike,
  selfIntersection,
  clockwise,
  repeatedVertex,
  collinearVertex,
  reflexVertex,
};

/// One defect with its place. Indices refer to the caller's list.
struct Defect {
  DefectKind kind = DefectKind::nonFinite;
  int first = 0;   ///< vertex, or edge for selfIntersection
  int second = 0;  ///< second edge for selfIntersection, else equal to first
  Vec2 place;      ///< world units; meaningless for nonFinite
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
/// Laws: rotating or reversing the list changes only indices and winding.
[[nodiscard]] PolygonReport checkPolygon(std::span<const Vec2> vertices);

/// A defect is an error (the list is no polygon) rather than a note.
[[nodiscard]] bool isError(DefectKind kind);
/// The field's word: "self_intersection", "clockwise", ...
[[nodiscard]] const char* nameOf(DefectKind kind);
/// One sentence that names the place, e.g. "edges 0 and 2 cross or touch".
[[nodiscard]] std::string describe(const Defect& defect);

/// Convex hull, counterclockwise from the lowest leftmost point, without collinear points; fewer
/// than 3 points when all points lie on one line (Andrew's monotone chain, exact turns).
[[nodiscard]] std::vector<Vec2> convexHull(std::span<const Vec2> points);

/// Enclosed area, world units squared; positive.
[[nodiscard]] double area(const Polygon& polygon);
/// Centroid of the area.
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
