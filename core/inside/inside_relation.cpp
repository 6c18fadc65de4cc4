#include "core/inside/inside_relation.h"

#include "core/exact/predicates.h"
#include "core/exact/vec2.h"
#include "core/inside/sector.h"
#include "core/polygon/polygon.h"
#include "core/polygon/thin.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace sepax {

namespace {

/// A vertex by the polygon that has it and its position there.
struct Place {
  const Polygon* polygon = nullptr;
  std::size_t position = 0;
};

/// The vertex with this caller's index; nothing for a repetition.
std::optional<Place> placeOf(std::span<const Polygon> polygons, int vertex) {
  for (const Polygon& polygon : polygons) {
    const auto found = std::find(polygon.vertexIndex.begin(), polygon.vertexIndex.end(), vertex);
    if (found == polygon.vertexIndex.end()) continue;
    return Place{&polygon, static_cast<std::size_t>(found - polygon.vertexIndex.begin())};
  }
  return std::nullopt;
}

/// The interiors meet around this vertex, which lies on the boundary of one of the others.
bool meetAround(std::span<const Polygon> own, std::span<const Polygon> others,
                const PointEvidence& vertex) {
  const std::optional<Place> place = placeOf(own, vertex.index);
  if (!place) return false;
  const Sector sector = cornerSector(*place->polygon, place->position);
  return std::any_of(vertex.ray.begin(), vertex.ray.end(), [&](const RayCrossing& crossing) {
    if (crossing.meeting != RayMeeting::holdsPoint) return false;
    return std::any_of(others.begin(), others.end(), [&](const Polygon& other) {
      const std::optional<Sector> around = sectorOnEdge(other, crossing.edge, vertex.point);
      return around && interiorsMeet(sector, *around);
    });
  });
}

/// The interiors meet around one of these vertices, which lie on the other's boundary or outside.
bool meetAroundVertices(std::span<const Polygon> own, std::span<const Polygon> others,
                        const std::vector<PointEvidence>& vertices) {
  return std::any_of(vertices.begin(), vertices.end(), [&](const PointEvidence& vertex) {
    return vertex.side == Side::boundary && meetAround(own, others, vertex);
  });
}

bool anyInside(const std::vector<PointEvidence>& vertices) {
  return std::any_of(vertices.begin(), vertices.end(),
                     [](const PointEvidence& vertex) { return vertex.side == Side::inside; });
}

/// The segment runs in the interior right after one of its ends, or right before or after a vertex
/// that it passes.
bool runsInside(const Polygon& thin, std::span<const Polygon> solid) {
  if (thin.edges.empty()) return false;
  const Vec2 start = thin.vertices.front();
  const Vec2 end = thin.vertices.back();
  const auto leads = [&](Vec2 point) {
    const std::vector<Sector> sectors = sectorsAt(solid, point);
    return (point != start && leadsInside(sectors, start)) ||
           (point != end && leadsInside(sectors, end));
  };
  if (leads(start) || leads(end)) return true;
  return std::any_of(solid.begin(), solid.end(), [&](const Polygon& polygon) {
    return std::any_of(polygon.vertices.begin(), polygon.vertices.end(),
                       [&](Vec2 vertex) { return onSegment(start, end, vertex) && leads(vertex); });
  });
}

/// What the interiors share beside vertices inside and edges that cross.
bool meetOtherwise(const InsideBody& a, const InsideBody& b, const InsideEvidence& evidence) {
  if (isThin(a.outlines.front())) return runsInside(a.outlines.front(), b.outlines);
  if (isThin(b.outlines.front())) return runsInside(b.outlines.front(), a.outlines);
  return meetAroundVertices(a.outlines, b.outlines, evidence.aInB) ||
         meetAroundVertices(b.outlines, a.outlines, evidence.bInA);
}

}  // namespace

Relation relationFound(const InsideBody& a, const InsideBody& b, const InsideEvidence& evidence) {
  if (!evidence.intersects) return Relation::disjoint;
  if (isThin(a.outlines.front()) && isThin(b.outlines.front())) return Relation::touching;
  const bool cross = std::any_of(evidence.meetings.begin(), evidence.meetings.end(),
                                 [](const EdgeMeeting& meeting) { return meeting.crosses; });
  const bool overlap = cross || anyInside(evidence.aInB) || anyInside(evidence.bInA) ||
                       meetOtherwise(a, b, evidence);
  return overlap ? Relation::overlapping : Relation::touching;
}

}  // namespace sepax
