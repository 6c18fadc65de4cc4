#include "core/polygon/part_overlaps.h"

#include "core/exact/predicates.h"
#include "core/polygon/bounding.h"
#include "core/polygon/common_region.h"
#include "core/polygon/convex_parts.h"

#include <algorithm>
#include <optional>

namespace sepax {

namespace {

/// An outline in convex pieces; none where it is not looked at.
struct Outline {
  std::vector<Polygon> pieces;
  Bounds box;
};

Outline outlineOf(const PartReport& part) {
  if (!part.report.polygon) return {};
  const Polygon& polygon = *part.report.polygon;
  if (!polygon.convex && polygon.vertices.size() > kMaxOverlapVertices) return {};
  return {convexParts(polygon), boundsOf(polygon.vertices)};
}

/// All of b lies on the line of an edge of a or beyond it.
bool isBeyondAnEdge(const Polygon& a, const Polygon& b) {
  return std::ranges::any_of(a.edges, [&](const Edge& edge) {
    const Vec2 from = a.vertices[static_cast<std::size_t>(edge.from)];
    const Vec2 to = a.vertices[static_cast<std::size_t>(edge.to)];
    return std::ranges::all_of(b.vertices,
                               [&](Vec2 vertex) { return orientation(from, to, vertex) <= 0; });
  });
}

/// Of convex polygons, by a line between them along an edge of one.
bool interiorsMeet(const Polygon& a, const Polygon& b) {
  return !isBeyondAnEdge(a, b) && !isBeyondAnEdge(b, a);
}

Vec2 averageOf(std::span<const Vec2> points) {
  Vec2 sum;
  for (const Vec2 point : points) sum += point;
  return sum / static_cast<double>(points.size());
}

/// In the middle of what two convex polygons share; a vertex where rounding leaves nothing of it.
Vec2 sharedPlace(const Polygon& a, const Polygon& b) {
  const std::vector<Vec2> region = commonRegion(a.vertices, b.vertices);
  return region.empty() ? a.vertices.front() : averageOf(region);
}

std::optional<Vec2> overlapOf(const Outline& a, const Outline& b) {
  for (const Polygon& pieceA : a.pieces)
    for (const Polygon& pieceB : b.pieces)
      if (interiorsMeet(pieceA, pieceB)) return sharedPlace(pieceA, pieceB);
  return std::nullopt;
}

}  // namespace

std::vector<PartOverlap> overlappingParts(std::span<const PartReport> parts) {
  std::vector<Outline> outlines;
  for (const PartReport& part : parts) outlines.push_back(outlineOf(part));
  std::vector<PartOverlap> overlaps;
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    for (std::size_t k = i + 1; k < outlines.size(); ++k) {
      if (outlines[i].pieces.empty() || outlines[k].pieces.empty()) continue;
      if (!boxesMeet(outlines[i].box, outlines[k].box)) continue;
      const std::optional<Vec2> place = overlapOf(outlines[i], outlines[k]);
      if (!place) continue;
      overlaps.push_back({static_cast<int>(i), static_cast<int>(k), *place});
      if (overlaps.size() == kMaxPartOverlaps) return overlaps;
    }
  }
  return overlaps;
}

}  // namespace sepax
