#pragma once

#include "core/evidence/inside.h"
#include "core/evidence/published_crossing.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/published/gamecodeschool.h"

#include <span>
#include <vector>

namespace sepax::published {

/// What is exactly true of the two bodies of a detection.
struct ExactCrossing {
  Relation relation = Relation::disjoint;
  bool insideFirst = false;  ///< a tested vertex of the first body lies strictly in the second
  bool onFirst = false;      ///< one lies on its boundary
};

/// What turns the answer of `detect` with this reading away from the exact one: closed polygons
/// collide when they meet. An index that leaves the list is a fault whatever they do. An open
/// second list is told before the lines as typed, those before the counter and the casts.
/// Laws: none if and only if the index stays in the list and collided = (the relation is not
/// disjoint); a fault of the list, of a typed line, of the counter or of the casts is gone in the
/// reading without it, or without all of its kind.
[[nodiscard]] CrossingFault faultOf(const CollisionPackage& first, const CollisionPackage& second,
                                    const CrossingReading& reading, const ExactCrossing& exact);

/// The detection with the tested points that lie exactly on the boundary told apart by the parity
/// of their counts; `sides` are those of the points in its order.
[[nodiscard]] PublishedCrossing withBoundary(PublishedCrossing found, std::span<const Side> sides);

/// The vertices as a body lists them, with the middles of its sides where those are tested, too.
[[nodiscard]] std::vector<PublishedVertex> namesOf(std::span<const Vec2> vertices, bool middles);

}  // namespace sepax::published
