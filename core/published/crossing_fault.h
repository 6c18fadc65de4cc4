#pragma once

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

/// What turns the answer of `detect` with this reading, whose indices and slope are as meant, away
/// from the exact one: closed polygons collide when they meet.
/// Laws: none if and only if collided = (the relation is not disjoint); a fault of the counter or
/// of the casts is gone in the reading without it, or without both.
[[nodiscard]] CrossingFault faultOf(const CollisionPackage& first, const CollisionPackage& second,
                                    const CrossingReading& reading, const ExactCrossing& exact);

/// The vertices as a body lists them, with the middles of its sides where those are tested, too.
[[nodiscard]] std::vector<PublishedVertex> namesOf(std::span<const Vec2> vertices, bool middles);

}  // namespace sepax::published
