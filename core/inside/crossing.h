#pragma once

#include "core/evidence/inside.h"
#include "core/exact/vec2.h"
#include "core/polygon/box_tree.h"
#include "core/polygon/callers_edges.h"
#include "core/polygon/polygon.h"

#include <vector>

/// Point in polygon by the crossing number (Shimrat 1962; the half-open rule as in Haines, Point in
/// Polygon Strategies, Graphics Gems IV). An edge counts when exactly one of its ends lies above
/// the ray and the orientation of the edge and the point says that it passes to the right: no
/// division.
namespace sepax {

/// Where the point lies. Same code as pointInPolygon.
[[nodiscard]] Side sideOf(const Polygon& polygon, Vec2 point);

/// A polygon made ready for the rays of many points: an edge whose box the ray misses is not looked
/// at.
struct RayTarget {
  explicit RayTarget(const Polygon& polygon);

  std::vector<CallersEdge> edges;
  BoxTree tree;  ///< of the edges' boxes
};

/// The same with the parity of the half-open rule and everything that the ray met.
/// Laws: the ray's meetings never come nearer again; off the boundary, parity = (side is inside);
/// each point of a tiling of polygons has odd parity in exactly one of them; winding and first
/// vertex do not matter.
[[nodiscard]] PointEvidence pointInPolygon(const Polygon& polygon, Vec2 point);
[[nodiscard]] PointEvidence pointInPolygon(const RayTarget& target, Vec2 point);

}  // namespace sepax
