#include "core/inside/inside_relation.h"

#include "core/exact/predicates.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace sepax {

namespace {

/// The interior of a polygon around a point of its boundary: counterclockwise from one neighbour to
/// the other.
struct Sector {
  Vec2 at;
  Vec2 from;
  Vec2 to;
};

Vec2 vertexAt(const Polygon& polygon, std::size_t position) {
  return polygon.vertices[position % polygon.vertices.size()];
}

Sector cornerSector(const Polygon& polygon, std::size_t position) {
  return {vertexAt(polygon, position), vertexAt(polygon, position + 1),
          vertexAt(polygon, position + polygon.vertices.size() - 1)};
}

/// Around a point that lies on the edge with this caller's index.
Sector sectorOnEdge(const Polygon& polygon, int index, Vec2 point) {
  const auto edge =
      std::lower_bound(polygon.edges.begin(), polygon.edges.end(), index,
                       [](const Edge& candidate, int wanted) { return candidate.index < wanted; });
  for (const int end : {edge->from, edge->to}) {
    const auto position = static_cast<std::size_t>(end);
    if (vertexAt(polygon, position) == point) return cornerSector(polygon, position);
  }
  return {point, vertexAt(polygon, static_cast<std::size_t>(edge->to)),
          vertexAt(polygon, static_cast<std::size_t>(edge->from))};
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

/// Both around the same point. Where open sectors meet, one of them starts within the other.
bool interiorsMeet(const Sector& x, const Sector& y) {
  return sameDirection(x.at, x.from, y.from) || isWithin(x, y.from) || isWithin(y, x.from);
}

/// Position of the vertex with this caller's index; none for a repetition.
std::optional<std::size_t> positionOf(const Polygon& polygon, int vertex) {
  const auto found = std::find(polygon.vertexIndex.begin(), polygon.vertexIndex.end(), vertex);
  if (found == polygon.vertexIndex.end()) return std::nullopt;
  return static_cast<std::size_t>(found - polygon.vertexIndex.begin());
}

/// The interiors meet around one of these vertices, which lie on the other's boundary or outside.
bool meetAroundVertices(const Polygon& own, const Polygon& other,
                        const std::vector<PointEvidence>& vertices) {
  return std::any_of(vertices.begin(), vertices.end(), [&](const PointEvidence& vertex) {
    if (vertex.side != Side::boundary) return false;
    const auto position = positionOf(own, vertex.index);
    const auto edge = std::find_if(
        vertex.ray.begin(), vertex.ray.end(),
        [](const RayCrossing& crossing) { return crossing.meeting == RayMeeting::holdsPoint; });
    return position && interiorsMeet(cornerSector(own, *position),
                                     sectorOnEdge(other, edge->edge, vertex.point));
  });
}

bool anyInside(const std::vector<PointEvidence>& vertices) {
  return std::any_of(vertices.begin(), vertices.end(),
                     [](const PointEvidence& vertex) { return vertex.side == Side::inside; });
}

}  // namespace

Relation relationFound(const InsideBody& a, const InsideBody& b, const InsideEvidence& evidence) {
  if (!evidence.intersects) return Relation::disjoint;
  const bool cross = std::any_of(evidence.meetings.begin(), evidence.meetings.end(),
                                 [](const EdgeMeeting& meeting) { return meeting.crosses; });
  const bool overlap = cross || anyInside(evidence.aInB) || anyInside(evidence.bInA) ||
                       meetAroundVertices(a.polygon, b.polygon, evidence.aInB) ||
                       meetAroundVertices(b.polygon, a.polygon, evidence.bInA);
  return overlap ? Relation::overlapping : Relation::touching;
}

}  // namespace sepax
